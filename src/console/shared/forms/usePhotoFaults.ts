import { faultFound } from '@/console/shared/notices/formFaults';
import { useAppDispatch } from '@/console/store/hooks';
import { photoFault } from '@/domain/validation/photo';

/** Says of a photo what is wrong with it. @param maxBytes as `photoFault` takes it. */
export function usePhotoFaults(maxBytes?: number | null) {
  const dispatch = useAppDispatch();
  return {
    /** Whether this file may be a photo, by what it calls itself. */
    isPhoto: (file: File): boolean => {
      const fault = photoFault(file, maxBytes);
      if (fault !== null) dispatch(faultFound({ fault }));
      return fault === null;
    },
    /** It cannot be shown, whatever it calls itself. */
    onUnreadablePhoto: () => void dispatch(faultFound({ fault: 'photo.notImage' })),
  };
}
