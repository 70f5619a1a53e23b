import { createClipboard } from './clipboard';

/** A fake of the browser's clipboard. It awaits a promised text, unless it refuses at once. */
function open({ refuses = false, items = true } = {}) {
  const held: string[] = [];
  let asked = 0;
  class Item {
    constructor(readonly parts: Record<string, Promise<Blob>>) {}
  }
  const browser = {
    writeText: (text: string) => {
      asked += 1;
      if (refuses) return Promise.reject(new Error('refused'));
      held.push(text);
      return Promise.resolve();
    },
    write: async ([item]: ClipboardItem[]) => {
      asked += 1;
      if (refuses) throw new Error('refused');
      const blob = await (item as unknown as Item).parts['text/plain'];
      held.push((await blob?.text()) ?? '');
    },
  };
  const clipboard = createClipboard({
    navigator: { clipboard: browser },
    ...(items ? { ClipboardItem: Item as unknown as typeof ClipboardItem } : {}),
  });
  return { clipboard, held, asked: () => asked };
}

describe('the clipboard', () => {
  test('holds a text', async () => {
    const { clipboard, held } = open();
    await clipboard.write('Rua A, 1');
    expect(held).toEqual(['Rua A, 1']);
  });

  test('is written to at once with a promised text: the click counts only for a moment', async () => {
    const { clipboard, held, asked } = open();
    let come: (text: string) => void = () => undefined;
    const written = clipboard.write(new Promise<string>((resolve) => (come = resolve)));
    expect(asked()).toBe(1);
    expect(held).toEqual([]);
    come('o resumo');
    await written;
    expect(held).toEqual(['o resumo']);
  });

  test('waits for the text in a browser that does not accept a promise', async () => {
    const { clipboard, held } = open({ items: false });
    await clipboard.write(Promise.resolve('o resumo'));
    expect(held).toEqual(['o resumo']);
  });

  test.each([['o resumo'], [Promise.resolve('o resumo')]])('passes a refusal on', async (text) => {
    await expect(open({ refuses: true }).clipboard.write(text)).rejects.toThrow('refused');
  });

  test.each([false, true])('holds nothing when no text comes (refused: %p)', async (refuses) => {
    const { clipboard, held } = open({ refuses });
    await expect(clipboard.write(Promise.reject(new Error('no discount')))).rejects.toThrow(
      'no discount',
    );
    expect(held).toEqual([]);
  });

  test('is refused by a page that has none', async () => {
    await expect(createClipboard({ navigator: {} }).write('texto')).rejects.toThrow('no clipboard');
  });
});
