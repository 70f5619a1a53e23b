import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState, type SyntheticEvent, type ReactNode } from 'react';
import type { ReplayWords } from '@/console/text/replayWords';
import { IconAction } from '@/console/ui/IconAction';
import type { TimeOfDay } from '../timeOfDay';
import { TimeError } from '../window';
import { momentAt, momentOfTime, nextPlace, type Kind } from './timeline';
import type { Player } from './usePlayer';

/** The ways to the next and to the one before, by what a person looks for. */
const WAYS = {
  fault: { back: 'faultBack', on: 'faultOn', icon: <ErrorOutline fontSize="small" /> },
  mark: { back: 'markBack', on: 'markOn', icon: <BookmarkBorder fontSize="small" /> },
  step: { back: 'stepBack', on: 'stepOn', icon: null },
} as const;

const SPEEDS = [0.5, 1, 2, 5, 10, 50];

interface TimelineBarProps {
  words: ReplayWords;
  player: Player;
  clock: TimeOfDay;
  named: string;
  onNamed: (named: string) => void;
}

/** The ways through a recording: steps, marks, errors, a time, its own speed. */
export function TimelineBar({ clock, named, onNamed, player, words }: TimelineBarProps) {
  const { at: here, goTo, index, isPlaying, jump, pause, play, setSpeed, speed, steps } = player;
  const first = steps[1]?.at ?? 0;
  const last = steps.at(-1)?.at ?? first;
  const go = (kind: Kind, by: 1 | -1) => {
    const place = nextPlace(steps, index, by, kind);
    const { back, icon, on } = WAYS[kind];
    return (
      <IconAction
        label={words[by === 1 ? on : back]}
        icon={<Way by={by} icon={icon} />}
        // One that is pressed until there is no other keeps the focus.
        aria-disabled={place === null}
        sx={WAY_SX}
        onClick={() => place !== null && jump(place)}
      />
    );
  };
  return (
    <Stack direction="row" sx={BAR_SX}>
      <Stack direction="row" sx={{ flex: 'none' }}>
        {go('fault', -1)}
        {go('mark', -1)}
        {go('step', -1)}
        <IconAction
          label={isPlaying ? words.pause : words.play}
          icon={isPlaying ? <Pause fontSize="small" /> : <PlayArrow fontSize="small" />}
          onClick={isPlaying ? pause : play}
        />
        {go('step', 1)}
        {go('mark', 1)}
        {go('fault', 1)}
      </Stack>
      <Box role="timer" aria-label={words.time} sx={TIME_SX}>
        {clock.text(here)}
      </Box>
      <Slider
        size="small"
        aria-label={words.position}
        min={first}
        max={Math.max(last, first + 1)}
        value={here}
        step={1_000}
        getAriaValueText={(at) => clock.text(at)}
        onChange={(_event, at) => goTo(momentAt(steps, at))}
        sx={{ flex: '1 1 160px', minWidth: 120 }}
      />
      <GoToTime words={words} player={player} clock={clock} />
      <TextField
        select
        size="small"
        label={words.speed}
        value={speed}
        onChange={({ target }) => setSpeed(Number(target.value))}
        sx={{ width: 96 }}
      >
        {SPEEDS.map((factor) => (
          <MenuItem key={factor} value={factor}>
            {words.times(factor)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        size="small"
        label={words.filter}
        value={named}
        onChange={({ target }) => onNamed(target.value)}
        sx={{ width: 180 }}
      />
    </Stack>
  );
}

/** An arrow back or on, with what it leads to. */
const Way = ({ by, icon }: { by: 1 | -1; icon: ReactNode }) => (
  <Stack direction="row" sx={{ mx: icon === null ? 0 : -1.5 }}>
    {by === -1 ? <ChevronLeft fontSize="small" /> : icon}
    {by === -1 ? icon : <ChevronRight fontSize="small" />}
  </Stack>
);

/** A field for a time of day: Enter goes there. */
function GoToTime({ clock, player, words }: Pick<TimelineBarProps, 'clock' | 'player' | 'words'>) {
  const { goTo, steps } = player;
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const go = (event: SyntheticEvent) => {
    event.preventDefault();
    try {
      const moment = momentOfTime(steps, typed, clock);
      setFault(moment === null ? words.notThen : null);
      if (moment !== null) goTo(moment);
    } catch (error) {
      if (!(error instanceof TimeError)) throw error;
      setFault(words.noTime);
    }
  };
  return (
    <Box component="form" noValidate onSubmit={go}>
      <TextField
        size="small"
        label={words.goTo}
        placeholder={words.goToHint}
        value={typed}
        error={fault !== null}
        onChange={({ target }) => {
          setTyped(target.value);
          setFault(null);
        }}
        helperText={fault}
        sx={{ width: fault === null ? 140 : 240 }}
      />
    </Box>
  );
}

const BAR_SX = {
  flex: 1,
  minWidth: 0,
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 2,
  pt: 3,
  pb: 1,
} as const;

const WAY_SX = { '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' } } as const;

const TIME_SX = { flex: 'none', fontFamily: 'monospace', fontSize: '1.0625rem', fontWeight: 600 };
