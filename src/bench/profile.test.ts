import { readProfile, type Profile } from './profile';

const FILES: Record<string, string> = { a: '/src/a.ts', b: '/src/b.ts' };
const frame = (functionName: string, script = '') => ({
  functionName,
  url: script === '' ? '' : `http://host/js/${script}.js`,
  lineNumber: 0,
  columnNumber: 0,
});
const sourceOf = ({ url }: { url: string }) => FILES[/(\w+)\.js$/.exec(url)?.[1] ?? ''] ?? null;

const nodes: Profile['nodes'] = [
  { id: 1, callFrame: frame('(root)'), children: [2, 3, 4, 7] },
  { id: 2, callFrame: frame('(idle)') },
  { id: 3, callFrame: frame('(garbage collector)') },
  { id: 4, callFrame: frame('dispatch', 'a'), children: [5, 6] },
  { id: 5, callFrame: frame('reduce', 'b') },
  { id: 6, callFrame: frame('postMessage') },
  { id: 7, callFrame: frame('render', 'unknown') },
];

describe('a profile', () => {
  it('tells what a file did itself, with what the browser did for it', () => {
    const { garbage, own } = readProfile(
      // Each sample lasts up to the next: idle 60, garbage 10, dispatch 20, reduce 30, postMessage 15, render 25.
      { nodes, samples: [2, 3, 4, 5, 6, 7, 2], timeDeltas: [0, 60, 10, 20, 30, 15, 25] },
      sourceOf,
    );
    expect(garbage).toBeCloseTo(0.1);
    expect([...own]).toEqual([
      ['/src/a.ts', 0.35],
      ['/src/b.ts', 0.3],
    ]);
  });

  it('of a thread that did nothing is refused', () => {
    expect(() => readProfile({ nodes, samples: [2, 2], timeDeltas: [0, 9] }, sourceOf)).toThrow(
      'Nothing was done',
    );
  });
});
