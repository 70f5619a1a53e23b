import { Fragment, useMemo, type ReactNode } from 'react';
import { BUBBLES } from '@/console/ui/bubbles';
import { useSplit } from '@/console/shared/text/links';
import { formatText, type FormattedPart } from '@/domain/formatting';

const ELEMENTS = { bold: 'strong', italic: 'em', strike: 's', code: 'code' } as const;

/** A person's text, formatted as in WhatsApp. Its links open in a new tab. */
export function MessageText({ children }: { children: string }) {
  const split = useSplit(children);
  const parts = useMemo(() => formatText(children, split), [children, split]);
  return (
    <p className={BUBBLES.classes.text} dir="auto">
      {parts.map((part, index) => (
        <Fragment key={index}>{drawnPart(part)}</Fragment>
      ))}
    </p>
  );
}

function drawnPart({ text, href, marks }: FormattedPart): ReactNode {
  const words =
    href === null ? (
      text
    ) : (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {text}
      </a>
    );
  return marks.reduce<ReactNode>((inner, mark) => {
    const Element = ELEMENTS[mark];
    return <Element>{inner}</Element>;
  }, words);
}
