import type { ComponentProps } from 'react';
import { PhotoPicker } from '@/console/ui/PhotoPicker';
import { PHOTO_TYPES } from '@/domain/validation/photo';

type PersonPhotoProps = Omit<
  ComponentProps<typeof PhotoPicker>,
  'accept' | 'onChoose' | 'onDrop'
> & {
  /** Whether this file may be a photo; says so where it may not. */
  isPhoto: (file: File) => boolean;
  /** null: the one that was chosen is not to be sent. */
  onChange: (foto: Blob | null) => void;
};

/** A person's photo in a form: what may be none is not taken, and what turns out to be none is not kept. */
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
