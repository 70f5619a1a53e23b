import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmber from '@mui/icons-material/WarningAmber';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { forwardRef, type ReactNode } from 'react';
import { TOAST_SIZE } from './toastPlace';

/** The kind of a toast: success, information, warning or error. */
export type ToastVariant = 'success' | 'info' | 'warning' | 'error';

const ICONS: Record<ToastVariant, ReactNode> = {
  success: <CheckCircleOutlined color="success" fontSize="small" />,
  info: <InfoOutlined color="info" fontSize="small" />,
  warning: <WarningAmber color="warning" fontSize="small" />,
  error: <ErrorOutline color="error" fontSize="small" />,
};

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  ...TOAST_SIZE,
  fontFamily: theme.typography.fontFamily,
  borderRadius: 10,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.raised,
  border: `1px solid ${theme.vars.palette.line}`,
  borderLeft: `3px solid ${theme.vars.palette.primary.main}`,
  boxShadow: '0 8px 24px rgb(0 0 0 / 0.28)',
  '&[data-variant="success"]': { borderLeftColor: theme.vars.palette.success.main },
  '&[data-variant="warning"]': { borderLeftColor: theme.vars.palette.warning.main },
  '&[data-variant="error"]': { borderLeftColor: theme.vars.palette.error.main },
  '& > span': { flex: 1, overflowWrap: 'anywhere' },
}));

interface ToastProps {
  variant: ToastVariant;
  text: string;
  /** A button for what the text says. */
  action?: ReactNode;
  closeLabel: string;
  onClose: () => void;
}

/** One toast. An error interrupts a screen reader, all others wait for their turn (behaviour: toast-duration). */
export const Toast = forwardRef<HTMLDivElement, ToastProps>(function Toast(props, ref) {
  return (
    <Frame
      ref={ref}
      // FocusKeeper looks for this attribute. Its constant is not imported, because that would add the module to the
      // login screen's bundle.
      data-focus-returns=""
      data-variant={props.variant}
      role={props.variant === 'error' ? 'alert' : 'status'}
      // With a finger, a tap anywhere closes the toast. With a mouse its text can be selected.
      onPointerUp={(event) => {
        if (event.pointerType === 'touch') props.onClose();
      }}
    >
      {ICONS[props.variant]}
      <span>{props.text}</span>
      {props.action}
      <IconButton aria-label={props.closeLabel} size="small" onClick={props.onClose}>
        <Close fontSize="small" />
      </IconButton>
    </Frame>
  );
});
