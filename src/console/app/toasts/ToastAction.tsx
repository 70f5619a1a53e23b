import Button from '@mui/material/Button';
import { closeSnackbar, type SnackbarKey } from 'notistack';
import type { ReactNode } from 'react';
import type { Notice } from '@/console/ports/ports';

/** @returns the button of a toast, which closes the toast when it is pressed (behaviour: toast-action). */
export const toastAction =
  ({ label, run }: NonNullable<Notice['action']>) =>
  (id: SnackbarKey): ReactNode => (
    <Button
      size="small"
      // A tap on the toast closes it. One on the button shall press it.
      onPointerUp={(event) => event.stopPropagation()}
      onClick={() => {
        closeSnackbar(id);
        run();
      }}
    >
      {label}
    </Button>
  );
