import { copyState, FastLuck, type Move, moveList } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { gnostica } from '../index.ts';
import { crowded } from '../testing/crowded.ts';
import { b0With, type Table, table } from '../testing/scene.ts';
import { at, type GnosticaState } from '../types.ts';
import { makeTurn, playTurn } from './turn-line.ts';

const luck = (nth: number) => new FastLuck(nth + 1);
const read = (given: Table, line: string) => playTurn(given.state, line, luck);

test('the ledger’s example is a turn: a rod, a sword, and an announcement', () => {
  const moon = table({ men: 'a2E@-1,0 b1N@0,0', hands: 'a 18', more: 'turns 13' });
  const before = copyState(moon.state);
  const line = '14. a play 18: a2E@-1,0 rod 1>U; a2U@0,0 sword 1 b1N !';
  const moves = read(moon, line);
  expect(moves.ok && makeTurn(before, moves.value, luck)).toBe(line);
  expect(moon.field('to')).toBe('9 | seats ab | turn b | open a');
});

test.each([
  ['1. a put 2,0 E .', ''],
  ['1. a pass !', 'a1U@0,0'],
  ['1. a draw -C3 +2 .', 'a1U@0,0'],
  ['1. a turn a1U@0,0>N .', 'a1U@0,0'],
])('a turn of one option: %s', (line, men) => {
  const start = table({ men, hands: 'a C3' });
  const before = copyState(start.state);
  const moves = read(start, line);
  expect(moves.ok && makeTurn(before, moves.value, luck)).toBe(line);
});

test.each([
  ['1. a pass !', 'a1U@0,0 b1U@0,1'],
  ['1. a stuck !', 'b1U@0,0 b1U@1,0 b1U@-1,0 b2U@0,1 b2U@0,-1'],
  ['1. a act 0,0 !', 'a1E@0,0 b1U@0,1'],
])('[GNO-R-59] announcing instead of the pass that would draw the game: %s', (line, men) => {
  const cards = line.includes('stuck') ? '0,0:C4' : b0With();
  const start = table({ men, cards, more: 'quiet 5' });
  const before = copyState(start.state);
  const moves = read(start, line);
  expect(moves.ok && makeTurn(before, moves.value, luck)).toBe(line);
  expect(start.field('to')).toBe('9 | seats ab | turn b | open a');
});

test('nested cards stand in braces, with what was flipped', () => {
  const nested = () => table({ cards: b0With('0,0:00'), men: 'a1E@0,0', pile: '21,R9,D5,S4,#65' });
  const line =
    '1. a act 0,0: flip[21] { copy 00 { flip[R9] { a1E@0,0 rod 1>E }; flip[D5] { skip } } }; flip[S4] { skip } .';
  const played = nested();
  const moves = read(played, line);
  expect(moves.ok && makeTurn(nested().state, moves.value, luck)).toBe(line);
  const short = nested();
  expect(read(short, 'a act 0,0: flip[21] { copy 00 { flip { a1E@0,0 rod 1>E }; flip } }; flip .').ok).toBe(
    true,
  );
  expect(short.position()).toBe(played.position());
});

test('several cards fetched are one step, and what the pile gave is checked', () => {
  const judgement = table({ men: 'a3U@0,0', hands: 'a 20', out: 'SK,C8' });
  expect(read(judgement, 'a play 20: a3U@0,0 fetch SK,20 .').ok).toBe(true);
  expect(judgement.hand('a')).toBe('SK,20');
  const wheel = () => table({ men: 'a1N@0,1', hands: 'a 10', pile: '12,#67' });
  expect(read(wheel(), 'a play 10: a1N@0,1 cup =top[12] .').ok).toBe(true);
  expect(read(wheel(), 'a play 10: a1N@0,1 cup =top[13] .')).toMatchObject({ fault: { code: 'other-card' } });
});

test('a line of another player, or none at all, is refused', () => {
  const start = table({ men: 'a1U@0,0' });
  expect(read(start, 'b pass .')).toMatchObject({ fault: { code: 'other-player' } });
  expect(read(start, 'a pass')).toMatchObject({ fault: { code: 'no-end-sign' } });
  expect(read(start, '1. a : .')).toMatchObject({ fault: { code: 'unreadable' } });
  expect(read(start, 'a act 0,0: a1U@0,0 cup N; a1U@0,0 { .')).toMatchObject({ ok: false });
  expect(read(table({ men: 'a1E@0,0', open: 'b' }), 'a pass !')).toMatchObject({ ok: false });
});

test('turns of random games are written and read back', () => {
  const options = crowded.parseOptions({ start: 'random', cap: 60 }, 2);
  if (!options.ok) throw new Error('options');
  const list = moveList(crowded);
  let lines = 0;
  for (let game = 0; game < 12; game++) {
    const choose = new FastLuck(game);
    const state: GnosticaState = crowded.create(options.value, 2 + (game % 5));
    let toAct = crowded.setup(state, choose);
    while (toAct !== 0) {
      const before = copyState(state);
      const seat = state.ints[at.turn];
      const turns = state.ints[at.turns];
      const moves: Move[] = [];
      while (toAct !== 0 && state.ints[at.turn] === seat && state.ints[at.turns] === turns) {
        const move = list[choose.below(crowded.legal(state, seat, list))];
        toAct = crowded.play(state, seat, move, luck(moves.length));
        moves.push(move);
      }
      const line = makeTurn(copyState(before), moves, luck);
      expect(playTurn(before, line, luck), line).toMatchObject({ ok: true });
      expect(gnostica.notation.makePosition(before), line).toBe(gnostica.notation.makePosition(state));
      lines++;
    }
  }
  expect(lines).toBeGreaterThan(200);
});

test.each([
  ['play 18', 'play the Moon'],
  ['play ck', 'play King of Cups'],
  ['draw -18,ck +1', 'draw -Moon,king of cups +1'],
])('cards in small letters or by name: %s, %s', (code, name) => {
  const start = table({ men: 'a1U@0,0', hands: 'a 18,CK' });
  const read = [code.toUpperCase().replace(/^\w+/, (word) => word.toLowerCase()), code, name].map((text) =>
    gnostica.notation.parseMove(start.state, 0, text),
  );
  expect(read[0].ok).toBe(true);
  expect(read.slice(1)).toEqual([read[0], read[0]]);
});
