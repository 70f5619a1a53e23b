import type { Lack } from '@/console/entities/readiness/readinessSlice';
import type { DesktopState } from './desktopNotices';

/** So far off, in ms, a clock is wrong, and not merely inexact. */
const CLOCK_MS = 2 * 60_000;

export interface Serving {
  muted: boolean;
  /** The browser would refuse to play a sound. */
  soundBlocked: boolean;
  desktop: DesktopState;
  /** null while nobody has said. */
  whatsappConnected: boolean | null;
  /** The server's clock minus that of this computer, in ms. */
  serverOffsetMs: number;
}

/**
 * @returns what is missing for serving, the worst first (behaviour: readiness). Whoever muted the sounds need not be told
 * that the browser blocks them as well.
 */
export function lacksOf(serving: Serving): Lack[] {
  const { desktop, muted } = serving;
  const isLacking: Record<Lack, boolean> = {
    whatsapp: serving.whatsappConnected === false,
    muted,
    soundBlocked: !muted && serving.soundBlocked,
    notices: desktop === 'off',
    noticesBlocked: desktop === 'blocked',
    clock: Math.abs(serving.serverOffsetMs) >= CLOCK_MS,
  };
  return (Object.keys(isLacking) as Lack[]).filter((lack) => isLacking[lack]);
}

/** These are the person's own choice: dismissed once, they are not said again in this browser. */
const CHOICES: readonly Lack[] = ['muted', 'notices', 'noticesBlocked'];

/** @returns what is worth remembering of what was dismissed. */
export const rememberedOf = (dismissed: readonly Lack[]): Lack[] =>
  dismissed.filter((lack) => CHOICES.includes(lack));
