import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { selectSessionProblem } from '@/console/entities/session/sessionSelectors';
import { profileAsked } from '@/console/features/session/start';
import { useAppDispatch, useAppSelector } from '@/console/store/hooks';
import { useEntryWords } from '@/console/shared/text/useText';
import { VisuallyHidden } from '@/console/ui/VisuallyHidden';

/** While it is not known who is signed in, or a screen's code is on its way. */
export function LoadingScreen() {
  const { app, common } = useEntryWords();
  const dispatch = useAppDispatch();
  const problem = useAppSelector(selectSessionProblem);
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
        <Button onClick={() => void dispatch(profileAsked())}>{common.retry}</Button>
      )}
    </Stack>
  );
}
