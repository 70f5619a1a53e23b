import { useId, type ReactNode } from 'react';
import { CancelButton } from './CancelButton';
import { Form, type FormProps } from './Form';
import { ModalDialog, type ModalDialogProps } from './ModalDialog';

interface FormDialogProps
  extends
    Pick<ModalDialogProps, 'title' | 'closeLabel' | 'holdsEntry' | 'onClose'>,
    Omit<FormProps, 'id'> {
  cancelLabel: string;
  /** What was sent is under way, and cannot be taken back. */
  busy: boolean;
  /** The button that sends the form. It stands among the dialog's buttons, so it is told which form it sends. */
  submit: (formId: string) => ReactNode;
}

/** A form in a modal: the fields scroll, and the buttons that leave it or send it stay in sight below them. */
export function FormDialog(props: FormDialogProps) {
  const { cancelLabel, busy, submit, ref, sx, onSubmit, children, ...dialog } = props;
  const formId = useId();
  return (
    <ModalDialog
      {...dialog}
      open
      actions={
        <>
          <CancelButton label={cancelLabel} busy={busy} onClick={dialog.onClose} />
          {submit(formId)}
        </>
      }
    >
      <Form ref={ref} id={formId} sx={sx} onSubmit={onSubmit}>
        {children}
      </Form>
    </ModalDialog>
  );
}
