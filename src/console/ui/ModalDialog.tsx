import Close from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { IconAction } from './IconAction';
import { LOW_WINDOW } from './lowWindow';
import { overlaysElement } from './overlays';

/** The margin between dialog and window, in px. A small window has no room to spare. */
const around = (px: number) => ({
  '& .MuiDialog-paper': {
    margin: px,
    width: `calc(100% - ${String(2 * px)}px)`,
    maxHeight: `calc(100% - ${String(2 * px)}px)`,
  },
});

const Modal = styled(Dialog)(({ theme }) => ({
  '& .MuiDialog-paper': {
    backgroundColor: theme.vars.palette.raised,
    border: `1px solid ${theme.vars.palette.line}`,
  },
  [theme.breakpoints.down('sm')]: {
    ...around(12),
    '& .MuiDialogContent-root': { paddingInline: 16 },
    '& .MuiDialogTitle-root': { paddingLeft: 16 },
  },
  [LOW_WINDOW]: {
    ...around(6),
    '& .MuiDialogTitle-root': { paddingBlock: 10 },
    '& .MuiDialogContent-root': { paddingBottom: 10 },
    '& .MuiDialogActions-root': { paddingBlock: 6 },
  },
}));

export interface ModalDialogProps {
  open: boolean;
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  actions?: ReactNode;
  maxWidth?: 'xs' | 'sm' | 'md';
  /** The dialog holds typed input, so a click outside must not close and discard it. */
  holdsEntry?: boolean;
}

/** A modal named by its title. It traps the focus and gives it back, and Escape closes it. */
export function ModalDialog(props: ModalDialogProps) {
  const titleId = useId();
  return (
    <Modal
      open={props.open}
      onClose={(_event, reason) => {
        if (props.holdsEntry !== true || reason !== 'backdropClick') props.onClose();
      }}
      container={overlaysElement}
      fullWidth
      maxWidth={props.maxWidth ?? 'xs'}
      // The page beneath has its own shortcuts. They must not act on what the modal hides.
      onKeyDown={(event) => event.stopPropagation()}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId} variant="h2" sx={{ pr: 14 }}>
        {props.title}
      </DialogTitle>
      <IconAction
        label={props.closeLabel}
        icon={<Close fontSize="small" />}
        onClick={props.onClose}
        sx={{ position: 'absolute', top: 12, right: 12, [LOW_WINDOW]: { top: 6, right: 8 } }}
      />
      <DialogContent>{props.children}</DialogContent>
      {props.actions === undefined ? null : (
        <DialogActions sx={{ px: 6, pb: 5 }}>{props.actions}</DialogActions>
      )}
    </Modal>
  );
}
