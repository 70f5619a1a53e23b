import GlobalStyles from '@mui/material/GlobalStyles';
import { SnackbarProvider, closeSnackbar, type CustomContentProps } from 'notistack';
import { forwardRef, type ReactNode } from 'react';
import { Toast, type ToastVariant } from '@/console/ui/Toast';
import { useEntryWords } from '@/console/shared/text/useEntryWords';
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
        action={typeof props.action === 'function' ? props.action(props.id) : props.action}
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

/** notistack also counts toasts that are fading out. Twice the limit, so that they do not push out visible ones. */
const COUNTED_AT_MOST = 2 * TOASTS_AT_ONCE;

/**
 * Shows the toasts: at the top right (design: toast-place), a few at a time (behaviour: toast-queue), each closable by
 * hand (behaviour: toast-duration).
 */
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
