import { blobOfText } from './blobOfText';

const rest = () => Promise.resolve();

test.each([
  ['nothing', ''],
  ['a small text', '[{"name":"Açaí 🧃"}]'],
  ['some megabytes', 'açúcar '.repeat(400_000)],
  ['a character across the end of a slice', `${'x'.repeat(999_999)}🧃${'y'.repeat(999_998)}🧃`],
])('%s is unchanged in the blob', async (_what, text) => {
  expect((await (await blobOfText(text, rest)).text()) === text).toBe(true);
});

test('yields before each slice, and keeps each slice to a few milliseconds of work', async () => {
  const cut = jest.spyOn(String.prototype, 'slice');
  const cutAtRest: number[] = [];
  await blobOfText('x'.repeat(4_500_000), () => {
    cutAtRest.push(cut.mock.calls.length);
    return Promise.resolve();
  });
  cut.mockRestore();
  expect(cutAtRest).toEqual([0, 1, 2, 3, 4]);
});
