import Stack from '@mui/material/Stack';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEntryWords } from '@/console/shared/text/useEntryWords';
import { Toast } from '@/console/ui/Toast';
import { TOASTS_PLACE } from '@/console/ui/toastPlace';
import type { SeenToast } from './scenes';

const nothing = () => undefined;

/** The toasts as they were seen, in their place. */
export function ReplayToasts({ toasts }: { toasts: readonly SeenToast[] }) {
  const { common } = useEntryWords();
  return (
    <>
      <GlobalStyles styles={TOASTS_PLACE} />
      <Stack className="notistack-SnackbarContainer" sx={PLACE_SX}>
        {toasts.map(({ id, text, variant }) => (
          <Toast
            key={id}
            variant={variant}
            text={text}
            closeLabel={common.close}
            onClose={nothing}
          />
        ))}
      </Stack>
    </>
  );
}

const PLACE_SX = { position: 'fixed', zIndex: 'snackbar', gap: 1.5 } as const;
