import { asHeld, listAsHeld } from './asHeld';

const held = { id: 'm', media: { url: '/a.png', mimetype: 'image/png' }, author: null };

test('a response without changes keeps the held objects', () => {
  expect(asHeld(held, structuredClone(held))).toBe(held);
});

test('a response with changes replaces only the changed objects', () => {
  const said = { ...structuredClone(held), author: 'Rita' };
  const made = asHeld<typeof held | typeof said>(held, said);
  expect(made).toEqual(said);
  expect(made.media).toBe(held.media);
});

test('a response about something not held is used as it is', () => {
  expect(asHeld(undefined, held)).toBe(held);
});

test('a list stays the same object while its items and their order do', () => {
  const [a, b] = [{ id: 'a' }, { id: 'b' }];
  const list = [a, b];
  expect(listAsHeld(list, [a, b])).toBe(list);
  for (const made of [[b, a], [a], [a, b, held], [a, { ...b }]]) {
    expect(listAsHeld<object>(list, made)).toBe(made);
  }
});
