import { keepUntouched } from './untouched';

it('screens learn nothing of what is pressed or typed in them, but can be moved in', () => {
  const button = document.body.appendChild(document.createElement('button'));
  const heard: string[] = [];
  for (const type of ['click', 'keydown', 'scroll', 'mouseover']) {
    button.addEventListener(type, () => heard.push(type));
  }
  keepUntouched(window);
  const does = (event: Event) => button.dispatchEvent(event);
  const bubbling = { bubbles: true, cancelable: true };
  expect(does(new MouseEvent('click', bubbling))).toBe(false);
  expect(does(new KeyboardEvent('keydown', { ...bubbling, key: 'a' }))).toBe(false);
  expect(does(new KeyboardEvent('keydown', { ...bubbling, key: 'Tab' }))).toBe(true);
  does(new Event('scroll'));
  does(new MouseEvent('mouseover', bubbling));
  expect(heard).toEqual(['scroll', 'mouseover']);
});
