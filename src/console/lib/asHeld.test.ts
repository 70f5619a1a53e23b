import { asHeld, listAsHeld } from './asHeld';

const held = { id: 'm', media: { url: '/a.png', mimetype: 'image/png' }, author: null };

test('an answer that says the same is what is held, object for object', () => {
  expect(asHeld(held, structuredClone(held))).toBe(held);
});

test('of an answer with news only what changed is another', () => {
  const said = { ...structuredClone(held), author: 'Rita' };
  const made = asHeld<typeof held | typeof said>(held, said);
  expect(made).toEqual(said);
  expect(made.media).toBe(held.media);
});

test('of what is not held the answer is all there is', () => {
  expect(asHeld(undefined, held)).toBe(held);
});

test('a list stays itself while its items and their order do', () => {
  const [a, b] = [{ id: 'a' }, { id: 'b' }];
  const list = [a, b];
  expect(listAsHeld(list, [a, b])).toBe(list);
  for (const made of [[b, a], [a], [a, b, held], [a, { ...b }]]) {
    expect(listAsHeld<object>(list, made)).toBe(made);
  }
});
