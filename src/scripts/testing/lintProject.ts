import { execFile } from 'node:child_process';
import { cpSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { temporaryProject } from './temporaryProject';

interface Finding {
  ruleId: string | null;
  message: string;
}

/** ESLint's findings for each file (relative path, with forward slashes). */
export type Findings = ReadonlyMap<string, Finding[]>;

const root = process.cwd();

/** Lints these files in a small temporary project, with the real configuration, as `npm run check` does. */
export async function lintProject(
  files: readonly (readonly [file: string, code: string])[],
): Promise<Findings> {
  const project = temporaryProject(
    Object.fromEntries(files.map(([file, code]) => [file, `${code}\n`])),
  );
  try {
    for (const file of ['.eslintrc.cjs', 'tsconfig.json', 'package.json']) {
      cpSync(path.join(root, file), path.join(project, file));
    }
    symlinkSync(path.join(root, 'node_modules'), path.join(project, 'node_modules'), 'junction');
    return await lint(project);
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

async function lint(folder: string): Promise<Findings> {
  const eslint = path.join(root, 'node_modules/eslint/bin/eslint.js');
  const args = [eslint, '.', '--ext', '.ts,.tsx', '--format', 'json'];
  const env = { ...process.env, ESLINT_USE_FLAT_CONFIG: 'false' };
  const output = await new Promise<string>((resolve, reject) => {
    const options = { cwd: folder, env, maxBuffer: 1e8 };
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      // Exit code 1 reports findings, which tests want; any other code means that ESLint itself failed.
      if (error && error.code !== 1) reject(new Error(stderr));
      else resolve(stdout);
    });
  });
  const results = JSON.parse(output) as { filePath: string; messages: Finding[] }[];
  return new Map(
    results.map((result) => [
      path.relative(folder, result.filePath).replaceAll(path.sep, '/'),
      result.messages,
    ]),
  );
}
