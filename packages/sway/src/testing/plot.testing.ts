/** Leaving cards on the table, in either game. */
import { describe, expect, test } from 'vitest';
import type { Fields } from './combo.ts';
import { fieldOf, flowOf } from './flow-scene.ts';
import { poolOf, type SwayGame, type SwayScene, toldOf } from './scene.ts';

export interface PlotClauses {
  readonly must: string;
  readonly none: string;
  readonly declined: string;
  readonly empty: string;
  readonly effects: string;
  readonly stays: string;
  readonly lapse: string;
  readonly finish: string;
}

/** a plots, and b has passed for the plot. */
const plots = (game: SwayGame, fields: Fields): SwayScene =>
  flowOf(game, { phase: 'plot', passed: 'b', ...fields });

export function plotting(game: SwayGame, ids: PlotClauses): void {
  describe('plot', () => {
    test(`[${ids.must}] [${ids.stays}] one card must be engaged, more may follow; they stay, and the rival's turn begins`, () => {
      const one = plots(game, { 'ops a': 'Reed Elder, Wolves, Mill' });
      one.play('engage Reed Elder', 'engage Wolves', 'finish');
      expect(one.view('table')).toMatchObject({ phase: 'obstruct', turn: 1, turns: 5, totals: [6, 0] });
      expect(toldOf(one, 'table', 'turn', 'phase', 'won')).toEqual([
        { kind: 'turn', seat: 1 },
        { kind: 'phase', phase: 2 },
      ]);
      expect([one.toAct(), poolOf(one)]).toEqual([[1], { plain: 1 }]);
    });

    test(`[${ids.none}] [${ids.declined}] without a card the turn is lost, with cards in hand too`, () => {
      const one = plots(game, { 'ops a': 'Reed Elder, Wolves' }).play('finish');
      expect(toldOf(one, 'table', 'won', 'compared')).toEqual([{ kind: 'won', side: 1, why: 1 }]);
      expect(one.view('table')).toMatchObject({ phase: 'giving', loser: 0 });
      expect([one.toAct(), one.outcome()]).toEqual([[0], undefined]);
    });

    test(`[${ids.empty}] a player with no card at all loses the turn, not the game`, () => {
      const one = plots(game, { 'ops b': 'Wolves' });
      expect(one.legal()).toEqual(['finish']);
      one.play('finish');
      expect([one.view('table').phase, one.outcome()]).toEqual(['giving', undefined]);
    });

    test(`[${ids.effects}] [${ids.lapse}] what lasts for a turn ends; a bar goes on`, () => {
      const one = plots(game, { 'ops a': 'Reed Mist, Reed Elder, Ferry' });
      one.play('engage Reed Elder', 'engage Reed Mist', 'engage Ferry');
      expect([poolOf(one), fieldOf(one, 'barred')]).toEqual([{ plain: 1, navigation: 1 }, 'b']);
      one.play('finish');
      expect([poolOf(one), fieldOf(one, 'barred'), fieldOf(one, 'passed')]).toEqual([{ plain: 1 }, 'b', '']);
    });

    test(`[${ids.finish}] nothing follows the finish`, () => {
      const one = plots(game, { 'ops a': 'Reed Elder, Wolves' }).play('engage Reed Elder', 'finish');
      expect(one.refused('0: engage Wolves').code).toBe('not-your-turn');
    });
  });
}
