import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { EpochMs } from '@/contract/wire';
import type { Step } from '../steps';
import { liftedSteps, type ReplayStore } from './lifted';
import { recordedClock } from './recordedClock';
import { playedFrom, type Moment } from './timeline';

/** Everybody who drives the store moves the same place: the timeline, and Redux DevTools. */
export interface Player {
  steps: readonly Step[];
  /** The chosen step's place. */
  index: number;
  /** Where the recording stands: at the chosen step, or between it and the next. */
  at: EpochMs;
  jump(index: number): void;
  goTo(moment: Moment): void;
  isPlaying: boolean;
  play(): void;
  pause(): void;
  speed: number;
  setSpeed(speed: number): void;
}

/** While it is played it goes on this often, in ms, or as often as the screens can be drawn. */
const TICK_MS = 50;

/** Plays the store's recording, and follows whoever else drives it. */
export function usePlayer({ jump: jumpTo, lifted }: ReplayStore): Player {
  const state = useSyncExternalStore(lifted.subscribe, lifted.getState);
  const { actionsById, currentStateIndex: index, stagedActionIds } = state;
  const steps = useMemo(
    () => liftedSteps({ actionsById, stagedActionIds }),
    [actionsById, stagedActionIds],
  );
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [reached, setReached] = useState<Moment | null>(null);
  const here = steps[index]?.at ?? 0;
  // Redux DevTools may have gone elsewhere since.
  const at = reached?.index === index ? reached.at : here;
  const isOver = index >= steps.length - 1;
  const isRunning = isPlaying && !isOver;
  const moveTo = useCallback(
    (moment: Moment) => {
      setReached(moment);
      jumpTo(moment.index);
    },
    [jumpTo],
  );
  const played = useRef(0);
  useEffect(() => {
    if (isRunning) played.current = performance.now();
  }, [isRunning]);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => {
      // However long the screens took to be drawn: the recording goes on with the time.
      const now = performance.now();
      moveTo(playedFrom(steps, { index, at }, now - played.current, speed));
      played.current = now;
    }, TICK_MS);
    return () => clearTimeout(timer);
  }, [at, index, isRunning, moveTo, speed, steps]);
  const goTo = useCallback(
    (moment: Moment) => {
      setPlaying(false);
      moveTo(moment);
    },
    [moveTo],
  );
  return {
    steps,
    index,
    at,
    jump: (to) => goTo({ index: to, at: steps[to]?.at ?? 0 }),
    goTo,
    isPlaying: isRunning,
    play: () => setPlaying(true),
    pause: () => setPlaying(false),
    speed,
    setSpeed,
  };
}

/** @returns a clock that stands at `at`; another one whenever that goes back */
export function useRecordedClock(at: number) {
  const [way, setWay] = useState(() => ({ clock: recordedClock(at), at }));
  if (at < way.at) setWay({ clock: recordedClock(at), at });
  else if (at > way.at) setWay({ ...way, at });
  useEffect(() => {
    if (way.clock.now() < way.at) way.clock.moveTo(way.at);
  }, [way]);
  return way.clock;
}
