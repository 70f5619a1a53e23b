import { keepFocusOut } from './keepFocusOut';

const own = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus');
afterEach(() => {
  if (own) Object.defineProperty(HTMLElement.prototype, 'focus', own);
});

it('screens take the focus only when it is in their window', () => {
  let isTheirs = false;
  jest.spyOn(document, 'hasFocus').mockImplementation(() => isTheirs);
  const field = document.body.appendChild(document.createElement('input'));
  keepFocusOut(window);
  field.focus();
  expect(document.activeElement).toBe(document.body);
  isTheirs = true;
  field.focus();
  expect(document.activeElement).toBe(field);
});
