import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { selectIsAdmin } from '@/console/entities/session/sessionSelectors';
import { useAppSelector } from '@/console/store/hooks';
import { useLocale } from '@/console/shared/text/locale';
import { useText } from '@/console/shared/text/useText';
import { paletteWordsOf, type PaletteWords } from '@/console/text/paletteWords';
import { ModalDialog } from '@/console/ui/ModalDialog';
import { Keys } from './Keys';

interface Shortcut {
  of: keyof PaletteWords['shortcutsOf'];
  /** Each is one way to do it. */
  ways: readonly (readonly string[])[];
}

/** In the order of a day's use. */
const shortcutsOf = ({ keys }: PaletteWords): readonly Shortcut[] => [
  { of: 'palette', ways: [['Ctrl', 'K']] },
  { of: 'nextNeedy', ways: [['Alt', 'M']] },
  {
    of: 'neighbours',
    ways: [
      ['Alt', keys.up],
      ['Alt', keys.down],
    ],
  },
  { of: 'acceptOffer', ways: [['Alt', 'A']] },
  { of: 'nextStep', ways: [['Alt', 'P']] },
  { of: 'send', ways: [[keys.enter]] },
  { of: 'newLine', ways: [[keys.shift, keys.enter]] },
  { of: 'replies', ways: [['/']] },
  { of: 'close', ways: [[keys.escape]] },
  { of: 'shortcuts', ways: [['?']] },
];

interface ShortcutsDialogProps {
  /** The host keeps quick replies. */
  hasReplies: boolean;
  onClose: () => void;
}

/** What the keyboard can do (behaviour: shortcut-list). */
export function ShortcutsDialog({ hasReplies, onClose }: ShortcutsDialogProps) {
  const { common } = useText();
  const words = paletteWordsOf(useLocale());
  const isAdmin = useAppSelector(selectIsAdmin);
  // Administrators get no offers.
  const missing = new Set([
    ...(isAdmin ? ['acceptOffer'] : []),
    ...(hasReplies ? [] : ['replies']),
  ]);
  const shortcuts = shortcutsOf(words).filter(({ of }) => !missing.has(of));
  return (
    <ModalDialog
      open
      maxWidth="sm"
      title={words.shortcutsTitle}
      closeLabel={common.close}
      onClose={onClose}
    >
      <Box component="dl" sx={LIST}>
        {shortcuts.map(({ of, ways }) => (
          <Fragment key={of}>
            <dt>{words.shortcutsOf[of]}</dt>
            <dd>
              {ways.map((keys, place) => (
                <Fragment key={keys.join()}>
                  {place === 0 ? null : (
                    <Typography component="span" variant="body2" color="textSecondary">
                      {words.or}
                    </Typography>
                  )}
                  <Keys keys={keys} />
                </Fragment>
              ))}
            </dd>
          </Fragment>
        ))}
      </Box>
    </ModalDialog>
  );
}

const LIST = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: 3,
  '& dd': { m: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 },
} as const;
