import { shownName } from './shownName';

test.each([
  ['Maria', '5511987654321', 'Maria'],
  ['', '5511987654321', '+55 (11) 98765-4321'],
])('of %j and %j it is %j', (name, number, shown) => {
  expect(shownName({ name, number })).toBe(shown);
});
