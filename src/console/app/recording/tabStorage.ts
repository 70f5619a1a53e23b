/**
 * What a tab knows of its recording: in the session storage, which each tab has for itself. Where a browser refuses it,
 * each load of the page is a recording of its own.
 */

/** The id of this tab's recording. */
const RECORDING_KEY = 'recording';
/** How many loads of the page have begun, with this one, since something of one was kept. */
const UNKEPT_KEY = 'recordingUnkeptLoads';

function read(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    window.sessionStorage.setItem(key, value);
  } catch {
    // It was refused when it was read.
  }
}

const unkept = () => Number(read(UNKEPT_KEY) ?? 0);

/** Counts this load of the page: it may be gone before anything keeps it. */
export const countLoad = (): void => write(UNKEPT_KEY, String(unkept() + 1));

/** @returns how many loads right before this one were gone before anything kept them */
export const lostLoads = (): number => Math.max(0, unkept() - 1);

/** The tab's recording, for the next load of its page. */
export const tabRecording = {
  get: () => read(RECORDING_KEY),
  set: (recording: string) => write(RECORDING_KEY, recording),
  kept: () => write(UNKEPT_KEY, '0'),
};
