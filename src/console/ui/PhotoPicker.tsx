import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { PersonAvatar } from './PersonAvatar';

/** The side of the preview, in px. */
const SIDE_PX = 88;

const Preview = styled('img')({
  width: SIDE_PX,
  height: SIDE_PX,
  flex: 'none',
  borderRadius: '50%',
  objectFit: 'cover',
});

interface PhotoPickerProps {
  words: { addPhoto: string; changePhoto: string; dropPhoto: string };
  /** The picture that was chosen, shown before it is sent; null: none was. */
  chosen: Blob | null;
  /** The picture that stands already. */
  current?: string | null;
  /** What stands where there is no picture; '' a figure. */
  initials: string;
  disabled: boolean;
  /** The kinds of files that the browser's chooser offers. */
  accept: readonly string[];
  /** A file was chosen; whether it is a picture that may be sent is not for here to judge. */
  onChoose: (file: File) => void;
  onDrop: () => void;
  /** What was chosen is no picture, whatever it calls itself: the browser cannot show it. */
  onUnreadable: () => void;
}

/** Chooses a person's photo: a round preview, and a button for the browser's chooser (behaviour: register-photo). */
export function PhotoPicker(props: PhotoPickerProps) {
  const { words, chosen, current = null, disabled } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 4 }}>
      {chosen === null ? (
        <PersonAvatar initials={props.initials} src={current} size={SIDE_PX} />
      ) : (
        <ChosenPhoto photo={chosen} onUnreadable={props.onUnreadable} />
      )}
      <Stack sx={{ alignItems: 'flex-start', gap: 1 }}>
        <Button
          variant="outlined"
          disabled={disabled}
          startIcon={<PhotoCameraOutlined fontSize="small" />}
          onClick={() => input.current?.click()}
        >
          {chosen === null && current === null ? words.addPhoto : words.changePhoto}
        </Button>
        {chosen === null ? null : (
          <Button size="small" color="inherit" disabled={disabled} onClick={props.onDrop}>
            {words.dropPhoto}
          </Button>
        )}
      </Stack>
      <input
        ref={input}
        hidden
        type="file"
        accept={props.accept.join(',')}
        disabled={disabled}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Empty again, so that the same file can be chosen a second time.
          target.value = '';
          if (file !== undefined) props.onChoose(file);
        }}
      />
    </Stack>
  );
}

/** A picture from this computer. The browser holds it under an address until that is given back. */
function ChosenPhoto({ photo, onUnreadable }: { photo: Blob; onUnreadable: () => void }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const { current } = image;
    if (current === null) return;
    const url = URL.createObjectURL(photo);
    current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [photo]);
  return <Preview ref={image} alt="" onError={onUnreadable} />;
}
