/** The finale step, in either game. */
import { describe, expect, test } from 'vitest';
import type { Fields } from './combo.ts';
import { choices, flowOf, homeField } from './flow-scene.ts';
import { opsCounts, opsOf, type SwayGame, type SwayScene, toldOf, voidOf } from './scene.ts';

export interface FinaleClauses {
  readonly step: string;
  readonly equalise: string;
  readonly once: string;
  readonly finale: string;
  readonly equal: string;
  readonly chooses: string;
  readonly begins: string;
  readonly never: string;
  readonly experience: string;
  readonly order: string;
  readonly again: string;
  readonly lives: string;
  /** With these each player has an experience. */
  readonly options: Readonly<Record<string, unknown>>;
}

/**
 * b has answered a's Drum and is about to finish; the destiny is empty. Hands of the same size hold lives in
 * one game but not in the other.
 */
const answered = (
  game: SwayGame,
  fields: Fields,
  options: Readonly<Record<string, unknown>> = {},
): SwayScene =>
  flowOf(
    game,
    { phase: 'obstruct', turn: 'b', engaged: 'a Drum; b Stone Spears', pool: '', unseen: '', ...fields },
    { options },
  );

export function finales(game: SwayGame, ids: FinaleClauses): void {
  /** How many lives the finale step brings to each ops. */
  const brought = (one: SwayScene): number => (one.state.rules.hasReserve ? 0 : 2);

  describe('finale', () => {
    test(`[${ids.step}] [${ids.equalise}] [${ids.finale}] with the destiny empty whoever has more ops cards discards down to the other`, () => {
      const one = answered(game, {
        'ops a': 'Mill, Wolves',
        'ops b': 'Stone Elder, Stone Weir, Lantern, Dusk',
      });
      expect(one.view('table').finale).toBe(false);
      one.play('finish');
      const more = brought(one);
      expect(toldOf(one, 'table', 'compared', 'cleared', 'finale', 'won').map(({ kind }) => kind)).toEqual([
        'compared',
        'cleared',
        'finale',
      ]);
      expect(one.view('table')).toMatchObject({ phase: 'equalise', finale: true });
      expect([one.toAct(), opsCounts(one)]).toEqual([[1], [2 + more, 4 + more]]);
      expect(choices(one, 'discard')).toEqual(opsOf(one, 1));
      expect(one.refused('discard Mill').code).toBe('not-in-ops');
      expect(one.refused('finish').code).toBe('not-now');
      one.play('discard Stone Weir');
      expect(one.toAct()).toEqual([1]);
      one.play('discard Dusk');
      expect([one.view('table').phase, one.toAct(), opsCounts(one)]).toEqual([
        'plot',
        [1],
        [2 + more, 2 + more],
      ]);
      expect(voidOf(one)).toEqual(expect.arrayContaining(['Stone Weir', 'Dusk', 'Drum', 'Stone Spears']));
    });

    test(`[${ids.chooses}] the other seat too, out of turn`, () => {
      const one = answered(game, { 'ops a': 'Mill, Wolves', 'ops b': 'Stone Elder' }).play('finish');
      expect([one.view('table').phase, one.toAct()]).toEqual(['equalise', [0]]);
      one.play('discard Wolves');
      expect([one.view('table').phase, one.toAct()]).toEqual(['plot', [1]]);
    });

    test(`[${ids.equal}] [${ids.once}] counts that agree spend it, and there is no second`, () => {
      const one = answered(game, { 'ops a': 'Mill, Wolves', 'ops b': 'Stone Elder, Lantern' }).play('finish');
      expect(one.view('table')).toMatchObject({ phase: 'plot', finale: true });
      const later = answered(game, { finale: '', 'ops a': 'Mill, Wolves, Dusk', 'ops b': 'Stone Elder' });
      later.play('finish');
      expect(later.view('table').phase).toBe('plot');
      expect(toldOf(later, 'table', 'finale')).toEqual([]);
    });

    test(`[${ids.begins}] not while the destiny has a card, nor after an obstruction that failed`, () => {
      const fields = { 'ops a': 'Mill, Wolves', 'ops b': 'Stone Elder' };
      const early = answered(game, { ...fields, unseen: 'Rope' }).play('finish');
      expect(early.view('table')).toMatchObject({ phase: 'plot', finale: false });
      const failed = answered(game, { ...fields, engaged: 'a Drum; a Dusk; b Stone Spears' }).play('finish');
      expect(failed.view('table')).toMatchObject({ phase: 'giving', finale: false });
    });

    test(`[${ids.never}] [${ids.begins}] a destiny that ran out in a plot stays empty, and the next obstruction is the one`, () => {
      const one = flowOf(game, {
        phase: 'plot',
        plotted: '',
        passed: 'b',
        engaged: 'a Ferry',
        pool: 'navigation 1',
        unseen: 'Rope',
        'ops b': 'Wolves, Dusk',
      });
      one.play('draw 1 by navigation');
      expect(one.view('table')).toMatchObject({ finale: false, destiny: { unseen: 0 } });
      one.play('finish', 'engage Wolves', 'finish');
      expect(one.view('table').finale).toBe(true);
      expect(one.view('table').destiny.unseen).toBe(0);
    });

    test(`[${ids.experience}] [${ids.order}] each experience goes to ops first, and counts in the equalisation`, () => {
      const one = answered(
        game,
        {
          'ops a': 'Mill, Wolves',
          'ops b': 'Stone Elder, Stone Weir, Lantern',
          'experience a': 'Reed Weir, Reed Mist',
          'experience b': '',
          ...(homeField(game) === 'reserve'
            ? {}
            : { 'experience a': 'Reed Weir, Reed Fire', 'experience b': 'Stone Fire' }),
        },
        ids.options,
      ).play('finish');
      expect(opsCounts(one)[0]).toBe(4);
      expect(one.view('table').experience.map(({ count }) => count)).toEqual([0, 0]);
      const even = opsCounts(one)[1] === 4;
      expect([one.view('table').phase, one.toAct()]).toEqual(even ? ['plot', [1]] : ['equalise', [0]]);
    });

    test(`[${ids.again}] that move comes back with every such obstruction`, () => {
      const fields = { finale: '', 'ops a': 'Mill', 'ops b': 'Wolves', 'experience a': 'Reed Weir' };
      const one = answered(game, fields, ids.options).play('finish');
      expect(opsOf(one, 0)).toEqual(['Reed Weir', 'Mill']);
      expect(one.view('table').phase).toBe('plot');
      expect(toldOf(one, 'table', 'moved')).toContainEqual({ kind: 'moved', home: 0, count: 1 });
    });

    test(`[${ids.lives}] a ruin or triumph in ops may be the card discarded`, () => {
      const one = answered(game, { 'ops a': 'Mill, Reed Song', 'ops b': 'Stone Elder' }).play('finish');
      expect(choices(one, 'discard')).toContain('Reed Song');
      one.play('discard Reed Song');
      expect([one.outcome(), one.view('table').phase]).toEqual([undefined, 'plot']);
    });
  });
}
