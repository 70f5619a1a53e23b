import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useRef, type ComponentType, type ReactNode } from 'react';
import { AppTheme } from '@/console/app/AppTheme';
import { replayWordsOf, type ReplayWords } from '@/console/text/replayWords';
import { timeOfDay } from '../timeOfDay';
import { stateAt, type ReplayStore } from './lifted';
import type { StageProps } from './ScreensFrame';
import { sceneOf, toldBySteps } from './scenes';
import { TimelinePanel } from './TimelinePanel';
import { useOpenedFile } from './useOpenedFile';
import { usePlayer } from './usePlayer';

const NO_IDS: readonly string[] = [];

const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

interface ReplayAppProps {
  replay: ReplayStore;
  /** What the screens are shown in. */
  Stage: ComponentType<StageProps>;
}

/** The page that replays recordings (behaviour: replay-page). */
export function ReplayApp({ Stage, replay }: ReplayAppProps) {
  const file = useOpenedFile(replay);
  const player = usePlayer(replay);
  // Redux DevTools may have imported something by itself.
  const isEmpty = player.steps.length <= 1;
  return isEmpty || file.state === 'opening' ? (
    <Frame scheme="dark" lang="pt-BR">
      <Welcome words={replayWordsOf('pt-BR')} file={file} />
    </Frame>
  ) : (
    <Replayed {...{ Stage, file, player, replay }} />
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
        accept=".json,.gz,application/json,application/gzip"
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

interface ReplayedProps extends ReplayAppProps {
  player: ReturnType<typeof usePlayer>;
  file: Opened;
}

function Replayed({ Stage, file, player, replay }: ReplayedProps) {
  const { at, index, steps } = player;
  const { fault, recording } = file;
  const told = useMemo(() => toldBySteps(steps), [steps]);
  const state = stateAt(replay.lifted.getState(), index);
  const scene = useMemo(() => sceneOf(told, { index, at }, state), [at, index, state, told]);
  const zone = recording?.segments.at(-1)?.head.timeZone ?? browserZone();
  const clock = useMemo(() => timeOfDay(zone), [zone]);
  const lang = state?.preferences.locale ?? 'pt-BR';
  const scheme = state?.preferences.theme ?? 'dark';
  const words = replayWordsOf(lang);
  const load = steps[index]?.load ?? 0;
  const head = recording?.segments[load]?.head;
  const size = scene.size ?? head?.viewport ?? null;
  return (
    <Frame scheme={scheme} lang={lang}>
      <Stack sx={{ height: '100dvh' }}>
        <Stage
          title={words.screens}
          size={size}
          timeZone={zone}
          store={replay.store}
          {...{ scene, load, scheme, lang }}
          summaryAdminIds={head?.summaryAdminIds ?? NO_IDS}
          onDrop={file.onDrop}
        />
        <TimelinePanel
          words={words}
          replay={replay}
          player={player}
          clock={clock}
          recording={recording}
          fault={fault}
          size={size}
          onClose={file.close}
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
