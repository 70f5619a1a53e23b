import { readFileSync } from 'node:fs';
import ts from 'typescript';

const DESCRIBES = new Set(['describe']);
const TESTS = new Set(['test', 'it']);

/** The name that a call begins with: `test` of `test(…)`, `test.each(…)(…)`, `test.each<T>([…])(…)`. */
function calledName(call: ts.CallExpression): string | null {
  let callee: ts.Expression = call.expression;
  while (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee)) {
    // test.skip and test.todo verify nothing.
    if (ts.isPropertyAccessExpression(callee) && callee.name.text !== 'each') return null;
    callee = callee.expression;
  }
  return ts.isIdentifier(callee) ? callee.text : null;
}

/** A title as it is in the source: `%s` and `${…}` of a table's tests are left as they are. */
function titleOf(node: ts.Expression | undefined): string | null {
  if (node === undefined) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : null;
}

/** The titles of a test file, each preceded by those of its describe blocks: 'describe › test'. */
export function readTitles(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: string[] = [];
  const visit = (node: ts.Node, path: readonly string[]): void => {
    const name = ts.isCallExpression(node) ? calledName(node) : null;
    const title = ts.isCallExpression(node) ? titleOf(node.arguments[0]) : null;
    const isTest = name !== null && TESTS.has(name) && title !== null;
    if (isTest) found.push([...path, title].join(' › '));
    const within = name !== null && DESCRIBES.has(name) && title !== null;
    ts.forEachChild(node, (child) => visit(child, within ? [...path, title] : path));
  };
  visit(source, []);
  return found;
}
