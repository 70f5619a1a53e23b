import Close from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import type { ToolTexts } from '@/console/text/toolTexts';
import { IconAction } from '@/console/ui/IconAction';
import { overlaysElement } from '@/console/ui/overlays';
import { ToastsKeepClear } from '@/console/ui/toastPlace';

/** The drawer's width in px (design: wide). */
const DRAWER_PX = 400;

const Pane = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  width: DRAWER_PX,
  minHeight: 0,
  backgroundColor: theme.vars.palette.background.paper,
  borderLeft: `1px solid ${theme.vars.palette.line}`,
}));

interface CouponsDrawerViewProps {
  text: ToolTexts;
  /** The drawer covers the page, because there is no room beside the chat. */
  modal: boolean;
  onClose: () => void;
  wanted: ReactNode;
  own: ReactNode;
  pool: ReactNode;
}

/** The coupons drawer: what the customer wants, the agent's own accounts, and the pool by value (behaviour: coupons-drawer). */
export function CouponsDrawerView(props: CouponsDrawerViewProps) {
  const titleId = useId();
  if (!props.modal) return <BesideChat {...props} titleId={titleId} />;
  return (
    <Drawer
      open
      anchor="right"
      container={overlaysElement}
      onClose={props.onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: DRAWER_PX, maxWidth: '100%' },
        },
      }}
    >
      <Content {...props} titleId={titleId} />
    </Drawer>
  );
}

type ContentProps = CouponsDrawerViewProps & { titleId: string };

/**
 * A non-modal dialog, so that the chat stays usable. It takes the focus when it opens and gives it back when it closes.
 */
function BesideChat(props: ContentProps) {
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    pane.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) props.onClose();
  });
  useEffect(() => {
    // Escape closes the drawer wherever the focus is. A modal on top handles its own Escape and stops it.
    const listener = (event: KeyboardEvent) => onEscape(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
  return (
    <Pane ref={pane} role="dialog" aria-labelledby={props.titleId} tabIndex={-1}>
      <Content {...props} />
    </Pane>
  );
}

function Content({ text, titleId, onClose, wanted, own, pool }: ContentProps) {
  return (
    <>
      {/* Toasts would cover the button that was just pressed. */}
      <ToastsKeepClear px={DRAWER_PX} />
      <Stack
        direction="row"
        sx={{
          height: 56,
          flex: 'none',
          alignItems: 'center',
          pl: 4,
          pr: 2,
          borderBottom: 1,
          borderColor: 'line',
        }}
      >
        <Typography id={titleId} variant="h2" sx={{ flex: 1 }}>
          {text.coupons.title}
        </Typography>
        <IconAction label={text.common.close} icon={<Close fontSize="small" />} onClick={onClose} />
      </Stack>
      <Stack sx={{ flex: 1, minHeight: 0, overflow: 'auto' }}>
        {/* The pool has about thirty values. One's own accounts come first, or nobody would ever see them. */}
        {wanted}
        {own}
        {pool}
      </Stack>
    </>
  );
}
