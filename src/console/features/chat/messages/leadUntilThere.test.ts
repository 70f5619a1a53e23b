import { manualFrames } from '@/testing/manualFrames';
import { isInside, leadUntilThere } from './leadUntilThere';

const { pass, asked } = manualFrames();

function open() {
  const place = { inSight: false };
  const lead = jest.fn();
  const done = jest.fn();
  const end = leadUntilThere(lead, () => place.inSight, done);
  return { place, lead, done, end };
}

test('leads at once, and no more for a place that is in sight', () => {
  const { place, lead, done } = open();
  place.inSight = true;
  expect(pass(3)).toBe(3);
  expect(done).not.toHaveBeenCalled();
  expect(pass(100)).toBe(1);
  expect(lead).toHaveBeenCalledTimes(1);
  expect(done).toHaveBeenCalledTimes(1);
});

test('leads again when rows above move the place out of sight', () => {
  const { place, lead } = open();
  place.inSight = true;
  pass(2);
  place.inSight = false;
  pass(1);
  expect(lead).toHaveBeenCalledTimes(2);
  place.inSight = true;
  expect(pass(100)).toBe(4);
  expect(lead).toHaveBeenCalledTimes(2);
});

test('gives up on a place that never comes into sight', () => {
  const { lead, done } = open();
  expect(pass(1000)).toBe(120);
  expect(done).toHaveBeenCalledTimes(1);
  expect(lead).toHaveBeenCalledTimes(121);
  expect(asked()).toBe(0);
});

test('ends when it is told to', () => {
  const { lead, done, end } = open();
  end();
  expect(pass(100)).toBe(0);
  expect(done).not.toHaveBeenCalled();
  expect(lead).toHaveBeenCalledTimes(1);
});

describe('a row in its pane', () => {
  const at = (top: number, bottom: number) => {
    const element = document.createElement('div');
    element.getBoundingClientRect = () => new DOMRect(0, top, 100, bottom - top);
    return element;
  };

  test.each([
    ['whole', 120, 180, true],
    ['with its middle at the edge', 60, 140, true],
    ['with more than half above', 50, 130, false],
    ['below', 510, 560, false],
    ['taller than the pane, over all of it', 0, 700, true],
  ])('%s', (_, top, bottom, inside) => {
    expect(isInside(at(top, bottom), at(100, 500))).toBe(inside);
  });

  test('one that is not drawn', () => {
    expect(isInside(null, at(100, 500))).toBe(false);
    expect(isInside(at(100, 120), null)).toBe(false);
  });
});
