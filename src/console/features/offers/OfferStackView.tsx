import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Children, type ReactNode } from 'react';
import { FOCUS_HOME } from '@/console/ui/focusHome';
import { LOW_WINDOW } from '@/console/ui/lowWindow';
import { NARROW_BELOW_PX } from '@/console/ui/useNarrow';
import { ToastsKeepClear } from '@/console/ui/toastPlace';
import { VisuallyHidden } from '@/console/ui/VisuallyHidden';

/** An offer's width and its distance from the edge, in px. */
const OFFER_PX = 360;
const EDGE_PX = 12;
/** The coupons drawer's width in px. Offers stay beside the drawer (design: wide). */
const ASIDE_PX = 400;
/** The room kept free at a chat's ends, in px: its header, and the tools with an input at its full height. */
const HEADER_PX = 64;
const WRITING_PX = 188;
/** In a low window, for example at 200 % zoom, only the input line is kept free; on a phone also the tools above it. */
const LINE_PX = 60;
const LINE_AND_TOOLS_PX = 128;

/** The parts of the screen that offers must not cover. */
export interface OfferPlace {
  /** A chat is open: its header and input stay reachable. */
  inChat: boolean;
  /** The drawer on the right is open. */
  besideDrawer: boolean;
}

/**
 * The stack is at the top right (behaviour: offer-toast), on a phone at the bottom near the thumb. It scrolls when it
 * is long.
 */
const Stack = styled('section')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.drawer + 10,
  top: 0,
  right: 0,
  maxHeight: '100%',
  maxWidth: '100%',
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  padding: EDGE_PX,
  overflowY: 'auto',
  // At its end, a scroll here must not continue in the chat beneath.
  overscrollBehavior: 'contain',
  // On a wide screen there is room beside a dialog: an offer expires in a minute, so it can be decided without closing
  // the dialog.
  [theme.breakpoints.up(NARROW_BELOW_PX)]: { zIndex: theme.zIndex.modal + 10 },
  '&[data-in-chat="true"]': {
    top: HEADER_PX,
    maxHeight: `calc(100% - ${String(HEADER_PX + WRITING_PX)}px)`,
    [LOW_WINDOW]: { top: 0, maxHeight: `calc(100% - ${String(LINE_PX)}px)` },
  },
  '&[data-beside-drawer="true"]': { [theme.breakpoints.up('md')]: { right: ASIDE_PX } },
  [theme.breakpoints.down('sm')]: {
    left: 0,
    alignItems: 'center',
    '&, &[data-in-chat="true"]': { top: 'auto', bottom: 0, maxHeight: '40%' },
    '&[data-in-chat="true"]': {
      bottom: WRITING_PX,
      [LOW_WINDOW]: { bottom: LINE_AND_TOOLS_PX },
    },
  },
}));

const More = styled(Button)(({ theme }) => ({
  flex: 'none',
  // Stays visible wherever the stack is scrolled to.
  position: 'sticky',
  bottom: 0,
  backgroundColor: theme.vars.palette.raised,
  '&:hover': { backgroundColor: theme.vars.palette.raised },
}));

interface OfferStackViewProps {
  place: OfferPlace;
  label: string;
  /** The text screen readers announce when an offer comes: once, not with every second. */
  announcement: string;
  /** The number of offers not shown, in words; null when all are shown. */
  more: string | null;
  onMore: () => void;
  children: ReactNode;
}

/** The offers that wait for a decision, stacked (behaviour: offer-stack). The parent must be a positioned element. */
export function OfferStackView(props: OfferStackViewProps) {
  return (
    <>
      <VisuallyHidden role="status">{props.announcement}</VisuallyHidden>
      {Children.count(props.children) === 0 ? null : (
        <>
          <ToastsKeepClear of="offers" px={OFFER_PX + EDGE_PX} />
          <Stack
            {...FOCUS_HOME}
            aria-label={props.label}
            data-in-chat={props.place.inChat}
            data-beside-drawer={props.place.besideDrawer}
          >
            {props.children}
            {props.more === null ? null : (
              <More variant="outlined" size="small" onClick={props.onMore}>
                {props.more}
              </More>
            )}
          </Stack>
        </>
      )}
    </>
  );
}
