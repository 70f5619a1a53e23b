import type { Parts } from '@/server/parts';
import type { TimerHandler } from '@/server/timers/timerRunner';

/** How every kind of timer begins that the simulator sets. */
const BEGINNING = 'sim.';

/** The simulator's handlers; one of another kind would outlive the demo. */
export type SimulatorHandlers = Readonly<Record<`${typeof BEGINNING}${string}`, TimerHandler>>;

/** Takes back what a former demo's customers meant to do, which nobody handles without them (behaviour: simulator). */
export const forgetSimulator = ({ timers, uow }: Pick<Parts, 'timers' | 'uow'>): Promise<void> =>
  uow.write((tx) => timers.cancelKindsLike(tx, BEGINNING));
