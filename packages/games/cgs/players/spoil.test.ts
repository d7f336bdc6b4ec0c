/** When a bot opens what a rival can stop. */
import { FastLuck, membersOf } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { cgs } from '../src/index.ts';
import { packOf, trial } from '../src/scenarios/tarn.testing.ts';
import { given } from '../src/state/given.testing.ts';
import { commonSite, isIn, moveCard, opsOf, siteOf, wreckOf } from '../src/state/zones.ts';
import { BATTLE, type CgsState, COMPETITION } from '../src/types.ts';
import { bidsOn, lossesIn, triesSpoilt, withoutFailed } from './spoil.ts';
import { movesBy } from './testing/moves.ts';
import { type Prospect, prospectsOf, readHands } from './worth.ts';

function dealt(): CgsState {
  const options = cgs.parseOptions({ pack: 'lowwater' }, 2);
  if (!options.ok) throw new Error('these are no options');
  const state = cgs.create(options.value, 2);
  cgs.setup(state, new FastLuck(1));
  // Between two moments when everything is tried again, and at one when card 0 may be.
  given(state, { adventures: 4 });
  return state;
}

/** Puts some adventures into buildsites, the last of them into the common one. */
function winFirst(state: CgsState, count: number): void {
  const { is, setSize } = state.rules.cards;
  const held = [0, 1].flatMap((seat) =>
    membersOf(state.ints, opsOf(seat), setSize)
      .filter((card) => isIn(is.adventure, card))
      .map((card) => [seat, card] as const),
  );
  for (const [seat, card] of held.slice(0, count - 1)) moveCard(state.ints, card, opsOf(seat), siteOf(seat));
  const [seat, card] = held[count - 1]!;
  moveCard(state.ints, card, opsOf(seat), commonSite);
}

const OF_FIRST = { design: { index: 0 } } as Prospect;

test('a Competition is tried against a rival who has lost no obstacle, and hardly against one who has', () => {
  const state = dealt();
  expect(triesSpoilt(state, 0, OF_FIRST)).toBe(true);
  const { acc, is, setSize } = state.rules.cards;
  const obstacle = membersOf(state.ints, opsOf(1), setSize).find(
    (card) => isIn(is.support, card) && acc.from[card] !== acc.from[card + 1],
  )!;
  moveCard(state.ints, obstacle, opsOf(1), wreckOf(1));
  expect(triesSpoilt(state, 0, OF_FIRST)).toBe(false);
  expect(triesSpoilt(state, 1, OF_FIRST), 'his own obstacles say nothing to him').toBe(true);
  winFirst(state, 9);
  given(state, { adventures: 12 });
  expect(triesSpoilt(state, 0, OF_FIRST)).toBe(true);
});

test('after five lost adventures nobody opens what a rival can stop', () => {
  const state = dealt();
  winFirst(state, 8);
  given(state, { adventures: 12 });
  expect(lossesIn(state)).toBe(4);
  expect(triesSpoilt(state, 0, OF_FIRST)).toBe(true);
  given(state, { adventures: 13 });
  expect(lossesIn(state)).toBe(5);
  expect(triesSpoilt(state, 0, OF_FIRST)).toBe(false);
});

test('whoever has just opened an adventure for nothing opens another, unless it must be played', () => {
  const state = dealt();
  const { designs, is } = state.rules.cards;
  const [fight, race, otherRace] = [BATTLE, COMPETITION, COMPETITION].map(
    (roleplay, nth) =>
      designs.filter((design) => design.roleplay === roleplay && !isIn(is.mustPlay, design.first))[nth]!,
  );
  const mustRace = designs.find(
    ({ roleplay, first }) => roleplay === COMPETITION && isIn(is.mustPlay, first),
  );
  const prospects = [mustRace, race, fight, otherRace].map((design) => ({ design, value: 2 }) as Prospect);
  const leftFor = (player: number): unknown[] =>
    withoutFailed(state, player, prospects).map(({ design }) => design);
  expect(leftFor(0)).toEqual([mustRace, race, fight, otherRace]);
  given(state, { lastRoleplay: COMPETITION, lastBy: 0, lastWon: 0, idle: 1 });
  expect(leftFor(0)).toEqual([mustRace, fight, otherRace]);
  expect(leftFor(1), 'the rival has not tried his').toEqual([mustRace, race, fight, otherRace]);
  given(state, { idle: 2 });
  expect(leftFor(0)).toEqual([mustRace, fight]);
  given(state, { lastWon: 1 });
  expect(leftFor(0)).toEqual([mustRace, race, fight, otherRace]);
});

test('after eight lost adventures a Competition is opened only where no rival can cover it', () => {
  const state = dealt();
  const hands = readHands(state);
  const open = prospectsOf(state, 0, hands).filter(({ design }) => design.roleplay === COMPETITION);
  const left = (): number => open.filter((one) => bidsOn(state, hands, 0, one)).length;
  given(state, { adventures: 7 });
  expect(left()).toBe(open.length);
  given(state, { adventures: 8 });
  expect(left()).toBeLessThan(open.length);
  expect(left()).toBeGreaterThan(0);
});

test('with four players, a bot opens no Obstruction that a rival can stop', () => {
  const cards = [
    '1 Dam Type "Adventure" Roleplay "Obstruction" AdventureCommonCosts P 1 EraResources Sway 9',
    '11 Lamp Type "Support" AdventureResources P 1',
    '12 Cart Type "Support" AdventureResources Q 1',
    '21 Fog Type "Support" AdventureCommonCosts Q 1',
  ];
  const first = (seats: number, others: string): string =>
    movesBy(
      trial(`turn a | ops a 1,11 | ${others}`, { pack: packOf({ cards }), seats }).state as CgsState,
    )[0]!;
  expect(first(4, 'ops b 11 | ops c 11 | ops d 21')).not.toBe('play 1');
  expect(first(4, 'ops b 11 | ops c 11 | ops d 12')).toBe('play 1');
  expect(first(3, 'ops b 11 | ops c 21')).toBe('play 1');
});
