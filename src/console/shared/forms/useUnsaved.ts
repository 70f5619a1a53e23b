import { useEffect } from 'react';
import { usePorts } from '@/console/store/hooks';

/**
 * Guards what would be lost: any navigation away asks first.
 *
 * @param question what the person is asked
 * @returns a function that says whether the form may close: nothing would be lost, or the person agrees to lose it.
 */
export function useUnsaved(unsaved: boolean, question: string): () => boolean {
  const { dialogs, leaving } = usePorts();
  useEffect(
    () => (unsaved ? leaving.guard(() => dialogs.confirm(question)) : undefined),
    [unsaved, question, dialogs, leaving],
  );
  return () => !unsaved || dialogs.confirm(question);
}
