import { expect, test } from 'vitest';
import { makeRulebook } from './book.ts';
import { rulebook } from './index.ts';
import { QUESTIONS } from './questions.ts';

const book = makeRulebook([
  {
    file: 'one.md',
    markdown: [
      '# One',
      '## Moves',
      '- `ONE-MOV-1` A player takes a tile.',
      '- `ONE-MOV-2` A player puts a token in place of the tile.',
      '- `ONE-MOV-3` **Passing.** A player never passes.',
      '- `ONE-MOV-10` A player takes tiles, tiles and tiles.',
      '## Bridges',
      '- `ONE-BRI-1` A player builds.',
    ].join('\n'),
  },
  { file: 'two.md', markdown: '# Two\n- `TWO-MOV-1` A player takes a token.' },
]);
const ids = (text: string, options = {}) => book.search(text, options).map(({ id }) => id);

test('a clause with all the words comes before one with some of them', () => {
  expect(ids('token tile')[0]).toBe('ONE-MOV-2');
});
test('a title weighs more than the text, and a heading counts too', () => {
  expect(ids('passing')).toEqual(['ONE-MOV-3']);
  expect(ids('bridges')).toEqual(['ONE-BRI-1']);
});
test('the beginning of a word finds it, capitals do not matter', () => {
  expect(ids('TOK').sort()).toEqual(['ONE-MOV-2', 'TWO-MOV-1']);
});
test('a rare word outweighs a frequent one', () => {
  expect(ids('player builds')[0]).toBe('ONE-BRI-1');
});
test('an id finds its clause first, a part of an id its clauses in order', () => {
  expect(ids('one-mov-1')[0]).toBe('ONE-MOV-1');
  expect(ids('MOV-1').slice(0, 2)).toEqual(['ONE-MOV-1', 'TWO-MOV-1']);
  expect(ids('ONE-MOV').slice(0, 4)).toEqual(['ONE-MOV-1', 'ONE-MOV-2', 'ONE-MOV-3', 'ONE-MOV-10']);
});
test('one game, a limit, and nothing for nothing', () => {
  expect(ids('takes', { prefix: 'TWO' })).toEqual(['TWO-MOV-1']);
  expect(ids('player', { limit: 2 })).toHaveLength(2);
  expect(ids(' ')).toEqual([]);
  expect(ids('zebra')).toEqual([]);
});
test('notes are found by their words and by their heading', () => {
  const noted = makeRulebook([
    {
      file: 'one.md',
      markdown: '# One\n## Moves\n- `ONE-MOV-1` A tile.\n## Notation\n- **Cell** a letter\n- **Tile** a sign',
    },
  ]);
  expect(noted.searchNotes('tile').map(({ words }) => words)).toEqual(['**Tile** a sign']);
  expect(noted.searchNotes('notation', { prefix: 'ONE' })).toHaveLength(2);
  expect(noted.searchNotes('notation', { prefix: 'TWO' })).toEqual([]);
  expect(noted.searchNotes('ONE-MOV-1')).toEqual([]);
});

test.each([
  ['how do I win', 'GAR', 'Aim'],
  ['how do I win', 'GEN', 'Winning turn'],
  ['when do I lose?', 'WA', 'Ending round'],
  ['how do I win', 'GNO', 'Announcing the last turn, winning, elimination'],
  ['how does the game end', 'CGS', 'End of era'],
  ['wie gewinne ich', 'GAR', 'Aim'],
  ['how do I start', 'GNO', 'Setup and deal'],
  ['what can I do on my turn', 'GAR', 'Moves'],
])('“%s” is answered in %s by the section %s', (text, prefix, section) => {
  const found = rulebook.search(text, { prefix, limit: 3 });
  expect(found.map((clause) => clause.section)).toEqual([section, section, section]);
});
test.each([
  ['what is a minion', 'GNO', 'GNO-TGT-3'],
  ['What are minions?', 'GNO', 'GNO-TGT-3'],
])('“%s” is answered in %s by its definition', (text, prefix, id) => {
  expect(rulebook.search(text, { prefix, limit: 1 }).map((clause) => clause.id)).toEqual([id]);
});
test.each([
  ['beside covert', 'GEN', 'GEN-COV-3'],
  ['can I play battle with covert', 'WA', 'WA-COV-3'],
  ['how many cards can I hold', 'GEN', 'GEN-DEF-7'],
  ['how many cards can I hold', 'WA', 'WA-DEF-6'],
  ['How many cards can I hold?', 'GNO', 'GNO-PIL-3'],
  ['how many cards can I hold', 'CGS', 'CGS-DEAL-2'],
  ['can I take back', 'GEN', 'GEN-VAR-8'],
  ['can I take back a move', 'CGS', 'CGS-CON-7'],
  ['who starts', 'GAR', 'GAR-SET-3'],
  ['who goes first?', 'GEN', 'GEN-SET-3'],
  ['who starts', 'WA', 'WA-SET-2'],
  ['who starts', 'GNO', 'GNO-BID-2'],
  ['Wer beginnt?', 'CGS', 'CGS-SES-1'],
  ['when does an era end', 'CGS', 'CGS-EOE-1'],
  ['when does the adventure end', 'CGS', 'CGS-REQA-1'],
  ['is a tie enough', 'GEN', 'GEN-OBS-4'],
  ['what if the deck is empty', 'GNO', 'GNO-PIL-2'],
  ['how do I trade', 'CGS', 'CGS-TRADE-1'],
  ['can I pass', 'GNO', 'GNO-TRN-9'],
  ['can I pass', 'WA', 'WA-PLT-2'],
  ['how do I attack', 'GEN', 'GEN-PLT-1'],
  ['answer an attack', 'WA', 'WA-OBS-2'],
  ['when do I draw cards', 'GEN', 'GEN-DEF-2'],
])('what players ask, “%s”, is answered first in %s by %s', (text, prefix, id) => {
  expect(rulebook.search(text, { prefix, limit: 1 }).map((clause) => clause.id)).toEqual([id]);
});
test.each([
  ['tie', 'CGS'],
  ['hand', 'GEN'],
  ['how many cards do I draw', 'CGS'],
  ['house', 'CGS'],
])('what is meant for designers comes after the rules: “%s” in %s', (text, prefix) => {
  const found = rulebook.search(text, { prefix, limit: 3 });
  expect(found.length).toBeGreaterThan(0);
  for (const { id } of found) expect(id).not.toMatch(/-(?:DCK|PK|ERR|LINT)-/);
});
test('every answer is a clause', () => {
  const ids = QUESTIONS.flatMap(({ answers }) => answers);
  expect(ids.filter((id) => !rulebook.has(id))).toEqual([]);
});
test('plain words find the clauses that use the rulebook’s', () => {
  const found = rulebook.search('lives of the loser', { prefix: 'GEN', limit: 2 });
  expect(found.map(({ words }) => /reserve/.test(words))).toEqual([true, true]);
});
test('an example or a clause of the engine comes after the rule it shows', () => {
  const shown = makeRulebook([
    {
      file: 'one.md',
      markdown: [
        '# One',
        '## Scenarios',
        '- `ONE-S-1` **Bridges.** A bridge is built.',
        '## Engine model',
        '- `ONE-E-1` A bridge is a number.',
        '## Moves',
        '- `ONE-MOV-1` A player builds a bridge.',
      ].join('\n'),
    },
  ]);
  expect(shown.search('bridge').map(({ id }) => id)).toEqual(['ONE-MOV-1', 'ONE-S-1', 'ONE-E-1']);
});
test('a question of empty words is searched as it stands', () => {
  expect(ids('a').length).toBeGreaterThan(0);
});
