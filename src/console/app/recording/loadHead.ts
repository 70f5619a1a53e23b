import type { ConsoleConfig } from '@/contract/config';
import type { LoadHead } from '@/console/recording/file/recordingFile';

/** The name of the page's own script, which has the hash of its content in it. */
function buildName(): string {
  const [script] = Array.from(
    document.scripts,
    ({ src }) => /\/(main[\w.-]*\.js)$/.exec(src)?.[1],
  ).filter((name) => name !== undefined);
  return script ?? 'unknown';
}

/**
 * @param lostLoads how many loads right before this one were not kept
 * @returns what a developer needs to know of this load of the page, for its recording
 */
export const loadHead = ({ summaryAdminIds }: ConsoleConfig, lostLoads: number): LoadHead => ({
  version: process.env['VERSION'] ?? 'unknown',
  build: buildName(),
  commit: process.env['COMMIT'] ?? 'unknown',
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  userAgent: window.navigator.userAgent,
  viewport: { width: window.innerWidth, height: window.innerHeight },
  loadedAt: Math.round(performance.timeOrigin),
  summaryAdminIds,
  lostLoads,
});
