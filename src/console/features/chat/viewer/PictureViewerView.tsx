import Add from '@mui/icons-material/Add';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Close from '@mui/icons-material/Close';
import FitScreen from '@mui/icons-material/FitScreenOutlined';
import Remove from '@mui/icons-material/Remove';
import Dialog from '@mui/material/Dialog';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, useState, type KeyboardEvent } from 'react';
import type { Texts } from '@/console/text/texts';
import { IconAction } from '@/console/ui/IconAction';
import { overlaysElement } from '@/console/ui/overlays';
import { VisuallyHidden } from '@/console/ui/VisuallyHidden';
import { PictureStage } from './PictureStage';
import { useZoom } from './useZoom';
import { MAX_SCALE } from './zoom';

/** One picture that can be shown full screen. */
export interface Picture {
  /** Identifies the picture, even when others are inserted before it. */
  key: string;
  url: string;
  alt: string;
  /** The sender and the time; null when they are unknown. */
  origin: { author: string; time: string } | null;
  /** The text sent with it, '' for none. */
  caption: string;
}

/** How far one press of Shift with an arrow moves a zoomed picture, in px. */
const PAN_PX = 80;

const Body = styled('div')({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  display: 'flex',
  '& > button': {
    position: 'absolute',
    top: 0,
    bottom: 0,
    margin: 'auto 0',
    height: 56,
    zIndex: 1,
  },
  '& > button:first-of-type': { left: 8 },
  '& > button:last-of-type': { right: 8 },
});

/** A button at its limit is greyed and stays focusable: removing or disabling it would lose the focus. */
const Action = styled(IconAction)(({ theme }) => ({
  backgroundColor: theme.vars.palette.raised,
  '&[aria-disabled="true"]': { opacity: 0.38, cursor: 'default' },
}));

interface PictureViewerViewProps {
  text: Texts['chat'];
  closeLabel: string;
  /** Sorted from the oldest to the newest. */
  pictures: readonly Picture[];
  /** The key of the picture that was opened. */
  openedAt: string;
  onClose: () => void;
}

/**
 * The full-screen image viewer (behaviour: picture-viewer). ←/→ Home End choose the picture, + − 0 zoom it, Shift with
 * an arrow moves it, Escape closes. Buttons, wheel, double click, drag, pinch and swipe work too.
 */
export function PictureViewerView({ text, pictures, onClose, ...props }: PictureViewerViewProps) {
  const titleId = useId();
  const [chosen, setChosen] = useState(props.openedAt);
  const at = Math.max(
    0,
    pictures.findIndex(({ key }) => key === chosen),
  );
  const picture = pictures[at];
  const go = (to: number) => {
    const next = pictures[to];
    if (next) setChosen(next.key);
  };
  const zoom = useZoom({ picture: picture?.key ?? '', onSwipe: (by) => go(at + by) });
  const { scale } = zoom.view;

  const onKeyDown = (event: KeyboardEvent) => {
    // The page beneath has its own shortcuts. They must not act on what the viewer hides.
    event.stopPropagation();
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const deeds: Record<string, () => void> = event.shiftKey
      ? {
          ArrowLeft: () => zoom.pan(PAN_PX, 0),
          ArrowRight: () => zoom.pan(-PAN_PX, 0),
          ArrowUp: () => zoom.pan(0, PAN_PX),
          ArrowDown: () => zoom.pan(0, -PAN_PX),
          '+': zoom.zoomIn,
        }
      : {
          ArrowLeft: () => go(at - 1),
          ArrowRight: () => go(at + 1),
          Home: () => go(0),
          End: () => go(pictures.length - 1),
          '+': zoom.zoomIn,
          '=': zoom.zoomIn,
          '-': zoom.zoomOut,
          '0': zoom.fit,
        };
    const deed = deeds[event.key];
    if (deed === undefined) return;
    event.preventDefault();
    deed();
  };

  if (picture === undefined) return null;
  const step = (label: string, icon: typeof Add, to: number) => (
    <Action
      label={label}
      icon={<Icon of={icon} />}
      aria-disabled={!pictures[to]}
      onClick={() => go(to)}
    />
  );
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      container={overlaysElement}
      onKeyDown={onKeyDown}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { border: 0 } } }}
    >
      <VisuallyHidden as="h2" id={titleId}>
        {text.viewer.title}
      </VisuallyHidden>
      <Stack
        direction="row"
        sx={{ flex: 'none', alignItems: 'center', gap: 1, minHeight: 56, px: { xs: 2, md: 4 } }}
      >
        <Stack sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" noWrap dir="auto" sx={{ textAlign: 'left' }}>
            {picture.origin?.author}
          </Typography>
          <Typography variant="caption" noWrap color="textSecondary">
            {picture.origin?.time}
          </Typography>
        </Stack>
        {pictures.length > 1 ? (
          <Typography
            variant="body2"
            role="status"
            color="textSecondary"
            sx={{ flex: 'none', px: 2 }}
          >
            {text.viewer.count(at + 1, pictures.length)}
          </Typography>
        ) : null}
        <Action
          label={text.viewer.zoomOut}
          icon={<Icon of={Remove} />}
          aria-disabled={scale === 1}
          onClick={zoom.zoomOut}
        />
        <Action
          label={text.viewer.zoomIn}
          icon={<Icon of={Add} />}
          aria-disabled={scale === MAX_SCALE}
          onClick={zoom.zoomIn}
        />
        <Action
          label={text.viewer.fit}
          icon={<Icon of={FitScreen} />}
          aria-disabled={scale === 1}
          onClick={zoom.fit}
        />
        <Action label={props.closeLabel} icon={<Icon of={Close} />} onClick={onClose} />
      </Stack>
      <Body>
        {pictures.length > 1 ? step(text.viewer.previous, ChevronLeft, at - 1) : null}
        <PictureStage
          key={picture.key}
          url={picture.url}
          alt={picture.alt}
          missingText={text.imageMissing}
          view={zoom.view}
          stageProps={zoom.stageProps}
          imageRef={zoom.imageRef}
        />
        {pictures.length > 1 ? step(text.viewer.next, ChevronRight, at + 1) : null}
      </Body>
      {picture.caption.trim() === '' ? null : (
        <Typography
          variant="body2"
          dir="auto"
          sx={{
            flex: 'none',
            maxHeight: '20%',
            overflow: 'auto',
            px: 4,
            py: 3,
            textAlign: 'center',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {picture.caption}
        </Typography>
      )}
    </Dialog>
  );
}

function Icon({ of: Drawing }: { of: typeof Add }) {
  return <Drawing fontSize="small" aria-hidden />;
}
