import { useId, type ReactNode } from 'react';
import { CancelButton } from './CancelButton';
import { Form, type FormProps } from './Form';
import { ModalDialog, type ModalDialogProps } from './ModalDialog';

interface FormDialogProps
  extends
    Pick<ModalDialogProps, 'title' | 'closeLabel' | 'holdsEntry' | 'onClose'>,
    Omit<FormProps, 'id'> {
  cancelLabel: string;
  /** The submitted request is running and cannot be cancelled. */
  busy: boolean;
  /**
   * Renders the submit button. It is outside the form element, among the dialog's buttons, so it needs the form's id.
   */
  submit: (formId: string) => ReactNode;
}

/** A form in a modal. The fields scroll; the buttons to cancel and submit stay visible below them. */
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
