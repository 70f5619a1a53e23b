import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { MissingMedia } from '@/console/ui/MissingMedia';
import type { useZoom } from './useZoom';

const Stage = styled('div')({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  overflow: 'hidden',
  // Touch gestures act on the picture, not on the page.
  touchAction: 'none',
  userSelect: 'none',
  '&[data-zoomed="true"]': { cursor: 'grab' },
});

const Shown = styled('img')({
  maxWidth: '100%',
  maxHeight: '100%',
  objectFit: 'contain',
  '&[data-loaded="false"]': { opacity: 0 },
});

const Centre = styled('div')({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: 220,
  height: 120,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
});

interface PictureStageProps extends Pick<
  ReturnType<typeof useZoom>,
  'view' | 'stageProps' | 'imageRef'
> {
  url: string;
  alt: string;
  missingText: string;
}

/** One picture, as large as fits, or a sentence when it does not load. Give it a `key` of the picture. */
export function PictureStage({
  url,
  alt,
  missingText,
  view,
  stageProps,
  imageRef,
}: PictureStageProps) {
  const [status, setStatus] = useState<'loading' | 'loaded' | 'failed'>('loading');
  return (
    <Stage {...stageProps} data-zoomed={view.scale > 1}>
      {status === 'failed' ? (
        <Centre role="status">
          <MissingMedia>{missingText}</MissingMedia>
        </Centre>
      ) : (
        <Shown
          ref={imageRef}
          src={url}
          alt={alt}
          draggable={false}
          referrerPolicy="no-referrer"
          data-loaded={status === 'loaded'}
          onLoad={() => setStatus('loaded')}
          onError={() => setStatus('failed')}
          style={{
            transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
          }}
        />
      )}
      {status === 'loading' ? (
        <Centre>
          <CircularProgress aria-hidden />
        </Centre>
      ) : null}
    </Stage>
  );
}
