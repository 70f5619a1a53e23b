import type { Page } from 'playwright-core';

/** A sync state that the top bar showed, with its time in ms on the page's clock. */
export interface SyncWord {
  word: string;
  at: number;
}

interface Noting {
  __syncWords: SyncWord[];
}

/** Runs in the page. */
function install() {
  const said: SyncWord[] = [];
  const note = () => {
    const word = /Em dia|Sincronizando…|Sem conexão/.exec(
      document.querySelector('header')?.textContent ?? '',
    )?.[0];
    if (word !== undefined && said.at(-1)?.word !== word)
      said.push({ word, at: performance.now() });
  };
  note();
  new MutationObserver(note).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  Object.assign(window, { __syncWords: said });
}

/** Records every such state from now on. @returns a function that returns those so far */
export async function noteSyncWords(page: Page): Promise<() => Promise<SyncWord[]>> {
  await page.evaluate(install);
  return () => page.evaluate(() => (window as unknown as Noting).__syncWords);
}
