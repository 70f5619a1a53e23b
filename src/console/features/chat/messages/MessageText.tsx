import { styled } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { formatText, type FormattedPart } from '@/domain/formatting';

const Text = styled('p')(({ theme }) => ({
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  // Each line takes its direction from its first letter. A link is isolated, so that it does not reorder the text
  // around it.
  unicodeBidi: 'plaintext',
  '& a': {
    color: theme.vars.palette.primary.main,
    textDecoration: 'underline',
    textUnderlineOffset: 2,
    unicodeBidi: 'isolate',
  },
  '& code': { fontFamily: 'ui-monospace, monospace', fontSize: '0.8125rem' },
}));

const ELEMENTS = { bold: 'strong', italic: 'em', strike: 's', code: 'code' } as const;

/** A person's text, formatted as in WhatsApp. Its links open in a new tab. */
export function MessageText({ children }: { children: string }) {
  const parts = useMemo(() => formatText(children), [children]);
  return (
    <Text dir="auto">
      {parts.map((part, index) => (
        <Part key={index} {...part} />
      ))}
    </Text>
  );
}

function Part({ text, href, marks }: FormattedPart): ReactNode {
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
