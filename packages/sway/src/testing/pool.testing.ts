/** Permissions and sentences, in either game. */
import { describe, expect, test } from 'vitest';
import { poolOf, type SwayGame, type SwayScene, sceneOf } from './scene.ts';

export interface PoolClauses {
  readonly named: string;
  readonly lapses: string;
  readonly order: string;
  readonly skipped: string;
  readonly independent: string;
  readonly anyMoment: string;
  readonly several: string;
  readonly finish: string;
  readonly drawnEngaged: string;
  readonly budget: string;
  readonly valor: string;
  readonly settled: string;
}

const engages = (one: SwayScene): string[] => one.legal().filter((move) => move.startsWith('engage'));

export function pool(game: SwayGame, ids: PoolClauses): void {
  describe('pool', () => {
    test(`[${ids.named}] each permission of another kind is a choice of its own`, () => {
      const one = sceneOf(game, {
        pool: 'plain 1, engineering 1, vision 3, valor 1',
        'ops a': 'Mill, Reed Vow',
        unseen: 'Rope',
      });
      expect(engages(one)).toEqual([
        'engage Reed Vow',
        'engage Mill',
        'engage Reed Vow by engineering',
        'engage Mill by engineering',
        'engage Reed Vow by valor',
        'engage Reed Vow by vision',
        'engage Mill by vision',
      ]);
      expect(one.refused('engage Mill by valor').code).toBe('only-valor');
      expect(one.refused('engage Mill by persuasion').code).toBe('no-permission');
      expect(poolOf(one.play('engage Mill by vision'))).toEqual({ plain: 1, engineering: 2, valor: 1 });
    });

    test(`[${ids.order}] paying with a permission gives up the draw before it`, () => {
      const one = sceneOf(game, { pool: 'engineering 1', 'ops a': 'Drum and Pipe', unseen: 'Rope, Cart' });
      one.play('engage Drum and Pipe by engineering');
      expect([poolOf(one), one.refused('draw 1 by engineering').code]).toEqual([{ plain: 2 }, 'not-open']);
    });

    test(`[${ids.order}] [${ids.several}] other actions may come between the draw and its permission`, () => {
      const one = sceneOf(game, {
        pool: 'plain 1, engineering 1',
        'ops a': 'Mill, Lantern',
        unseen: 'Rope, Cart, Heron, Ladder',
      });
      one.play('draw 1 by engineering', 'engage Mill');
      expect(poolOf(one)).toEqual({ plain: 1, engineering: 1 });
      expect(poolOf(one.play('engage Lantern'))).toEqual({ engineering: 1, vision5: 1 });
    });

    test(`[${ids.skipped}] the permission stays where the draw was never made or cannot be`, () => {
      const full = sceneOf(game, {
        pool: 'engineering 1',
        'ops a': 'Mill, Wolves, Lantern, Dusk, Brawl, Ladder, Cart',
        unseen: 'Rope',
      });
      expect(full.refused('draw 1 by engineering').code).toBe('ops-full');
      expect(poolOf(full.play('engage Ladder by engineering'))).toEqual({ plain: 1 });
    });

    test(`[${ids.independent}] [${ids.budget}] a card is charged to the permission that paid for it`, () => {
      const one = sceneOf(game, {
        pool: 'plain 1, vision 3',
        'ops a': 'Drum and Pipe, Wolves, Ladder, Cart, Rope',
        unseen: 'Ferry',
      });
      expect(one.refused('engage Wolves by vision').code).toBe('over-budget');
      one.play('engage Drum and Pipe');
      expect(poolOf(one)).toEqual({ plain: 2, vision3: 1 });
      one.play('engage Ladder by vision');
      expect(poolOf(one)).toEqual({ plain: 3, vision2: 1 });
      one.play('engage Cart by vision');
      expect(poolOf(one)).toEqual({ plain: 3, refill: 1 });
      expect(one.refused('engage Rope by vision').code).toBe('no-permission');
    });

    test(`[${ids.valor}] a permission of valor is for valor cards`, () => {
      const one = sceneOf(game, {
        pool: 'valor 1',
        'ops a': 'Mill, Reed Vow, Reed Oath',
        unseen: 'Rope, Cart',
      });
      expect(engages(one)).toEqual(['engage Reed Vow by valor', 'engage Reed Oath by valor']);
      expect(poolOf(one.play('engage Reed Vow by valor'))).toEqual({ undrawn: 1 });
      expect(poolOf(one.play('draw 1 by valor'))).toEqual({ valor: 1 });
      expect(poolOf(one.play('engage Reed Oath by valor'))).toEqual({ undrawn: 1 });
    });

    test(`[${ids.anyMoment}] [${ids.drawnEngaged}] sentences can wait, even past the last permission, and the cards they bring may be engaged`, () => {
      const one = sceneOf(game, { pool: 'plain 2', 'ops a': 'Ferry, Dusk', unseen: 'Rope' });
      one.play('engage Ferry', 'engage Dusk', 'draw 1 by navigation', 'engage Rope');
      expect(poolOf(one)).toEqual({ plain: 1 });
      const last = sceneOf(game, { pool: 'plain 1', 'ops a': 'Ferry', unseen: 'Rope, Cart' });
      last.play('engage Ferry');
      expect(engages(last)).toEqual([]);
      last.play('draw 2 by navigation');
    });

    test(`[${ids.finish}] [${ids.lapses}] a finish ends the engaging, and what is open lapses`, () => {
      const one = sceneOf(game, {
        pool: 'plain 2, navigation 1, vision 4',
        'ops a': 'Mill',
        'ops b': 'Stone Elder',
        unseen: 'Rope, Cart',
      });
      one.play('finish');
      expect([one.toAct(), one.view('table').phase, poolOf(one)]).toEqual([[1], 'obstruct', { plain: 1 }]);
      expect(one.refused('0: engage Mill').code).toBe('not-your-turn');
      one.play('engage Stone Elder', 'finish');
      expect(one.view('table').pool).not.toHaveProperty('navigation');
    });

    test(`[${ids.settled}] with the destiny empty, only what can still be done is open`, () => {
      const one = sceneOf(game, {
        pool: 'plain 1, engineering 1, navigation 2, omen 1, refill 1',
        'ops a': 'Mill',
        under: 'Rope',
      });
      expect(poolOf(one.play('draw 1 by navigation'))).toEqual({ plain: 2 });
      expect(engages(one).filter((move) => move.includes('by'))).toEqual([]);
    });
  });
}
