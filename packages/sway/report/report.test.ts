import { botOf } from '@hortus/bots';
import { players as genesis } from '@hortus/genesis/players/index.ts';
import { interval, quantile } from '@hortus/kit';
import { players as worldsAsunder } from '@hortus/worlds-asunder/players/index.ts';
import { expect, test } from 'vitest';
import { ABILITIES, ABILITY, EVENTS, type SwayState } from '../src/index.ts';
import type { Facts } from './facts.ts';
import { makeReport } from './page.ts';
import { playGame, Watch } from './play.ts';
import { summarise } from './summary.ts';

const facts = (over: Partial<Facts>): Facts => ({
  seed: 1,
  winner: 0,
  first: 0,
  faction: 0,
  turns: 10,
  moves: 50,
  won: [3, 1],
  behind: 0,
  interrupts: 0,
  finale: false,
  used: [{}, {}],
  ...over,
});

test('an interval holds its share and narrows with more games', () => {
  const few = interval(6, 10);
  const many = interval(600, 1000);
  expect(few.low).toBeCloseTo(0.313, 2);
  expect(few.high).toBeCloseTo(0.832, 2);
  expect(many.high - many.low).toBeLessThan((few.high - few.low) / 4);
  expect(interval(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  expect(quantile([1, 2, 3, 4], 0.5)).toBe(3);
});

test('shares are of the seat that began, of the first seat and of the first faction', () => {
  const { shares, undecided } = summarise(
    [
      facts({ winner: 0, first: 0, faction: 0 }),
      facts({ winner: 1, first: 0, faction: 0 }),
      facts({ winner: 1, first: 1, faction: 1 }),
      facts({ winner: null }),
    ],
    ['Evergreens', 'Swifts'],
  );
  expect(undecided).toBe(1);
  expect(shares.map(({ name, won, of }) => [name, won, of])).toEqual([
    ['the seat that goes first', 2, 3],
    ['seat a', 1, 3],
    ['Evergreens', 2, 3],
  ]);
});

test('an ability is worth what sides with it win more than sides without', () => {
  const games = [
    ...Array.from({ length: 150 }, () => facts({ winner: 0, used: [{ omen: 2 }, {}] })),
    ...Array.from({ length: 50 }, () => facts({ winner: 1, used: [{ omen: 1 }, {}] })),
  ];
  const [omen] = summarise(games, ['a', 'b']).abilities;
  expect(omen).toMatchObject({ ability: 'omen', users: 200, perGame: 1.75 });
  expect(omen?.worth).toBeCloseTo(0.75 - 0.25, 10);
});

test('comebacks are games won after being behind, by one and by two', () => {
  const games = [0, 1, 1, 2, 3].map((behind) => facts({ behind }));
  const { comebacks, twoBehind } = summarise(games, ['a', 'b']);
  expect([comebacks.won, twoBehind.won, twoBehind.of]).toEqual([4, 2, 5]);
});

const made = { title: 'T', game: 'g', id: 't', command: 'c', level: 'club', ms: 1, seats: 2, options: 'o' };

/** The report on this many games, of which the player who went first won this many. */
function reportOn(won: number, of: number): string {
  const games = Array.from({ length: of }, (_, i) => facts({ winner: i < won ? 0 : 1 }));
  return makeReport(summarise(games, ['one', 'two & <three>']), made)[0].text;
}

test.each([
  [500, 1000, '- the seat that goes first: within 47 to 53 %.'],
  [540, 1000, '- the seat that goes first: outside 47 to 53 %, though part of its interval is inside.'],
  [460, 1000, '- the seat that goes first: outside 47 to 53 %, though part of its interval is inside.'],
  [600, 1000, '- **the seat that goes first: outside 47 to 53 %, and so is its whole interval.**'],
  [400, 1000, '- **the seat that goes first: outside 47 to 53 %, and so is its whole interval.**'],
])('%i of %i won: %s', (won, of, verdict) => {
  const report = reportOn(won, of);
  expect(report).toContain(`\n${verdict}\n`);
  expect(report.includes('handicap'), 'only where turning first is worth something').toBe(won > 530);
});

test('names may have marks of a plot’s own language in them', () => {
  const [, shares] = makeReport(summarise([facts({})], ['A & <B>', 'C']), made);
  expect(shares.text).toContain('>A &amp; &lt;B></text>');
});

test('an ability counts as what the card was announced as, an interrupt like any other card', () => {
  const watch = new Watch();
  const { game } = genesis;
  const options = game.parseOptions({}, 2);
  if (!options.ok) throw new Error('no options');
  const state = game.create(options.value, 2) as SwayState;
  const card = 5;
  const printed = ABILITIES[state.rules.deck.ability[card]];
  const { engaged, interrupted } = EVENTS.kinds;
  watch.hear(state, engaged.make({ seat: 1, card, by: 0, as: 0, quiet: 0, marked: 0 }));
  watch.hear(state, engaged.make({ seat: 1, card, by: 0, as: ABILITY.strike + 1, quiet: 0, marked: 0 }));
  watch.hear(state, interrupted.make({ seat: 2, card, as: 0 }));
  expect(watch.used).toEqual([{ [printed]: 1 }, { [printed]: 1, strike: 1 }]);
  expect(watch.interrupts).toBe(1);
});

test.each([genesis, worldsAsunder])('a game of $game.id is watched to its end', (players) => {
  const bots = [0, 1].flatMap(() => botOf(players, 'random') ?? []);
  const trial = { players, bots, options: {}, seats: 2, ms: 1, now: () => 0 };
  const watched = Array.from({ length: 10 }, (_, i) => playGame(trial, i + 1));
  for (const { winner, won, turns, moves, behind } of watched) {
    expect(winner).not.toBeNull();
    expect(turns).toBeGreaterThan(1);
    expect(moves).toBeGreaterThan(turns);
    expect(won[0] + won[1]).toBeGreaterThan(0);
    expect(behind).toBeLessThanOrEqual(won[1 - (winner ?? 0)] ?? 0);
  }
  expect(watched.some(({ used }) => Object.keys({ ...used[0], ...used[1] }).length > 5)).toBe(true);
  const files = makeReport(summarise(watched, ['one', 'two']), made);
  expect(files.map(({ name }) => name)).toEqual(['t.md', 't-shares.svg', 't-lengths.svg', 't-abilities.svg']);
  for (const { text } of files) expect(text).not.toMatch(/NaN|undefined|Infinity/);
});
