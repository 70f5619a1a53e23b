import { useEffect } from 'react';
import { useText } from '@/console/shared/text/useText';
import { usePorts } from '@/console/store/hooks';

/**
 * Guards unsaved changes: any navigation away asks first.
 *
 * @returns a function that says whether the form may close: nothing would be lost, or the person agrees to lose it.
 */
export function useUnsaved(changed: boolean): () => boolean {
  const { dialogs, leaving } = usePorts();
  const { confirmLeave } = useText().profile;
  useEffect(
    () => (changed ? leaving.guard(() => dialogs.confirm(confirmLeave)) : undefined),
    [changed, confirmLeave, dialogs, leaving],
  );
  return () => !changed || dialogs.confirm(confirmLeave);
}
