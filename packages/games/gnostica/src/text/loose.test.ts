/** Moves as people type them: read where only one can be meant, else refused. */
import { expect, test } from 'vitest';
import { gnostica } from '../index.ts';
import { type Table, table } from '../testing/scene.ts';

const read = ({ state }: Table, text: string) => gnostica.notation.parseMove(state, 0, text);
const faultOf = (given: Table, text: string): string | undefined => {
  const move = read(given, text);
  return move.ok ? undefined : move.fault.code;
};

test.each([
  ['PLAY five of swords', 'play S5'],
  ['Play 5 of Swords', 'play S5'],
  ['play judgment', 'play 20'],
  ['play the Wheel', 'play 10'],
  ['play Ten of Wands', 'play RT'],
  ['Pass', 'pass'],
  ['turn a2E to N', 'turn a2E@-1,0>N'],
  ['turn a2E > N', 'turn a2E@-1,0>N'],
  ['Turn a2E@-1,0 to N', 'turn a2E@-1,0>N'],
])('%s is %s', (text, meant) => {
  const start = table({ men: 'a2E@-1,0 b1N@0,0', hands: 'a S5,20,10,RT', out: 'C8' });
  expect(read(start, meant).ok).toBe(true);
  expect(read(start, text)).toEqual(read(start, meant));
});

test('a piece is named by its kind alone only if it is unlike all others', () => {
  const start = table({ men: 'a2E@-1,0 a2E@0,0 a1N@0,1' });
  expect(faultOf(start, 'turn a2E to N')).toBe('unreadable');
  expect(faultOf(start, 'turn a3E to N')).toBe('no-such-piece');
  expect(faultOf(start, 'turn a1N to up')).toBe('no-such-facing');
});

test('a step needs no piece where only one minion can do it, even with more damage than is needed', () => {
  const one = table({ men: 'a2E@-1,0 a1U@1,1 b1N@0,0', hands: 'a S5' }).play('play S5');
  for (const text of ['sword 2 b1N', 'SWORD 1 b1N', 'a2E@-1,0 Sword 1 b1N'])
    expect(read(one, text), text).toEqual(read(one, 'a2E@-1,0 sword 1 b1N'));
  const two = table({ men: 'a2E@-1,0 a2W@1,0 b1N@0,0', hands: 'a S5' }).play('play S5');
  expect(faultOf(two, 'sword 1 b1N')).toBe('unreadable');
  expect(faultOf(two, 'sword 1 b3N')).toBe('not-targeted');
  expect(faultOf(table({ men: 'a2E@-1,0 b1N@0,0' }), 'sword 1 b1N')).toBe('unreadable');
});

test('[GNO-JUD-1] cards are fetched one at a time, with or without a piece', () => {
  const judgement = table({ men: 'a3U@0,0', hands: 'a 20', out: 'D2,D3' }).play('play 20');
  expect(faultOf(judgement, 'fetch D2,D3')).toBe('one-by-one');
  expect(read(judgement, 'fetch D2')).toEqual(read(judgement, 'a3U@0,0 fetch D2'));
});
