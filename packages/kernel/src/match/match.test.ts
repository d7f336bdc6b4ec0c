import { expect, test } from 'vitest';
import { matchKey } from '../chance/fairness.ts';
import { KeyedLuck } from '../chance/luck.ts';
import { defineGame } from '../contract/game.ts';
import type { Seat } from '../contract/seats.ts';
import type { Terms } from '../log/log.ts';
import { pips } from '../testing/pips.ts';
import {
  bid,
  close,
  contributions,
  deal,
  hand,
  mark,
  type PipsMatch,
  peek,
  resign,
  roll,
  SECRET,
  TERMS,
  time,
  wholeMatch,
} from '../testing/pips-table.ts';
import { parseOptionsFor } from './deal.ts';
import { Match } from './match.ts';

const OPEN: Terms = { ...TERMS, options: { rounds: 2, open: true } };
const refusal = (result: { ok: boolean; fault?: unknown }): unknown => (result.ok ? undefined : result.fault);
/** Seat 2 leads and has not done anything yet. */
function led(terms: Terms = TERMS): PipsMatch {
  const match = deal(terms);
  hand(match, 0, bid(1));
  hand(match, 1, bid(0));
  hand(match, 2, bid(3));
  return match;
}

test('a match begins with the deal of its key', () => {
  const match = deal();
  expect(match.seq).toBe(0);
  expect(match.over).toBe(false);
  expect(match.outcome).toBeUndefined();
  expect([...match.state.ints.subarray(7, 19)]).toEqual([7, 8, 0, 2, 1, 5, 6, 9, 10, 4, 3, 11]);
  expect(deal().hash).toBe(match.hash);
  expect(deal(TERMS, 'ab'.repeat(32)).hash).not.toBe(match.hash);
  expect(deal({ ...TERMS, id: 'match-2' }).hash).not.toBe(match.hash);
});

test('a match begun from a position starts there', () => {
  const before = led();
  const position = pips.notation.makePosition(before.state);
  const match = deal({ ...TERMS, position });
  expect(match.hash).toBe(before.hash);
  expect(match.toAct).toBe(before.toAct);
  expect(match.seq).toBe(0);
});

test('what a position leaves to the deal is dealt by the key', () => {
  const match = deal({ ...TERMS, position: 'deal' });
  expect(match.hash).toBe(deal({ ...TERMS, position: 'deal' }).hash);
  expect(match.hash).not.toBe(deal({ ...TERMS, position: 'deal' }, 'ab'.repeat(32)).hash);
});

test('options may allow fewer seats than the game does', () => {
  const game = defineGame({ ...pips, seatsFor: ({ open }) => (open ? [2] : [2, 3]) });
  const begin = (open: boolean) =>
    Match.begin(game, { ...TERMS, options: { rounds: 2, open } }, contributions(TERMS), SECRET);
  expect(begin(false).ok).toBe(true);
  expect(begin(true)).toMatchObject({
    ok: false,
    fault: [{ code: 'bad-seats', message: 'Pips is for 2 players, not 3', path: 'seats' }],
  });
  expect(parseOptionsFor(game, { open: true }, 2)).toMatchObject({ ok: true, value: { open: true } });
});

test.each([
  ['bad-seats', { seats: TERMS.seats.slice(0, 1) }],
  ['other-rules', { game: 'chess' }],
  ['other-rules', { rulesVersion: 2 }],
  ['bad-option', { options: { rounds: 99 } }],
  ['unknown-option', { options: { round: 1 } }],
  ['bad-position', { position: 'somewhere' }],
])('it does not begin: %s', (code, change) => {
  const terms = { ...TERMS, ...change };
  const begun = Match.begin(pips, terms, contributions(terms), SECRET);
  expect(begun.ok).toBe(false);
  if (!begun.ok) expect(begun.fault[0].code).toBe(code);
});

test('a move that is taken is an entry', () => {
  const match = deal();
  expect(match.submit({ seat: 1, moves: [bid(2)], id: 'x', at: 5 })).toEqual({
    ok: true,
    value: { seq: 1, kind: 'moves', seat: 1, moves: [{ kind: 'bid', amount: 2 }], id: 'x', at: 5 },
  });
  expect(match.seq).toBe(1);
});

test.each([
  ['not-your-turn', 'PIP-2', 1, [mark(0)]],
  ['not-now', 'PIP-3', 2, [bid(1)]],
  ['not-now', 'PIP-3', 2, [mark(0), mark(0)]],
  ['not-now', 'PIP-3', 2, [mark(0), mark(1), mark(2), bid(0)]],
])('what the rules refuse is refused whole: %s (%s)', (code, clause, seat, moves) => {
  const match = led();
  const before = [match.hash, match.seq, match.toAct];
  expect(refusal(match.submit({ seat, moves }))).toEqual({ code, clause });
  expect([match.hash, match.seq, match.toAct]).toEqual(before);
  hand(match, 2, mark(0));
});

test('moves submitted together are one entry, and each has its own luck', () => {
  const [together, apart] = [led(), led()];
  hand(together, 2, mark(0), mark(1));
  hand(apart, 2, mark(0));
  hand(apart, 2, mark(1));
  expect(together.seq).toBe(4);
  expect(apart.seq).toBe(5);
  expect(together.hash).toBe(apart.hash);
});

test('the luck of a move is that of its entry and its place in it', () => {
  const key = matchKey(TERMS, contributions(TERMS), SECRET);
  const moves = [mark(0), mark(1), mark(2), roll];
  for (let place = 0; place < 4; place++) {
    const match = led();
    hand(match, 2, ...moves.slice(3 - place));
    const pips = new KeyedLuck(key, 4, place).below(6);
    expect(match.seen('table').at(-1)?.told.at(-1)).toEqual({ kind: 'roll', pips });
  }
  const dice = [0, 1, 2, 3].map((place) => new KeyedLuck(key, 4, place).below(6));
  expect(new Set(dice).size).toBeGreaterThan(1);
});

test('they are submitted together only if nobody else could act in between', () => {
  const match = led();
  const before = match.hash;
  expect(refusal(match.submit({ seat: 2, moves: [close, bid(1)] }))).toEqual({ code: 'others-could-act' });
  const bidding = deal();
  expect(refusal(bidding.submit({ seat: 0, moves: [bid(1), mark(0)] }))).toEqual({
    code: 'others-could-act',
  });
  expect([match.hash, match.seq, bidding.seq]).toEqual([before, 3, 0]);
});

test('nobody sees luck and then chooses again: a list of moves ends with the one that reveals something', () => {
  const match = led();
  const before = match.hash;
  for (const after of [mark(0), roll, close])
    expect(refusal(match.submit({ seat: 2, moves: [peek, after] }))).toEqual({ code: 'shown-in-between' });
  // Even if the second move is illegal anyway: its own refusal could depend on what was rolled.
  expect(refusal(match.submit({ seat: 2, moves: [roll, mark(0)] }))).toEqual({ code: 'shown-in-between' });
  expect([match.hash, match.seq]).toEqual([before, 3]);
  hand(match, 2, mark(0), peek);
  expect(led().submit({ seat: 2, moves: [peek, mark(0)], byHost: true }).ok).toBe(true);
});

test('nothing but whole, declared moves of seats that exist is judged at all', () => {
  const match = led();
  for (const seat of [3, -1, 0.5, Number.NaN, 32 + 2])
    expect(refusal(match.submit({ seat, moves: [roll] }))).toEqual({ code: 'no-such-seat' });
  for (const strange of [-1, 7, mark(0) | (1 << 20), mark(4) + (1 << 3), 0.5])
    expect(refusal(match.submit({ seat: 2, moves: [strange] }))).toEqual({ code: 'unreadable-move' });
  expect(refusal(match.submit({ seat: 2, moves: [] }))).toEqual({ code: 'no-move' });
});

test('the same submission sent twice counts once', () => {
  const match = led();
  const first = match.submit({ seat: 2, moves: [mark(1)], id: 'one', answers: 3 });
  const again = match.submit({ seat: 2, moves: [mark(1)], id: 'one', answers: 3 });
  expect(first.ok).toBe(true);
  expect(again).toEqual(first);
  expect(match.seq).toBe(4);
  hand(match, 2, close);
  expect(match.submit({ seat: 2, moves: [mark(1)], id: 'one', answers: 3 })).toEqual(first);
  expect(match.seq).toBe(5);
});

test('an id is its seat’s own: another seat may use the same', () => {
  const match = deal();
  match.submit({ seat: 0, moves: [bid(1)], id: 'one' });
  expect(match.submit({ seat: 1, moves: [bid(2)], id: 'one' }).ok).toBe(true);
  expect(match.seq).toBe(2);
});

test('a refused submission may be sent again under its id', () => {
  const match = deal();
  expect(match.submit({ seat: 0, moves: [mark(1)], id: 'one' }).ok).toBe(false);
  expect(match.submit({ seat: 0, moves: [bid(1)], id: 'one' }).ok).toBe(true);
});

const answer = (match: PipsMatch, seat: Seat, answers: number, ...moves: number[]): unknown =>
  refusal(match.submit({ seat, moves, answers }));

test('what others did meanwhile does not matter while the question is the same', () => {
  const match = deal();
  hand(match, 0, bid(1));
  hand(match, 1, bid(1));
  expect(answer(match, 2, 0, bid(1))).toBeUndefined();
});

test('it is stale if its question changed, even if the move is still legal', () => {
  const match = deal(OPEN);
  hand(match, 0, bid(1));
  expect(answer(match, 2, 0, bid(3))).toEqual({ code: 'stale' });
  expect(match.seq).toBe(1);
  expect(answer(match, 2, 1, bid(3))).toBeUndefined();
});

test('it is stale if the seat was meanwhile not to act, even if the question is the same again', () => {
  const match = led();
  hand(match, 2, close);
  expect(answer(match, 0, 0, bid(1))).toEqual({ code: 'stale' });
  expect(answer(match, 0, 3, bid(1))).toEqual({ code: 'stale' });
  expect(answer(match, 0, 4, bid(1))).toBeUndefined();
});

test('it is stale after a move or a take-back of its own seat', () => {
  const match = led();
  hand(match, 2, mark(0));
  expect(answer(match, 2, 3, mark(1))).toEqual({ code: 'stale' });
  expect(match.takeBack(2, 3).ok).toBe(true);
  expect(answer(match, 2, 4, mark(1))).toEqual({ code: 'stale' });
  expect(answer(match, 2, 5, mark(1))).toBeUndefined();
});

test('another seat’s take-back makes nothing stale that it does not change', () => {
  const match = deal();
  hand(match, 0, bid(1));
  match.takeBack(0, 0, [1, 2]);
  expect(answer(match, 1, 0, bid(2))).toBeUndefined();
});

test('a seat that isn’t to act hears the rule, not that it is stale; a resignation is never late', () => {
  const match = led();
  expect(answer(match, 0, 0, bid(1))).toEqual({ code: 'not-your-turn', clause: 'PIP-2' });
  hand(match, 2, close);
  expect(answer(match, 0, 0, resign)).toBeUndefined();
  expect(match.over).toBe(true);
});

test('without the sequence it answers, a submission is never stale', () => {
  const match = deal(OPEN);
  hand(match, 0, bid(1));
  expect(match.submit({ seat: 2, moves: [bid(3)] }).ok).toBe(true);
});

test('only the host says that time is up', () => {
  const match = deal();
  expect(refusal(match.submit({ seat: 0, moves: [time] }))).toEqual({ code: 'only-the-host' });
  expect(match.over).toBe(false);
  expect(match.submit({ seat: 0, moves: [time], byHost: true }).ok).toBe(true);
  expect(match.outcome).toMatchObject({ winners: [1, 2] });
});

test('after the end nothing more is taken', () => {
  const match = deal();
  hand(match, 0, resign);
  expect(refusal(match.submit({ seat: 1, moves: [resign] }))).toEqual({ code: 'over', clause: 'PIP-1' });
  expect(refusal(match.grant('pause', 1, [0, 2]))).toEqual({ code: 'over' });
  expect(match.seq).toBe(1);
});

test('a pause is granted by all others, and while it lasts nobody moves or runs out of time', () => {
  const match = deal();
  expect(refusal(match.grant('resume', 0, [1, 2]))).toEqual({ code: 'not-paused' });
  expect(refusal(match.grant('pause', 0, [1]))).toEqual({ code: 'not-granted' });
  expect(refusal(match.grant('pause', 9, [0, 1, 2]))).toEqual({ code: 'no-such-seat' });
  expect(match.grant('pause', 0, [2, 1, 0, 7], 99)).toEqual({
    ok: true,
    value: { seq: 1, kind: 'pause', seat: 0, granted: [1, 2], at: 99 },
  });
  expect(match.paused).toBe(true);
  expect(refusal(match.grant('pause', 1, [0, 2]))).toEqual({ code: 'already-paused' });
  expect(refusal(match.submit({ seat: 0, moves: [bid(1)] }))).toEqual({ code: 'paused' });
  expect(refusal(match.submit({ seat: 0, moves: [time], byHost: true }))).toEqual({ code: 'paused' });
  expect(match.grant('resume', 2, [0, 1]).ok).toBe(true);
  expect(match.paused).toBe(false);
  expect(answer(match, 0, 0, bid(1))).toBeUndefined();
});

test('in a pause one may still resign', () => {
  const match = deal();
  match.grant('pause', 0, [1, 2]);
  expect(match.submit({ seat: 1, moves: [resign] }).ok).toBe(true);
});

test('the log is shown to each viewer as it saw it happen', () => {
  const match = led();
  hand(match, 2, mark(1), peek);
  const told = (viewer: Seat | 'table', seq: number) => match.seen(viewer)[seq - 1];
  expect(told(0, 1)).toEqual({
    seq: 1,
    kind: 'moves',
    seat: 0,
    moves: [{ kind: 'bid', amount: 1 }],
    told: [{ kind: 'bid', seat: 0, amount: 1 }],
  });
  expect(told(1, 1)).toEqual({ seq: 1, kind: 'moves', seat: 0, told: [{ kind: 'bid', seat: 0 }] });
  expect(told('table', 1)).toEqual(told(1, 1));
  const shown = [0, 1, 2].map((seat) => ({ kind: 'shown', seat, amount: [1, 0, 3][seat] }));
  expect(told(1, 3).told).toEqual([{ kind: 'bid', seat: 2 }, ...shown]);
  expect(told(2, 4).told).toEqual([
    { kind: 'mark', cell: 1 },
    { kind: 'peek', card: 7 },
  ]);
  expect(told(0, 4)).toEqual({
    seq: 4,
    kind: 'moves',
    seat: 2,
    told: [{ kind: 'mark', cell: 1 }],
    final: true,
  });
});

test('a viewer sees neither ids nor times', () => {
  for (const viewer of [0, 1, 2, 'table', 'all'] as const)
    for (const entry of wholeMatch().seen(viewer))
      expect(Object.keys(entry)).not.toEqual(expect.arrayContaining(['id']));
  const keys = new Set(
    wholeMatch()
      .seen('all')
      .flatMap((entry) => Object.keys(entry)),
  );
  expect(keys).toEqual(new Set(['seq', 'kind', 'seat', 'moves', 'to', 'told', 'final']));
});

test('everything is shown only after the end, and to no seat that does not exist', () => {
  const match = led();
  expect(() => match.view('all')).toThrow('only after the end');
  expect(() => match.seen('all')).toThrow('only after the end');
  for (const viewer of [3, -1, 32]) {
    expect(() => match.view(viewer)).toThrow('there is no seat');
    expect(() => match.seen(viewer)).toThrow('there is no seat');
  }
  hand(match, 2, resign);
  expect(match.view('all')).toEqual({ scores: [0, 0, 0] });
  expect(match.seen('all')[0].moves).toEqual([{ kind: 'bid', amount: 1 }]);
});

test('the secret is in the log only after the end, unless its owner asks', () => {
  const match = led();
  expect(JSON.stringify(match.log())).not.toContain(SECRET);
  expect(match.log()).not.toHaveProperty('outcome');
  expect(match.log()).not.toHaveProperty('hash');
  expect(match.log({ withSecret: true }).secret).toBe(SECRET);
  hand(match, 2, resign);
  expect(match.log().secret).toBe(SECRET);
  expect(match.log().hash).toBe(match.hash);
  expect(match.log().outcome).toEqual(match.outcome);
  expect(match.log({ withSecret: false })).not.toHaveProperty('secret');
});

test('an id is known in a long log as in a short one, to its own seat', () => {
  const match = led();
  const proposed = (seat: Seat, id: string) => match.propose({ seat, moves: [mark(1)], id });
  for (let n = 0; n < 70; n++) {
    expect(proposed(2, `n${n}`)).toMatchObject({ ok: true, value: { known: false } });
    match.submit({ seat: 2, moves: [mark(1)], id: `n${n}` });
    match.takeBack(2, 3, [0, 1]);
    for (const known of [0, n >> 1, n])
      expect(proposed(2, `n${known}`)).toMatchObject({
        value: { known: true, entry: { seq: 4 + 2 * known } },
      });
    expect(proposed(1, `n${n}`).ok).toBe(false);
  }
  expect(match.seq).toBe(143);
});
