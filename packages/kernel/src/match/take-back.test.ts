import { expect, test } from 'vitest';
import { bid, close, deal, hand, mark, type PipsMatch, peek, resign, roll } from '../testing/pips-table.ts';

/** Seat 2 leads after three bids; the third showed them all. */
function led(): PipsMatch {
  const match = deal();
  hand(match, 0, bid(1));
  hand(match, 1, bid(0));
  hand(match, 2, bid(3));
  return match;
}

test('taking back is free for one’s own moves while nobody else could act and nothing was revealed', () => {
  const match = led();
  const start = match.hash;
  hand(match, 2, mark(0));
  const once = match.hash;
  hand(match, 2, mark(1));
  expect(match.mayTakeBack(2, 4)).toBe('free');
  expect(match.mayTakeBack(2, 3)).toBe('free');
  expect(match.takeBack(2, 4, [], 77)).toEqual({
    ok: true,
    value: { seq: 6, kind: 'back', seat: 2, to: 4, granted: [], at: 77 },
  });
  expect(match.hash).toBe(once);
  expect(match.takeBack(2, 3).ok).toBe(true);
  expect(match.hash).toBe(start);
  hand(match, 2, mark(1));
});

test('a back entry is written with the consent that was needed and no more', () => {
  const match = led();
  hand(match, 2, mark(0));
  const result = match.takeBack(2, 3, [0, 1]);
  expect(result.ok && result.value.granted).toEqual([]);
});

test('once another could act, all others are asked', () => {
  const match = deal();
  const start = match.hash;
  hand(match, 0, bid(1));
  expect(match.mayTakeBack(0, 0)).toBe('ask');
  for (const granted of [[], [1], [2], [0, 1]])
    expect(match.takeBack(0, 0, granted)).toEqual({ ok: false, fault: { code: 'not-granted' } });
  expect(match.seq).toBe(1);
  expect(match.takeBack(0, 0, [2, 1])).toMatchObject({ ok: true, value: { granted: [1, 2] } });
  expect(match.hash).toBe(start);
  hand(match, 0, bid(2));
});

test('with consent it reaches over the moves of others', () => {
  const match = deal();
  hand(match, 0, bid(1));
  hand(match, 1, bid(1));
  expect(match.mayTakeBack(0, 0)).toBe('ask');
  expect(match.takeBack(0, 0, [1, 2]).ok).toBe(true);
  hand(match, 1, bid(3));
});

test('another player’s move isn’t one’s own to take back', () => {
  const match = deal();
  hand(match, 0, bid(1));
  expect(match.mayTakeBack(1, 0)).toEqual({ code: 'not-your-move' });
  expect(match.mayTakeBack(9, 0)).toEqual({ code: 'not-your-move' });
});

test.each([
  ['what all saw', roll],
  ['what one seat alone saw', peek],
])('nothing is taken back across a reveal: %s', (_, move) => {
  const match = led();
  hand(match, 2, mark(0), move);
  expect(match.mayTakeBack(2, 3)).toEqual({ code: 'something-was-revealed' });
  expect(match.takeBack(2, 3, [0, 1])).toEqual({ ok: false, fault: { code: 'something-was-revealed' } });
});

test('nor across a reveal further back', () => {
  const match = led();
  hand(match, 2, mark(0));
  expect(match.mayTakeBack(2, 3)).toBe('free');
  expect(match.mayTakeBack(2, 2)).toEqual({ code: 'something-was-revealed' });
});

test('a turn that is over is asked for', () => {
  const match = led();
  hand(match, 2, close);
  expect(match.mayTakeBack(2, 3)).toBe('ask');
});

test('never after the end, for then the secret is out', () => {
  const match = deal();
  hand(match, 0, resign);
  expect(match.mayTakeBack(0, 0)).toEqual({ code: 'over' });
  expect(match.takeBack(0, 0, [1, 2])).toEqual({ ok: false, fault: { code: 'over' } });
});

test('only to an entry that hasn’t been taken back', () => {
  const match = led();
  hand(match, 2, mark(0));
  hand(match, 2, mark(1));
  match.takeBack(2, 4);
  for (const to of [5, 6, 7, -1, 0.5]) expect(match.mayTakeBack(2, to)).toEqual({ code: 'no-such-entry' });
  expect(match.mayTakeBack(2, 4)).toEqual({ code: 'nothing-to-take-back' });
  expect(match.mayTakeBack(2, 3)).toBe('free');
});

test('entries are never deleted, and what was reported stays reported', () => {
  const match = led();
  hand(match, 2, mark(0));
  match.takeBack(2, 3);
  hand(match, 2, mark(4));
  match.takeBack(2, 3);
  const { entries } = match.log();
  expect(entries.map(({ seq, kind }) => `${seq} ${kind}`)).toEqual([
    '1 moves',
    '2 moves',
    '3 moves',
    '4 moves',
    '5 back',
    '6 moves',
    '7 back',
  ]);
  expect(match.seen(0)[3].told).toEqual([{ kind: 'mark', cell: 0 }]);
  expect(match.seen(0)[4]).toEqual({ seq: 5, kind: 'back', seat: 2, to: 3, told: [] });
});

test('going back leaves the luck of what remains as it was', () => {
  const match = led();
  hand(match, 2, mark(0), roll);
  for (const seat of [0, 1, 2]) hand(match, seat, bid(seat));
  const [hash, scores] = [match.hash, match.view('table')];
  hand(match, 2, mark(3));
  expect(match.takeBack(2, 7).ok).toBe(true);
  expect(match.hash).toBe(hash);
  expect(match.view('table')).toEqual(scores);
});

test('a move made again after a take-back has new luck: its entry is another', () => {
  const rolls = new Set<string>();
  for (let backs = 0; backs < 12; backs++) {
    const match = led();
    for (let i = 0; i < backs; i++) {
      hand(match, 2, mark(0));
      match.takeBack(2, 3);
    }
    hand(match, 2, roll);
    rolls.add(JSON.stringify(match.seen('table').at(-1)?.told));
  }
  expect(rolls.size).toBeGreaterThan(1);
});
