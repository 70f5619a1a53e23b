import { askPassword } from './commands/askPassword';
import { runCommand, sentenceOf } from './commands/runCommand';

function endBecause(error: unknown): never {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
}

runCommand(process.argv.slice(2), {
  env: process.env,
  cwd: process.cwd(),
  // The folder of the bundle, with the migrations beside it.
  assetsDir: import.meta.dirname,
  print: (line) => void process.stdout.write(`${line}\n`),
  askPassword,
  onLost: endBecause,
}).catch(endBecause);
