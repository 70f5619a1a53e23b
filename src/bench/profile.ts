import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapping } from 'node:module';
import path from 'node:path';

/** A profile of V8 (CDP `Profiler`), as far as it is read. */
export interface Profile {
  nodes: ProfileNode[];
  /** The node that was seen at each sample. */
  samples?: number[];
  /** From the sample before to each, in microseconds. */
  timeDeltas?: number[];
}

interface ProfileNode {
  id: number;
  callFrame: { functionName: string; url: string; lineNumber: number; columnNumber: number };
  children?: number[];
}

/** @returns the source file of a place in a built script; null when that is not known */
export type SourceOf = (frame: ProfileNode['callFrame']) => string | null;

/** Reads the source maps beside the scripts of a built console. @param folder the console's */
export function sourcesOf(folder: string): SourceOf {
  const maps = new Map<string, SourceMap | null>();
  const mapOf = (url: string) => {
    const known = maps.get(url);
    if (known !== undefined) return known;
    const file = path.join(folder, `${new URL(url).pathname}.map`);
    type Payload = ConstructorParameters<typeof SourceMap>[0];
    const map = existsSync(file)
      ? new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as Payload)
      : null;
    maps.set(url, map);
    return map;
  };
  return ({ columnNumber, lineNumber, url }) => {
    const map = url.startsWith('http') ? mapOf(url) : null;
    // It finds nothing in what webpack itself added.
    const entry: Partial<SourceMapping> | undefined = map?.findEntry(lineNumber, columnNumber);
    return entry?.originalSource ?? null;
  };
}

/** What the thread did in a profile, as shares (0 to 1) of the time in which it was not idle. */
export interface Shares {
  /**
   * Of each source file's own code, with what the browser's functions did that it called: a structured clone, say. What
   * other files did that it called is theirs.
   */
  own: ReadonlyMap<string, number>;
  garbage: number;
}

/** @throws Error when the thread was always idle */
export function readProfile(profile: Profile, sourceOf: SourceOf): Shares {
  const { nodes, samples = [], timeDeltas = [] } = profile;
  const parents = new Map(nodes.flatMap(({ children = [], id }) => children.map((of) => [of, id])));
  const frames = new Map(nodes.map(({ callFrame, id }) => [id, callFrame]));
  const fileOf = (id: number): string | null => {
    const frame = frames.get(id);
    if (frame && frame.url !== '') return sourceOf(frame);
    const parent = parents.get(id);
    return parent === undefined ? null : fileOf(parent);
  };
  const files = new Map(nodes.map(({ id }) => [id, fileOf(id)]));
  const own = new Map<string, number>();
  let [busy, garbage] = [0, 0];
  samples.forEach((id, at) => {
    const name = frames.get(id)?.functionName;
    // What was seen lasted up to the next sample.
    const time = timeDeltas[at + 1] ?? 0;
    if (name === '(idle)') return;
    busy += time;
    const file = files.get(id);
    if (name === '(garbage collector)') garbage += time;
    else if (file) own.set(file, (own.get(file) ?? 0) + time);
  });
  if (busy === 0) throw new Error('Nothing was done in the profile');
  const shares = [...own].map(([file, time]): [string, number] => [file, time / busy]);
  return { own: new Map(shares), garbage: garbage / busy };
}
