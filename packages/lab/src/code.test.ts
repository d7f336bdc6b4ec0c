import { expect, test } from 'vitest';
import { codeOf } from './code.ts';

const MODULES = {
  'packages/kernel/src/chance/luck.ts': 'const luck = 1;',
  'packages/games/cgs/src/packs/lowwater/heavy.ts': 'const HEAVY = `[card Barge 109]`;',
  'packages/games/cgs/players/worth.ts': 'const worth = 2;',
  'packages/games/cgs/report/watch.ts': 'const watch = 3;',
  'packages/games/cgs/report/page.ts': 'const page = 4;',
  'packages/games/cgs/words/en.json': 'const en = {};',
  'packages/games/genesis/src/index.ts': 'const genesis = 5;',
};
const bundled = (changed?: string): string =>
  Object.entries(MODULES)
    .map(([path, code]) => `// ${path}\n${code}${path === changed ? '//' : ''}`)
    .join('\n');

test.each(Object.keys(MODULES).slice(0, 4))('%s plays: its change asks for new sessions', (path) => {
  expect(codeOf(bundled(path), 'cgs')).not.toBe(codeOf(bundled(), 'cgs'));
});

test.each(Object.keys(MODULES).slice(4))('%s changes nothing in what was played', (path) => {
  expect(codeOf(bundled(path), 'cgs')).toBe(codeOf(bundled(), 'cgs'));
});

test('each game has its own', () => {
  expect(codeOf(bundled(), 'genesis')).not.toBe(codeOf(bundled(), 'cgs'));
});
