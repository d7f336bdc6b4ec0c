import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FastLuck } from '../chance/luck.ts';
import { hasSeat } from '../contract/seats.ts';
import { Match } from '../match/match.ts';
import { pips } from '../testing/pips.ts';
import {
  bid,
  contributions,
  deal,
  hand,
  mark,
  type PipsMatch,
  resign,
  roll,
  SECRET,
  TERMS,
  wholeMatch,
} from '../testing/pips-table.ts';
import type { MatchLog } from './log.ts';
import { parseLog } from './parse-log.ts';
import { replay } from './replay.ts';

/** A match of random moves, take-backs and pauses, to its end. */
function randomMatch(seed: number): PipsMatch {
  const luck = new FastLuck(seed);
  const match = deal({ ...TERMS, id: `random ${seed}`, options: { rounds: 3, open: luck.below(2) === 0 } });
  const list = new Int32Array(pips.mostMoves);
  const all = [0, 1, 2];
  while (!match.over) {
    const seat = luck.below(3);
    const dice = luck.below(12);
    if (dice === 0) match.takeBack(seat, luck.below(match.seq + 1), all);
    else if (dice === 1) match.grant(match.paused ? 'resume' : 'pause', seat, all);
    else if (match.paused) match.grant('resume', seat, all);
    else if (hasSeat(match.toAct, seat)) {
      const count = pips.legal(match.state, seat, list);
      match.submit({ seat, moves: [list[luck.below(count)]], id: `${match.seq}` });
    }
  }
  return match;
}

test('replay gives the same state, entries and hash, at every step', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const match = randomMatch(seed);
      const log = match.log();
      const replayed = replay(pips, log);
      expect(replayed.ok && replayed.value.log()).toEqual(log);
      expect(replayed.ok && replayed.value.hash).toBe(match.hash);
      expect(replayed.ok && [0, 1, 2].map((seat) => replayed.value.seen(seat))).toEqual(
        [0, 1, 2].map((seat) => match.seen(seat)),
      );
    }),
    { numRuns: 60 },
  );
  const kinds = new Set(
    Array.from({ length: 20 }, (_, i) =>
      randomMatch(i)
        .log()
        .entries.map(({ kind }) => kind),
    ).flat(),
  );
  expect(kinds).toEqual(new Set(['moves', 'back', 'pause', 'resume']));
});

test('a log survives being written and read', () => {
  const log = wholeMatch().log();
  expect(parseLog(JSON.stringify(log))).toEqual({ ok: true, value: log });
});

test('a running match is replayed by its owner, who has the secret, and by nobody else', () => {
  const match = deal();
  hand(match, 0, bid(2));
  const again = replay(pips, match.log(), SECRET);
  expect(again.ok && again.value.hash).toBe(match.hash);
  expect(replay(pips, match.log())).toMatchObject({ ok: false, fault: [{ code: 'no-secret' }] });
});

test('the first entry that the rules refuse is reported with its number', () => {
  const log = wholeMatch().log();
  const entries = log.entries.map((entry) =>
    entry.seq === 10
      ? {
          ...entry,
          moves: [
            { kind: 'mark', cell: 3 },
            { kind: 'bid', amount: 1 },
          ],
        }
      : entry,
  );
  expect(replay(pips, { ...log, entries } as MatchLog)).toEqual({
    ok: false,
    fault: [
      {
        code: 'not-now',
        message: 'entry 10 is refused: not-now (PIP-3)',
        path: 'entries.9',
        clause: 'PIP-3',
      },
    ],
  });
});

test('terms that don’t fit the game are reported', () => {
  const log = wholeMatch().log();
  expect(replay(pips, { ...log, terms: { ...TERMS, rulesVersion: 2 } })).toMatchObject({
    ok: false,
    fault: [{ code: 'other-rules' }],
  });
});

const fresh = (): PipsMatch => {
  const begun = Match.begin(pips, TERMS, contributions(TERMS), SECRET);
  if (!begun.ok) throw new Error('these terms are fine');
  return begun.value;
};

test('entries are applied in sequence and once', () => {
  const [first, second] = wholeMatch().log().entries;
  const match = fresh();
  expect(match.apply(second)).toEqual({ ok: false, fault: { code: 'out-of-sequence' } });
  expect(match.apply(first)).toEqual({ ok: true, value: first });
  expect(match.apply(first)).toEqual({ ok: false, fault: { code: 'out-of-sequence' } });
  expect(match.apply({ ...second, seq: 3 })).toEqual({ ok: false, fault: { code: 'out-of-sequence' } });
  expect(match.seq).toBe(1);
});

test('an entry is refused that this match would not have written, and then nothing has happened', () => {
  const log = wholeMatch().log();
  const match = fresh();
  for (const entry of log.entries) {
    const before = [match.hash, match.seq];
    if (entry.kind === 'moves') {
      expect(match.apply({ ...entry, moves: [...entry.moves, { kind: 'fly' }] })).toMatchObject({
        ok: false,
        fault: { code: 'unreadable-move' },
      });
      if (entry.seq > 1)
        expect(match.apply({ ...entry, seat: 0, id: 'a' })).toMatchObject({
          ok: false,
          fault: { code: 'handed-in-twice' },
        });
    } else
      for (const granted of [[...entry.granted, 7], entry.granted.toReversed().concat(0)])
        expect(match.apply({ ...entry, granted })).toMatchObject({
          ok: false,
          fault: { code: 'not-granted' },
        });
    expect([match.hash, match.seq]).toEqual(before);
    expect(match.apply(entry)).toEqual({ ok: true, value: entry });
  }
});

test('time in a stored log is the host’s word', () => {
  const match = deal();
  match.submit({ seat: 0, moves: [1], byHost: true });
  const again = replay(pips, match.log());
  expect(again.ok && again.value.outcome).toEqual(match.outcome);
});

test('resigning, rolling and marking from a position replay as well', () => {
  const begun = deal();
  for (const seat of [0, 1, 2]) hand(begun, seat, bid(seat));
  const match = deal({ ...TERMS, position: pips.notation.makePosition(begun.state) });
  hand(match, 2, mark(2), roll);
  hand(match, 0, resign);
  const again = replay(pips, match.log());
  expect(again.ok && again.value.hash).toBe(match.hash);
});
