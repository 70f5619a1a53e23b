import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { draws } from '@/testing/runs';
import { renderView } from '@/testing/renderView';
import { formatText } from '@/domain/formatting';
import { splitLinks } from '@/domain/links';
import { MessageText } from './MessageText';

const PIECES = [
  ...[
    'javascript:alert(1)',
    'https://a.com/x',
    'www.b.com',
    'c@d.com',
    'data:text/html,<b>',
    'tel:123',
  ],
  ...['<a href="javascript:alert(1)">', '<img src=x onerror=alert(1)>', '&lt;', '"', "'", '(', ')'],
  ...[' ', '\n', '\u202E', '\u0000', '😋', 'שלום', '//', ':', '@', '.'],
];

describe('the text of a message', () => {
  test('has links that open apart and safely', async () => {
    renderView(<MessageText>Veja https://a.com/x, e c@d.com.</MessageText>);
    expect((await screen.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual([
      'https://a.com/x',
      'mailto:c@d.com',
    ]);
    for (const link of screen.getAllByRole('link')) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });

  test('takes its direction from what is written', () => {
    renderView(<MessageText>مرحبا</MessageText>);
    expect(screen.getByText('مرحبا')).toHaveAttribute('dir', 'auto');
  });

  test('is what was written, with nothing in it but safe links, whatever was written', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(anyText, (body) => {
        const { container, unmount } = renderView(<MessageText>{body}</MessageText>);
        expect(container.textContent).toBe(
          formatText(body, splitLinks)
            .map(({ text }) => text)
            .join(''),
        );
        for (const element of container.querySelectorAll('p *')) {
          if (['STRONG', 'EM', 'S', 'CODE'].includes(element.tagName)) {
            expect(element.getAttributeNames()).toEqual([]);
            continue;
          }
          expect(element.tagName).toBe('A');
          expect(element.getAttribute('href')).toMatch(/^(https?:\/\/|mailto:|tel:)/);
          expect(element.getAttributeNames().sort()).toEqual(['href', 'rel', 'target']);
        }
        unmount();
      }),
      draws({ test: 300, soak: 6_000 }),
    );
  });
});
