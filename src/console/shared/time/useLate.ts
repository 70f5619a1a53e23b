import { useEffect, useState } from 'react';
import { usePorts } from '@/console/store/hooks';

/** What comes sooner than this, in ms, is awaited with nothing in its place: a sign that flashes by disturbs, and costs. */
const LATE_MS = 150;

/** @returns whether the component has waited so long that it should say so. */
export function useLate(): boolean {
  const { clock } = usePorts();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => clock.setTimeout(() => setIsLate(true), LATE_MS), [clock]);
  return isLate;
}
