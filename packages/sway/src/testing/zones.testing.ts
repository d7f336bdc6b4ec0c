/** What lies where, and who sees it, in either game. */
import { describe, expect, test } from 'vitest';
import { at } from '../state/layout.ts';
import { namesIn } from './bare.ts';
import { opsOf, type SwayGame, sceneOf } from './scene.ts';

export interface ZoneClauses {
  readonly destiny: string;
  readonly void: string;
  readonly ops: string;
  readonly experience: string;
  readonly timeline: string;
  readonly own: string;
  readonly otherwise: string;
  readonly ownOnly: string;
  readonly inspectOwn: string;
  readonly inspectOpen: string;
  readonly counts: string;
  readonly backs: string;
  /** What switches the experience on, where it is an option. */
  readonly options?: Readonly<Record<string, unknown>>;
}

const FIELDS = {
  pool: 'plain 1, navigation 1',
  'ops a': 'Mill, Reed Vow',
  'ops b': 'Stone Vow, Cart, Heron',
  'experience b': 'Stone Elder, Wolves',
  unseen: 'Ladder, Brawl',
  under: 'Rope',
};

export function zones(game: SwayGame, ids: ZoneClauses): void {
  const lay = (more: Readonly<Record<string, string>> = {}) =>
    sceneOf(game, { ...FIELDS, ...more }, { options: ids.options ?? {} });
  const inOrder = (names: Iterable<string>): string[] => [...names].sort();

  describe('zones', () => {
    test(`[${ids.ops}] [${ids.inspectOwn}] an ops is seen by its seat alone`, () => {
      const one = lay();
      expect(one.view(1).ops[1]?.cards.map(({ card }) => card)).toEqual(opsOf(one, 1));
      for (const viewer of [0, 'table'] as const)
        expect(one.view(viewer).ops[1]).toEqual({ count: 3, cards: [] });
    });

    test(`[${ids.experience}] so is an experience`, () => {
      const one = lay();
      expect(inOrder(one.view(1).experience[1]?.cards.map(({ card }) => card) ?? [])).toEqual([
        'Stone Elder',
        'Wolves',
      ]);
      for (const viewer of [0, 'table'] as const)
        expect(one.view(viewer).experience[1]).toEqual({ count: 2, cards: [] });
    });

    test(`[${ids.destiny}] nobody sees the destiny`, () => {
      const one = lay();
      for (const viewer of [0, 1, 'table'] as const) {
        const shown = JSON.stringify(one.view(viewer));
        for (const card of ['Ladder', 'Brawl', 'Rope']) expect(shown).not.toContain(card);
      }
    });

    test(`[${ids.void}] [${ids.timeline}] [${ids.inspectOpen}] void and timelines lie open to all`, () => {
      const one = lay();
      for (const viewer of [0, 1, 'table'] as const) {
        expect(inOrder(one.view(viewer).void)).toEqual(inOrder(namesIn(one.state, at.void)));
        expect(one.view(viewer).engaged.map(({ card }) => card)).toEqual(['Drum']);
      }
    });

    test(`[${ids.counts}] every size is open`, () => {
      const { ops, experience, destiny } = lay().view('table');
      expect(ops.map(({ count }) => count)).toEqual([2, 3]);
      expect(experience.map(({ count }) => count).slice(0, 2)).toEqual([0, 2]);
      expect([destiny.unseen, destiny.under.length]).toEqual([2, 1]);
    });

    test(`[${ids.backs}] a hidden card shows that it exists and nothing else`, () => {
      const seen = (card: string) => JSON.stringify(lay({ 'ops b': card }).view(0).ops);
      expect(seen('Stone Vow')).toBe(seen('Cart'));
    });

    test(`[${ids.own}] zones accept neutral and own cards only`, () => {
      for (const [zone, card] of [
        ['ops a', 'Stone Vow'],
        ['ops b', 'Reed Mist'],
      ] as const)
        expect(() => lay({ [zone]: card })).toThrow(/refused/);
      const one = lay({ under: 'Stone Chief, Reed Chief', unseen: '' }).play('draw 2 by navigation');
      expect(opsOf(one, 0)).toEqual(['Reed Vow', 'Reed Chief', 'Mill']);
      expect(opsOf(one, 1)).toContain('Stone Chief');
    });

    test(`[${ids.ownOnly}] [${ids.otherwise}] a player moves own cards, and only as a rule allows`, () => {
      const one = lay();
      expect(one.refused('engage Stone Vow').code).toBe('not-in-ops');
      expect(one.refused('engage Ladder').code).toBe('not-in-ops');
      expect(one.refused('discard Mill').code).toBe('not-now');
      expect(one.refused('take Ladder').code).toBe('not-now');
    });
  });
}
