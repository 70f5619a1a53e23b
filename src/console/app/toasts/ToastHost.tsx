import GlobalStyles from '@mui/material/GlobalStyles';
import { SnackbarProvider, closeSnackbar, type CustomContentProps } from 'notistack';
import { forwardRef, type ReactNode } from 'react';
import { Toast, type ToastVariant } from '@/console/ui/Toast';
import { useEntryWords } from '@/console/shared/text/useText';
import { TOASTS_PLACE } from '@/console/ui/toastPlace';
import { TOASTS_AT_ONCE } from './toastQueue';

function toastOf(variant: ToastVariant) {
  return forwardRef<HTMLDivElement, CustomContentProps>(function ToastContent(props, ref) {
    const text = useEntryWords();
    return (
      <Toast
        ref={ref}
        variant={variant}
        text={typeof props.message === 'string' ? props.message : ''}
        closeLabel={text.common.close}
        onClose={() => closeSnackbar(props.id)}
      />
    );
  });
}

const CONTENT = {
  success: toastOf('success'),
  info: toastOf('info'),
  warning: toastOf('warning'),
  error: toastOf('error'),
};

/** Those that fade out are counted by notistack too, and must not drive out what shows: as many again may. */
const COUNTED_AT_MOST = 2 * TOASTS_AT_ONCE;

/** Where toasts show: top right, some at a time, each closable by hand (behaviour: toast-place). */
export function ToastHost({ children }: { children: ReactNode }) {
  return (
    <SnackbarProvider
      maxSnack={COUNTED_AT_MOST}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      Components={CONTENT}
      disableWindowBlurListener
    >
      <GlobalStyles styles={TOASTS_PLACE} />
      {children}
    </SnackbarProvider>
  );
}
