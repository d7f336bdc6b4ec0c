/** Packs without a fault that are meant to harm the match. */
import { moveList } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { cgs, MOST_CARDS } from '../index.ts';
import { compile } from './compile.ts';
import { cardsFor, sessionOf } from './index.ts';

const word = (i: number): string => [...String(i)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
const packOf = (head: string, rest: string): string =>
  `[pack Hostile]\ngame: Hostile\ntype: edition\nsession: 10\nsetup: 1\nwrapup: 1\nanalysis: 2\nturn: 1\n${head}\n\n${rest}`;
const names = (count: number): string[] => Array.from({ length: count }, (_, i) => word(i));

test('affiliations that only the head declares take no number from those on cards', () => {
  const cards = names(MOST_CARDS).map(
    (name, i) => `[card S ${i + 1}]\nType "Support" Affiliation "F${name}"`,
  );
  const declared = names(75).join(', ');
  const text = packOf(
    `eras: One\ncomponents: 0 adventure, ${MOST_CARDS} support\nplayers: 2\naffiliations: ${declared}`,
    `[era One]\nall\n\n${cards.join('\n\n')}\n`,
  );
  const session = sessionOf({ text });
  if (!session.ok) throw new Error(session.fault[0]?.message);
  const { affiliations } = compile(session.value);
  expect(affiliations).toHaveLength(MOST_CARDS);
  const options = cgs.parseOptions({ pack: { text } }, 2);
  if (!options.ok) throw new Error(options.fault[0]?.message);
  const { designs } = cardsFor(options.value);
  expect(Math.max(...designs.map(({ affiliation }) => affiliation))).toBeLessThan(MOST_CARDS);
  expect(moveList(cgs).length).toBeGreaterThanOrEqual(MOST_CARDS);
});
