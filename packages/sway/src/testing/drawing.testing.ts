/** Drawing and refilling, in either game. */
import { describe, expect, test } from 'vitest';
import { cardsNamed, opsCounts, opsOf, poolOf, type SwayGame, sceneOf, toldOf } from './scene.ts';

export interface DrawingClauses {
  readonly route: string;
  readonly count: string;
  readonly atSeven: string;
  readonly full: string;
  readonly seen: string;
  readonly refill: string;
  readonly atMost: string;
  readonly runsOut: string;
  readonly oneOperation: string;
  readonly known: string;
  /** How many cards a refill may draw, and how it is written with room for three. */
  readonly refillNumber: string;
  readonly refills: readonly string[];
}

const FIVE = 'Mill, Wolves, Lantern, Dusk, Brawl';
const SIX = `${FIVE}, Ladder`;
const STONES = 'Stone Elder, Stone Weir, Stone Spears, Stone Mirror, Stone Vow, Stone Mist, Stone Raft';

export function drawing(game: SwayGame, ids: DrawingClauses): void {
  describe('drawing', () => {
    test(`[${ids.route}] [${ids.count}] neutral and own cards stay, others go to the rival and do not count`, () => {
      const one = sceneOf(game, {
        pool: 'navigation 1',
        'ops a': FIVE,
        'ops b': 'Stone Elder, Stone Weir',
        under: 'Stone Chief, Rope, Stone Plea, Reed Elder, Cart',
      }).play('draw 2 by navigation');
      expect(opsOf(one, 0)).toEqual(expect.arrayContaining(['Rope', 'Reed Elder']));
      expect(opsOf(one, 1)).toEqual(expect.arrayContaining(['Stone Chief', 'Stone Plea']));
      expect(opsCounts(one)).toEqual([7, 4]);
      expect(one.view('table').destiny).toMatchObject({ unseen: 0, under: [{}] });
      expect(one.toAct()).toEqual([0]);
    });

    test(`[${ids.atSeven}] with room for one, one is drawn`, () => {
      const one = sceneOf(game, { pool: 'navigation 1', 'ops a': SIX, unseen: 'Rope, Cart, Heron' });
      expect(one.legal().filter((move) => move.startsWith('draw'))).toEqual(['draw 1 by navigation']);
      expect(one.refused('draw 2 by navigation').code).toBe('too-many');
      expect(opsCounts(one.play('draw 1 by navigation'))).toEqual([7, 0]);
    });

    test(`[${ids.full}] with seven or more, none`, () => {
      for (const more of ['Ferry', 'Ferry, Reed Elder']) {
        const one = sceneOf(game, { pool: 'navigation 1', 'ops a': `${SIX}, ${more}`, unseen: 'Rope, Cart' });
        expect(one.legal().filter((move) => move.startsWith('draw'))).toEqual([]);
        expect(one.refused('draw 1 by navigation').code).toBe('ops-full');
      }
    });

    test(`[${ids.atMost}] any number up to X, not none and not more`, () => {
      const one = sceneOf(game, { pool: 'navigation 1', unseen: 'Rope, Cart, Heron' });
      expect(one.legal().filter((move) => move.startsWith('draw'))).toEqual([
        'draw 2 by navigation',
        'draw 1 by navigation',
      ]);
      for (const none of ['draw 0 by navigation', 'draw 3 by navigation'])
        expect(() => one.refused(none)).not.toThrow();
      expect(opsCounts(one.play('draw 1 by navigation'))).toEqual([1, 0]);
    });

    test(`[${ids.oneOperation}] the number is named first, and what is left of it lapses`, () => {
      const one = sceneOf(game, { pool: 'navigation 1', unseen: 'Rope, Cart, Heron' }).play(
        'draw 1 by navigation',
      );
      expect(one.refused('draw 1 by navigation').code).toBe('not-open');
      expect(poolOf(one)).toEqual({});
    });

    test(`[${ids.runsOut}] an empty destiny gives what it has, and the rest of the sentence stays open`, () => {
      const one = sceneOf(game, {
        pool: 'engineering 1, navigation 1',
        'ops a': 'Mill',
        under: 'Stone Chief',
      });
      one.play('draw 1 by engineering');
      expect([opsCounts(one), poolOf(one)]).toEqual([[1, 1], { plain: 1 }]);
      expect(one.refused('draw 1 by navigation').code).toBe('destiny-empty');
      expect(one.toAct()).toEqual([0]);
      one.play('engage Mill');
    });

    test(`[${ids.seen}] [${ids.known}] the drawer sees all; where a card goes and what is routed, everybody`, () => {
      const one = sceneOf(game, { pool: 'navigation 1', under: 'Stone Chief, Rope', void: 'Cart' });
      one.play('draw 1 by navigation');
      const [chief, rope] = cardsNamed('Stone Chief', 'Rope');
      const went = [
        { kind: 'goes', seat: 0, to: 1 },
        { kind: 'routed', seat: 0, to: 1, card: chief },
        { kind: 'goes', seat: 0, to: 0 },
      ];
      expect(toldOf(one, 0, 'goes', 'drew', 'routed')).toEqual([
        ...went,
        { kind: 'drew', seat: 0, card: rope },
      ]);
      for (const viewer of [1, 'table'] as const)
        expect(toldOf(one, viewer, 'goes', 'drew', 'routed')).toEqual([...went, { kind: 'drew', seat: 0 }]);
      expect(one.view(0).ops[1]?.cards.map(({ card }) => card)).toEqual(['Stone Chief']);
      expect(one.view('table').ops.map(({ count, cards }) => [count, cards.length])).toEqual([
        [1, 0],
        [1, 1],
      ]);
    });

    test(`[${ids.known}] with four, all know a routed card, which goes to the next seat`, () => {
      const one = sceneOf(
        game,
        { turn: 'd', engaged: 'd Drum', passed: 'a', pool: 'navigation 1', under: 'Reed Chief, Rope' },
        { seats: 4 },
      ).play('draw 1 by navigation');
      expect(opsCounts(one)).toEqual([1, 0, 0, 1]);
      for (const viewer of [1, 2, 3, 'table'] as const)
        expect(one.view(viewer).ops[0]?.cards.map(({ card }) => card)).toEqual(['Reed Chief']);
    });

    test(`[${ids.refill}] [${ids.refillNumber}] a refill draws up to an ops of seven`, () => {
      const hand = 'Mill, Wolves, Lantern, Dusk';
      const one = sceneOf(game, {
        pool: 'refill 1',
        'ops a': hand,
        unseen: 'Rope, Cart, Heron, Ferry, Ladder',
      });
      expect(one.legal().filter((move) => move.startsWith('refill'))).toEqual(ids.refills);
      one.play('refill');
      expect([opsCounts(one), poolOf(one)]).toEqual([[7, 0], {}]);
      expect(one.refused('refill').code).toBe('not-open');
    });

    test(`[${ids.refill}] [${ids.full}] no refill with seven`, () => {
      const one = sceneOf(game, {
        pool: 'refill 1',
        'ops a': STONES.replaceAll('Stone', 'Reed'),
        unseen: 'Rope',
      });
      expect(one.legal().filter((move) => move.startsWith('refill'))).toEqual([]);
      expect(one.refused('refill').code).toBe('ops-full');
    });
  });
}
