import { formatPhone, isCompletePhone, nationalDigits, phoneDigits, phoneForms } from './phone';

it('a phone number is reduced to its digits', () => {
  expect(phoneDigits('+55 (11) 98765-4321')).toBe('5511987654321');
  expect(phoneDigits('sem número')).toBe('');
});

it.each([
  ['(11) 98765-4321', true],
  ['11987654321', true],
  ['(11) 8765-4321', false],
  ['+55 (11) 98765-4321', false],
  ['', false],
])('%j is complete: %p', (text, complete) => {
  expect(isCompletePhone(text)).toBe(complete);
});

it.each([
  ['11987654321', '(11) 98765-4321'],
  ['1187654321', '(11) 8765-4321'],
  ['5511987654321', '+55 (11) 98765-4321'],
  ['551187654321', '+55 (11) 8765-4321'],
  ['55987654321', '(55) 98765-4321'],
  ['190', '190'],
  ['120363041234567890@g.us', '120363041234567890@g.us'],
  ['', ''],
])('%j reads %j', (text, formatted) => {
  expect(formatPhone(text)).toBe(formatted);
});

it.each([
  ['+55 (11) 98765-4321', '11987654321'],
  ['(55) 98765-4321', '55987654321'],
  ['5511', '5511'],
])('%j within the country is %s', (text, digits) => {
  expect(nationalDigits(text)).toBe(digits);
});

it.each([
  ['+55 (11) 98765-4321', ['11987654321', '5511987654321']],
  ['(11) 8765-4321', ['1187654321', '551187654321']],
  ['551187654321', ['1187654321', '551187654321']],
  ['55 98765-4321', ['55987654321', '5555987654321']],
  ['+351 912 345 678 9', ['3519123456789']],
  ['98765-4321', []],
  ['1234567890123456', []],
  ['', []],
])('%j may be stored as %j', (text, forms) => {
  expect(phoneForms(text)).toEqual(forms);
});
