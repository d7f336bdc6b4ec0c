import { type Bot, botOf, mustChoose, type Setting } from '@hortus/bots';
import { FastLuck, lowestBit, type Move, moveList } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { cgs } from '../src/index.ts';
import { packOf, trial } from '../src/scenarios/tarn.testing.ts';
import { playerOf } from '../src/state/players.ts';
import type { CgsState } from '../src/types.ts';
import { lookAhead } from './ahead.ts';
import { players } from './index.ts';
import type { Now } from './now.ts';
import { decide } from './policy.ts';
import { isOpening } from './variety.ts';

const settingOf = (pack: string): Setting => ({ options: { pack }, seats: 2 });

function choice(level: string, state: CgsState, seed: number, setting: Setting): Move {
  const seat = lowestBit(cgs.toAct(state));
  const means = { rng: new FastLuck(seed), ms: Number.POSITIVE_INFINITY, now: () => 0, setting };
  return mustChoose(botOf(players, level) as Bot, cgs.view(state, seat), seat, means);
}

/** Deals at the moment when the first adventure is opened. */
const dealsOf = (pack: string): CgsState[] =>
  Array.from({ length: 12 }, (_, seed) => {
    const setting = settingOf(pack);
    const parsed = cgs.parseOptions(setting.options, 2);
    if (!parsed.ok) throw new Error('these are no options');
    const state = cgs.create(parsed.value, 2);
    const luck = new FastLuck(seed);
    cgs.setup(state, luck);
    while (!isOpening({ state }))
      cgs.play(state, lowestBit(cgs.toAct(state)), choice('strong', state, 1, setting), luck);
    return state;
  });

const SEEDS = [1, 2, 3, 4, 5];

// With Lowwater, expert varies more, but takes a second for each opening.
test.each([
  ['strong', 'lowwater', 3],
  ['expert', 'comet-year', 1],
] as const)('%s opens some deals in several ways, and with the same luck in one', (level, pack, least) => {
  const setting = settingOf(pack);
  let varied = 0;
  for (const state of dealsOf(pack)) {
    const openings = SEEDS.map((seed) => choice(level, state, seed, setting));
    expect(choice(level, state, SEEDS[0]!, setting)).toBe(openings[0]);
    // Offers vary anyway.
    if (new Set(openings.filter((move) => !cgs.moves.kinds.offer.is(move))).size > 1) varied++;
  }
  expect(varied).toBeGreaterThanOrEqual(least);
  expect(varied).toBeLessThan(12);
});

test('the policy itself uses no luck, since it plays everybody’s moves when bots look ahead', () => {
  for (const state of dealsOf('lowwater')) {
    const seat = lowestBit(cgs.toAct(state));
    const list = moveList(cgs);
    const legal = [...list.subarray(0, cgs.legal(state, seat, list))];
    const decided = [1, 2, 3, 4].map((seed) =>
      decide({ state, seat, me: playerOf(state, seat), legal, rng: new FastLuck(seed) }),
    );
    expect(new Set(decided).size).toBe(1);
  }
});

const PACK = packOf({
  cards: [
    '1 Hop Type "Adventure" Roleplay "Solo" AdventureCommonCosts Q 1 EraResources Sway 5',
    '2 Skip Type "Adventure" Roleplay "Solo" AdventureCommonCosts Q 1 EraResources Sway 5',
    '3 Jump Type "Adventure" Roleplay "Solo" AdventureCommonCosts Q 1 EraResources Sway 4',
    '11 Pole Type "Support" AdventureResources Q 1',
    '12 Other pole Type "Support" AdventureResources Q 1',
    '13 Third pole Type "Support" AdventureResources Q 1',
  ],
});

/** What is opened over many tries. */
function opened(position: string, choose: (now: Now) => Move): Set<string> {
  const state = trial(position, { pack: PACK }).state as CgsState;
  const list = moveList(cgs);
  const legal = [...list.subarray(0, cgs.legal(state, 0, list))];
  const moves = Array.from({ length: 12 }, (_, seed) =>
    choose({ state, seat: 0, me: 0, legal, rng: new FastLuck(seed), varies: true }),
  );
  return new Set(moves.map((move) => cgs.notation.makeMove(state, 0, move)));
}

const HANDS = 'turn a | ops a 1,2,3,11,12,13';
const ahead = (now: Now): Move => lookAhead(now, 20, () => false);

test('luck decides only between equally good adventures, and only at the beginning of an era', () => {
  expect(opened(HANDS, decide)).toEqual(new Set(['play 1', 'play 2']));
  expect(opened(HANDS, ahead).size).toBeGreaterThan(1);
  for (const choose of [decide, ahead]) expect(opened(`${HANDS} | adventures 1`, choose).size).toBe(1);
});
