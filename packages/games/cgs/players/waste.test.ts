/** Nobody plays a card that only costs. */
import { botOf } from '@hortus/bots';
import { FastLuck, lowestBit, type Move, moveList } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { cgs } from '../src/index.ts';
import { packOf, trial } from '../src/scenarios/tarn.testing.ts';
import { playerOf } from '../src/state/players.ts';
import { currentIn } from '../src/state/values.ts';
import { type CgsState, MOVES, NONE } from '../src/types.ts';
import { players } from './index.ts';
import { isForNothing } from './waste.ts';

const M = MOVES.kinds;
const PACK = packOf({
  cards: [
    '1 Fight Type "Adventure" Roleplay "Battle" AdventureCommonCosts Q 4 EraResources Sway 6',
    '2 Race Type "Adventure" Roleplay "Competition" AdventureCommonCosts Q 4 EraResources Sway 6',
    '4 Fair Type "Adventure" Roleplay "Cooperation" StockOffering 4 AdventureCommonCosts Q 2',
    '5 Dam Type "Adventure" Roleplay "Obstruction" AdventureCommonCosts Q 4 EraResources Sway 6',
    '11 Pair Type "Support" AdventureResources Q 2 EraCosts Sway 1',
    '12 Other pair Type "Support" AdventureResources Q 2 EraCosts Sway 1',
    '13 One Type "Support" AdventureResources Q 1 EraCosts Sway 1',
    '14 Rain Type "Support" AdventureCommonCosts Q 2 EraCosts Sway 1',
    '15 Taker Type "Support" SeizeIf1 AR.P > 3 EraCosts Sway 1',
    '16 Loaf Type "Support" AdventureResources P 3 EraCosts Sway 1',
    '31 Share Type "Support" StockHolding 2 AdventureResources Q 1 EraResources Sway 1',
  ],
});

/** Would seat b play this card for nothing? */
function isWaste(position: string, card: number): boolean {
  const state = trial(position, { pack: PACK }).state as CgsState;
  const list = moveList(cgs);
  const legal: Move[] = [...list.subarray(0, cgs.legal(state, 1, list))];
  const read = cgs.notation.parseMove(state, 1, `play ${card}`);
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  expect(legal).toContain(read.value);
  return isForNothing({ state, seat: 1, me: 1, legal, rng: new FastLuck(1) }, read.value);
}

test('a card into an adventure that its player can’t win, where it changes nothing', () => {
  const from = (adventure: number, ops: string) =>
    `turn b | ops a 11,12 | ops b ${ops} | ground a ${adventure} | hero a ${adventure}`;
  expect(isWaste(from(1, '13'), 13)).toBe(true);
  expect(isWaste(from(1, '11,12,13'), 13), 'with all of its cards it could win').toBe(false);
  expect(isWaste(from(2, '13'), 13), 'the losers of a Competition take their cards back').toBe(false);
  expect(isWaste(from(5, '11,12'), 11), 'only the hero can win an Obstruction').toBe(true);
});

test('an obstacle, an effect, and a share in a Cooperation', () => {
  const dam = 'ground a 5 | hero a 5';
  expect(isWaste(`turn b | ops a 11,12 | ops b 14 | ${dam}`, 14), 'it stops the hero').toBe(false);
  expect(isWaste(`turn b | ops a 11 | ops b 14 | ${dam}`, 14), 'the hero can’t cover it anyway').toBe(true);
  expect(isWaste(`turn b | ops a 11,12,16 | ops b 15 | ${dam}`, 15), 'there is something to take').toBe(
    false,
  );
  expect(isWaste(`turn b | ops a 11,12 | ops b 15 | ${dam}`, 15)).toBe(true);
  const fair = 'ground a 4,11 | hero a 4';
  expect(isWaste(`turn b | ops b 13 | ${fair}`, 13), 'everything is covered').toBe(true);
  expect(isWaste(`turn b | ops b 31 | ${fair}`, 31), 'it scores').toBe(false);
  expect(isWaste('turn b | ops b 13 | ground a 4 | hero a 4', 13)).toBe(false);
});

test.each(['beginner', 'novice'])(
  '%s plays no card for nothing, and leaves nothing it could take',
  (level) => {
    const bot = botOf(players, level)!;
    const options = { pack: 'lowwater' };
    const parsed = cgs.parseOptions(options, 2);
    if (!parsed.ok) throw new Error('these are no options');
    const list = moveList(cgs);
    let supports = 0;
    for (let session = 0; session < 3; session++) {
      const state = cgs.create(parsed.value, 2);
      const rng = new FastLuck(100 + session);
      cgs.setup(state, rng);
      while (cgs.toAct(state) !== 0) {
        const seat = lowestBit(cgs.toAct(state));
        const legal: Move[] = [...list.subarray(0, cgs.legal(state, seat, list))];
        const means = { rng, ms: 20, now: () => 0, setting: { options, seats: 2 } };
        const move = bot.choose(cgs.view(state, seat), seat, means)!;
        if (M.play.is(move) && currentIn(state.ints) !== NONE) supports++;
        expect(isForNothing({ state, seat, me: playerOf(state, seat), legal, rng }, move)).toBe(false);
        cgs.play(state, seat, move, rng);
      }
    }
    expect(supports).toBeGreaterThan(100);
  },
);
