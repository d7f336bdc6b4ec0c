/** The ledger's scenarios of bidding, turns, announcements and ends (GNO-S-49 to 57, 63, 65, 71, 72, 77, 78, 92 to 106). */
import { expect, test } from 'vitest';
import { B0, dealt, type Setting, table } from '../testing/scene.ts';

/** Bidding between seats with these hands; the rest of the cards are in the draw pile. */
const bidding = (hands: readonly string[], more: Partial<Setting> = {}) => {
  const letters = 'abcdef'.slice(0, hands.length);
  return table({
    ...more,
    seats: hands.length,
    turn: '-',
    hands: hands.map((hand, seat) => `${letters[seat]} ${hand}`).join('; '),
    more: `bids 1 ${[...letters].map((seat) => `${seat}:-`).join(' ')}`,
  });
};

test('[GNO-S-49] [GNO-BID-3] [GNO-R-15] [GNO-R-16] the lowest major beats two kings', () => {
  const bids = bidding(['00,C2,C3,C4,C5,C6', 'CK,D2,D3,D5,D6,D7', 'SK,S2,S4,S5,S6,S7']);
  bids.play('0: bid 00', '1: bid CK', '2: bid SK');
  expect([bids.phase, bids.field('first'), bids.field('pool')]).toEqual(['redraw', 'a | took -', 'CK,SK,00']);
});

test('[GNO-S-50] [GNO-BID-4] [GNO-BID-5] [GNO-BID-6] [GNO-BID-7] [GNO-BID-8] [GNO-R-17] tied bids, a second round, the redraw', () => {
  const bids = bidding(['CK,05,C4,C5,C6,C7', 'SK,D3,D5,D6,D7,D8', 'C2,19,S2,S4,S5,S6']);
  bids.play('0: bid CK', '1: bid SK', '2: bid C2');
  expect([bids.toAct, bids.field('bids'), bids.field('pool')]).toEqual(['abc', '2 a:- b:- c:-', 'C2,CK,SK']);
  expect(bids.no('0: bid CK')).toBe('not-held GNO-BID-2');
  bids.play('0: bid 05', '1: bid D3', '2: bid 19');
  expect([bids.toAct, bids.field('pool')]).toEqual(['b', 'C2,CK,D3,SK,05,19']);
  expect(bids.no('0: take CK')).toBe('not-yet-your-take GNO-BID-6');
  bids.play('take CK', 'take 19');
  expect(bids.toAct).toBe('a');
  expect(bids.no('take CK')).toBe('not-in-pool GNO-BID-6');
  bids.play('take 05', 'take SK');
  expect([bids.hand('a'), bids.hand('b'), bids.hand('c')]).toEqual([
    'C4,C5,C6,C7,SK,05',
    'CK,D5,D6,D7,D8,19',
    'C2,D3,S2,S4,S5,S6',
  ]);
  expect([bids.turn, bids.field('pool')]).toEqual(['c', undefined]);
  bids.play('put 0,0 U', '.');
  expect(bids.turn).toBe('a');
  bids.play('put 1,0 U', '.');
  expect(bids.turn).toBe('b');
});

test('[GNO-S-51] [GNO-END-2] [GNO-END-3] [GNO-END-4] [GNO-R-11] [GNO-R-79] one announcement at a time', () => {
  // 06, 16 and CQ are worth 8 points.
  const men = 'a1U@0,0 a1U@1,-1 a1U@1,0 b1U@0,1 c1U@0,-1';
  const open = table({ seats: 3, men }).play('turn a1U@0,0>N', '!');
  expect([open.field('to'), open.turn]).toEqual(['9 | seats abc | turn b | open a', 'b']);
  open.play('pass');
  expect(open.turn).toBe('c');
  open.play('pass');
  expect([open.turn, open.score('a')]).toEqual(['a', 8]);
  open.play('pass');
  expect([open.turn, open.field('gone'), open.men()]).toEqual(['b', 'a', 'b1U@0,1 c1U@0,-1']);
  open.play('pass');
  expect(open.legal()).toEqual(['.', '!']);
});

test('[GNO-S-52] [GNO-END-8] [GNO-R-13] two players: a failed announcement hands the win to the other', () => {
  const two = table({ men: 'a1U@0,0 b1U@0,1' }).play('pass', '!', 'pass', 'pass');
  expect(two.outcome()).toEqual({
    winners: [1],
    reasons: [
      { code: 'failed', clause: 'GNO-END-4' },
      { code: 'last-left', clause: 'GNO-END-8' },
    ],
    scores: [0, 1],
  });
});

test('[GNO-S-53] [GNO-SCO-1] [GNO-SCO-4] [GNO-END-4] a point shared at the last moment', () => {
  const cards = `${B0} 2,0:13`;
  const men = 'a1U@0,0 a1U@1,-1 a1U@2,0 b1E@-1,0';
  const shared = table({ cards, men, turn: 'b', open: 'a' });
  expect(shared.score('a')).toBe(9);
  const moved = table({ cards, men, turn: 'b', open: 'a', hands: 'b R7' });
  moved.play('play R7', 'b1E@-1,0 rod 1>U');
  expect([moved.score('a'), moved.turn]).toEqual([6, 'a']);
  moved.play('pass');
  expect(moved.end).toBe('b last-left failed');
});

test('[GNO-S-54] [GNO-PIL-2] [GNO-R-9] drawing over the end of the pile, eager and lazy', () => {
  const OUT = 'S2,S4,S5,S6,S7,S8,S9,ST,SP,SN';
  const draw = (reshuffle: string) =>
    table({
      men: 'a1U@0,0',
      hands: 'a C2,C3,C4,C5,C6; b #6',
      pile: '05,07',
      out: `${OUT},#46`,
      more: `set reshuffle=${reshuffle}`,
    });
  // The discard pile has 46 more cards here than in the ledger's case, so that all 78 are somewhere.
  const over = draw('eager').play('draw -C2,C3,C4 +4');
  expect([over.view().pile.count, over.out().length, over.view().hands[0].count]).toEqual([57, 0, 6]);
  expect(['05', '07'].every((card) => over.hand('a').includes(card))).toBe(true);
  const eager = draw('eager').play('draw -C2,C3,C4 +2');
  expect([eager.view().pile.count, eager.out().length]).toEqual([59, 0]);
  const lazy = draw('lazy').play('draw -C2,C3,C4 +2');
  expect([lazy.view().pile.count, lazy.out().length]).toEqual([0, 59]);
});

test('[GNO-S-55] [GNO-TRN-5] [GNO-TRN-9] [GNO-PIL-3] drawing within the hand limit; nothing at all is a pass', () => {
  const draw = () => table({ men: 'a1U@0,0', hands: 'a C2,C3,C4,C5,C6,C7' });
  expect(draw().no('draw +1')).toBe('hand-full GNO-PIL-3');
  expect(draw().play('draw -C2,C3 +1').view().hands[0].count).toBe(5);
  const passed = draw().play('pass');
  expect([passed.told().map(({ kind }) => kind), passed.field('quiet')]).toEqual([['passed'], '1']);
});

test('[GNO-S-56] [GNO-SWD-1] [GNO-SWD-3] [GNO-R-52] [GNO-R-54] a player who destroyed their own last piece places one next', () => {
  const gone = table({ men: 'a1E@0,0 b1U@0,1', hands: 'a S4' });
  gone.play('play S4', 'a1E@0,0 sword 1 self');
  expect([gone.men(), gone.phase, gone.stash('a')]).toEqual(['b1U@0,1', 'end', '5/5/5']);
  gone.play('.', 'pass', '.');
  expect(gone.legal().every((text) => text.startsWith('put '))).toBe(true);
});

test('[GNO-S-57] [GNO-SWD-9] [GNO-R-58] the last card destroyed: a draw', () => {
  const one = { cards: '0,0:C4', men: 'a1U@0,0 b1W@1,0' } as const;
  const b = table({ ...one, turn: 'b', hands: 'b S4' }).play('play S4');
  expect(b.no('b1W@1,0 sword 1 #-')).toBe('enemy-there GNO-SWD-6');
  const a = table({ ...one, hands: 'a S4' }).play('play S4', 'a1U@0,0 sword 1 #-');
  expect([a.end, a.men(), a.outcome()?.winners]).toEqual(['- bare-board', '', []]);
});

test('[GNO-S-63] [GNO-END-4] [GNO-SCO-1] [GNO-R-12] an elimination frees points and discards a hand', () => {
  const shared = table({ seats: 3, men: 'a1U@0,0 b1U@0,0 c1U@0,1', open: 'a', hands: 'a C2,05' });
  expect(shared.score('b')).toBe(0);
  shared.play('pass');
  expect([shared.score('b'), shared.out(), shared.cardAt('0,0'), shared.stash('a')]).toEqual([
    3,
    ['C2', '05'],
    '06',
    '0/0/0',
  ]);
});

test('[GNO-S-65] [GNO-R-51] crowded out: a forced pass, and the announcement all the same', () => {
  const cards = '0,0:C4';
  const men = 'b1U@0,0 b1U@0,1 b1U@1,0 b1U@0,-1 b1U@-1,0';
  const stuck = table({ cards, men });
  expect(stuck.legal()).toEqual(['stuck']);
  expect(stuck.play('stuck').legal()).toEqual(['.', '!']);
});

test('[GNO-S-71] [GNO-TRN-6] [GNO-TGT-1] [GNO-TGT-2] [GNO-R-18] [GNO-R-22] the orient option', () => {
  const orient = table({ men: 'a1N@0,1 b1U@0,0' });
  expect(orient.listed('turn ')).toEqual(['E', 'S', 'W', 'U'].map((facing) => `turn a1N@0,1>${facing}`));
  expect(orient.no('turn a1N@0,1>N')).toBe('same-facing GNO-R-18');
  expect(orient.no('turn a1N@0,1>NE')).toBe('no-such-facing GNO-TGT-1');
  expect(orient.no('turn b1U@0,0>N')).toBe('not-yours GNO-R-22');
  expect(orient.play('turn a1N@0,1>U').phase).toBe('end');
});

test('[GNO-S-72] [GNO-TRN-3] [GNO-TRN-10] [GNO-SCO-1] a shared card is activated by each on their turn and scores for neither', () => {
  const shared = (turn: string) => table({ men: 'a1E@0,0 b1E@0,0', turn });
  expect([shared('a').can('act 0,0'), shared('b').can('act 0,0')]).toEqual([true, true]);
  expect([shared('a').score('a'), shared('a').score('b')]).toEqual([0, 0]);
});

test('[GNO-S-77] [GNO-END-3] [GNO-END-5] [GNO-R-56] only the announcer can win', () => {
  const cards = `${B0} 2,1:13 2,0:14 2,-1:15 -2,0:17`;
  const men = 'b1U@0,0 b1U@1,-1 b1U@2,1 b1U@-1,1 a1U@2,0 a1U@2,-1 a1U@-2,0';
  const judged = table({ cards, men, open: 'a' });
  expect([judged.score('a'), judged.score('b')]).toEqual([9, 10]);
  judged.play('pass');
  expect(judged.outcome()).toEqual({
    winners: [0],
    reasons: [{ code: 'announced', clause: 'GNO-END-3' }],
    scores: [9, 10],
  });
});

test.each([
  [8, 'a announced'],
  [9, 'b last-left failed'],
  [10, 'b last-left failed'],
])(
  '[GNO-S-78] [GNO-SET-5] [GNO-VAR-1] [GNO-VAR-2] [GNO-END-4] eight points with the target %i',
  (to, end) => {
    const judged = table({ to, men: 'a1U@0,0 a1U@1,-1 a1U@1,0 b1U@0,1', open: 'a' });
    expect(judged.play('pass').end).toBe(end);
  },
);

test('[GNO-S-94] [GNO-BID-1] [GNO-VAR-3] [GNO-R-14] a start without bidding: a named seat, or one by lot', () => {
  const named = dealt(3, { start: 'seat', first: 'b' });
  expect([named.phase, named.turn, named.view().hands.map(({ count }) => count)]).toEqual([
    'turn',
    'b',
    [6, 6, 6],
  ]);
  named.play('put 0,0 U', '.', 'put 1,0 U', '.');
  expect(named.turn).toBe('a');
  const lots = ['x', 'y', 'z', 'x'].map((seed) => dealt(3, { start: 'random' }, seed).turn);
  expect(lots[0]).toBe(lots[3]);
  const many = new Set(Array.from({ length: 40 }, (_, i) => dealt(3, { start: 'random' }, `${i}`).turn));
  expect([...many].sort()).toEqual(['a', 'b', 'c']);
  expect(dealt(2, { start: 'seat', first: 'f' }).turn).toBe('b');
});

test('[GNO-S-95] [GNO-BID-5] [GNO-BID-6] [GNO-BID-7] [GNO-BID-8] [GNO-R-16] [GNO-R-17] six tied rounds: the lot between the tied', () => {
  const winners = new Set<string>();
  for (let seed = 0; seed < 12; seed++) {
    const cards = '0,0:14 1,0:15';
    const hands = ['C4,C5,C6,C7,C8,C9', 'D4,D5,D6,D7,D8,D9', 'SA,S2,S3,RA,R2,R3'];
    const lot = bidding(hands, { cards, seed: `${seed}` });
    for (const [a, b, c] of [
      ['C4', 'D4', 'SA'],
      ['C5', 'D5', 'S2'],
      ['C6', 'D6', 'S3'],
      ['C7', 'D7', 'RA'],
      ['C8', 'D8', 'R2'],
    ])
      lot.play(`0: bid ${a}`, `1: bid ${b}`, `2: bid ${c}`);
    lot.play('0: bid C9', '1: bid D9', '2: bid R3');
    const [first] = lot.field('first') ?? '';
    winners.add(first);
    expect([lot.view().pool.length, lot.toAct]).toEqual([18, first === 'a' ? 'c' : 'a']);
    if (first !== 'a') continue;
    for (const card of ['C4', 'C5', 'C6', 'C7', 'C8', 'C9']) lot.play(`take ${card}`);
    expect(lot.toAct).toBe('b');
    for (const card of ['D4', 'D5', 'D6', 'D7', 'D8', 'D9']) lot.play(`take ${card}`);
    expect([lot.turn, lot.hand('a')]).toEqual(['a', 'RA,R2,R3,SA,S2,S3']);
  }
  expect([...winners].sort()).toEqual(['a', 'b']);
});
