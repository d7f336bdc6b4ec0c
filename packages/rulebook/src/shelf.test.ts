import { expect, test } from 'vitest';
import { rulebook } from './rulebook.ts';
import { gameOfClause, loadAllRules, loadBook, loadClause, SHELF } from './shelf.ts';

// Built from parts, since an id written out in a test counts as a citation of its clause.
const garden = (rest: string): string => ['GAR', rest].join('-');
const genesis = (rest: string): string => ['GEN', rest].join('-');

test('the shelf tells of each ledger what the parser finds in it', () => {
  expect(SHELF.map(({ game, prefix, clauses }) => [`docs/rules/${game}.md`, prefix, clauses])).toEqual(
    rulebook.ledgers.map(({ file, prefix, clauses }) => [file, prefix, clauses.length]),
  );
});

test('the book of one game holds that ledger alone, as the whole rulebook has it', async () => {
  const book = await loadBook('genesis');
  expect(book?.ledgers.map(({ prefix }) => prefix)).toEqual(['GEN']);
  expect(book?.clause(genesis('WIN-1'))).toEqual(rulebook.clause(genesis('WIN-1')));
  expect(book?.diagnostics).toEqual([]);
  expect(book?.clause(garden('MOV-4'))).toBeUndefined();
});

test('it takes ids of other games on trust, and no others', async () => {
  const book = await loadBook('genesis');
  expect(book?.has(garden('MOV-4'))).toBe(true);
  expect(book?.has(genesis('WIN-999'))).toBe(false);
  expect(book?.has(['ZZZ', 'MOV-4'].join('-'))).toBe(false);
  expect(book?.has('nothing')).toBe(false);
});

test('a clause is found with no ledger but its own', async () => {
  expect((await loadClause(garden('MOV-4')))?.words).toBe(rulebook.clause(garden('MOV-4'))?.words);
  expect(await loadClause(garden('MOV-999'))).toBeUndefined();
  expect(await loadClause('nothing')).toBeUndefined();
  expect(gameOfClause(['WA', 'WIN-1'].join('-'))).toBe('worlds-asunder');
  expect(gameOfClause('nothing')).toBeUndefined();
});

test('the whole book searches every game', async () => {
  const book = await loadAllRules();
  expect(book.ledgers).toHaveLength(rulebook.ledgers.length);
  expect(book.search(garden('MOV-4'))[0]?.id).toBe(garden('MOV-4'));
});

test('an unknown game has no book', async () => expect(await loadBook('chess')).toBeUndefined());
