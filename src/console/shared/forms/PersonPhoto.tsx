import type { ComponentProps } from 'react';
import { PhotoPicker } from '@/console/ui/PhotoPicker';
import { PHOTO_TYPES } from '@/domain/validation/photo';

type PersonPhotoProps = Omit<
  ComponentProps<typeof PhotoPicker>,
  'accept' | 'onChoose' | 'onDrop'
> & {
  /** @returns whether the file may be used as a photo; shows a notice when it may not. */
  isPhoto: (file: File) => boolean;
  /** Called with null when the chosen photo is dropped. */
  onChange: (foto: Blob | null) => void;
};

/** A person's photo in a form. A file that is not a photo is refused, and one that turns out not to be is dropped. */
export function PersonPhoto({ isPhoto, onUnreadable, onChange, ...rest }: PersonPhotoProps) {
  return (
    <PhotoPicker
      {...rest}
      accept={PHOTO_TYPES}
      onChoose={(file) => {
        if (isPhoto(file)) onChange(file);
      }}
      onDrop={() => onChange(null)}
      onUnreadable={() => {
        onChange(null);
        onUnreadable();
      }}
    />
  );
}
