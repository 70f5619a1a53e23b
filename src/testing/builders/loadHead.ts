import type { LoadHead } from '@/console/recording/file/recordingFile';
import { nextNumber, timeOf } from './ids';

/** A load of the page in São Paulo. */
export function buildLoadHead(overrides: Partial<LoadHead> = {}): LoadHead {
  return {
    version: '1',
    build: 'main.js',
    commit: 'abc',
    timeZone: 'America/Sao_Paulo',
    userAgent: 'a browser',
    viewport: { width: 1500, height: 900 },
    loadedAt: timeOf(nextNumber()),
    summaryAdminIds: [],
    lostLoads: 0,
    ...overrides,
  };
}
