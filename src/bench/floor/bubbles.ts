import type { Message } from '@/contract/entities/message';
import { formatText } from '@/domain/formatting';
import { splitLinks } from '@/domain/links';
import { element } from './dom';

const CLOCK = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });

const TAGS = { bold: 'strong', italic: 'em', strike: 's', code: 'code' } as const;

export function bubbleOf({ body, fromMe, timestamp }: Message): HTMLElement {
  const bubble = element('bubble', 'div');
  bubble.dataset['side'] = fromMe ? 'own' : 'other';
  const text = document.createElement('p');
  text.dir = 'auto';
  for (const { text: words, href, marks } of formatText(body, splitLinks)) {
    let node: Node = document.createTextNode(words);
    if (href !== null) {
      const link = document.createElement('a');
      link.href = href;
      link.append(node);
      node = link;
    }
    for (const mark of marks) {
      const around = document.createElement(TAGS[mark]);
      around.append(node);
      node = around;
    }
    text.append(node);
  }
  const foot = element('foot', 'div');
  const time = document.createElement('time');
  time.dateTime = new Date(timestamp).toISOString();
  time.textContent = CLOCK.format(timestamp);
  foot.append(time);
  if (fromMe) foot.append('✓');
  bubble.append(text, foot);
  return bubble;
}

export function endedLine(text: string): HTMLElement {
  const line = element('ended', 'div');
  line.textContent = text;
  return line;
}
