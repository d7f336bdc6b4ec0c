/** What the options of the toy add: trades beside the turn, a window for several seats, a side that is one player. */
import {
  type BackEntry,
  beforeLastMove,
  livingEntries,
  Match,
  type Move,
  packsOf,
  parseLog,
  replay,
  type Seat,
  secretFromSeed,
  verify,
} from '@hortus/kernel';
import { expect, test } from 'vitest';
import { USUAL } from '../laws/planted.testing.ts';
import { scene } from '../scene.ts';
import { toy } from './index.ts';
import { MOVES } from './types.ts';

const { offer, accept, decline, withdraw, engage, pass, put, done, resign } = MOVES.kinds;
const [P1, P2, P3, P4, B1] = [0, 1, 2, 3, 9] as const;

/** Seat 0 has the turn. */
const TURN =
  'turn; hands p1 p2 p3 | p4 p5 b1; stock p6 p7 p8 p9 b2 b3 b4 b5 b6 b7 b8 b9; bids 0 0; leader 0; turn 0; points 0 0';
const TRIM = TURN.replace('turn;', 'trim;');

function begin(position = TURN, options = {}, seats = 2) {
  const terms = {
    id: 'aside',
    game: toy.id,
    rulesVersion: toy.rulesVersion,
    options: { trading: true, ...options },
    packs: packsOf(toy, { trading: true, ...options }, seats),
    seats: Array.from({ length: seats }, (_, seat) => ({ name: `seat ${seat}`, kind: 'bot' as const })),
    position,
  };
  const begun = Match.begin(toy, terms, [], secretFromSeed('aside'));
  if (!begun.ok) throw new Error(JSON.stringify(begun.fault));
  const match = begun.value;
  const hand = (seat: Seat, ...moves: Move[]) => match.submit({ seat, moves });
  return { match, hand };
}
const asides = ({ match }: ReturnType<typeof begin>, seat: Seat): string[] => {
  const list = new Int32Array(toy.mostMoves);
  return [...list.subarray(0, toy.asides(match.state, seat, list))].map((move) =>
    toy.notation.makeMove(match.state, seat, move),
  );
};

test('[TOY-TRD-1][TOY-TRD-2] anybody may offer a card, and the seat it is offered to is invited to answer', () => {
  const table = begin();
  const { match, hand } = table;
  expect(match.invited).toBe(0);
  expect(hand(1, offer.pack(0, P4)).ok).toBe(true);
  expect(match.toAct).toBe(0b01);
  expect(match.invited).toBe(0b01);
  expect(asides(table, 0)).toEqual(['accept 1 p4 p1', 'accept 1 p4 p2', 'accept 1 p4 p3', 'decline 1 p4']);
  expect(asides(table, 1)).toEqual(['withdraw']);
  expect(match.view('table')).toMatchObject({ offers: [{ made: 0 }, { made: 1, to: 0, card: 'p4' }] });
  expect(hand(0, accept.pack(1, P4, P2)).ok).toBe(true);
  expect(match.view(0).hands[0].cards).toEqual(['p1', 'p3', 'p4']);
  expect(match.view('table')).toMatchObject({ offers: [{ made: 0 }, { made: 1 }], trades: 1 });
  expect(match.seen(1).at(-1)).toMatchObject({ aside: true, told: [{ kind: 'traded', card: P2 }] });
  expect(match.seen('table').at(-1)?.told).toEqual([{ kind: 'traded', seat: 0, other: 1 }]);
});

test.each([
  ['offer 1 p4', 'not-held', 'TOY-TRD-1'],
  ['offer 0 p1', 'nobody-to-trade-with', 'TOY-TRD-1'],
  ['offer 3 p1', 'nobody-to-trade-with', 'TOY-TRD-1'],
  ['accept 1 p4 p1', 'no-offer', 'TOY-TRD-2'],
  ['decline 1 p4', 'no-offer', 'TOY-TRD-2'],
  ['withdraw', 'no-offer', 'TOY-TRD-2'],
])('%s is refused: %s', (text, code, clause) => {
  const table = scene(toy, TURN, { options: { trading: true } });
  expect(table.refused(`0: ${text}`)).toEqual({ code, clause });
  expect(scene(toy, TURN).refused(`0: ${text}`)).toMatchObject({ code: 'no-trading' });
});

test('[TOY-TRD-1] one offer at a time, three in a match, and none while a card is answered', () => {
  const { hand } = begin();
  for (let i = 0; i < 3; i++) {
    expect(hand(0, offer.pack(1, P1)).ok).toBe(true);
    expect(hand(0, offer.pack(1, P2))).toMatchObject({ fault: { code: 'offers-already' } });
    expect(hand(1, decline.pack(0, P1)).ok).toBe(true);
  }
  expect(hand(0, offer.pack(1, P1))).toMatchObject({ fault: { code: 'enough-offers' } });
  expect(hand(0, engage.pack(P1)).ok).toBe(true);
  expect(hand(1, offer.pack(0, P4))).toMatchObject({ fault: { code: 'not-now' } });
});

test('[TOY-TRD-3][TOY-TRD-4] a scouted hand is not traded with, and a card that was played is not offered', () => {
  const scouted = scene(toy, `${TURN}; scouts 0>1/3:b1; trading on`);
  expect(scouted.refused('1: offer 0 p4')).toMatchObject({ code: 'scouted', clause: 'TOY-TRD-3' });
  const { match, hand } = begin();
  hand(0, offer.pack(1, P1));
  expect(hand(0, engage.pack(P1)).ok).toBe(true);
  expect(match.view('table').offers?.[0]).toEqual({ made: 1 });
});

test('[TOY-TRD-4] nothing is on offer to a hand that was put aside', () => {
  const { match, hand } = begin(TRIM.replace('p1 p2 p3 |', 'p1 p2 |').replace('stock', 'stock p3'));
  hand(1, offer.pack(0, P4));
  for (const card of [P1, P2]) hand(0, put.pack(card));
  expect(match.view('table').offers?.[1]).toEqual({ made: 1 });
  expect(match.invited).toBe(0);
});

test('a joint match is for four, and a question stays the same whatever is traded', () => {
  expect(toy.seatsFor({ ...USUAL, joint: true })).toEqual([4]);
  const { match, hand } = begin();
  const question = toy.question?.(match.state, 0);
  hand(1, offer.pack(0, P4));
  hand(0, accept.pack(1, P4, P1));
  expect(toy.question?.(match.state, 0)).toBe(question);
  hand(0, engage.pack(P2));
  expect(toy.question?.(match.state, 1)).not.toBe(question);
});

test('an aside makes nobody’s move stale, its own included, and is never stale itself', () => {
  const { match, hand } = begin();
  expect(hand(1, offer.pack(0, P4)).ok).toBe(true);
  expect(hand(0, accept.pack(1, P4, P1)).ok).toBe(true);
  // The trade has changed its list, but not its question.
  expect(match.propose({ seat: 0, moves: [engage.pack(P2)], answers: 0 }).ok).toBe(true);
  expect(match.propose({ seat: 0, moves: [engage.pack(P1)], answers: 0 })).toMatchObject({
    fault: { code: 'not-held' },
  });
  expect(match.propose({ seat: 1, moves: [offer.pack(0, P1)], answers: 0 }).ok).toBe(true);
});

test('an aside comes alone', () => {
  const { hand } = begin();
  expect(hand(0, offer.pack(1, P1), engage.pack(P2))).toMatchObject({ fault: { code: 'aside-alone' } });
  expect(hand(0, offer.pack(1, P1), withdraw.pack())).toMatchObject({ fault: { code: 'aside-alone' } });
});

test('a take-back of one’s own turn stays free whoever did something aside meanwhile, which stays', () => {
  const { match, hand } = begin(TRIM);
  hand(0, put.pack(P1));
  hand(1, offer.pack(0, P4));
  hand(0, put.pack(P2));
  hand(0, offer.pack(1, P3));
  expect(match.mayTakeBack(0, 0)).toBe('free');
  expect(match.mayTakeBack(1, 0)).toEqual({ code: 'not-your-move' });
  expect(beforeLastMove(match.seen(0), 0)).toBe(2);
  const back = { seq: 5, kind: 'back', seat: 0, to: 0, granted: [], keeps: [2, 4] };
  expect(match.takeBack(0, 0)).toEqual({ ok: true, value: back });
  expect(match.view(0).hands[0].cards).toEqual(['p1', 'p2', 'p3']);
  expect(match.view('table').offers).toEqual([
    { made: 1, to: 1, card: 'p3' },
    { made: 1, to: 0, card: 'p4' },
  ]);
  expect(livingEntries(match.seen('table')).map(({ seq }) => seq)).toEqual([2, 4]);
  expect(match.mayTakeBack(0, 0)).toEqual({ code: 'nothing-to-take-back' });
  hand(0, put.pack(P1));
  expect(match.mayTakeBack(0, 4)).toBe('free');
  expect(match.takeBack(0, 4)).toMatchObject({ ok: true, value: { to: 4 } });
  hand(0, resign.pack());
  const log = match.log();
  expect(parseLog(JSON.stringify(log))).toEqual({ ok: true, value: log });
  expect(verify(toy, log).filter(({ holds }) => !holds)).toEqual([]);
});

test('a log that keeps another aside than the match would is refused', () => {
  const { match, hand } = begin(TRIM);
  hand(0, put.pack(P1));
  hand(1, offer.pack(0, P4));
  match.takeBack(0, 0);
  const log = match.log({ withSecret: true });
  expect(replay(toy, log)).toMatchObject({ ok: true });
  const { keeps: _, ...forged } = log.entries[2] as BackEntry;
  expect(replay(toy, { ...log, entries: [...log.entries.slice(0, 2), forged] })).toMatchObject({
    ok: false,
    fault: [{ code: 'keeps-others', path: 'entries.2' }],
  });
});

test('an aside that would not stand without the move is undone with it, which its seat has to grant', () => {
  const { match, hand } = begin(TRIM);
  hand(0, offer.pack(1, P1));
  hand(0, done.pack());
  expect(match.mayTakeBack(0, 1)).toBe('free');
  hand(1, decline.pack(0, P1));
  expect(match.mayTakeBack(0, 1)).toBe('ask');
  expect(match.takeBack(0, 1)).toEqual({ ok: false, fault: { code: 'not-granted' } });
  expect(match.takeBack(0, 1, [1])).toEqual({
    ok: true,
    value: { seq: 4, kind: 'back', seat: 0, to: 1, granted: [1] },
  });
  expect(match.view('table')).toMatchObject({ phase: 'trim', offers: [{ to: 1, card: 'p1' }, {}] });
});

test('what an aside has shown that would not stand is shown for good', () => {
  const { match, hand } = begin(TRIM);
  hand(0, offer.pack(1, P1));
  hand(0, done.pack());
  hand(1, accept.pack(0, P1, B1));
  expect(match.mayTakeBack(0, 1)).toEqual({ code: 'something-was-revealed' });
});

test('[TOY-TRD-5] a card on offer cannot be put aside', () => {
  const table = scene(toy, `${TRIM}; offers 0>1:p1; made 1 0; trading on`);
  expect(table.legal()).toEqual(['put p2', 'put p3', 'done']);
  expect(table.refused('0: put p1')).toEqual({ code: 'offered', clause: 'TOY-TRD-5' });
});

test('[TOY-ANS-5] in a hasty match all who answer are asked at once, with a pass for those who stay silent', () => {
  const four = scene(toy, { seats: 4, options: { hasty: true } });
  for (const seat of [0, 1, 2, 3]) four.play(`${seat}: bid 0`);
  four.play('0: done');
  const [card] = four.legal().filter((text) => /^[pb]\d$/.test(text));
  four.play(`0: ${card}`);
  const answer = pass.pack();
  expect(toy.window(four.state)).toEqual({
    answers: [
      { seat: 1, answer },
      { seat: 3, answer },
    ],
    ms: 2000,
    span: 1,
  });
  four.play('3: pass');
  expect(toy.window(four.state)).toEqual({ answers: [{ seat: 1, answer }], ms: 2000, span: 1 });
  four.play('1: pass');
  expect(toy.window(four.state)).toBeUndefined();
});

/** Seats 0 and 2 are one side. */
const FOUR =
  'trim; hands p1 p2 | p4 b1 | p3 p5 | b2 b3; stock p6 p7 p8 p9 b4 b5 b6 b7 b8 b9; bids 0 0 0 0; leader 0; turn 0; points 0 0';

test('[TOY-TRN-4] in a joint match both seats of a side have the turn, as one player', () => {
  const { match, hand } = begin(FOUR, { joint: true }, 4);
  expect(match.toAct).toBe(0b0001);
  expect(toy.groupOf(match.state, 0)).toBe(0b0001);
  hand(0, done.pack());
  expect(match.toAct).toBe(0b0101);
  expect(toy.groupOf(match.state, 2)).toBe(0b0101);
  expect(toy.clock(match.state)).toMatchObject({ seats: 0b0101 });
  // Nobody but its own player could have acted since.
  expect(match.mayTakeBack(0, 0)).toBe('free');
  expect(hand(2, engage.pack(P3)).ok).toBe(true);
  expect(match.toAct).toBe(0b1010);
  expect(hand(1, pass.pack()).ok && hand(3, pass.pack()).ok).toBe(true);
  expect(match.toAct).toBe(0b1010);
  expect(toy.groupOf(match.state, 1)).toBe(0b1010);
});

test('where seats act as one player several moves may be handed in together, and otherwise not', () => {
  for (const joint of [true, false]) {
    const { match } = begin(FOUR, { joint }, 4);
    const both = match.propose({ seat: 0, moves: [done.pack(), engage.pack(P1)] });
    expect(both.ok).toBe(true);
  }
});
