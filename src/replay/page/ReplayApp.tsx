import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useRef, type ReactNode } from 'react';
import { AppTheme } from '@/console/app/AppTheme';
import type { Recording } from '@/console/recording/file/recordingFile';
import { replayWordsOf, type ReplayWords } from '@/console/text/replayWords';
import { timeOfDay } from '../timeOfDay';
import { stateAt, type ReplayStore } from './lifted';
import { Screens } from './Screens';
import { sceneOf, toldBySteps } from './scenes';
import { TimelinePanel } from './TimelinePanel';
import { useOpenedFile } from './useOpenedFile';
import { usePlayer } from './usePlayer';
import { useUnaskedFocus } from './useUnaskedFocus';

const NO_IDS: readonly string[] = [];

const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The page that replays recordings (behaviour: replay-page). */
export function ReplayApp({ replay }: { replay: ReplayStore }) {
  const file = useOpenedFile(replay);
  const player = usePlayer(replay);
  // Redux DevTools may have imported something by itself.
  const isEmpty = player.steps.length <= 1;
  return isEmpty || file.state === 'opening' ? (
    <Frame scheme="dark" lang="pt-BR">
      <Welcome words={replayWordsOf('pt-BR')} file={file} />
    </Frame>
  ) : (
    <Replayed replay={replay} player={player} recording={file.recording} onClose={file.close} />
  );
}

type Opened = ReturnType<typeof useOpenedFile>;

interface FrameProps {
  scheme: 'dark' | 'light';
  lang: string;
  children: ReactNode;
}

const Frame = ({ children, lang, scheme }: FrameProps) => (
  <AppTheme scheme={scheme} lang={lang}>
    {children}
  </AppTheme>
);

function Welcome({ file, words }: { file: Opened; words: ReplayWords }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Stack component="main" sx={WELCOME_SX}>
      <Typography variant="h1">{words.title}</Typography>
      <Typography sx={{ maxWidth: 520 }}>{words.intro}</Typography>
      <Button
        variant="contained"
        disabled={file.state === 'opening'}
        onClick={() => input.current?.click()}
      >
        {file.state === 'opening' ? words.opening : words.choose}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".json,application/json"
        aria-label={words.choose}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) void file.open(chosen);
          target.value = '';
        }}
      />
      <Typography variant="body2" color="textSecondary">
        {words.orDrop}
      </Typography>
      <Box role="alert">
        {file.fault === null ? null : (
          <Typography color="error" sx={{ maxWidth: 520 }}>
            {words[file.fault.kind]}
            <br />
            <code>{file.fault.reason}</code>
          </Typography>
        )}
      </Box>
    </Stack>
  );
}

interface ReplayedProps {
  replay: ReplayStore;
  player: ReturnType<typeof usePlayer>;
  recording: Recording | null;
  onClose: () => void;
}

function Replayed({ onClose, player, recording, replay }: ReplayedProps) {
  const { index, steps } = player;
  const told = useMemo(() => toldBySteps(steps), [steps]);
  const state = stateAt(replay.lifted.getState(), index);
  const at = steps[index]?.at ?? 0;
  const scene = useMemo(() => sceneOf(told, { index, at }, state), [at, index, state, told]);
  const zone = recording?.segments.at(-1)?.head.timeZone ?? browserZone();
  const clock = useMemo(() => timeOfDay(zone), [zone]);
  const locale = state?.preferences.locale ?? 'pt-BR';
  const theme = state?.preferences.theme ?? 'dark';
  const words = replayWordsOf(locale);
  const screens = useRef<HTMLDivElement>(null);
  const load = steps[index]?.load ?? 0;
  const summaryAdminIds = recording?.segments[load]?.head.summaryAdminIds ?? NO_IDS;
  useUnaskedFocus(screens);
  return (
    <Frame scheme={theme} lang={locale}>
      <Stack sx={{ height: '100dvh' }}>
        <Box ref={screens} role="group" aria-label={words.screens} sx={SCREENS_SX}>
          <Screens key={load} {...{ scene, summaryAdminIds }} store={replay.store} />
        </Box>
        <TimelinePanel
          words={words}
          replay={replay}
          player={player}
          clock={clock}
          recording={recording}
          onClose={onClose}
        />
      </Stack>
    </Frame>
  );
}

const WELCOME_SX = {
  minHeight: '100dvh',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  gap: 5,
  p: 6,
} as const;

const SCREENS_SX = {
  '--app-height': '100%',
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  // What is fixed to the window, as dialogs and toasts are, is fixed to this box.
  transform: 'translateZ(0)',
} as const;
