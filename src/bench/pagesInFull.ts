import type { Page } from 'playwright-core';

/** The most messages that a page of the API may hold. */
const LIMIT = 200;

interface Answer {
  messages: { id: string }[];
  hasMore: boolean;
}

/**
 * Answers a chat with all of its messages at once, as a host without paging may (wire: get-conversation): the real
 * server's pages are joined. The console then reads the newest of them (`console/api/onePage.ts`).
 */
export async function answerInFull(page: Page, chatId: string): Promise<void> {
  await page.route(
    (url) => url.pathname === `/api/conversations/${encodeURIComponent(chatId)}`,
    async (route) => {
      const address = new URL(route.request().url());
      address.searchParams.set('limit', String(LIMIT));
      const newest = await route.fetch({ url: address.href });
      const whole = (await newest.json()) as Answer;
      while (whole.hasMore) {
        address.searchParams.set('before', whole.messages[0]?.id ?? '');
        const older = (await (await route.fetch({ url: address.href })).json()) as Answer;
        whole.messages.unshift(...older.messages);
        whole.hasMore = older.hasMore;
      }
      await route.fulfill({ response: newest, json: whole });
    },
  );
}

/**
 * The same, with every response prepared before it is requested, so that joining the pages does not disturb the
 * measurement. These responses have no stream position, like those of such a host.
 * @param token of the person whose chats they are
 */
export async function answerInFullAtOnce(
  page: Page,
  host: { url: string; token: string },
  chatIds: readonly string[],
): Promise<void> {
  const headers = { authorization: `Bearer ${host.token}` };
  const ask = async (chatId: string, before = '') => {
    const address = new URL(`/api/conversations/${encodeURIComponent(chatId)}`, host.url);
    address.searchParams.set('limit', String(LIMIT));
    if (before !== '') address.searchParams.set('before', before);
    return (await (await fetch(address, { headers })).json()) as Answer;
  };
  for (const chatId of chatIds) {
    const { hasMore, ...whole } = await ask(chatId);
    for (let isMore = hasMore; isMore;) {
      const older = await ask(chatId, whole.messages[0]?.id);
      whole.messages.unshift(...older.messages);
      isMore = older.hasMore;
    }
    const body = JSON.stringify(whole);
    await page.route(
      (url) => url.pathname === `/api/conversations/${encodeURIComponent(chatId)}`,
      (route) => route.fulfill({ contentType: 'application/json', body }),
    );
  }
}
