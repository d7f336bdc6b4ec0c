/** What a player has lost to the others, from the board and the log alone: also after a reload. */
import { FastLuck, Match, moveList, type Seat, seatsOf, secretFromSeed, type Terms } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { type GnosticaState, gnostica, type View } from '../index.ts';
import { CLAUSES, clauseOf } from './clause.ts';
import { type Happened, lossesOf, pointsBeforeOut } from './losses.ts';

const terms: Terms = {
  id: 'losses',
  game: 'gnostica',
  rulesVersion: gnostica.rulesVersion,
  options: { start: 'seat', passRule: 'off', repetition: 'off', cap: 300 },
  packs: {},
  seats: ['Anna', 'Ben', 'Cleo'].map((name) => ({ name, kind: 'bot', level: 'random' })),
};

/** Random steps, few of them draws or ends of turns, and no announcements. */
function played(seed: string, see: (match: Match<GnosticaState>, seat: Seat) => void): void {
  const begun = Match.begin(gnostica, terms, [], secretFromSeed(seed));
  if (!begun.ok) throw new Error('not begun');
  const match = begun.value as unknown as Match<GnosticaState>;
  const rng = new FastLuck(7);
  const list = moveList(gnostica);
  const { announce, draw } = gnostica.moves.kinds;
  for (let i = 0; i < 700 && !match.over; i++) {
    const [seat = 0] = seatsOf(match.toAct);
    see(match, seat);
    const legal = [...list.subarray(0, gnostica.legal(match.state, seat, list))].filter(
      (one) => !announce.is(one),
    );
    const steps = legal.filter((one) => !draw.is(one));
    const from = steps.length > 0 && rng.below(5) > 0 ? steps : legal;
    match.submit({ seat, moves: [from[rng.below(from.length)] ?? -1], at: i });
  }
}

test('as many points as the score has fallen since, each with who did it, with which card, and a rule', () => {
  const seen = new Set<string>();
  for (const seed of ['one', 'two', 'three', 'four']) {
    const scores = new Map<Seat, number>();
    const acted = new Map<Seat, number>();
    played(seed, (match, seat) => {
      const view = match.view(seat) as View;
      const entries = match.seen(seat);
      const own = entries.findLastIndex((entry) => entry.seat === seat);
      // The score that the player had after their own last move.
      for (const one of [0, 1, 2]) if (entries.at(-1)?.seat === one) scores.set(one, view.scores[one] ?? 0);
      const lately: Happened[] = entries.slice(own + 1).map(({ seat: by, told }) => ({ seat: by, told }));
      const had = scores.get(seat);
      if (had === undefined || lately.length === 0) return;
      acted.set(seat, (acted.get(seat) ?? 0) + 1);
      const { count, losses } = lossesOf(view, lately, seat);
      expect(count).toBe(had - (view.scores[seat] ?? 0));
      if (count > 0) expect(losses.length).toBeGreaterThan(0);
      for (const loss of losses) {
        seen.add(loss.how);
        expect(loss.by).not.toBe(seat);
        expect(loss.using).toBeDefined();
        expect(loss.clause).toBe(CLAUSES[loss.how]);
      }
    });
    expect([...acted.values()].reduce((sum, n) => sum + n, 0)).toBeGreaterThan(20);
  }
  expect([...seen]).toEqual(expect.arrayContaining(['shared', 'destroyed']));
});

test('a step in the log has the rule behind what it took', () => {
  expect(clauseOf([{ kind: 'activated' }, { kind: 'acts' }, { kind: 'destroyed' }])).toBe('GNO-SWD-3');
  expect(clauseOf([{ kind: 'cleared', card: 3, x: 1, y: 1 }, { kind: 'fell' }])).toBe('GNO-SPC-5');
  expect(clauseOf([{ kind: 'cleared', card: 3, x: 1, y: 1 }])).toBe('GNO-SWD-9');
  expect(clauseOf([{ kind: 'out', fate: 0, seat: 1 }])).toBe('GNO-END-4');
  expect(clauseOf([{ kind: 'out', fate: 1, seat: 1 }])).toBeUndefined();
  // Grown, not reduced: a spot card under a king.
  const grown = [
    { kind: 'cleared', card: 1, x: 1, y: 1 },
    { kind: 'laid', card: 13, x: 1, y: 1 },
  ];
  expect(clauseOf(grown)).toBeUndefined();
  expect(clauseOf(grown.map((one, i) => ({ ...one, card: grown[1 - i]?.card ?? 0 })))).toBe('GNO-SWD-7');
  expect(clauseOf([{ kind: 'got', seat: 0 }])).toBeUndefined();
});

test('[GNO-END-4] whoever announced too early is told the points they had, not those of an empty board', () => {
  const { announce } = gnostica.moves.kinds;
  const found: number[] = [];
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    const two = { ...terms, seats: terms.seats.slice(0, 2) };
    const begun = Match.begin(gnostica, two, [], secretFromSeed(seed));
    if (!begun.ok) throw new Error('not begun');
    const match = begun.value as unknown as Match<GnosticaState>;
    const rng = new FastLuck(7);
    const list = moveList(gnostica);
    for (let i = 0; i < 700 && !match.over; i++) {
      const [seat = 0] = seatsOf(match.toAct);
      const legal = [...list.subarray(0, gnostica.legal(match.state, seat, list))];
      // After a while somebody announces, however few their points.
      const announcing = i < 60 ? [] : legal.filter(announce.is);
      const from = announcing.length > 0 ? announcing : legal.filter((one) => !announce.is(one));
      const before = match.view(seat) as View;
      match.submit({ seat, moves: [from[rng.below(from.length)] ?? -1], at: i });
      const told = match.lastSeen('table')?.told ?? [];
      // Only where the last step of all changed nothing on the board does the view before it tell the truth.
      const isPlain = told.every(({ kind }) => !('x' in (told.find((one) => one.kind === kind) ?? {})));
      const now = match.view('table') as View;
      if (!match.over || now.result?.fate !== 'failed' || !isPlain) continue;
      const all = match.seen('table').flatMap((entry) => entry.told);
      expect(pointsBeforeOut(now, all, seat)).toBe(before.scores[seat]);
      expect(now.scores[seat]).toBe(0);
      found.push(before.scores[seat] ?? 0);
    }
  }
  expect(Math.max(...found)).toBeGreaterThan(0);
});
