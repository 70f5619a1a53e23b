import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { Texts } from '@/console/text/texts';
import { PictureOrText } from '@/console/ui/PictureOrText';
import type { MessageContent } from './messageContent';
import { MessageText } from './MessageText';
import { Playable } from './Playable';

/** The frame has its size before the picture loads, so that nothing jumps when it arrives. */
const MediaFrame = styled('div')({
  width: 260,
  maxWidth: 'calc(100% + 8px)',
  aspectRatio: '4 / 3',
  margin: '2px -4px 4px',
  overflow: 'hidden',
});

const FileLink = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 24,
  color: theme.vars.palette.primary.main,
  textUnderlineOffset: 2,
}));

interface MessageBodyProps {
  text: Texts['chat'];
  content: Exclude<MessageContent, { kind: 'text' }>;
  /** Shows this message's picture full screen. */
  onOpenPicture: () => void;
}

/** The content of a message that is not text alone (behaviour: message-kinds): media with its caption, or nothing. */
export function MessageBody({ content, ...props }: MessageBodyProps) {
  if (content.kind === 'empty') return <Placeholder>{props.text.emptyBody}</Placeholder>;
  return (
    <>
      <Media content={content} {...props} />
      {content.caption.trim() === '' ? null : <MessageText>{content.caption}</MessageText>}
    </>
  );
}

interface MediaProps extends MessageBodyProps {
  content: Exclude<MessageContent, { kind: 'text' | 'empty' }>;
}

function Media({ text, content, onOpenPicture }: MediaProps) {
  switch (content.kind) {
    case 'oldMedia':
      return <Placeholder>{text.oldMedia}</Placeholder>;
    case 'audio':
      return (
        <Playable
          kind="audio"
          src={content.url}
          label={text.audio}
          missingText={text.audioMissing}
        />
      );
    case 'file':
      return (
        <FileLink href={content.url} target="_blank" rel="noopener noreferrer">
          <InsertDriveFileOutlined aria-hidden fontSize="small" />
          {text.file}
        </FileLink>
      );
    case 'image':
      return (
        <MediaFrame>
          <PictureOrText
            whole
            src={content.url}
            alt={text.imageAlt}
            missingText={text.imageMissing}
            onOpen={onOpenPicture}
          />
        </MediaFrame>
      );
    case 'video':
      return (
        <MediaFrame>
          <Playable
            kind="video"
            src={content.url}
            label={text.video}
            missingText={text.videoMissing}
          />
        </MediaFrame>
      );
  }
}

function Placeholder({ children }: { children: string }) {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ fontStyle: 'italic' }}>
      {children}
    </Typography>
  );
}
