import fc from 'fast-check';
import { draws } from '@/testing/runs';
import {
  accountOf,
  customerName,
  linkAccount,
  linkOf,
  readLinks,
  replacedBy,
  strayAccounts,
  unlinkAccounts,
  type CouponLinks,
} from './couponLinks';

const maria = { chatId: 'c1', nome: 'Maria', numero: '5511900000001' };
const jose = { chatId: 'c2', nome: 'José', numero: '5511900000002' };

it('links an account to a customer', () => {
  const links = linkAccount({}, 'a@example.test', maria);
  expect(linkOf(links, 'a@example.test')).toEqual(maria);
  expect(accountOf(links, 'c1')).toBe('a@example.test');
  expect(accountOf(links, 'c2')).toBeNull();
  expect(linkOf(links, 'b@example.test')).toBeNull();
});

it('calls a linked customer by their name, or by their number', () => {
  expect(customerName(maria)).toBe('Maria');
  expect(customerName({ ...maria, nome: '' })).toBe('+55 (11) 90000-0001');
});

it('a new link of an account replaces its old one', () => {
  const links = linkAccount({ 'a@example.test': maria }, 'a@example.test', jose);
  expect(links).toEqual({ 'a@example.test': jose });
});

it('a new link of a customer replaces their old one', () => {
  const links = linkAccount({ 'a@example.test': maria }, 'b@example.test', maria);
  expect(links).toEqual({ 'b@example.test': maria });
});

it('a link can be taken away', () => {
  const links: CouponLinks = { 'a@example.test': maria, 'b@example.test': jose };
  expect(unlinkAccounts(links, ['a@example.test'])).toEqual({ 'b@example.test': jose });
  expect(unlinkAccounts(links, ['other@example.test'])).toEqual(links);
});

it('names the links that a new one replaces', () => {
  const links: CouponLinks = { 'a@example.test': maria, 'b@example.test': jose };
  expect(replacedBy(links, 'a@example.test', 'c2')).toEqual({
    customer: maria,
    account: 'b@example.test',
  });
  expect(replacedBy(links, 'a@example.test', 'c1')).toEqual({ customer: null, account: null });
  expect(replacedBy(links, 'c@example.test', 'c3')).toEqual({ customer: null, account: null });
});

it('links of accounts that the agent does not have are stray', () => {
  const links: CouponLinks = { 'a@example.test': maria, 'b@example.test': jose };
  expect(strayAccounts(links, ['b@example.test', 'c@example.test'])).toEqual(['a@example.test']);
  expect(strayAccounts(links, [])).toEqual(['a@example.test', 'b@example.test']);
});
it('stays one to one, whatever is linked in whatever order', () => {
  const step = fc.record({
    email: fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor'),
    chatId: fc.constantFrom('c1', 'c2', 'c3'),
  });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const links = steps.reduce<CouponLinks>(
        (held, { email, chatId }) => linkAccount(held, email, { ...maria, chatId }),
        {},
      );
      const chats = Object.values(links).map(({ chatId }) => chatId);
      expect(new Set(chats).size).toBe(chats.length);
      const last = steps.at(-1);
      if (!last) return;
      expect(linkOf(links, last.email)?.chatId).toBe(last.chatId);
      expect(accountOf(links, last.chatId)).toBe(last.email);
    }),
    draws({ test: 100, soak: 2_000 }),
  );
});

it('reads the links that a browser stored, and leaves out invalid ones', () => {
  expect(
    readLinks({
      'a@example.test': { ...maria, more: 1 },
      'b@example.test': null,
      'c@example.test': { nome: 'sem chat' },
      'd@example.test': { chatId: 'c4', nome: 7 },
      '': jose,
    }),
  ).toEqual({ 'a@example.test': maria, 'd@example.test': { chatId: 'c4', nome: '', numero: '' } });
  expect(readLinks({ 'a@example.test': maria, 'b@example.test': maria })).toEqual({
    'b@example.test': maria,
  });
});

it('reads any stored value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      expect(Object.values(readLinks(stored)).every(({ chatId }) => chatId !== '')).toBe(true);
    }),
    draws({ test: 100, soak: 2_000 }),
  );
});

it('an account called like a property of every object is an account', () => {
  expect(linkOf({}, 'constructor')).toBeNull();
  const stored: unknown = JSON.parse('{"__proto__":{"chatId":"c1","nome":"","numero":""}}');
  expect(linkOf(readLinks(stored), '__proto__')?.chatId).toBe('c1');
});
