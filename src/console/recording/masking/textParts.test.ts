import fc from 'fast-check';
import { createStandIns } from './standIns';
import { replaceParts } from './textParts';

/** What decides where a part of a text begins and ends. */
const anyText = fc
  .array(
    fc.constantFrom(
      ...['a', 'c', 'g', 's', 'u', 'us', 'lid', 'net', 'tel', 'data', 'blob', 'http', 'png', 'mp3'],
      ...['A', 'A1', '1', '12', '1234567', '5511987654321', 'é', 'e\u0301', '\u0301', 'क', 'कि'],
      ...['Ⓑ', '⠃', '🅰', '🇧', '🧃', '\ufe0f', '\u20e3', '\u200d'],
      ...['@', '.', ':', '/', '//', '-', ' ', '  ', '_', '*', '(', '+', ',', '\n'],
    ),
    { maxLength: 10 },
  )
  .map((parts) => parts.join(''));

/** The parts of a text that are replaced: how many characters each has, and of which kind it is. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  const note = (kind: string) => (part: string) => {
    parts.push(`${kind} ${Array.from(part).length}`);
    return part;
  };
  replaceParts(text, { run: note('run'), number: note('number') });
  return parts;
}

const { ofText } = createStandIns(Uint8Array.from({ length: 16 }, (_none, at) => at * 3));

it('a text and its stand-in have the same parts, so that no other text has that stand-in', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(partsOf(ofText(text))).toEqual(partsOf(text));
    }),
    { numRuns: 3_000 },
  );
});

it('a text has the parts that people see in it', () => {
  expect(partsOf('Rosa, 11 98765-4321 às 12:30')).toEqual([
    'run 4',
    'number 13',
    'run 2',
    'number 5',
  ]);
  expect(partsOf('5511987654321@c.us')).toEqual(['run 13']);
  expect(partsOf('https://a.example/1️⃣1️⃣.pdf')).toEqual(['run 1', 'run 7', 'number 4']);
});
