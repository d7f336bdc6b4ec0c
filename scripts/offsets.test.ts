import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, root } from './lib/paths.mjs';

/** `LASTING` of sway says which ranges of a state to compare; the search reads what is in them. */
const READS_RANGES = ['sway/players/endgame.ts'];

const readsByOffset = (code: string): boolean =>
  /\bints\[/.test(code) || /import (?:type )?\{[^}]*\bat\b[^}]*\} from/.test(code);

test('reading by offset is told from reading by name', () => {
  expect(readsByOffset('const own = ints[at.turns];')).toBe(true);
  expect(readsByOffset("import { at, SET } from '../src/index.ts';")).toBe(true);
  expect(readsByOffset("import { turnsOf } from '../src/index.ts';\nplace(turnsOf(ints), at);")).toBe(false);
});

test('outside the rules a state is read by functions with names (docs/decisions/0001)', () => {
  const outside = filesBelow(
    join(root, 'packages'),
    (path) => /^(?:games\/[^/]+|sway)\/(?!src\/|versions\/)/.test(path) && /\.tsx?$/.test(path),
  );
  expect(outside.length).toBeGreaterThan(300);
  const found = outside.filter((path) => readsByOffset(readFileSync(join(root, 'packages', path), 'utf8')));
  expect(found).toEqual(READS_RANGES);
});
