import { readdirSync } from 'node:fs';
import path from 'node:path';
import { api } from '@/console/api/api';
import '@/console/store/rootReducer';
import * as marks from '../marks';
import { ACTION_TYPES, whatIsKept } from './consoleFields';

const isCreator = (value: unknown): value is { type: string } =>
  typeof value === 'function' && 'type' in value && 'match' in value;

function modulesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
    .map((file) => path.join(folder, file));
}

/** The types of all actions that the console's modules make. */
function typesOfModules(): string[] {
  const modules = ['entities', 'api', 'store', 'realtime'].flatMap((room) =>
    modulesIn(path.join(__dirname, '../..', room)),
  );
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- every module of the rooms, whichever there are
  const exported = modules.flatMap((file) => Object.values(require(file) as object) as unknown[]);
  return [...exported, ...Object.values(marks)].filter(isCreator).map(({ type }) => type);
}

/** The types of RTK Query's own actions. */
function typesOfApi(): string[] {
  const { internalActions, util } = api as unknown as Record<string, Record<string, unknown>>;
  return [...Object.values(internalActions ?? {}), ...Object.values(util ?? {})]
    .filter(isCreator)
    .map(({ type }) => type);
}

describe('what stays in a recording', () => {
  it('are the types of all actions', () => {
    const kept = whatIsKept().values.get('type');
    const missing = [...new Set([...typesOfModules(), ...typesOfApi()])].filter(
      (type) => !kept?.has(type),
    );
    expect(missing).toEqual([]);
  });

  it('are no types that nobody dispatches', () => {
    const types = new Set([...typesOfModules(), ...typesOfApi()]);
    const calls = ['Query', 'Mutation'].flatMap((kind) =>
      ['pending', 'fulfilled', 'rejected'].map((end) => `api/execute${kind}/${end}`),
    );
    expect(ACTION_TYPES.filter((type) => !types.has(type) && !calls.includes(type))).toEqual([]);
  });
});
