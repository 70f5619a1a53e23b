import { useEffect, useRef, useState } from 'react';
import type { HeldCatalog } from '@/console/ports/catalogs';
import { useAppDispatch } from '@/console/store/hooks';
import { filterPasted, type Ending } from './filterPasted';

/** The state of the modal's run. `done` is the value of FilterOptions.onProgress. */
export type Run =
  | { status: 'idle' }
  | { status: 'working'; done: number | null }
  | { status: 'ended'; ending: Ending };

const IDLE: Run = { status: 'idle' };
const LOST: Run = { status: 'ended', ending: { kind: 'failed' } };

const holds = (run: Run, catalog: HeldCatalog) =>
  run.status === 'ended' && run.ending.kind === 'filtered' && run.ending.catalog === catalog;

/** Runs the filter, one run at a time. The next run or closing the modal aborts the current one. */
export function useFiltering() {
  const dispatch = useAppDispatch();
  const [run, setRun] = useState<Run>(IDLE);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const replaceBy = (next: AbortController | null) => {
    current.current?.abort();
    current.current = next;
  };
  const start = async (pasted: Blob) => {
    const controller = new AbortController();
    replaceBy(controller);
    const show = (next: Run) => {
      if (current.current === controller) setRun(next);
    };
    show({ status: 'working', done: null });
    const ending = await dispatch(
      filterPasted(pasted, {
        signal: controller.signal,
        onProgress: (done) => show({ status: 'working', done }),
      }),
    );
    show({ status: 'ended', ending });
  };
  return {
    run,
    start: (pasted: Blob) => void start(pasted),
    cancel: () => current.current?.abort(),
    /** The worker of this catalog is gone, so its products can no longer be searched. */
    lose: (catalog: HeldCatalog) => setRun((now) => (holds(now, catalog) ? LOST : now)),
    clear: () => {
      replaceBy(null);
      setRun(IDLE);
    },
  };
}
