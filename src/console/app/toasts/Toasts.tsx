// This import must stay first: notistack writes its styles through it as soon as it loads.
import '../csp/goober';
import GlobalStyles from '@mui/material/GlobalStyles';
import {
  closeSnackbar,
  enqueueSnackbar,
  SnackbarProvider,
  type CustomContentProps,
} from 'notistack';
import { forwardRef, useEffect } from 'react';
import { useEntryWords } from '@/console/shared/text/useEntryWords';
import { Toast, type ToastVariant } from '@/console/ui/Toast';
import { TOASTS_PLACE } from '@/console/ui/toastPlace';
import { toastAction } from './ToastAction';
import type { Toaster } from './toaster';
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

const TOASTER: Toaster = {
  show: ({ variant, text, durationMs, action }, onGone) =>
    enqueueSnackbar(text, {
      variant,
      autoHideDuration: durationMs,
      ...(action && { action: toastAction(action) }),
      onExited: onGone,
    }),
  // Not the function itself: notistack puts it in place once its provider is drawn.
  close: (id) => closeSnackbar(id),
};

/**
 * The toasts: at the top right (design: toast-place), a few at a time (behaviour: toast-queue), each closable by hand
 * (behaviour: toast-duration).
 *
 * @param onReady called with what shows toasts here
 */
export function Toasts({ onReady }: { onReady: (toaster: Toaster) => void }) {
  useEffect(() => onReady(TOASTER), [onReady]);
  return (
    <SnackbarProvider
      maxSnack={COUNTED_AT_MOST}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      Components={CONTENT}
      disableWindowBlurListener
    >
      <GlobalStyles styles={TOASTS_PLACE} />
    </SnackbarProvider>
  );
}
