import { execFile } from 'node:child_process';
import { cpSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { temporaryProject } from './testing/temporaryProject';

const root = process.cwd();

/** Checks these files in a small temporary project, as `npm run check` does. @returns exit code and output */
async function checkCycles(files: Record<string, string>) {
  const project = temporaryProject(files);
  try {
    for (const file of ['tsconfig.json', 'package.json']) {
      cpSync(path.join(root, file), path.join(project, file));
    }
    symlinkSync(path.join(root, 'node_modules'), path.join(project, 'node_modules'), 'junction');
    const args = [path.join(root, 'node_modules/knip/bin/knip.js'), '--no-progress', '--cycles'];
    return await new Promise<{ failed: boolean; output: string }>((resolve) => {
      execFile(process.execPath, args, { cwd: project }, (error, stdout) =>
        resolve({ failed: error !== null, output: stdout }),
      );
    });
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

const main = "import { a } from '@/domain/a';\nexport const main = a;\n";

describe('a cycle of imports', () => {
  it('fails the check', async () => {
    const { failed, output } = await checkCycles({
      'src/server/main.ts': main,
      'src/domain/a.ts': "import { b } from './b';\nexport const a = (): string => b();\n",
      'src/domain/b.ts': "import { a } from '@/domain/a';\nexport const b = (): string => a();\n",
    });
    expect(output).toContain('src/domain/a.ts → src/domain/b.ts');
    expect(failed).toBe(true);
  });

  it('is none where only types go back', async () => {
    const { failed, output } = await checkCycles({
      'src/server/main.ts': main,
      'src/domain/a.ts': "import { b } from './b';\nexport type A = string;\nexport const a = b;\n",
      'src/domain/b.ts': "import type { A } from './a';\nexport const b: A = '';\n",
    });
    expect([failed, output]).toEqual([false, '']);
  });
});
