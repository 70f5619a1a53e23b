import type { APIResponse, Route } from 'playwright-core';

/** What is said of a page that was closed while the host's answer was on its way to it. */
const GONE = /has been (closed|disposed)|Request context disposed/;

interface Changes {
  /** The address to ask instead of the page's. */
  url?: string;
  /** Gives the new body from the old one. */
  body?: (text: string) => string;
  /** Gives the new headers from the answer's. */
  headers?: (headers: Record<string, string>) => Record<string, string>;
}

const changed = async (response: APIResponse, { body, headers }: Changes) => ({
  response,
  ...(body && { body: body(await response.text()) }),
  ...(headers && { headers: headers(response.headers()) }),
});

/**
 * Does what answers a page. A page that is closed in the meantime gets nothing: its answer is thrown away with it, which
 * is no fault of the test that closed it.
 */
export async function unlessGone(answer: () => Promise<void>): Promise<void> {
  try {
    await answer();
  } catch (fault) {
    if (!GONE.test(String(fault))) throw fault;
  }
}

/** Passes the host's answer on to the page with these changes, unless the page is gone. */
export const passChanged = (
  route: Pick<Route, 'fetch' | 'fulfill'>,
  changes: Changes,
): Promise<void> =>
  unlessGone(async () => {
    const { url } = changes;
    const response = await route.fetch(url === undefined ? {} : { url });
    await route.fulfill(await changed(response, changes));
  });
