import { readdirSync } from 'node:fs';
import path from 'node:path';
import { api } from '@/console/api/api';
import { replayReducer } from './replayReducer';

const API = path.resolve(__dirname, '../api');
const isOurs = (file: string) => file.endsWith('.ts') && !file.endsWith('.test.ts');

it('knows every call before its first action, also those of screens that are loaded later', async () => {
  expect(replayReducer(undefined, { type: 'any' })).toBeDefined();
  const known = Object.keys(api.endpoints).sort();
  for (const file of readdirSync(API).filter(isOurs)) await import(path.join(API, file));
  expect(Object.keys(api.endpoints).sort()).toEqual(known);
});
