import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { MissingMedia } from '@/console/ui/MissingMedia';

const Video = styled('video')({
  display: 'block',
  width: '100%',
  height: '100%',
  borderRadius: 10,
  backgroundColor: '#000',
});

const Sound = styled('audio')({ display: 'block', width: 280, maxWidth: '100%', height: 40 });

interface PlayableProps {
  kind: 'video' | 'audio';
  src: string;
  label: string;
  /** Shown in place of media that does not load. */
  missingText: string;
}

/** A video or a sound with the browser's own controls, or a sentence when it does not load. */
export function Playable({ kind, src, label, missingText }: PlayableProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  if (failedSrc === src) return <MissingMedia>{missingText}</MissingMedia>;
  const Player = kind === 'video' ? Video : Sound;
  return (
    // A sound is not loaded before it is played: a chat may hold hundreds.
    <Player
      controls
      preload={kind === 'video' ? 'metadata' : 'none'}
      src={src}
      aria-label={label}
      onError={() => setFailedSrc(src)}
    />
  );
}
