import fc from 'fast-check';
import { anyQuickReply } from '@/testing/arbitraries/entities';
import { quickReplyGroups } from './quickReplyList';

const reply = (atalho: string, texto = 'x', daEquipe = false) => ({
  id: atalho,
  atalho,
  texto,
  daEquipe,
});
const REPLIES = [
  reply('pix', 'O código'),
  reply('Endereço', 'Qual é a rua?'),
  reply('fim', 'Seu pix caiu'),
  reply('cupom-pix'),
  reply('oi', 'Oi!', true),
  reply('rua', 'Qual é o endereço?', true),
];

const found = (typed: string) => {
  const { own, team } = quickReplyGroups(REPLIES, typed);
  return [own, team].map((group) => group.map(({ atalho }) => atalho));
};

test.each([
  [
    'nothing typed: all of them, by name',
    '',
    [
      ['cupom-pix', 'Endereço', 'fim', 'pix'],
      ['oi', 'rua'],
    ],
  ],
  ['the beginning of a name, then within a name', 'pix', [['pix', 'cupom-pix'], []]],
  ['neither case nor accents count', 'ENDERECO', [['Endereço'], []]],
  ['blanks around do not count', ' oi ', [[], ['oi']]],
  ['texts, where no name fits', 'caiu', [['fim'], []]],
  ['nothing fits', 'zzz', [[], []]],
])('%s', (_what, typed, groups) => {
  expect(found(typed)).toEqual(groups);
});

test.each([
  ['ru', 'rua'],
  ['pi', 'pix'],
  ['u', 'cupom-pix'],
  ['zzz', undefined],
])('what fits %s best', (typed, name) => {
  expect(quickReplyGroups(REPLIES, typed).best?.atalho).toBe(name);
});

test('what a name of the team begins with is a better fit than what is within an own one', () => {
  const replies = [reply('cupom-pix'), reply('pix', 'x', true)];
  expect(quickReplyGroups(replies, 'pix').best?.atalho).toBe('pix');
});

test('a reply is found by any part of its name', () => {
  fc.assert(
    fc.property(
      fc.array(anyQuickReply),
      fc.nat(),
      fc.nat(),
      fc.nat(),
      (replies, which, from, length) => {
        const one = replies[which % Math.max(1, replies.length)];
        fc.pre(one !== undefined);
        const letters = Array.from(one.atalho.normalize('NFD').replace(/\p{M}/gu, ''));
        const start = from % (letters.length + 1);
        const typed = letters.slice(start, start + length).join('');
        const { own, team } = quickReplyGroups(replies, typed);
        expect([...own, ...team]).toContain(one);
      },
    ),
  );
});
