import type { Dialog, Page } from 'playwright-core';

/**
 * Answers the browser's next dialogs one after the other. Call it before the action that opens them.
 *
 * @param answers a text, yes (true), or no (null)
 * @returns the questions, once all of them are answered
 */
export function answering(page: Page, ...answers: (string | true | null)[]): Promise<string[]> {
  const asked: string[] = [];
  return new Promise((resolve, reject) => {
    const answer = async (dialog: Dialog) => {
      asked.push(dialog.message().replaceAll('\u00a0', ' '));
      const next = answers[asked.length - 1] ?? null;
      await (next === null ? dialog.dismiss() : dialog.accept(next === true ? undefined : next));
      if (asked.length < answers.length) return;
      page.off('dialog', onDialog);
      resolve(asked);
    };
    const onDialog = (dialog: Dialog) => void answer(dialog).catch(reject);
    page.on('dialog', onDialog);
  });
}
