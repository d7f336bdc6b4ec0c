/** docs/adding-a-card.md, kept true: its cards are read as it says, and its example is the one below. */
import { readFileSync } from 'node:fs';
import { parseCustom, termsOf } from '@hortus/sway';
import { expect, test } from 'vitest';
import { DECK_CLAUSES, genesis } from './index.ts';
import { at, BATTLES } from './scene.testing.ts';

const page = readFileSync(new URL('../../../../docs/adding-a-card.md', import.meta.url), 'utf8');
const block = (form: string): string => new RegExp(`\`\`\`${form}\n([\\s\\S]*?)\`\`\``).exec(page)![1]!;

test('Paper Lantern draws up to two cards and gives no permission', () => {
  const table = at(
    { turn: 'a', phase: 'plot', 'ops a': 'Paper Lantern, Sap Rising', void: BATTLES },
    { rest: 'unseen', cards: ['Paper Lantern (navigation 3, of a)'] },
  );
  table.play('engage Paper Lantern');
  expect(table.legal()).toContain('draw 2 by navigation');
  expect(table.legal()).not.toContain('engage Sap Rising');
});

test('the page has this very example', () => {
  const own = readFileSync(new URL(import.meta.url), 'utf8');
  const [example] = block('ts').match(/test\([\s\S]*/)!;
  expect(own).toContain(example);
});

test('the cards of the page are read, and a slip in them is found where it says', () => {
  const options = genesis.parseOptions({}, 2);
  if (!options.ok) throw new Error('the options of the game are refused');
  const terms = termsOf(genesis.create(options.value, 2).rules, DECK_CLAUSES);
  const text = block('text');
  expect(parseCustom(text, terms)).toMatchObject({
    ok: true,
    value: [
      { name: 'Paper Lantern', ability: 'navigation', sway: 3, owner: 0 },
      { name: 'Borrowed Ladder', ability: 'leadership', sway: 2, owner: 0 },
    ],
  });
  expect(parseCustom(text.replace('navigation', 'navigatoin'), terms)).toMatchObject({
    ok: false,
    fault: [{ code: 'unknown-ability', line: 1, column: 17, end: 27, hint: 'did you mean navigation?' }],
  });
  expect(page).toContain('mine.txt:1:17: there is no ability navigatoin (did you mean navigation?)');
});
