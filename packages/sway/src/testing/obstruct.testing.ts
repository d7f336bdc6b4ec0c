/** Answering a plot, in either game. */
import { describe, expect, test } from 'vitest';
import type { Fields } from './combo.ts';
import { fieldOf, flowOf } from './flow-scene.ts';
import { opsCounts, poolOf, type SwayGame, type SwayScene, toldOf, voidOf } from './scene.ts';

export interface ObstructClauses {
  readonly turn: string;
  readonly skip: string;
  readonly one: string;
  readonly compare: string;
  readonly higher: string;
  readonly lower: string;
  readonly cleared: string;
  readonly effects: string;
  readonly nothing: string;
  readonly remaining: string;
  readonly more: string;
  readonly lapse: string;
  readonly plot: string;
  readonly barEnds: string;
}

/** b answers a's plot. */
const answering = (game: SwayGame, fields: Fields): SwayScene =>
  flowOf(game, { phase: 'obstruct', turn: 'b', ...fields });

export function obstructing(game: SwayGame, ids: ObstructClauses): void {
  describe('obstruct', () => {
    test(`[${ids.one}] one card, and what it permits`, () => {
      const one = answering(game, {
        engaged: 'a Drum',
        'ops b': 'Stone Chief, Stone Spears, Wolves, Lantern',
      });
      expect(poolOf(one.play('engage Stone Chief'))).toEqual({ plain: 2 });
      one.play('engage Stone Spears', 'engage Wolves', 'engage Lantern');
      expect(one.view('table').totals).toEqual([3, 13]);
    });

    test(`[${ids.one}] no second card without a permission`, () => {
      const one = answering(game, { engaged: 'a Drum', 'ops b': 'Ferry, Wolves' }).play('engage Ferry');
      expect(one.refused('engage Wolves').code).toBe('no-permission');
    });

    test(`[${ids.compare}] [${ids.higher}] [${ids.cleared}] [${ids.plot}] an equal total is a success: both timelines are discarded, and the plot begins`, () => {
      const one = answering(game, { engaged: 'a Drum', 'ops b': 'Stone Spears' });
      one.play('engage Stone Spears', 'finish');
      expect(toldOf(one, 'table', 'compared')).toEqual([{ kind: 'compared', mine: 3, theirs: 3 }]);
      expect(one.view('table')).toMatchObject({ phase: 'plot', turn: 1, totals: [0, 0], engaged: [] });
      expect(voidOf(one)).toEqual(expect.arrayContaining(['Drum', 'Stone Spears']));
      expect([one.toAct(), poolOf(one)]).toEqual([[1], { plain: 1 }]);
    });

    test(`[${ids.higher}] so is a higher one`, () => {
      const one = answering(game, { engaged: 'a Drum', 'ops b': 'Wolves' }).play('engage Wolves', 'finish');
      expect(toldOf(one, 'table', 'compared')).toEqual([{ kind: 'compared', mine: 4, theirs: 3 }]);
      expect(one.view('table').phase).toBe('plot');
    });

    test(`[${ids.lower}] a lower one loses at once, and nothing more of the phase runs`, () => {
      const one = answering(game, { engaged: 'a Drum', 'ops b': 'Lantern, Stone Elder' });
      one.play('engage Lantern', 'finish');
      expect(toldOf(one, 'table', 'compared', 'won', 'cleared')).toEqual([
        { kind: 'compared', mine: 2, theirs: 3 },
        { kind: 'won', side: 0, why: 0 },
      ]);
      expect(one.view('table')).toMatchObject({ phase: 'giving', loser: 1, totals: [3, 2] });
      expect(one.toAct()).toEqual([1]);
    });

    test(`[${ids.nothing}] nothing need be engaged`, () => {
      const one = answering(game, { engaged: 'a Drum', 'ops b': 'Stone Chief' }).play('finish');
      expect(toldOf(one, 'table', 'compared', 'won')).toEqual([
        { kind: 'compared', mine: 0, theirs: 3 },
        { kind: 'won', side: 0, why: 0 },
      ]);
    });

    test(`[${ids.remaining}] a card persuaded away adds nothing; with the last one gone nothing is to be reached`, () => {
      const two = answering(game, { engaged: 'a Drum; a Wolves', 'ops b': 'Kind Word' });
      two.play('engage Kind Word', 'persuade Wolves', 'finish');
      expect(toldOf(two, 'table', 'compared')).toEqual([{ kind: 'compared', mine: 3, theirs: 3 }]);
      const only = answering(game, { engaged: 'a Wolves', 'ops b': 'Kind Word' });
      only.play('engage Kind Word', 'persuade Wolves', 'finish');
      expect(toldOf(only, 'table', 'compared')).toEqual([{ kind: 'compared', mine: 3, theirs: 0 }]);
    });

    test(`[${ids.more}] more than enough may be engaged, until the finish`, () => {
      const one = answering(game, { engaged: 'a Drum', 'ops b': 'Stone Chief, Stone Spears' });
      one.play('engage Stone Chief', 'engage Stone Spears', 'finish');
      expect(toldOf(one, 'table', 'compared')).toEqual([{ kind: 'compared', mine: 7, theirs: 3 }]);
      expect(opsCounts(one)).toEqual([0, 0]);
    });

    test(`[${ids.effects}] [${ids.lapse}] what lasts for a phase or turn ends: permissions and sentences lapse`, () => {
      const one = answering(game, { engaged: 'a Drum', 'ops b': 'Stone Chief, Ferry' });
      one.play('engage Stone Chief', 'engage Ferry');
      expect(poolOf(one)).toEqual({ plain: 1, navigation: 1 });
      expect(poolOf(one.play('finish'))).toEqual({ plain: 1 });
      expect(one.refused('draw 1 by navigation').code).toBe('not-open');
    });

    test(`[${ids.effects}] [${ids.barEnds}] covert's bar ends with the obstruction it barred`, () => {
      const one = answering(game, {
        engaged: 'a Reed Mist',
        barred: 'b',
        'ops b': 'Stone Chief, Wolves, Stone Spears',
      });
      expect(one.refused('engage Wolves').code).toBe('barred-by-covert');
      one.play('engage Stone Chief', 'finish');
      expect(fieldOf(one, 'barred')).toBe('');
      one.play('engage Wolves');
    });

    test(`[${ids.turn}] the other seat has nothing to do in it`, () => {
      const one = answering(game, { engaged: 'a Drum', 'ops a': 'Reed Ambush', 'ops b': 'Wolves' });
      expect(one.refused('0: finish').code).toBe('not-your-turn');
      expect(one.legal(0)).toEqual([]);
    });

    test(`[${ids.skip}] the first turn of a game has no obstruction`, () => {
      const one = flowOf(game, { phase: 'opening', asked: 'b', steps: '1', turns: '0', pool: '' });
      expect(one.play('pass').view('table')).toMatchObject({ phase: 'plot', turn: 0 });
    });
  });
}
