import { dictionary } from '@zxcvbn-ts/language-common';
import { COMMON_COUNT, isCommonPassword } from './commonPasswords';

const RANKED = dictionary['passwords-common'];

it.each([
  ['123456', true],
  ['password1', true],
  ['PassWord1', true],
  ['flamengo', true],
  ['segredo7', false],
  ['', false],
  ['toString', false],
])('%j is common: %s', (password, isCommon) => {
  expect(isCommonPassword(password)).toBe(isCommon);
});

it('ends with the ten-thousandth', () => {
  const last = RANKED[COMMON_COUNT - 1] ?? '';
  const next = RANKED[COMMON_COUNT] ?? '';
  expect([isCommonPassword(last), isCommonPassword(next)]).toEqual([true, false]);
});
