import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineGame } from '@hortus/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { diff } from './diff.ts';
import { golden } from './golden.ts';
import { nim } from './toys/nim.ts';

let folder = '';
let testUrl = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hortus-golden-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'package.json'), '{}');
  testUrl = pathToFileURL(join(folder, 'src', 'x.test.ts')).href;
  vi.stubEnv('HORTUS_ACCEPT', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});
const file = (): string => join(folder, 'golden', 'game.txt');

function recordGame(): string {
  vi.stubEnv('HORTUS_ACCEPT', '1');
  golden(nim, 'game', testUrl, { moves: ['0: c3', '1: b3'] });
  vi.stubEnv('HORTUS_ACCEPT', '');
  return readFileSync(file(), 'utf8');
}

test('a game without a record fails, says how to accept it, and writes nothing', () => {
  expect(() => golden(nim, 'game', testUrl)).toThrow(
    /There is no recorded game .*HORTUS_ACCEPT=1 npx vitest run .*x\.test\.ts/s,
  );
  expect(existsSync(file())).toBe(false);
});

test('an accepted game is compared from then on', () => {
  const text = recordGame();
  expect(text).toContain(
    '#1 0: c3\ntold 0,1,table  took seat=0 heap=2 count=3\nsees 0,1,table  heaps [3,4,2,0], mover 1\n',
  );
  expect(text).toContain('may 1: a1, a2, a3, b1, b2, b3, c1, c2\n');
  expect(text).toMatch(/\noutcome \{"winners":\[\d\].*\nhash [0-9a-f]{64}\n$/);
  expect(() => golden(nim, 'game', testUrl)).not.toThrow();
});

test('another order of moves is shown with the lines that changed, and the file stands', () => {
  const text = recordGame();
  const other = defineGame({
    ...nim,
    legal(state, seat, out) {
      const count = nim.legal(state, seat, out);
      out.subarray(0, count).reverse();
      return count;
    },
  });
  expect(() => golden(other, 'game', testUrl)).toThrow(/- may 1: a1, a2.*\+ may 1: c2, c1.*To accept it:/s);
  expect(readFileSync(file(), 'utf8')).toBe(text);
});

test('a recorded move that is refused now is named', () => {
  recordGame();
  const other = defineGame({
    ...nim,
    judge: (state, seat, move) => (seat === 1 ? { code: 'never' } : nim.judge(state, seat, move)),
  });
  expect(() => golden(other, 'game', testUrl)).toThrow('a listed move is refused');
  const strict = defineGame({
    ...nim,
    judge: (state, seat, move) =>
      nim.notation.makeMove(state, seat, move) === 'b3' ? { code: 'never' } : nim.judge(state, seat, move),
    legal(state, seat, out) {
      const count = nim.legal(state, seat, out);
      const kept = [...out.subarray(0, count)].filter(
        (move) => nim.notation.makeMove(state, seat, move) !== 'b3',
      );
      out.set(kept);
      return kept.length;
    },
  });
  expect(() => golden(strict, 'game', testUrl)).toThrow(
    '+ “1: b3” is refused: never (no clause); from here on by lot',
  );
});

test('a difference is shown with what stands around it, and long ones are cut', () => {
  expect(diff('a\nb\nc\nd\ne\nf', 'a\nb\nc\nx\ne\nf')).toBe('  b\n  c\n- d\n+ x\n  e\n  f');
  expect(diff('a\nb', 'a\nb\nc')).toBe('  a\n  b\n+ c');
  expect(diff('', Array.from({ length: 200 }, (_, i) => i).join('\n'))).toContain('lines more');
});
