/** From the void to the first turn, in either game. */

import { scene } from '@hortus/testkit';
import { describe, expect, test } from 'vitest';
import { at } from '../state/layout.ts';
import { TEST_DECK } from './decks.ts';
import { cardsAtHome, flowOf } from './flow-scene.ts';
import { type SwayGame, type SwayScene, toldOf, voidOf } from './scene.ts';

export interface SetupClauses {
  readonly seats: string;
  readonly factions: string;
  readonly order: string;
  readonly chosen: string;
  readonly fromVoid: string;
  readonly lives: string;
  readonly destiny: string;
  readonly shuffled: string;
  readonly refills: string;
  readonly begins: string;
  readonly inSeatOrder: string;
  readonly customCards: string;
  readonly customLives: string;
  readonly neutralLives: string;
}

const seeds = Array.from({ length: 24 }, (_, i) => `setup ${i}`);

const dealt = (game: SwayGame, seed: string, options: object = {}, seats = 2): SwayScene =>
  scene(game, { options: { deck: TEST_DECK, ...options }, seed, seats });

/** All cards: the parts of the destiny, the void, and the cards in hands and homes. */
const whole = ({ state }: SwayScene): number =>
  state.ints[at.unseenCount] +
  [at.opsCount, at.experienceCount]
    .flatMap((from) => [0, 1, 2, 3].map((i) => state.ints[from + i]))
    .concat([state.ints[at.reserveCount], state.ints[at.reserveCount + 1]])
    .reduce((sum, count) => sum + count);

const CUSTOM = [
  { name: 'Red Harbour', ability: 'vision', sway: 2, owner: 1 },
  { name: 'Last Flood', ability: 'ruin', sway: 6, owner: 1 },
];

export function setups(game: SwayGame, ids: SetupClauses): void {
  describe('setup', () => {
    test(`[${ids.seats}] two seats, or four`, () => {
      expect(game.seats).toEqual([2, 4]);
      expect(game.teams(dealt(game, 'a').state.rules.options, 2)).toEqual([0b01, 0b10]);
    });

    test(`[${ids.factions}] [${ids.chosen}] each side has one of the deck's factions, never the same, named or by lot`, () => {
      expect(dealt(game, 'a', { faction: 'first' }).view('table').sides).toEqual(['Reeds', 'Stones']);
      expect(dealt(game, 'a', { faction: 'second' }).view('table').sides).toEqual(['Stones', 'Reeds']);
      const lots = seeds.map((seed) => dealt(game, seed).view('table').sides.join());
      expect(new Set(lots)).toEqual(new Set(['Reeds,Stones', 'Stones,Reeds']));
    });

    test(`[${ids.order}] [${ids.chosen}] the starting player is named or drawn by lot, and is asked first`, () => {
      expect(dealt(game, 'a', { first: 'a' }).toAct()).toEqual([0]);
      expect(dealt(game, 'a', { first: 'b' }).toAct()).toEqual([1]);
      expect(new Set(seeds.flatMap((seed) => dealt(game, seed).toAct()))).toEqual(new Set([0, 1]));
      const four = seeds.flatMap((seed) => dealt(game, seed, {}, 4).toAct());
      expect(new Set(four)).toEqual(new Set([0, 1, 2, 3]));
    });

    test(`[${ids.fromVoid}] [${ids.lives}] [${ids.destiny}] own ruins and triumphs to their home, all others to the destiny`, () => {
      for (const [faction, first, second] of [
        ['first', 'Reed', 'Stone'],
        ['second', 'Stone', 'Reed'],
      ]) {
        const one = dealt(game, 'a', { faction });
        const lives = (side: string): string[] => [`${side} Fire`, `${side} Feast`, `${side} Song`];
        expect([cardsAtHome(one, 0), cardsAtHome(one, 1)]).toEqual([lives(first), lives(second)]);
        expect(voidOf(one)).toEqual([]);
        expect(one.view('table').destiny).toMatchObject({ unseen: 42, under: [] });
        expect(whole(one)).toBe(48);
      }
    });

    test(`[${ids.shuffled}] the destiny has another order with other luck, and nobody sees it`, () => {
      const drawn = seeds.map((seed) => {
        const one = dealt(game, seed, { first: 'a', faction: 'first' }).play('refill');
        return one
          .view(0)
          .ops[0].cards.map(({ card }) => card)
          .join();
      });
      expect(new Set(drawn).size).toBe(seeds.length);
      for (const viewer of [0, 1, 'table'] as const)
        expect(dealt(game, 'a').view(viewer).destiny.cards).toBeUndefined();
    });

    test(`[${ids.refills}] [${ids.begins}] each may refill, the starting player first, who then takes the turn`, () => {
      const one = dealt(game, 'a', { first: 'b' }).play('1: refill');
      const trimming = one.view('table').task === 'trim';
      expect([one.view('table').phase, trimming ? [0] : one.toAct()]).toEqual(['opening', [0]]);
      while (one.view('table').task === 'trim') one.play(one.legal()[0]);
      if (one.view('table').phase === 'opening') one.play('pass');
      expect([one.view('table').phase, one.view('table').turn, one.toAct()]).toEqual(['plot', 1, [1]]);
    });

    test(`[${ids.refills}] a pass is a refill not taken`, () => {
      const one = dealt(game, 'a', { first: 'a' }).play('pass', 'pass');
      expect(toldOf(one, 'table', 'passed')).toEqual([
        { kind: 'passed', seat: 0 },
        { kind: 'passed', seat: 1 },
      ]);
      expect(one.view('table').ops.map(({ count }) => count)).toEqual([0, 0]);
      expect([one.view('table').phase, one.toAct()]).toEqual(['plot', [0]]);
    });

    test(`[${ids.inSeatOrder}] with four, in seat order from the starting player`, () => {
      const one = dealt(game, 'a', { first: 'b' }, 4);
      const asked: number[] = [];
      for (; one.view('table').phase === 'opening'; one.play('pass')) asked.push(...one.toAct());
      expect([asked, one.toAct()]).toEqual([[1, 2, 3, 0], [1]]);
    });

    test(`[${ids.customCards}] [${ids.customLives}] custom cards, and a custom ruin`, () => {
      const one = dealt(game, 'a', { custom: CUSTOM });
      const waits = one.state.rules.hasReserve;
      expect(voidOf(one)).toEqual(waits ? ['Red Harbour', 'Last Flood'] : []);
      expect(cardsAtHome(one, 1).includes('Last Flood')).toBe(!waits);
      expect(cardsAtHome(one, 1).includes('Red Harbour')).toBe(false);
      expect(one.view('table').destiny.unseen).toBe(waits ? 42 : 43);
    });

    test(`[${ids.neutralLives}] a ruin without a faction is nobody's at setup`, () => {
      const cards = [...TEST_DECK.cards, { name: 'Long Dark', ability: 'ruin', sway: 6 }];
      const one = dealt(game, 'a', { deck: { ...TEST_DECK, cards } });
      expect([cardsAtHome(one, 0).length, cardsAtHome(one, 1).length]).toEqual([3, 3]);
      expect(one.view('table').destiny.unseen).toBe(43);
    });
  });

  test(`[${ids.destiny}] a position before the opening stands for itself`, () => {
    const one = flowOf(game, { phase: 'opening', asked: 'a', turns: '0', pool: '' });
    expect(one.legal().at(-1)).toBe('pass');
    expect(one.play('refill').toAct()).toEqual([0]);
    expect(one.view('table').phase).toBe('plot');
  });
}
