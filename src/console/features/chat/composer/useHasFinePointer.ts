import { useMedia } from '@/console/ui/useMedia';

/**
 * Matches a device with a mouse, which also has a real keyboard. On a phone, focusing the input would bring up the
 * on-screen keyboard over the messages.
 */
const FINE_POINTER = '(hover: hover) and (pointer: fine)';

/** @returns true where the input may take the focus unasked. */
export const useHasFinePointer = (): boolean => useMedia(FINE_POINTER);
