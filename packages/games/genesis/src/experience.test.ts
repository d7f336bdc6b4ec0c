/** The experience, in matches that have it. */
import { refuse } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { at, BATTLES } from './scene.testing.ts';

const start = (fields: Readonly<Record<string, string>> = {}, rest = 'void') =>
  at(
    {
      set: 'experience=on',
      turn: 'a',
      phase: 'plot',
      'ops a': 'Many Hands, Sap Rising, Salted Earth',
      'ops b': 'One More Try, Young Bosun',
      under: 'Goose Girl, Village Bell, Upward Path, Night Steward, Deep Drill, Clock Mender',
      void: BATTLES,
      ...fields,
    },
    { rest },
  );
const count = (table: ReturnType<typeof start>, seat = 0) => {
  const { ops, experience } = table.view('table');
  return [ops[seat].count, experience[seat].count];
};

test('[GEN-EXP-5] [GEN-PLT-3] [GEN-R-50] one ops card may be stored with the finish, in the same action', () => {
  const table = start();
  expect(table.refused('finish storing Many Hands').code).toBe('nothing-plotted');
  table.play('engage Many Hands');
  expect(table.legal()).toEqual(expect.arrayContaining(['finish', 'finish storing Sap Rising']));
  table.play('finish storing Sap Rising');
  expect(count(table)).toEqual([1, 1]);
  expect([table.view('table').phase, table.view('table').turn]).toEqual(['obstruct', 1]);
  expect(table.view(0).experience[0].cards.map(({ card }) => card)).toEqual(['Sap Rising']);
  expect(table.view(1).experience[0].cards).toEqual([]);
  expect(table.refused('finish storing One More Try').code).toBe('not-now');
});

test('[GEN-PLT-3] without the option nothing is stored', () => {
  const table = start({ set: '' }).play('engage Many Hands');
  expect(table.refused('finish storing Sap Rising')).toEqual(refuse('no-experience', 'GEN-EXP-1'));
});

test('[GEN-EXP-2] [GEN-R-29] the whole experience moves or none of it, at any moment of the player’s own turn and at no other', () => {
  const fields = { 'experience a': 'Gale, Fen Queen', engaged: 'b Young Bosun', 'ops b': 'One More Try' };
  const obstructing = start({ ...fields, phase: 'obstruct' });
  expect(count(obstructing.play('recall'))).toEqual([5, 0]);
  expect(obstructing.refused('recall')).toEqual(refuse('experience-empty', 'GEN-EXP-2'));
  const plotting = start({ 'experience a': 'Gale, Fen Queen' }).play('engage Many Hands');
  expect(count(plotting.play('recall'))).toEqual([4, 0]);
  const rivals = start({ 'experience b': 'Gale' });
  expect(rivals.refused('1: recall')).toEqual(refuse('not-your-turn', 'GEN-TRN-2'));
});

test('[GEN-EXP-3] cards in the experience take no room in ops', () => {
  const table = start({
    'experience a': 'Gale, Fen Queen, Wolf Winter, Siege Tower, Avalanche, Deep Drill',
    under: 'Goose Girl, Village Bell',
  });
  table.play('engage Sap Rising', 'draw 1 by engineering');
  expect(count(table)).toEqual([3, 6]);
});

test('[GEN-EXP-4] [GEN-R-28] experience cards are engaged from ops, once they have moved there', () => {
  const table = start({ 'experience a': 'Gale' });
  expect(table.refused('engage Gale')).toEqual(refuse('not-in-ops', 'GEN-DEF-8'));
  table.play('recall', 'engage Gale');
  expect(table.view('table').engaged).toMatchObject([{ card: 'Gale' }]);
  expect(table.view('table').marked).toBe(0);
});

test('[GEN-R-13] [GEN-R-9] in a trim caused by another draw marked cards go first', () => {
  const table = start({
    turn: 'a',
    phase: 'refill',
    asked: 'b',
    pool: '',
    loser: 'b',
    'ops a': 'Many Hands, Sap Rising, Salted Earth, Gale, Fen Queen, Wolf Winter',
    marked: 'Gale, Wolf Winter',
    'ops b': '',
    under: 'Upward Path, Night Steward, Goose Girl, #20',
  }).play('refill 1');
  expect([table.view('table').task, table.toAct(), count(table)[0]]).toEqual(['trim', [0], 8]);
  expect(table.legal().sort()).toEqual(['discard Gale', 'discard Wolf Winter']);
  expect(table.refused('discard Many Hands')).toEqual(refuse('marked-first', 'GEN-R-13'));
});

test('[GEN-R-143] how many cards are marked is open, their faces are not', () => {
  const table = start({ 'experience a': 'Gale, Fen Queen' }).play('recall');
  expect(table.view(1).marked).toBe(2);
  expect(table.view(1).ops[0].cards).toEqual([]);
  expect(
    table
      .view(0)
      .ops[0].cards.filter(({ marked }) => marked)
      .map(({ card }) => card)
      .sort(),
  ).toEqual(['Fen Queen', 'Gale']);
  table.play('engage Many Hands', 'finish storing Gale');
  expect(table.told(1)).toContainEqual({ kind: 'stored', seat: 0, marked: 1 });
});

test('[GEN-R-132] what vengeance sends away may come back in the same turn, marked', () => {
  const table = start().play('engage Salted Earth', 'send Many Hands', 'send Sap Rising');
  expect(count(table)).toEqual([0, 2]);
  table.play('recall');
  expect([...count(table), table.view('table').marked]).toEqual([2, 0, 2]);
});

test('[GEN-R-133] a life in ops may be stored: then it is neither ops nor reserve', () => {
  const table = start({ under: '' }).play('bring Open Gate', 'engage Many Hands', 'finish storing Open Gate');
  expect(table.view(0).experience[0].cards.map(({ card }) => card)).toEqual(['Open Gate']);
  expect(table.view('table').reserve[0]).toEqual(['Long Frost', 'Harvest of Suns']);
});

const finale = (fields: Readonly<Record<string, string>> = {}) =>
  start({
    phase: 'obstruct',
    engaged: 'b Goose Girl',
    'ops a': 'Many Hands, Sap Rising, Tidal Yard',
    'ops b': 'One More Try, Young Bosun',
    'experience a': 'Gale',
    'experience b': 'Rope and Whistle',
    under: '',
    ...fields,
  }).play('engage Many Hands', 'finish');

test('[GEN-EXP-6] [GEN-OBS-8] with the destiny empty both move their experience to ops, before the hands are compared', () => {
  const table = finale();
  expect([count(table), count(table, 1)]).toEqual([
    [3, 0],
    [3, 0],
  ]);
  expect([table.view('table').phase, table.view('table').finale]).toEqual(['plot', true]);
  expect(table.view('table').marked).toBe(0);
});

test('[GEN-R-39] the move happens at every such obstruction, the equalisation only once', () => {
  const table = finale({ finale: ' ', 'ops a': 'Many Hands, Sap Rising, Tidal Yard, Fen Queen' });
  expect([count(table), count(table, 1)]).toEqual([
    [4, 0],
    [3, 0],
  ]);
  expect(table.view('table').phase).toBe('plot');
});

test('[GEN-R-139] where a turn win follows the mark holds in its refills', () => {
  const table = start({
    'ops a': 'Many Hands, Sap Rising, Salted Earth, Tidal Yard, Night Steward, Upward Path',
    'experience a': 'Gale, Fen Queen',
    under: 'Goose Girl, Village Bell, Deep Drill, Clock Mender, #20',
  }).play('recall', 'finish');
  expect(table.view('table').phase).toBe('giving');
  table.play('give Open Gate');
  expect([table.toAct(), table.view('table').marked]).toEqual([[0], 2]);
  table.play('refill 1');
  expect(table.view('table').void).toEqual(expect.arrayContaining(['Gale', 'Fen Queen']));
  expect(count(table)[0]).toBe(7);
});

test('[GEN-R-139] the mark ends with the winning-turn phase: in the next turn they are ordinary ops cards', () => {
  const table = start({
    'ops a': 'Many Hands, Sap Rising, Salted Earth, Tidal Yard, Night Steward, Upward Path',
    'experience a': 'Gale, Fen Queen',
    under: 'Goose Girl, Village Bell, Deep Drill, Clock Mender, #20',
  }).play('recall', 'finish', 'give Open Gate', 'pass', 'pass');
  expect([table.view('table').turn, table.view('table').phase, table.view('table').marked]).toEqual([
    0,
    'plot',
    0,
  ]);
  table.play('engage Sap Rising');
  expect(table.refused('draw 1 by engineering')).toEqual(refuse('ops-full', 'GEN-DEF-5'));
});
