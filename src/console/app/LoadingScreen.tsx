import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { selectSessionProblem } from '@/console/entities/session/sessionSelectors';
import { useAppDispatch, useEntrySelector } from '@/console/store/hooks';
import { useEntryWords } from '@/console/shared/text/useEntryWords';
import { VisuallyHidden } from '@/console/ui/VisuallyHidden';
import { useDesk } from './deskLoader';

/** The spinner shown while the signed-in person is unknown or a screen's code is being downloaded. */
export function LoadingScreen() {
  const { app, common } = useEntryWords();
  const dispatch = useAppDispatch();
  const desk = useDesk();
  const problem = useEntrySelector(selectSessionProblem);
  const retry = async () => {
    const wasOpen = desk.isOpen();
    const { askProfile } = await desk.load();
    // A desk that opens now reads the profile by itself.
    if (wasOpen) await dispatch(askProfile());
  };
  return (
    <Stack
      component="main"
      sx={{ height: '100%', alignItems: 'center', justifyContent: 'center', gap: 3 }}
    >
      <VisuallyHidden as="h1">{app.name}</VisuallyHidden>
      <Stack role="status" sx={{ alignItems: 'center', gap: 3 }}>
        <CircularProgress aria-label={app.loading} size={32} />
        {problem === null ? null : (
          <Typography color="textSecondary">
            {problem === 'network' ? app.offline : app.notEntered}
          </Typography>
        )}
      </Stack>
      {problem === null ? null : (
        <Button onClick={() => void retry().catch(() => undefined)}>{common.retry}</Button>
      )}
    </Stack>
  );
}
