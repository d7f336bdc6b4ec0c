import { stateHash } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { garden } from './index.ts';
import { dealing, FULL_BOARD_GAME, G0, G1, loaded, optionsOf, scene, scripted } from './scene.testing.ts';
import type { Options } from './types.ts';

const { parsePosition, makePosition } = garden.notation;
const parse = (text: string, options: Partial<Options> = {}) =>
  parsePosition(text, optionsOf(options), 2, scripted());
const faults = (text: string) => {
  const position = parse(text);
  return position.ok ? [] : position.fault.map(({ code, clause }) => (clause ? `${code} ${clause}` : code));
};
const START = `${G0} top - move X`;
const ONE = 'X Mt Mb Mr / Cs Ct Cb Cr / Ps Pt Pb Pr / Is It Ib Ir top Ms move O';
/** X has a square: GAR-S-5. */
const WON = 'Ms O Mb Mr / X X Cb O / X X Pb O / Is It Ib Ir top Cs';
/** X and O blocked each other out of G0: GAR-S-1. */
const BLOCKED = 'O X X O / X O Cb Cr / O Pt Pb Pr / X It Ib Ir top Ms';
const FULL = 'X X O O / X O X O / X O O X / O O X X top It';

test('positions are written as in the ledger, and read back the same', () => {
  for (const text of [
    START,
    ONE,
    `${START} first B`,
    `${START} first B format vp10 score A 8 B 3`,
    `${START} format wins3 score A 2 B 2 fullBoard draw`,
    `${ONE} first B format vp20 score A 19 B 19`,
    `${START} fullBoard draw`,
    `${WON} move -`,
    `${WON} move - first B`,
    `${BLOCKED} move -`,
    `${FULL} move -`,
    `${FULL} move - fullBoard draw`,
    `${START.replace('move X', 'move -')} end X resign`,
    `${ONE.replace('move O', 'move -')} first B end O time`,
    `${WON} move - format vp10 score A 18 B 9`,
    `${WON} move - format wins3 score A 3 B 0`,
    `${ONE.replace('move O', 'move -')} first B format vp15 score A 15 B 14 end X time`,
  ]) {
    const game = loaded(text);
    expect(game.position).toBe(text);
    expect(stateHash(garden, game.state)).toBe(stateHash(garden, loaded(text).state));
  }
});

test('the winner follows from the garden, the options, or who gave up', () => {
  const winners = (text: string) => garden.outcome(loaded(text).state)?.winners;
  expect(winners(`${WON} move -`)).toEqual([0]);
  expect(winners(`${WON} move - first B`)).toEqual([1]);
  expect(winners(`${BLOCKED} move -`)).toEqual([1]);
  expect(winners(`${FULL} move -`)).toEqual([1]);
  expect(winners(`${FULL} move - fullBoard draw`)).toEqual([]);
  expect(winners(`${ONE.replace('move O', 'move -')} end X resign`)).toEqual([1]);
  expect(winners(`${ONE.replace('move O', 'move -')} first B end X resign`)).toEqual([0]);
  expect(winners(START)).toBeUndefined();
  const reasons = (text: string) => garden.view(loaded(text).state, 'table').result?.reasons;
  expect(reasons(`${WON} move -`)).toEqual(['square']);
  expect(reasons(`${BLOCKED} move -`)).toEqual(['block']);
  expect(reasons(`${FULL} move -`)).toEqual(['block', 'full-board']);
  expect(reasons(`${ONE.replace('move O', 'move -')} end O time`)).toEqual(['time']);
});

test('a position reached by play is that of its text, over a whole match', () => {
  const match = scene(
    { format: 'vp10', first: 'B', fullBoard: 'draw' },
    scripted(...[G1, G0, G1].flatMap(dealing)),
  );
  for (const move of `${FULL_BOARD_GAME} c4 a2 b4 c2 a4 b2 d4 a4 O:resign`.split(' ')) {
    match.play(move);
    const back = loaded(match.position);
    expect(back.position).toBe(match.position);
    expect(garden.view(back.state, 'table')).toEqual(garden.view(match.state, 'table'));
    expect(garden.toAct(back.state)).toBe(garden.toAct(match.state));
    if (!back.over) expect(back.legal).toBe(match.legal);
  }
  expect(match.score).toEqual([9, 9]);
});

test('A starts unless the position says otherwise, whatever the options say of a first game', () => {
  for (const first of ['random', 'A', 'B'] as const) {
    const state = parse(START, { first });
    expect(state.ok && garden.view(state.value, 'table').first).toBe(0);
    const other = parse(`${START} first B`, { first });
    expect(other.ok && makePosition(other.value)).toBe(`${START} first B`);
  }
  // The second game of a match whose first game B started.
  const match = scene({ format: 'wins3', first: 'B' }, scripted(...dealing(G1))).play('a2 d2 b2 b4 b3 d3 a3');
  const back = parsePosition(match.position, match.state.rules.options, 2, scripted());
  expect(back.ok && makePosition(back.value)).toBe(match.position);
  expect(match.position).toBe(`${G1} top - move X format wins3 score A 0 B 1`);
});

test('format and full board come from the options unless the position names them', () => {
  const state = parse(START, { format: 'vp15', fullBoard: 'draw' });
  expect(state.ok && makePosition(state.value)).toBe(`${START} format vp15 fullBoard draw`);
  const other = parse(`${START} format single fullBoard block`, { format: 'vp15', fullBoard: 'draw' });
  expect(other.ok && makePosition(other.value)).toBe(START);
});

test('spaces, line ends and slashes are free, and the fields come in any order', () => {
  const text = `${G0.replaceAll(' / ', '\n')}\n top  -\tmove X\nfullBoard draw  score A 8 B 3 first B format vp10 `;
  expect(loaded(text).position).toBe(`${START} first B format vp10 score A 8 B 3 fullBoard draw`);
  expect(loaded(START.replaceAll(' / ', '/')).position).toBe(START);
  expect(loaded(`${BLOCKED} move X`).position).toBe(`${BLOCKED} move -`);
});

test('the tokens bind as they do in play: the border rule before the first move, the top tile after it', () => {
  expect(loaded(START).why('b3')).toEqual({ code: 'border-first', clause: 'GAR-MOV-1' });
  expect(loaded(ONE).legal).toBe('b4 c4 d4 a3 a2 a1');
  expect(loaded(ONE).mover).toBe(1);
  expect(loaded(`${ONE} first B`).mover).toBe(0);
  expect(loaded(ONE).why('a4')).toEqual({ code: 'taken', clause: 'GAR-MOV-6' });
});

test('every fault is told, with its clause where a rule says so', () => {
  for (const text of [
    '',
    'hello',
    G0,
    `${G0} top -`,
    `${START} colour red`,
    `${START} first`,
    `${START} first B B`,
    ' '.repeat(1e6),
    `${START}${' '.repeat(1e6)}`,
  ])
    expect(faults(text)).toEqual(['not-a-position']);
  expect(faults(START.replace('move X', 'move Y'))).toEqual(['bad-field']);
  expect(faults(`${START} first C format vp11 fullBoard loss`)).toEqual([
    'bad-field',
    'bad-field',
    'bad-field',
  ]);
  expect(faults(`${START} score A x B -1`)).toEqual(['bad-field', 'bad-field']);
  expect(faults(`${START} end Y run`)).toEqual(['bad-field', 'bad-field']);
  for (const twice of [
    'first B first B',
    'format vp10 format vp10',
    'score A 1 B 0 score A 1 B 1',
    'end X time end O time',
    'fullBoard draw fullBoard block',
  ])
    expect(faults(`${START} format vp10 ${twice}`)).toContain('field-twice');
  expect(faults(START.replace(' / Cs', ' Cs'))).toEqual(['not-four-rows']);
  expect(faults(START.replaceAll(' /', '').replace('Ir ', ''))).toEqual(['not-sixteen GAR-SET-1']);
  expect(faults(START.replace('Ir', 'Zz').replace('Mt', 'Ms'))).toEqual([
    'tile-twice GAR-R-2',
    'not-a-tile GAR-CMP-2',
  ]);
  expect(faults(ONE.replace('top Ms', 'top Zz'))).toEqual(['not-a-tile GAR-CMP-2']);
  expect(faults(ONE.replace('top Ms', 'top Mt'))).toEqual(['top-in-garden GAR-MOV-3']);
  expect(faults(ONE.replace('top Ms', 'top -'))).toEqual(['bad-top GAR-MOV-3']);
  expect(faults(START.replace('top -', 'top Ms'))).toEqual(['top-in-garden GAR-MOV-3', 'bad-top GAR-MOV-3']);
  expect(faults(ONE.replace('X', 'O'))).toEqual(['bad-tokens GAR-MOV-5']);
  expect(faults(ONE.replace('Mt', 'X'))).toEqual(['bad-tokens GAR-MOV-5']);
  expect(faults(ONE.replace('move O', 'move X'))).toEqual(['bad-mover GAR-MOV-5']);
});

test('a result must follow from the position', () => {
  expect(faults(START.replace('move X', 'move -'))).toEqual(['not-over GAR-MOV-5']);
  expect(faults(`${ONE} end X resign`)).toEqual(['bad-mover GAR-R-18']);
  expect(faults(`${WON} move - end O resign`)).toEqual(['ended-twice GAR-END-1']);
  expect(faults(`${BLOCKED} move - end X resign`)).toEqual(['ended-twice GAR-END-1']);
  expect(faults('O X O Mr / O X Cb O / Ps X Pb Pr / Is X Ib Ir top Ms move X')).toEqual([
    'late-shape GAR-END-1',
  ]);
});

test('[GAR-MAT-1] [GAR-MAT-2] [GAR-MAT-4] a score must be one that the match can have', () => {
  expect(faults(`${START} score A 1 B 0`)).toEqual(['match-over GAR-MAT-1']);
  expect(faults(`${START} format wins3 score A 3 B 0`)).toEqual(['match-over GAR-MAT-2']);
  for (const limit of [10, 15, 20]) {
    expect(faults(`${START} format vp${limit} score A 0 B ${limit}`)).toEqual(['match-over GAR-MAT-4']);
    expect(faults(`${START} format vp${limit} score A ${limit - 1} B ${limit - 1}`)).toEqual([]);
    // X, with 9 tiles left, wins the match with 10 to 18 points.
    expect(faults(`${WON} move - format vp${limit} score A ${limit + 8} B 0`)).toEqual([]);
    expect(faults(`${WON} move - format vp${limit} score A ${limit + 9} B 0`)).toEqual([
      'match-over GAR-MAT-4',
    ]);
    expect(faults(`${WON} move - format vp${limit} score A ${limit} B ${limit}`)).toEqual([
      'match-over GAR-MAT-4',
    ]);
    expect(faults(`${WON} move - format vp${limit} score A ${limit - 1} B 0`)).toEqual([
      'game-over GAR-MAT-6',
    ]);
  }
  expect(faults(`${WON} move - format wins3 score A 4 B 0`)).toEqual(['match-over GAR-MAT-2']);
  expect(faults(`${WON} move - format wins3 score A 2 B 0`)).toEqual(['game-over GAR-MAT-6']);
  expect(faults(`${FULL} move - fullBoard draw format wins3 score A 2 B 0`)).toEqual(['game-over GAR-MAT-6']);
  expect(faults(`${WON} move - score A 1 B 0`)).toEqual([]);
  expect(faults(`${WON} move - score A 0 B 0`)).toEqual(['bad-score GAR-MAT-1']);
  expect(faults(`${WON} move - score A 0 B 1`)).toEqual(['match-over GAR-MAT-1']);
});
