import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Children, type ReactNode } from 'react';
import { FOCUS_HOME } from '@/console/ui/focusHome';
import { LOW_WINDOW } from '@/console/ui/lowWindow';
import { NARROW_BELOW_PX } from '@/console/ui/useNarrow';
import { VisuallyHidden } from '@/console/ui/VisuallyHidden';

/**
 * The dock has a place of its own beside what it must not cover: its column gives up room for it (design: offer-place).
 * Unfolded it takes half of the window at most, and scrolls.
 */
const Dock = styled('section')(({ theme }) => ({
  position: 'relative',
  // An offer expires in a minute, so on a phone it is decided without closing the drawer.
  zIndex: theme.zIndex.drawer + 10,
  flex: 'none',
  maxHeight: '50dvh',
  display: 'flex',
  flexDirection: 'column',
  borderTop: `1px solid ${theme.vars.palette.line}`,
  backgroundColor: theme.vars.palette.background.paper,
  [LOW_WINDOW]: { flexDirection: 'row', alignItems: 'center' },
  // On a wide screen also a dialog leaves the dock free.
  [theme.breakpoints.up(NARROW_BELOW_PX)]: { zIndex: theme.zIndex.modal + 10 },
}));

const Cards = styled('div')({
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  maxHeight: '100%',
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  padding: 8,
  [LOW_WINDOW]: { padding: 4 },
  overflowY: 'auto',
  // At its end, a scroll here must not continue in the messages or the list.
  overscrollBehavior: 'contain',
});

const Feet = styled('div')({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: '0 8px 8px',
  [LOW_WINDOW]: { maxWidth: '25%', padding: 4 },
});

interface OfferDockViewProps {
  label: string;
  /** The text screen readers announce when an offer comes: once, not with every second. */
  announcement: string;
  /** The number of offers not shown, in words; null when all are shown. */
  more: string | null;
  onMore: () => void;
  /** Folds the dock to one offer; null when it is folded. */
  fewer: string | null;
  onFewer: () => void;
  children: ReactNode;
}

/** The offers that wait for a decision: one, and the others on request (behaviour: offer-dock). */
export function OfferDockView(props: OfferDockViewProps) {
  const { fewer, more } = props;
  return (
    <>
      <VisuallyHidden role="status">{props.announcement}</VisuallyHidden>
      {Children.count(props.children) === 0 ? null : (
        <Dock {...FOCUS_HOME} aria-label={props.label}>
          <Cards>{props.children}</Cards>
          {more === null && fewer === null ? null : (
            <Feet>
              {more === null ? null : (
                <Button size="small" onClick={props.onMore}>
                  {more}
                </Button>
              )}
              {fewer === null ? null : (
                <Button size="small" onClick={props.onFewer}>
                  {fewer}
                </Button>
              )}
            </Feet>
          )}
        </Dock>
      )}
    </>
  );
}
