import { useEffect, useState } from 'react';
import { usePorts } from '@/console/store/hooks';
import type { Pedido } from '@/contract/entities/pedido';
import { changedOrders } from './changedOrders';

/** How long a row is marked as changed, in ms. */
const MARK_MS = 4_000;

const NONE: readonly Pedido[] = [];

/** @returns the orders that changed a moment ago while they were on screen. Turning a page is not a change. */
export function useChangedOrders(orders: readonly Pedido[]): readonly Pedido[] {
  const { clock } = usePorts();
  const [seen, setSeen] = useState(orders);
  const [changed, setChanged] = useState(NONE);
  if (orders !== seen) {
    setSeen(orders);
    const fresh = changedOrders(seen, orders);
    if (fresh.length > 0) setChanged(fresh);
  }
  useEffect(() => {
    if (changed.length === 0) return;
    return clock.setTimeout(() => setChanged(NONE), MARK_MS);
  }, [changed, clock]);
  return changed;
}
