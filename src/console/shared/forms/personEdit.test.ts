import { buildUser } from '@/testing/builders/user';
import { touchedOf, UNTOUCHED } from './personEdit';

const user = buildUser({ nome: 'Ana Lima', telefone: '5511987654321' });

test.each([
  ['a name as it was', { nome: 'Ana Lima' }],
  ['a phone as the mask writes the one that was', { telefone: '(11) 98765-4321' }],
  ['both', { nome: 'Ana Lima', telefone: '11987654321' }],
])('%s was not touched', (_what, fields) => {
  expect(touchedOf({ ...UNTOUCHED, ...fields }, user)).toEqual(UNTOUCHED);
});

test('a changed value stays, and so do fields other than name and phone', () => {
  const foto = new Blob(['x']);
  const edit = { foto, nome: 'Ana', telefone: '(11) 98765-4322', chavePix: '' };
  expect(touchedOf(edit, user)).toEqual(edit);
});

test('an emptied field counts as touched: the form’s checks refuse it', () => {
  const edit = { ...UNTOUCHED, nome: '', telefone: '' };
  expect(touchedOf(edit, user)).toEqual(edit);
});
