import { rulebook } from '@hortus/rulebook';
import { loadWords } from '@hortus/words';
import { expect, test } from 'vitest';
import { ROLEPLAYS } from '../src/index.ts';
import { words as cgs } from '../words/index.ts';
import { built, contest, designNamed, viewOf } from './pictures.ts';
import { ROLES, SECTIONS } from './sections.ts';

test.each(['en', 'de'] as const)('every statement has its words and its clause (%s)', async (language) => {
  const words = await loadWords(language, { games: [cgs], books: [cgs.lessons!] });
  const has = (key: string): boolean => words.find(`web.rules.cgs.${key}`) !== undefined;
  for (const [section, clauses] of Object.entries(SECTIONS)) {
    expect(has(section), section).toBe(true);
    for (const [i, clause] of clauses.entries()) {
      expect(has(`${section}.${i + 1}`), `${section}.${i + 1}`).toBe(true);
      expect(rulebook.clause(`CGS-${clause}`), clause).toBeDefined();
    }
    expect(has(`${section}.${clauses.length + 1}`), section).toBe(false);
  }
  for (const [role, clause] of Object.entries(ROLES)) {
    expect([has(`role.${role}`), has(`role.${role}.about`)], role).toEqual([true, true]);
    expect(rulebook.clause(`CGS-${clause}`), clause).toBeDefined();
  }
  expect(Object.keys(ROLES).toSorted()).toEqual([...ROLEPLAYS].toSorted());
});

test('the pictures show what their words say', () => {
  const { standing } = viewOf(contest());
  const missing = standing?.costs.filter(({ required, covered }) => covered[1]! < required[1]!);
  expect(standing?.covers).toEqual([true, false]);
  expect(missing?.map(({ name }) => contest().rules.cards.names[name])).toEqual(['Sums']);
  expect(viewOf(built()).eras[0]?.points).toBe(6 + 2 - 2);
  for (const number of ['21', '103', '104', '119', '139', '142']) expect(designNamed(number)).toBeDefined();
});
