import { useState } from 'react';
import { dropFault, tellFault } from '@/console/shared/notices/formFaults';
import { useAppDispatch } from '@/console/store/hooks';
import { photoFault, type PhotoFault } from '@/domain/validation/photo';

/**
 * Reports faults of a photo, as a toast and beside the photo.
 *
 * @param maxBytes as in `photoFault`.
 */
export function usePhotoFaults(maxBytes?: number | null) {
  const dispatch = useAppDispatch();
  const [said, setSaid] = useState<string | null>(null);
  const tell = (fault: PhotoFault) => setSaid(dispatch(tellFault(fault)));
  return {
    /** Why the file that was chosen last is not used; null when nothing is wrong. */
    photoFault: said,
    /** @returns whether the file may be used as a photo, judged by its type and size. */
    isPhoto: (file: File): boolean => {
      const fault = photoFault(file, maxBytes);
      if (fault !== null) {
        tell(fault);
        return false;
      }
      if (said !== null) dispatch(dropFault());
      setSaid(null);
      return true;
    },
    /** Reports that the file cannot be shown, whatever its type says. */
    onUnreadablePhoto: () => tell('photo.notImage'),
  };
}
