import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { EmojiPicker as Picker, type EmojiPickerListComponents } from 'frimousse';
import { useEffect, useState, type RefObject } from 'react';
import { useLocale } from '@/console/shared/text/locale';
import { emojiWordsOf } from '@/console/text/emojiWords';
import { overlaysElement } from '@/console/ui/overlays';
import { takesFocus } from '@/console/ui/takesFocus';
import { emojiDataOf, loadEmojis } from './emojiData';

const CELL_PX = 36;
const COLUMNS = 9;

/** Everything in it is one styled element: there are hundreds of cells. */
const Frame = styled(Picker.Root)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  width: COLUMNS * CELL_PX + 28,
  height: 'min(380px, 60dvh)',
  '& [frimousse-search]': {
    flex: 1,
    minWidth: 0,
    boxSizing: 'border-box',
    padding: '8px 12px',
    font: 'inherit',
    fontSize: '0.875rem',
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.default,
    border: `1px solid ${theme.vars.palette.fieldLine}`,
    borderRadius: 10,
  },
  '& .head': { display: 'flex', gap: 6, padding: 8 },
  '& [frimousse-viewport]': { flex: 1, minHeight: 0, outlineOffset: -2 },
  '& [frimousse-list]': { paddingBottom: 8 },
  '& [frimousse-category-header]': {
    padding: '8px 12px 4px',
    fontSize: '0.75rem',
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.raised,
  },
  '& [frimousse-row]': { padding: '0 8px' },
  '& [frimousse-emoji], & [frimousse-skin-tone-selector]': {
    width: CELL_PX,
    height: CELL_PX,
    padding: 0,
    border: 0,
    borderRadius: 8,
    fontSize: '1.25rem',
    lineHeight: 1,
    cursor: 'pointer',
    backgroundColor: 'transparent',
    '&:hover, &[data-active]': { backgroundColor: theme.vars.palette.action.selected },
  },
  '& [frimousse-loading], & [frimousse-empty]': { display: 'block', padding: 16 },
}));

/**
 * The parts by themselves: a new component at each render would draw every emoji anew. frimousse counts rows and columns
 * from 0, where ARIA begins with 1. It looks rows up by that number, but never the first one.
 */
const PARTS: Partial<EmojiPickerListComponents> = {
  CategoryHeader: ({ category, ...rest }) => <div {...rest}>{category.label}</div>,
  Row: ({ 'aria-rowindex': place, ...rest }) => (
    <div {...rest} {...(place === 0 ? {} : { 'aria-rowindex': place })} />
  ),
  Emoji: ({ emoji, 'aria-colindex': place = 0, ...rest }) => (
    <button type="button" {...rest} role="gridcell" aria-colindex={place + 1}>
      {emoji.emoji}
    </button>
  ),
};

interface EmojiPickerProps {
  /** The button that opened it. */
  anchor: HTMLElement;
  /** Takes the focus when the picker closes: the person goes on writing. */
  input: RefObject<HTMLTextAreaElement | null>;
  /** @param more whether another one may follow: Shift was held */
  onChoose: (emoji: string, more: boolean) => void;
  onClose: () => void;
}

/** Finds an emoji for a message (behaviour: emoji-picker). Its pictures are those of the device. */
export function EmojiPicker({ anchor, input, onChoose, onClose }: EmojiPickerProps) {
  const locale = useLocale();
  const words = emojiWordsOf(locale);
  const [hasFailed, setHasFailed] = useState(false);
  const [isMore, setIsMore] = useState(false);
  useEffect(() => () => input.current?.focus(), [input]);
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      disableRestoreFocus
      container={overlaysElement}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': words.title, sx: { bgcolor: 'raised' } },
      }}
      onKeyDown={(event) => {
        setIsMore(event.shiftKey);
        // The page beneath has its own shortcuts. They must not act on what is hidden. The picker's own keys, without any of
        // these, it looks for on the document.
        if (event.altKey || event.ctrlKey || event.metaKey || event.key === '?') {
          event.stopPropagation();
        }
      }}
      onPointerDownCapture={(event) => setIsMore(event.shiftKey)}
    >
      <Frame
        locale={locale}
        columns={COLUMNS}
        onEmojiSelect={({ emoji }) => onChoose(emoji, isMore)}
        resolveEmojiData={async () => {
          try {
            return emojiDataOf(await loadEmojis(locale), locale, words);
          } catch (fault) {
            setHasFailed(true);
            throw fault;
          }
        }}
      >
        <div className="head">
          <Picker.Search ref={takesFocus} aria-label={words.search} placeholder={words.search} />
          <Picker.SkinToneSelector aria-label={words.skinTone} />
        </div>
        <Picker.Viewport tabIndex={0} role="group" aria-label={words.title}>
          {hasFailed ? (
            <Typography role="alert" variant="body2" sx={{ p: 4 }}>
              {words.failed}
            </Typography>
          ) : (
            <Picker.Loading>{words.loading}</Picker.Loading>
          )}
          <Picker.Empty>{({ search }) => words.none(search)}</Picker.Empty>
          <Picker.List components={PARTS} />
        </Picker.Viewport>
      </Frame>
    </Popover>
  );
}
