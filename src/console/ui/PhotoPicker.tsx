import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { AVATARS, PersonAvatar } from './PersonAvatar';

/** The side of the preview in px. */
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
  /** The chosen picture, shown before it is sent; null when none was chosen. */
  chosen: Blob | null;
  /** The current picture. */
  current?: string | null;
  /** Shown while there is no picture; '' shows a figure. */
  initials: string;
  disabled: boolean;
  /** Why the file that was chosen last is not used; null when nothing is wrong. */
  fault: string | null;
  /** The file types that the browser's file dialog offers. */
  accept: readonly string[];
  /** Called with the chosen file. The parent decides whether it may be used. */
  onChoose: (file: File) => void;
  onDrop: () => void;
  /** Called when the browser cannot show the chosen file, whatever its type says. */
  onUnreadable: () => void;
}

/**
 * Chooses a person's photo: a round preview, and a button that opens the browser's file dialog
 * (behaviour: register-photo).
 */
export function PhotoPicker(props: PhotoPickerProps) {
  const { words, chosen, current = null, disabled } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 4 }}>
      {/* It stands on the entry too, where the desk's styles are not. */}
      {AVATARS.styles}
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
        {props.fault === null ? null : (
          <Typography color="error" variant="body2">
            {props.fault}
          </Typography>
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
          // Reset, so that the same file can be chosen a second time.
          target.value = '';
          if (file !== undefined) props.onChoose(file);
        }}
      />
    </Stack>
  );
}

/** Shows a picture from this computer. Its object URL is revoked when it is no longer shown. */
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
