import fc from 'fast-check';
import { quickReplyFault, quickReplyFaultField, quickReplyKey, quickReplyName } from './quickReply';

const entry = (atalho: string, texto = 'Oi!') => ({ atalho, texto });

test.each([
  ['a word', entry('oi'), null],
  ['accents, digits, hyphen, underscore', entry('endereço_2-a'), null],
  ['the bar it is typed with', entry(' /oi '), null],
  ['letters of other writings', entry('привет'), null],
  ['as long as it may be', entry('a'.repeat(30), 'x'.repeat(2_000)), null],
  ['no name', entry(''), 'quickReply.nameRequired'],
  ['only the bar', entry('/'), 'quickReply.nameRequired'],
  ['a name that nobody sees', entry('\u200b'), 'quickReply.nameRequired'],
  ['two words', entry('bom dia'), 'quickReply.nameForm'],
  ['a bar within', entry('a/b'), 'quickReply.nameForm'],
  ['a picture', entry('😀'), 'quickReply.nameForm'],
  ['too long a name', entry('a'.repeat(31)), 'quickReply.nameLength'],
  ['no text', entry('oi', ' \n'), 'quickReply.textRequired'],
  ['too long a text', entry('oi', 'x'.repeat(2_001)), 'quickReply.textLength'],
  ['no name and no text: the name first', entry('', ''), 'quickReply.nameRequired'],
] as const)('an entry is held to the rules: %s', (_what, typed, fault) => {
  expect(quickReplyFault(typed)).toBe(fault);
});

test('each fault names the field it is about', () => {
  expect(quickReplyFaultField('quickReply.nameForm')).toBe('atalho');
  expect(quickReplyFaultField('quickReply.textLength')).toBe('texto');
});

test('a name that is cleaned once is clean, and its key is that of any case and accents', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-zÀ-ÿ]{1,30}$/), (name) => {
      const clean = quickReplyName(`/${name}`);
      expect(quickReplyName(clean)).toBe(clean);
      expect(quickReplyKey(name.normalize('NFD').toUpperCase().toLowerCase())).toBe(
        quickReplyKey(name.toUpperCase().toLowerCase()),
      );
      expect(quickReplyKey(clean)).toBe(quickReplyKey(name));
    }),
  );
});
