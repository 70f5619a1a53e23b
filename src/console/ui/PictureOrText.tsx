import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { MissingMedia } from './MissingMedia';

const Picture = styled('img')({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  '&[data-whole="true"]': { objectFit: 'contain' },
  borderRadius: 10,
});

const Opener = styled(ButtonBase)({
  display: 'block',
  width: '100%',
  height: '100%',
  borderRadius: 10,
  cursor: 'zoom-in',
  // The outline is drawn inside, because the frame around the picture would cut it off.
  '&.Mui-focusVisible': { outlineOffset: -2 },
});

interface PictureOrTextProps {
  src: string;
  alt: string;
  /** Shown in the picture's place when it does not load. */
  missingText: string;
  /** Shows the whole picture, with margins, instead of filling the frame. */
  whole?: boolean;
  /** Makes the picture a button that opens it in a dialog. A picture that does not load is not a button. */
  onOpen?: () => void;
}

/** A picture in its frame, or a sentence when it does not load (behaviour: message-media-failed). */
export function PictureOrText(props: PictureOrTextProps) {
  const { src, alt, missingText, whole = false, onOpen } = props;
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  if (failedSrc === src) return <MissingMedia>{missingText}</MissingMedia>;
  const picture = (
    <Picture
      src={src}
      alt={alt}
      data-whole={whole}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailedSrc(src)}
    />
  );
  return onOpen === undefined ? (
    picture
  ) : (
    <Opener aria-haspopup="dialog" onClick={onOpen}>
      {picture}
    </Opener>
  );
}
