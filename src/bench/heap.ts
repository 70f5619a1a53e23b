/** A session of CDP, of a page or a worker. */
interface HeapSession {
  send: (method: 'HeapProfiler.collectGarbage' | 'Runtime.getHeapUsage') => Promise<unknown>;
}

/**
 * The memory that a page or a worker retains, in bytes. Garbage is collected twice, because the first run may make more
 * of it collectable.
 *
 * @param session of a page with `HeapProfiler` enabled, or of a worker
 */
export async function heapOf(session: HeapSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return ((await session.send('Runtime.getHeapUsage')) as { usedSize: number }).usedSize;
}
