/** Positions as text: every field both ways, and what is refused. */
import { FastLuck } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { gnostica } from '../index.ts';
import { B0, b0With, table } from '../testing/scene.ts';

const options = (() => {
  const parsed = gnostica.parseOptions({}, 2);
  if (!parsed.ok) throw new Error('no default options');
  return parsed.value;
})();
const parse = (text: string, seats = 2) =>
  gnostica.notation.parsePosition(text, options, seats, new FastLuck(1));
const faults = (text: string, seats = 2): string[] => {
  const read = parse(text, seats);
  return read.ok ? [] : read.fault.map(({ message }) => message);
};

const HEAD = 'to 9 | seats ab | turn a | open -';

test('a field a line or behind a semicolon, in any order, spaces free', () => {
  const lines = [HEAD, `cards ${B0}`, 'men a1U@0,0  b2W@1,0', 'hand a C2,05', 'out S9'];
  const one = parse(lines.join('\n'));
  const other = parse([...lines].reverse().join(' ; '));
  if (!one.ok || !other.ok) throw new Error(JSON.stringify([one, other]));
  expect(gnostica.notation.makePosition(one.value)).toBe(gnostica.notation.makePosition(other.value));
});

test('what is not named lies in the draw pile; counts are dealt by lot', () => {
  const read = parse(`${HEAD}; cards ${B0}; hand a C2,#3; hand b #2; out #4,S9`);
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  const { hands, pile, out } = gnostica.view(read.value, 0);
  expect([hands.map(({ count }) => count), pile.count, out.length]).toEqual([[4, 2], 58, 5]);
  expect([hands[0].cards[0], out.includes('S9')]).toEqual(['C2', true]);
});

test('the ledger’s fields of the middle of a turn', () => {
  const fool = table({
    cards: b0With('0,0:00'),
    men: 'a1E@0,0 a3U@1,1',
    pile: '21,R9,#67',
    more: 'quiet 2\nturns 4\nset cap=200 reshuffle=lazy',
  }).play('act 0,0', 'flip', 'copy 00', 'flip');
  const frames = 'frames 00/board:1 21/flipped>00:1 R9/flipped:1';
  expect(fool.position().split('\n')).toEqual(
    expect.arrayContaining(['set reshuffle=lazy cap=200', 'turns 4', 'minions a1E@0,0', frames]),
  );
  expect(fool.again().position()).toBe(fool.position());
});

test('the ledger’s fields of knowledge: what was traded, and what everybody has seen', () => {
  const trade = table({
    seats: 3,
    men: 'a1E@0,0 b1U@1,0',
    hands: 'a 11,C2; b C3,05; c S2',
    more: 'known 05:* S2:a\nolder C2,S2 C3',
  }).play('play 11', 'a1E@0,0 swap b');
  expect([trade.field('known'), trade.field('older')]).toEqual(['C2:a C3:b S2:a 05:*', 'C2,S2 C3']);
  expect(trade.again().position()).toBe(trade.position());
  expect(trade.view(2).hands.map(({ cards }) => cards)).toEqual([['05'], [], ['S2']]);
});

test.each([
  ['', 'to: cannot read “”'],
  [`${HEAD}; ${HEAD}; cards ${B0}`, 'to: appears twice'],
  [`${HEAD}; cards ${B0}; nonsense 3`, 'nonsense: there is no such field'],
  ['to 9 | seats abc | turn a | open -', 'seats: must be ab'],
  [`${HEAD}; cards 0,0:C4 0,0:C5`, 'cards: cannot read “0,0:C5”, or two cards lie there'],
  [`${HEAD}; cards ${B0}; hand a CA`, 'hand: CA lies in two places'],
  [`${HEAD}; cards ${B0}; pile #5`, 'pile: 14 cards lie about, not 78'],
  [`${HEAD}; cards ${B0}; men a1U@2,2`, 'men: a1U@2,2 stands in the void'],
  [`${HEAD}; cards ${B0}; men c1U@0,0`, 'men: c1U@0,0 is of nobody in the game'],
  [`${HEAD}; cards ${B0}; men ${'a1U@0,0 '.repeat(6)}`, 'men: a has more than five of size 1'],
  [`${HEAD}; cards ${B0}; hand a #7`, 'hand: a holds more than six cards'],
  [`${HEAD}; cards -`, 'cards: on a bare board the game is drawn'],
  [`${HEAD}; cards ${B0}; gone b`, 'gone: leaves at least two players, or one at the end'],
  [`${HEAD}; cards ${B0}; quiet 6`, 'quiet: after that many passes the game is drawn'],
  [`${HEAD}; cards ${B0}; set cap=5; turns 5`, 'turns: the cap is reached'],
  [`${HEAD}; cards ${B0}; known CA:b`, 'known: CA is in no hand'],
  [`${HEAD}; cards ${B0}; frames 06/hand:3; minions all`, 'frames: 06 has fewer powers'],
  [
    `${HEAD}; cards ${B0}; frames 07/hand:1; minions all; todo transit a1U@0,0; men a1U@0,0`,
    'todo: that piece has arrived',
  ],
  [`${HEAD}; cards ${B0}; minions a1U@0,0; frames 06/board:2`, 'minions: “a1U@0,0” is not among the men'],
  ['to 9 | seats ab | turn - | open -; bids 1 a:C2 b:C3; cards 0,0:C4', 'bids: somebody is still to bid'],
  [
    `to 9 | seats ab | turn - | open -; cards ${B0}; over a last-left failed`,
    'over: the last player left wins',
  ],
  ['x'.repeat(9000), 'position: is too long'],
])('%s is refused', (text, message) => {
  expect(faults(text)).toContain(message);
});

test('all faults are reported at once', () => {
  expect(faults(`${HEAD}; cards ${B0} 0,0:ZZ; men a9U@0,0; nonsense`).length).toBeGreaterThan(2);
});

test('[GNO-E-4] equal pieces are one to moves; a minion among them carries a star', () => {
  const lovers = table({ men: 'a1E@0,0 a1N@0,0 a1U@1,0 a1U@1,0' }).play('act 0,0');
  expect(lovers.listed('rod 1 a1U>N')).toEqual(['a1E@0,0 rod 1 a1U>N']);
  const twins = table({ cards: b0With('0,0:00'), men: 'a1E@0,0 a1E@1,0 a1U@2,0', pile: 'R9,R8,#67' });
  twins.play('act 0,0', 'flip', 'a1E@0,0 rod 1>E', 'flip');
  expect(twins.field('minions')).toBe('a1E@1,0');
  expect(twins.listed(' rod 1>N')).toEqual(['a1E*@1,0 rod 1>N']);
  expect(twins.no('a1E@1,0 rod 1>N')).toBe('not-a-minion GNO-TGT-3');
  expect(twins.again().position()).toBe(twins.position());
  expect(twins.play('a1E*@1,0 rod 1>N').men()).toBe('a1E@1,0 a1N@2,0 a1U@2,0');
});

test('a drawing shows the table as its viewer sees it', () => {
  const drawn = table({ men: 'a1E@0,0 b2U@1,0', hands: 'a 18,C2; b 05', out: 'S9', open: 'b' }).play(
    'act 0,0',
  );
  expect(drawn.draw(0)).toBe(
    [
      'steps a, to 9, b has announced',
      '    -2  -1  0        1       2',
      ' 2      ..  ..       ..',
      ' 1  ..  CA  R5       DK      ..',
      ' 0  ..  S3  06 a1E*  CQ b2U  ..',
      '-1  ..  R2  D4       16      ..',
      '-2      ..  ..       ..',
      '> a 3 points stash 4/5/5 C2 18',
      '  b 2 points stash 5/4/5 ??',
      'pile 65, out S9',
      'in use 06 (2 left)',
    ].join('\n'),
  );
});
