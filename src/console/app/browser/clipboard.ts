import type { Clipboard } from '@/console/ports/ports';

/** The part of a window that the clipboard needs. A page on an insecure origin has no `navigator.clipboard`. */
interface ClipboardWindow {
  navigator: { clipboard?: Pick<globalThis.Clipboard, 'write' | 'writeText'> };
  ClipboardItem?: typeof ClipboardItem;
}

/** @returns the clipboard of this browser. */
export function createClipboard(window: ClipboardWindow): Clipboard {
  return {
    write: async (text) => {
      const { clipboard } = window.navigator;
      if (
        clipboard === undefined ||
        window.ClipboardItem === undefined ||
        typeof text === 'string'
      ) {
        const written = await text;
        if (clipboard === undefined) throw new Error('no clipboard');
        return clipboard.writeText(written);
      }
      const plain = text.then((written) => new Blob([written], { type: 'text/plain' }));
      try {
        await clipboard.write([new window.ClipboardItem({ 'text/plain': plain })]);
      } catch (refusal) {
        // A browser may refuse before it looks at the promise. If the promise fails too, its error is the one to
        // report.
        await plain;
        throw refusal;
      }
    },
  };
}
