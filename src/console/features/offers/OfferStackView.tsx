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
/** The coupons drawer's width, which offers keep clear of (design: wide). */
const ASIDE_PX = 400;
/** What stays free at a chat's ends, in px: its header, and the tools with an input at its full height. */
const HEADER_PX = 64;
const WRITING_PX = 188;
/** Of a low window, such as one at 200 % zoom, only the line that is written; on a phone the tools above it too. */
const LINE_PX = 60;
const LINE_AND_TOOLS_PX = 128;

/** What the offers keep clear of. */
export interface OfferPlace {
  /** A chat is open: its header and what is written stay in reach. */
  inChat: boolean;
  /** The drawer at the right is open. */
  besideDrawer: boolean;
}

/** It stands top right (behaviour: offer-toast), on a phone lower, where a thumb is, and scrolls when it is long. */
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
  // What scrolls here does not go on in the chat beneath.
  overscrollBehavior: 'contain',
  // Beside a dialog there is room: what runs out in a minute is decided without closing that first.
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
  // In sight wherever the stack is scrolled to.
  position: 'sticky',
  bottom: 0,
  backgroundColor: theme.vars.palette.raised,
  '&:hover': { backgroundColor: theme.vars.palette.raised },
}));

interface OfferStackViewProps {
  place: OfferPlace;
  label: string;
  /** What screen readers are told when an offer comes: once, not with each second. */
  announcement: string;
  /** How many there are beyond those that show, in words; null when all show. */
  more: string | null;
  onMore: () => void;
  children: ReactNode;
}

/** The offers that wait for a decision, one above the other (behaviour: offer-stack). It needs a positioned frame. */
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
