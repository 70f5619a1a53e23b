import type { Message } from '@/contract/entities/message';

/** The content of a bubble (behaviour: message-kinds). `caption` is the text beside the media, '' for none. */
export type MessageContent =
  | { kind: 'text'; body: string }
  | { kind: 'image' | 'video' | 'audio' | 'file'; url: string; caption: string }
  | { kind: 'oldMedia'; caption: string }
  | { kind: 'empty' };

function mediaKind(mimetype: string): 'image' | 'video' | 'audio' | 'file' {
  const [type] = mimetype.toLowerCase().split('/');
  return type === 'image' || type === 'video' || type === 'audio' ? type : 'file';
}

/** @returns the content of the message's bubble. Media without a URL is old media. */
export function messageContent(
  message: Pick<Message, 'body' | 'hasMedia' | 'media'>,
): MessageContent {
  const { body, media } = message;
  if (media !== null && media.url !== null) {
    return { kind: mediaKind(media.mimetype), url: media.url, caption: body };
  }
  if (message.hasMedia || media !== null) return { kind: 'oldMedia', caption: body };
  return body.trim() === '' ? { kind: 'empty' } : { kind: 'text', body };
}
