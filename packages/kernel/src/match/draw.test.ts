import { expect, test } from 'vitest';
import { parseLog } from '../log/parse-log.ts';
import { replay } from '../log/replay.ts';
import { verify } from '../log/verify.ts';
import { pips } from '../testing/pips.ts';
import { bid, deal, hand, resign } from '../testing/pips-table.ts';

const OTHERS = [0, 2];

/** Three bids, then a draw that seat 1 offered. */
function drawn() {
  const match = deal();
  for (const seat of [0, 1, 2]) hand(match, seat, bid(seat));
  const agreed = match.grant('draw', 1, OTHERS, 9_000);
  return { match, agreed };
}

test('a draw that all agree on ends the match without a winner, and the position stays as it was', () => {
  const before = deal();
  for (const seat of [0, 1, 2]) hand(before, seat, bid(seat));
  const { match, agreed } = drawn();
  expect(agreed).toEqual({ ok: true, value: { seq: 4, kind: 'draw', seat: 1, granted: [0, 2], at: 9_000 } });
  expect(match.over).toBe(true);
  expect(match.hash).toBe(before.hash);
  expect(match.outcome).toEqual({
    winners: [],
    reasons: [{ code: 'agreed', clause: 'PIP-R-1' }],
    scores: [0, 0, 0],
  });
});

test('without everybody’s consent there is no draw, nor for a seat that is not there', () => {
  const match = deal();
  expect(match.grant('draw', 1, [0])).toMatchObject({ ok: false, fault: { code: 'not-granted' } });
  expect(match.grant('draw', 7, [0, 1, 2])).toMatchObject({ ok: false, fault: { code: 'no-such-seat' } });
  expect(match.over).toBe(false);
});

test('after a draw nothing more happens: no move, no take-back, no pause, no second draw, no resignation', () => {
  const { match } = drawn();
  const over = { ok: false, fault: { code: 'over' } };
  expect(match.submit({ seat: 2, moves: [resign] })).toMatchObject(over);
  expect(match.takeBack(2, 0, [0, 1])).toMatchObject(over);
  expect(match.grant('pause', 0, [1, 2])).toMatchObject(over);
  expect(match.grant('draw', 0, [1, 2])).toMatchObject(over);
  expect(match.seq).toBe(4);
});

test('its log is read, replayed and verified; a draw that not all granted is refused', () => {
  const { match } = drawn();
  const log = match.log();
  const read = parseLog(JSON.stringify(log));
  expect(read).toEqual({ ok: true, value: log });
  const again = replay(pips, log);
  expect(again.ok && again.value.log()).toEqual(log);
  expect(verify(pips, log).every(({ holds }) => holds)).toBe(true);
  const entries = log.entries.map((entry) => (entry.kind === 'draw' ? { ...entry, granted: [0] } : entry));
  expect(replay(pips, { ...log, entries }).ok).toBe(false);
  const { outcome, ...unclaimed } = log;
  const won = { ...unclaimed, outcome: { ...outcome!, winners: [1] } };
  expect(verify(pips, won).every(({ holds }) => holds)).toBe(false);
});

test('a host that resumes it at its mark finds it over', () => {
  const { match } = drawn();
  const resumed = match.dealtAgain();
  for (let seq = 1; seq <= match.seq; seq++) expect(resumed.recall(match.passed(seq))).toBe(true);
  expect(resumed.stand(match.mark())).toBe(true);
  expect(resumed.over).toBe(true);
  expect(resumed.log()).toEqual(match.log());
});

test('playing on is what another seat does after an entry', () => {
  const match = deal();
  hand(match, 0, bid(0));
  expect(match.hasPlayedOn(0, 0)).toBe(false);
  hand(match, 1, bid(1));
  expect(match.hasPlayedOn(0, 0)).toBe(true);
  expect(match.hasPlayedOn(0, 2)).toBe(false);
});
