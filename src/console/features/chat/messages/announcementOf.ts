import type { Texts } from '@/console/text/texts';
import { splitNow } from '@/console/shared/text/links';
import { plainText } from '@/domain/preview';
import { authorOf, isNote, isUnsent, type ChatItem, type MessageItem } from './chatItems';
import { messageContent } from './messageContent';

type ChatText = Texts['chat'];

/** The most characters read out from one message. A person who wants all of a long message navigates to it. */
const MOST_SPOKEN = 200;

function beginningOf(body: string): string {
  const characters = Array.from(body);
  if (characters.length <= MOST_SPOKEN) return body;
  return `${characters.slice(0, MOST_SPOKEN).join('').trimEnd()}…`;
}

function spokenBody(item: MessageItem, text: ChatText): string {
  if (isUnsent(item)) return item.text;
  const content = messageContent(item);
  if (content.kind === 'text') return plainText(content.body, splitNow);
  if (content.kind === 'empty') return text.emptyBody;
  const media = {
    image: text.imageAlt,
    video: text.video,
    audio: text.audio,
    file: text.fileSent,
    oldMedia: text.oldMedia,
  }[content.kind];
  return content.caption === '' ? media : `${media}. ${plainText(content.caption, splitNow)}`;
}

/**
 * @param name the author of messages that name none
 * @returns the text that screen readers announce for an arriving message
 */
export function announcementOf(item: ChatItem, name: string, text: ChatText): string {
  if (isNote(item)) return text.note.said(item.autor.nome, beginningOf(item.texto));
  return text.newMessageFrom(authorOf(item) ?? name, beginningOf(spokenBody(item, text)));
}
