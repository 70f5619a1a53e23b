import { styled } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { formatText, type FormattedPart } from './formatting';

const Text = styled('p')(({ theme }) => ({
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  // Each line by its own first letter; an address has no say in the order of what stands around it.
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

/** What a person wrote, set as WhatsApp sets it; its addresses can be clicked and open in a tab of their own. */
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
