import type { UnknownAction } from '@reduxjs/toolkit';
import type { ReadList } from '@/contract/shapes';
import { isRealtimeAction } from '@/console/entities/events/realtimeActions';

function isReadList(value: unknown): value is ReadList<unknown> {
  return typeof value === 'object' && value !== null && 'items' in value && 'rejected' in value;
}

function pathsIn(payload: unknown): string[] {
  if (isReadList(payload)) return payload.rejected;
  if (typeof payload !== 'object' || payload === null) return [];
  return Object.entries(payload).flatMap(([key, value]) =>
    isReadList(value) ? value.rejected.map((path) => `${key}.${path}`) : [],
  );
}

/** @returns the action type of an event, or the endpoint name of a response; null for any other action. */
function sourceOf(action: UnknownAction): string | null {
  if (isRealtimeAction(action)) return action.type;
  const meta = action['meta'] as { arg?: { endpointName?: string } } | undefined;
  return action.type.endsWith('/fulfilled') ? (meta?.arg?.endpointName ?? null) : null;
}

/**
 * Finds the unreadable list items that were left out of an event or a response (wire: one-bad-element).
 *
 * @returns their paths and the name of the event or call; null when no item was left out
 */
export function rejectedPaths(action: UnknownAction): { source: string; paths: string[] } | null {
  const source = sourceOf(action);
  if (source === null) return null;
  const paths = pathsIn(action['payload']);
  return paths.length === 0 ? null : { source, paths };
}
