import { refuse } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { conforms } from '../conforms.ts';
import { golden } from '../golden.ts';
import { USUAL } from '../laws/planted.testing.ts';
import { scene } from '../scene.ts';
import { toy } from './index.ts';
import { TOY_CLAUSES as clauses, ledger } from './ledger.testing.ts';

test('skirmish keeps the laws', () => {
  const { counts } = conforms(toy, { hides: true, clauses, steps: 800 });
  expect(counts.differing).toBeGreaterThan(1000);
});

test('skirmish plays as recorded', () => {
  golden(toy, 'skirmish-2', import.meta.url, { options: { hand: 2 } });
  golden(toy, 'skirmish-4', import.meta.url, { seats: 4 });
});

test('the rules of the toy are in order', () => {
  expect(ledger.diagnostics).toEqual([]);
});

test('[TOY-CMP-1] two seats play against each other, four in two sides that win together', () => {
  expect(toy.seats).toEqual([2, 4]);
  expect(toy.teams(USUAL, 2)).toEqual([0b01, 0b10]);
  expect(toy.teams(USUAL, 4)).toEqual([0b0101, 0b1010]);
  expect(scene(toy, { seats: 4 }).play('1: resign').outcome()?.winners).toEqual([0, 2]);
});

test('[TOY-CMP-2][TOY-SET-1] eighteen cards: a hand for each seat, known to it alone, the rest known to nobody', () => {
  const dealt = scene(toy, { seats: 4, options: { hand: 4 } });
  const view = dealt.view(2);
  expect(view.hands.map(({ count }) => count)).toEqual([4, 4, 4, 4]);
  expect(view.hands.map(({ cards }) => cards?.length)).toEqual([undefined, undefined, 4, undefined]);
  expect(view.stock).toEqual({ count: 2 });
  expect(
    dealt
      .position()
      .match(/[pb][1-9]/g)
      ?.sort(),
  ).toEqual(['b', 'p'].flatMap((suit) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((rank) => `${suit}${rank}`)));
  expect(dealt.refused('0: put p0')).toEqual(refuse('no-such-card', 'TOY-CMP-2'));
});

test('[TOY-BID-1] all bid at once; a bid is hidden until all are in', () => {
  const bids = scene(toy).play('1: bid 2');
  expect(bids.toAct()).toEqual([0]);
  expect(bids.view(0).bids).toEqual([null, 'hidden']);
  expect(bids.view(1).bids).toEqual([null, 2]);
  expect(bids.told(0)).toEqual([{ kind: 'bid', seat: 1 }]);
  expect(bids.refused('1: bid 0')).toEqual(refuse('not-your-turn', 'TOY-TRN-1'));
  expect(bids.refused('bid 3')).toEqual(refuse('no-such-bid', 'TOY-BID-1'));
  expect(bids.play('bid 0').view('table').bids).toEqual([0, 2]);
});

test('[TOY-BID-1] resigning before all bids are in opens none of them', () => {
  expect(scene(toy).play('1: bid 2', '0: resign').view(0).bids).toEqual([null, 'hidden']);
});

test('[TOY-BID-2][TOY-BID-3] the highest bid leads, the lowest seat among equals, and all are paid', () => {
  const bids = scene(toy, { seats: 4 }).play('0: bid 0', '1: bid 2', '2: bid 1', '3: bid 2');
  expect(bids.toAct()).toEqual([1]);
  expect(bids.view('table').leader).toBe(1);
  expect(bids.view('table').points).toEqual([-1, -4]);
});

const TRIM = 'trim; hands p1 p2 b3 | p4 b5 b6; stock #12; bids 1 0; leader 0; turn 0; points -1 0';

test('[TOY-TRM-1][TOY-TRM-2] the leader puts two cards aside at most, one by one, and draws as many', () => {
  const trim = scene(toy, TRIM);
  expect(trim.legal()).toEqual(['put p1', 'put p2', 'put b3', 'done']);
  expect(trim.refused('put p4')).toEqual(refuse('not-held', 'TOY-TRM-1'));
  expect(trim.play('put b3').told(1)).toEqual([{ kind: 'aside', seat: 0 }]);
  expect(trim.play('put p1').legal()).toEqual(['done']);
  expect(trim.refused('put p2')).toEqual(refuse('enough-aside', 'TOY-TRM-1'));
  expect(
    trim
      .play('done')
      .told(1)
      .map(({ kind }) => kind),
  ).toEqual(['drawn', 'drawn', 'trimmed']);
  expect(trim.view(0).hands[0]).toMatchObject({ count: 3, cards: expect.arrayContaining(['p2']) });
  expect(trim.view(0).aside.cards).toEqual(['p1', 'b3']);
  expect(trim.view(1).aside).toEqual({ count: 2 });
  expect(trim.toAct()).toEqual([0]);
});

test('a position that no match could be in is refused with the part at fault', () => {
  const fault = (position: string): string => {
    try {
      return scene(toy, position).position();
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(fault(TRIM)).toMatch(/^trim; hands p1 p2 b3/);
  expect(fault(TRIM.replace('#12', '#11'))).toContain('17 cards lie about, not 18');
  expect(fault(TRIM.replace('p4', 'p1'))).toContain('lies in two places');
  expect(fault(TRIM.replace('turn 0', 'turn 1'))).toContain('the leader trims');
  expect(fault(TRIM.replace('bids 1 0', 'bids 1 -'))).toContain('as soon as all have bid');
  expect(fault(TRIM.replace('#12', '#10; aside #2'))).toContain('more than a hand can have held');
  expect(fault(TRIM.replace('trim', 'trimm'))).toContain('did you mean trim?');
  expect(fault(`${TRIM}; scouts 0>1/3:p4`)).toContain('only from the first turn on');
  expect(fault(TRIM.replace('trim', 'over'))).toContain('over means no cards, or a quitter');
});

const TURN =
  'turn; hands p1 p5 | p4 b6; stock #10; aside #2; spent p9 b9; bids 1 0; leader 0; turn 0; points 0 0';

test('[TOY-SCT-1][TOY-SCT-2] once a match a seat looks at a card by lot, which it alone remembers', () => {
  const scouted = scene(toy, TURN).play('scout 1');
  const card = scouted.view(0).scouts[0]?.card;
  expect(['p4', 'b6']).toContain(card);
  expect(scouted.view(1).scouts[0]).toEqual({ of: 1, among: 2 });
  expect(scouted.told('table')).toEqual([{ kind: 'scouted', seat: 0, other: 1 }]);
  expect(scouted.legal()).toEqual(['p1', 'p5']);
  expect(scouted.refused('scout 1')).toEqual(refuse('scouted-before', 'TOY-SCT-1'));
  expect(scene(toy, `${TURN}; scouting off`).refused('scout 1')).toEqual(refuse('no-scouting', 'TOY-SCT-1'));
  expect(scene(toy, TURN).refused('scout 0')).toEqual(refuse('nothing-to-scout', 'TOY-SCT-1'));
});

test('[TOY-SCT-2] what has been seen is forgotten when it is played', () => {
  const seen = `${TURN}; scouts 0>1/2:b6`;
  expect(scene(toy, seen).view(0).scouts[0]?.card).toBe('b6');
  expect(scene(toy, seen).play('p1', 'strike b6').view(0).scouts[0]?.card).toBeNull();
});

test('[TOY-TRN-1][TOY-TRN-2] a turn is a card from one’s own hand, face up; nobody else acts', () => {
  const turn = scene(toy, TURN);
  expect(turn.legal()).toEqual(['scout 1', 'p1', 'p5']);
  expect(turn.refused('p4')).toEqual(refuse('not-held', 'TOY-TRN-2'));
  expect(turn.refused('1: p4')).toEqual(refuse('not-your-turn', 'TOY-TRN-1'));
  expect(turn.refused('pass')).toEqual(refuse('not-now', 'TOY-TRN-1'));
  expect(turn.play('p5').told('table')).toEqual([{ kind: 'engaged', seat: 0, card: 4 }]);
});

test('[TOY-ANS-1] whoever of the other side holds a card may answer, whatever the card', () => {
  const four = 'turn; hands p1 | p2 | b3 | b4; stock #14; bids 1 0 0 0; leader 0; turn 0; points 0 0';
  const answer = scene(toy, four, { seats: 4 }).play('p1');
  expect(answer.toAct()).toEqual([1, 3]);
  expect(answer.legal(1)).toEqual(['pass']);
  expect(answer.legal(3)).toEqual(['strike b4', 'pass']);
  expect(answer.refused('1: strike p2')).toEqual(refuse('not-a-battle-card', 'TOY-ANS-2'));
  expect(answer.play('1: pass').toAct()).toEqual([3]);
});

test('[TOY-ANS-2][TOY-ANS-3] a strike ends the answering; the higher rank takes two points, the engaged card if equal', () => {
  expect(scene(toy, TURN).play('p5', 'strike b6').view('table').points).toEqual([0, 2]);
  expect(scene(toy, TURN).refused('strike b6')).toEqual(refuse('not-now', 'TOY-TRN-1'));
  const equal = TURN.replace('p4 b6', 'p4 b5');
  expect(scene(toy, equal).play('p5', 'strike b5').view('table').points).toEqual([2, 0]);
});

test('[TOY-ANS-4][TOY-TRN-3] if all pass, the card takes a point, and the turn goes on', () => {
  const passed = scene(toy, TURN).play('p5', 'pass');
  expect(passed.view('table').points).toEqual([1, 0]);
  expect(passed.toAct()).toEqual([1]);
});

test('[TOY-END-1][TOY-END-2] without cards it is over; more points win, equal points are a draw', () => {
  const last = 'turn; hands p1 | -; stock #16; spent #1; bids 0 0; leader 0; turn 0; points 0';
  expect(scene(toy, `${last} 0`).play('p1').outcome()).toEqual({
    winners: [0],
    reasons: [{ code: 'points', clause: 'TOY-END-2' }],
    scores: [1, 0],
  });
  const drawn = scene(toy, `${last} 1`).play('p1');
  expect(drawn.outcome()).toMatchObject({ winners: [], reasons: [{ code: 'level' }] });
  expect(drawn.refused('0: p1')).toEqual(refuse('over', 'TOY-END-1'));
});

test('[TOY-END-3] a side loses when one of its seats resigns or is out of time', () => {
  expect(scene(toy, TURN).play('1: resign').outcome()).toMatchObject({
    winners: [0],
    reasons: [{ code: 'resignation', clause: 'TOY-END-3' }],
  });
  expect(scene(toy, TURN).play('time').outcome()).toMatchObject({
    winners: [1],
    reasons: [{ code: 'time' }],
  });
});

test('the short game of the README can be played', () => {
  const start = 'bid; hands p2 b4 | p1 b9; stock p8 #13; points 0 0; hand 2';
  const game = scene(toy, start).play(
    '0: bid 1',
    '1: bid 0',
    '0: put p2',
    '0: done',
    '0: scout 1',
    '0: b4',
    '1: strike b9',
    '1: p1',
  );
  expect(game.view('table').points).toEqual([-1, 2]);
});
