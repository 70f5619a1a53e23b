import { formatPhone } from './phone';
/**
 * Links between coupon accounts and customers (behaviour: coupon-link). They are one to one: a new link replaces the
 * old.
 */

/** The customer an account is linked to. */
export interface CouponLink {
  chatId: string;
  nome: string;
  numero: string;
}

/** The name of a linked customer, or their number when there is none. */
export const customerName = ({ nome, numero }: Pick<CouponLink, 'nome' | 'numero'>): string =>
  nome || formatPhone(numero);

/** The links by the account's e-mail, as stored under `couponClientLinks` (behaviour: storage-keys). */
export type CouponLinks = Readonly<Record<string, CouponLink>>;

function keepWhere(
  links: CouponLinks,
  keep: (email: string, link: CouponLink) => boolean,
): CouponLinks {
  return Object.fromEntries(Object.entries(links).filter(([email, link]) => keep(email, link)));
}

/** Links an account to a customer. Earlier links of either are removed. */
export function linkAccount(links: CouponLinks, email: string, link: CouponLink): CouponLinks {
  const others = keepWhere(links, (other, { chatId }) => other !== email && chatId !== link.chatId);
  return { ...others, [email]: link };
}

/** Removes the links of these accounts. */
export function unlinkAccounts(links: CouponLinks, emails: readonly string[]): CouponLinks {
  return keepWhere(links, (email) => !emails.includes(email));
}

/** The customer an account is linked to, or null. */
export function linkOf(links: CouponLinks, email: string): CouponLink | null {
  return Object.hasOwn(links, email) ? (links[email] ?? null) : null;
}

/** The e-mail of the account linked to a customer, or null. */
export function accountOf(links: CouponLinks, chatId: string): string | null {
  return Object.entries(links).find(([, link]) => link.chatId === chatId)?.[0] ?? null;
}

/** The links that a new one replaces: the account's customer and the customer's account, null for none. */
export function replacedBy(
  links: CouponLinks,
  email: string,
  chatId: string,
): { customer: CouponLink | null; account: string | null } {
  const customer = linkOf(links, email);
  const account = accountOf(links, chatId);
  return {
    customer: customer?.chatId === chatId ? null : customer,
    account: account === email ? null : account,
  };
}

/** The linked accounts that the agent no longer has; their links must be removed (behaviour: coupon-links-cleanup). */
export function strayAccounts(links: CouponLinks, ownEmails: readonly string[]): string[] {
  const own = new Set(ownEmails);
  return Object.keys(links).filter((email) => !own.has(email));
}

/**
 * Reads the links from the browser's storage. Invalid ones are left out, and of two accounts that claim one customer
 * the later one wins.
 * @param stored the parsed JSON, of unknown origin.
 */
export function readLinks(stored: unknown): CouponLinks {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  return Object.entries(stored).reduce<CouponLinks>((links, [email, value]) => {
    const link = readLink(value);
    return link && email !== '' ? linkAccount(links, email, link) : links;
  }, {});
}

function readLink(value: unknown): CouponLink | null {
  if (typeof value !== 'object' || value === null) return null;
  const { chatId, nome, numero } = value as Record<string, unknown>;
  if (typeof chatId !== 'string' || chatId === '') return null;
  return {
    chatId,
    nome: typeof nome === 'string' ? nome : '',
    numero: typeof numero === 'string' ? numero : '',
  };
}
