import { tellFault } from '@/console/shared/notices/formFaults';
import { useAppDispatch } from '@/console/store/hooks';
import { photoFault } from '@/domain/validation/photo';

/** Reports faults of a photo. @param maxBytes as in `photoFault`. */
export function usePhotoFaults(maxBytes?: number | null) {
  const dispatch = useAppDispatch();
  return {
    /** @returns whether the file may be used as a photo, judged by its type and size. */
    isPhoto: (file: File): boolean => {
      const fault = photoFault(file, maxBytes);
      if (fault !== null) dispatch(tellFault(fault));
      return fault === null;
    },
    /** Reports that the file cannot be shown, whatever its type says. */
    onUnreadablePhoto: () => dispatch(tellFault('photo.notImage')),
  };
}
