/** Repeated positions (GNO-R-92). */
import { expect, test } from 'vitest';
import { table } from '../testing/scene.ts';

const MEN = 'a1U@0,0 b1U@0,1';
/** Both turn a piece, and turn it back: after four turns everything is as it was. */
const THERE_AND_BACK = [
  'turn a1U@0,0>N',
  '.',
  'turn b1U@0,1>N',
  '.',
  'turn a1N@0,0>U',
  '.',
  'turn b1N@0,1>U',
  '.',
];
const twice = (more = '') =>
  table({ men: MEN, ...(more === '' ? {} : { more }) }).play(...THERE_AND_BACK, ...THERE_AND_BACK);

test('[GNO-R-92] the third time a position comes up the game is drawn, and everybody is told before', () => {
  const first = table({ men: MEN }).play(...THERE_AND_BACK.slice(0, 2));
  expect([first.view().nearlyDrawn, first.view().seen?.length]).toEqual([undefined, 1]);
  const again = twice();
  expect([again.view().nearlyDrawn, again.end]).toEqual([true, undefined]);
  expect(again.draw().split('\n')[0]).toBe('turn a, to 9, a draw if this position comes up once more');
  again.play(...THERE_AND_BACK.slice(0, 2));
  expect([again.end, again.toAct]).toEqual(['- repetition', '']);
  expect(again.outcome()).toMatchObject({
    winners: [],
    reasons: [{ code: 'repetition', clause: 'GNO-R-92' }],
  });
});

test('[GNO-R-92] whoever could go back to a position that came up twice is told, however long it takes', () => {
  // a has moved on from it, and b could move so that it comes back.
  const on = twice().play('turn a1U@0,0>E', '.');
  expect([on.view().nearlyDrawn, on.view().mayReturn]).toEqual([undefined, true]);
  expect(on.draw().split('\n')[0]).toBe('turn b, to 9, a draw if an earlier position comes back once more');
  const around = ['turn b1U@0,1>E', 'turn a1E@0,0>U'];
  for (const turn of around) expect(on.play(turn, '.').view().mayReturn, turn).toBe(true);
  expect(on.play('turn b1E@0,1>U', '.').end).toBe('- repetition');
  const announced = twice().play('turn a1U@0,0>E', '!');
  expect(announced.view().mayReturn).toBeUndefined();
});

test('[GNO-R-92] something else on the board, or another number of cards, is another position', () => {
  const other = twice().play('turn a1U@0,0>E', '.');
  expect([other.end, other.view().nearlyDrawn]).toEqual([undefined, undefined]);
  const hands = { men: MEN, hands: 'a -; b C2,C3' };
  const fewer = table(hands).play(...THERE_AND_BACK, ...THERE_AND_BACK.slice(0, -2), 'draw -C2,C3 +1', '.');
  expect([fewer.end, fewer.view().nearlyDrawn]).toEqual([undefined, undefined]);
});

test('[GNO-R-92] which cards they are does not matter', () => {
  const drawing = table({ men: MEN, hands: 'a C2,C3; b C4,C5' });
  for (let round = 0; round < 5 && drawing.end === undefined; round++)
    for (const seat of ['a', 'b'])
      if (drawing.end === undefined) drawing.play(`draw -${drawing.hand(seat).split(',')[0]} +1`, '.');
  expect([drawing.end, drawing.field('turns')]).toEqual(['- repetition', '5']);
});

test('[GNO-R-92] [GNO-R-59] passes are counted by their own rule', () => {
  const passing = table({ men: MEN });
  for (let turn = 0; turn < 5; turn++) passing.play('pass', '.');
  expect([passing.end, passing.view().seen]).toEqual([undefined, undefined]);
  expect(passing.play('pass').end).toBe('- quiet');
});

test('[GNO-R-92] [GNO-END-1] whoever would bring the draw may announce instead', () => {
  const announced = twice().play(THERE_AND_BACK[0], '!');
  expect([announced.end, announced.field('to')]).toEqual([undefined, '9 | seats ab | turn b | open a']);
  expect(announced.view().nearlyDrawn).toBeUndefined();
});

test('[GNO-R-92] an elimination starts over', () => {
  const three = table({ seats: 3, men: `${MEN} c1U@1,0` }).play('turn a1U@0,0>N', '.');
  expect(three.view().seen?.length).toBe(1);
  expect(three.play('2: resign').view().seen).toBeUndefined();
});

test('[GNO-R-92] [GNO-E-8] as a setting it may be off', () => {
  const off = twice('set repetition=off').play(...THERE_AND_BACK);
  expect([off.end, off.view().seen, off.field('set')]).toEqual([undefined, undefined, 'repetition=off']);
});

test('[GNO-R-92] a written position keeps what came up', () => {
  const again = twice().again();
  expect(again.position()).toBe(twice().position());
  expect(again.play(...THERE_AND_BACK.slice(0, 2)).end).toBe('- repetition');
  const bad = (seen: string) => () => table({ men: MEN, more: `seen ${seen}` });
  for (const seen of ['-5', '4', '7', '1 1', '1 2', 'zzzzzzz', Array(25).fill('1').join(' ')])
    expect(bad(seen), seen).toThrow('seen');
});
