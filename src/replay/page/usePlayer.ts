import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Step } from '../steps';
import { liftedSteps, type ReplayStore } from './lifted';
import { recordedClock } from './recordedClock';
import { pauseAfter } from './timeline';

/** Everybody who drives the store moves the same place: the timeline, and Redux DevTools. */
export interface Player {
  steps: readonly Step[];
  /** The chosen step's place. */
  index: number;
  jump(index: number): void;
  isPlaying: boolean;
  play(): void;
  pause(): void;
  speed: number;
  setSpeed(speed: number): void;
}

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
  const isOver = index >= steps.length - 1;
  useEffect(() => {
    if (!isPlaying || isOver) return undefined;
    const timer = setTimeout(() => jumpTo(index + 1), pauseAfter(steps, index, speed));
    return () => clearTimeout(timer);
  }, [index, isOver, isPlaying, jumpTo, speed, steps]);
  const jump = useCallback(
    (to: number) => {
      setPlaying(false);
      jumpTo(to);
    },
    [jumpTo],
  );
  return {
    steps,
    index,
    jump,
    isPlaying: isPlaying && !isOver,
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
