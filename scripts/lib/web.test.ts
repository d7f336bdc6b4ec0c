import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { builtWeb } from './web.mjs';

/** A class, or the object of an `import * as`: the bundler declares these with `var`, whatever we ask for. */
const mayVary = (value: ts.Expression | undefined): boolean =>
  value !== undefined &&
  (ts.isClassExpression(value) ||
    (ts.isCallExpression(value) &&
      value.arguments.length === 1 &&
      value.arguments.every(ts.isObjectLiteralExpression)));

/** What a script declares with `var` at its top level, in the form `name=value`. */
function variablesOf(code: string): string[] {
  const source = ts.createSourceFile('chunk.js', code, ts.ScriptTarget.Latest);
  return source.statements
    .filter(ts.isVariableStatement)
    .filter(({ declarationList }) => (declarationList.flags & ts.NodeFlags.BlockScoped) === 0)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ initializer }) => !mayVary(initializer))
    .map((declaration) => declaration.getText(source).slice(0, 60));
}

test('variables are told from constants', () => {
  expect(variablesOf('const a=1;let b=2;var C=class{},d=e({f:()=>1});function g(){var h=1}')).toEqual([]);
  expect(variablesOf('var a=[1],b=e(()=>{a=[2]}),c;')).toEqual(['a=[1]', 'b=e(()=>{a=[2]})', 'c']);
});

test('constants of the rules stay constants in the pages, where the engine folds them too', async () => {
  const folder = join(await builtWeb(() => {}), 'assets');
  const rules = readdirSync(folder).filter((name) => /^rules-.*\.js$/.test(name));
  expect(rules.length).toBeGreaterThan(4);
  expect(rules.flatMap((name) => variablesOf(readFileSync(join(folder, name), 'utf8')))).toEqual([]);
});
