/** What the screens need to know beside the state: where the person was, what was open, which toasts were seen. */
import type { EpochMs } from '@/contract/wire';
import { TOAST_MS } from '@/console/app/toasts/toastDurations';
import { keyOf, TOASTS_AT_ONCE } from '@/console/app/toasts/toastQueue';
import { SIDE_PATHS } from '@/console/lib/sidePaths';
import type { Notice } from '@/console/ports/ports';
import {
  addressChanged,
  pageLoaded,
  toastDismissed,
  toastShown,
  toolClosed,
  toolOpened,
  windowResized,
  type Address,
  type ToolName,
} from '@/console/recording/marks';
import type { RecordedState } from '@/console/recording/replayReducer';
import { isMark, type Step } from '../steps';
import { loadBegan } from './lifted';

/** A toast as it was asked for, with its place in the recording. */
export interface SeenToast extends Notice {
  id: number;
}

/** A moment of a recording, beside its state. */
export interface Scene {
  at: EpochMs;
  /** `/dashboard?chat=…` */
  address: string;
  tools: ReadonlySet<ToolName>;
  /** The oldest first. */
  toasts: readonly SeenToast[];
  /** Of the window, in px, where it is known since when. */
  size: Size | null;
}

/** A window's size, in px. */
export interface Size {
  width: number;
  height: number;
}

const textOf = ({ query, screen }: Address): string => {
  const search = new URLSearchParams(query).toString();
  return search === '' ? screen : `${screen}?${search}`;
};

const LOGIN = '/login';

/** The address that a state tells of: the mark of it is older than what was kept. */
function addressOf(state: RecordedState | undefined): string {
  if (!state || !('attention' in state) || state.session.user === null) return LOGIN;
  const { openChatId, sideScreen } = state.attention;
  if (sideScreen !== null) return SIDE_PATHS[sideScreen];
  return openChatId === null
    ? '/dashboard'
    : textOf({ screen: '/dashboard', query: { chat: openChatId } });
}

/** A step that tells of what is beside the state, with its place. */
interface Told {
  step: Step;
  index: number;
}

/** @returns of a recording's steps those from which scenes are made */
export const toldBySteps = (steps: readonly Step[]): Told[] =>
  steps.flatMap((step, index) =>
    isMark(step) || loadBegan.match(step.action) ? [{ step, index }] : [],
  );

function toastsAt(told: readonly Told[], now: EpochMs): readonly SeenToast[] {
  let seen: readonly (SeenToast & { until: EpochMs })[] = [];
  for (const { index: id, step } of told) {
    const { action, at } = step;
    if (loadBegan.match(action)) seen = [];
    else if (toastDismissed.match(action)) {
      seen = seen.filter((toast) => keyOf(toast) !== action.payload.noticeKey);
    } else if (toastShown.match(action)) {
      const { durationMs, noticeKey, text, variant } = action.payload;
      const until = at + (durationMs ?? TOAST_MS[variant]);
      const toast = { id, variant, text, until, ...(noticeKey !== null && { key: noticeKey }) };
      seen = [...seen.filter((other) => keyOf(other) !== keyOf(toast)), toast];
    }
  }
  return seen.filter(({ until }) => until > now).slice(-TOASTS_AT_ONCE);
}

function toolsAt(told: readonly Told[]): ReadonlySet<ToolName> {
  const open = new Set<ToolName>();
  for (const { step } of told) {
    if (loadBegan.match(step.action)) open.clear();
    else if (toolOpened.match(step.action)) open.add(step.action.payload.tool);
    else if (toolClosed.match(step.action)) open.delete(step.action.payload.tool);
  }
  return open;
}

function addressAt(told: readonly Told[]): string | null {
  for (const { step } of told.toReversed()) {
    const { action } = step;
    // What a load of the page began with is told by a mark of its own, if it was kept.
    if (loadBegan.match(action)) return null;
    if (addressChanged.match(action) || pageLoaded.match(action))
      return textOf(action.payload.address);
  }
  return null;
}

function sizeAt(told: readonly Told[]): Size | null {
  for (const { step } of told.toReversed()) {
    const { action } = step;
    if (loadBegan.match(action)) return null;
    if (windowResized.match(action) || pageLoaded.match(action)) {
      const { height, width } = action.payload;
      return { height, width };
    }
  }
  return null;
}

/**
 * @param all what `toldBySteps` found
 * @param index the chosen step's place
 * @param at the time at which the recording stands: that of the chosen step, or later
 * @param state the state that it left
 */
export function sceneOf(
  all: readonly Told[],
  { at, index }: { index: number; at: EpochMs },
  state: RecordedState | undefined,
): Scene {
  const told = all.filter((each) => each.index <= index);
  // The guards lead whoever is signed out to the login. The mark of that comes a moment later.
  const isOut = state?.session.status === 'signedOut';
  return {
    at,
    address: isOut ? LOGIN : (addressAt(told) ?? addressOf(state)),
    tools: toolsAt(told),
    toasts: toastsAt(told, at),
    size: sizeAt(told),
  };
}
