import { readFileSync } from 'node:fs';
import path from 'node:path';
import { en } from './en';
import { ptBR } from './ptBR';

const ROOT = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

test('is the same on screen, in the page, in the manifest and in the package', () => {
  const { name } = ptBR.app;
  expect(name).toBe('Balcão');
  expect(en.app.name).toBe(name);
  expect(ptBR.app.pageTitle('Entrar', 0)).toBe('Entrar · Balcão');
  expect(read('public/index.html')).toContain(`<title>${name}</title>`);
  const manifest = JSON.parse(read('public/manifest.webmanifest')) as Record<string, unknown>;
  expect([manifest['name'], manifest['short_name']]).toEqual([name, name]);
  expect(JSON.parse(read('package.json'))).toMatchObject({ name: 'balcao' });
});
