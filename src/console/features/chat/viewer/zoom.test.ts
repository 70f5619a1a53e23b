import fc from 'fast-check';
import { draws } from '@/testing/runs';
import { FITTED, MAX_SCALE, panned, zoomed, type Room, type View } from './zoom';

const room: Room = {
  stage: { width: 1000, height: 600 },
  picture: { width: 450, height: 600 },
};
const CENTRE = { x: 0, y: 0 };

describe('a zoomed picture', () => {
  test('is never smaller than fitted nor larger than the most', () => {
    expect(zoomed(FITTED, 0.5, CENTRE, room)).toEqual(FITTED);
    expect(zoomed(FITTED, 100, CENTRE, room).scale).toBe(MAX_SCALE);
  });

  test('keeps under the pointer what was under it', () => {
    const at = { x: 100, y: 200 };
    const view = zoomed({ scale: 4, x: 0, y: 0 }, 1.5, at, room);
    // The same point of the picture, in fitted px from its centre, before and after.
    expect((at.x - view.x) / view.scale).toBeCloseTo(at.x / 4);
    expect((at.y - view.y) / view.scale).toBeCloseTo(at.y / 4);
  });

  test('stays centred where it is not larger than the stage', () => {
    expect(zoomed(FITTED, 2, { x: 200, y: 0 }, room).x).toBe(0);
    expect(panned({ scale: 2, x: 0, y: 0 }, 50, 50, room)).toEqual({ scale: 2, x: 0, y: 50 });
  });

  test('comes back to the middle when it is made small again', () => {
    const view = panned(zoomed(FITTED, 4, CENTRE, room), 400, -300, room);
    expect(zoomed(view, 0.1, { x: 30, y: 40 }, room)).toEqual(FITTED);
  });

  test('covers the stage or lies within it, whatever is done to it', () => {
    const length = fc.integer({ min: 1, max: 3000 });
    const size = fc.record({ width: length, height: length });
    const offset = fc.integer({ min: -4000, max: 4000 });
    const deed = fc.record({
      factor: fc.double({ min: 0.05, max: 20, noNaN: true }),
      x: offset,
      y: offset,
    });
    fc.assert(
      fc.property(fc.record({ stage: size, picture: size }), fc.array(deed), (anyRoom, deeds) => {
        const view = deeds.reduce<View>(
          (held, { factor, x, y }) =>
            panned(zoomed(held, factor, { x: y, y: x }, anyRoom), x, y, anyRoom),
          FITTED,
        );
        expect(view.scale).toBeGreaterThanOrEqual(1);
        expect(view.scale).toBeLessThanOrEqual(MAX_SCALE);
        for (const [at, shown, stage] of [
          [view.x, anyRoom.picture.width * view.scale, anyRoom.stage.width],
          [view.y, anyRoom.picture.height * view.scale, anyRoom.stage.height],
        ] as const) {
          expect(Math.abs(at)).toBeLessThanOrEqual(Math.max(0, (shown - stage) / 2) + 1e-6);
        }
      }),
      draws({ test: 100, soak: 2_000 }),
    );
  });
});
