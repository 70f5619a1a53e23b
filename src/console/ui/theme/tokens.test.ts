import { DARK, LIGHT, type Tokens } from './tokens';

/** Returns the relative luminance of `#RRGGBB` (WCAG 2.2, definition). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const grounds: (keyof Tokens)[] = ['canvas', 'surface', 'raised'];
const writings: (keyof Tokens)[] = [
  'text',
  'secondary',
  'disabled',
  'accent',
  'success',
  'warning',
  'danger',
];

describe.each([
  ['dark', DARK],
  ['light', LIGHT],
])('the %s theme', (_name, tokens) => {
  test.each(writings.flatMap((ink) => grounds.map((ground) => [ink, ground] as const)))(
    'writes %s on %s at 4.5:1 or more',
    (ink, ground) => {
      expect(contrast(tokens[ink], tokens[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(['ownBubble', 'otherBubble'] as const)(
    'writes text, times and links on %s',
    (bubble) => {
      for (const ink of ['text', 'secondary', 'accent'] as const) {
        expect(contrast(tokens[ink], tokens[bubble])).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  test.each(['hover', 'selected'] as const)('writes on a row that is in state %s', (ground) => {
    for (const ink of ['text', 'secondary', 'accent'] as const) {
      expect(contrast(tokens[ink], tokens[ground])).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('writes on the accent, on success and on danger', () => {
    for (const ground of ['accent', 'success', 'warning', 'danger'] as const) {
      expect(contrast(tokens.onAccent, tokens[ground])).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(['fieldLine', 'amber', 'yellow', 'lime', 'green'] as const)(
    'draws %s at 3:1 or more on every background',
    (colour) => {
      for (const ground of grounds) {
        expect(contrast(tokens[colour], tokens[ground])).toBeGreaterThanOrEqual(3);
      }
    },
  );
});
