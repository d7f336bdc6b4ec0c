/** Battle out of turn, in either game. */
import { describe, expect, test } from 'vitest';
import type { Fields } from './combo.ts';
import { fieldOf, flowOf, homeField } from './flow-scene.ts';
import { opsOf, poolOf, type SwayGame, type SwayScene, toldOf } from './scene.ts';

export interface InterruptClauses {
  readonly right: string;
  readonly first: string;
  readonly fromWhen: string;
  readonly between: string;
  readonly polled: string;
  readonly cutPlot: string;
  readonly freeEngage: string;
  readonly barred: string;
  readonly opsOnly: string;
  readonly back: string;
  readonly neverSkipped: string;
  readonly asked: string;
  readonly plotted: string;
  readonly outOfTurn: string;
}

/** a plots, and b is asked if public facts allow it; a battle card is in the destiny. */
const plots = (game: SwayGame, fields: Fields): SwayScene =>
  flowOf(game, { phase: 'plot', unseen: 'Rope, Cart, Heron, Brawl', ...fields });
const isAsked = (one: SwayScene): boolean => one.view('table').task === 'window';

export function interrupts(game: SwayGame, ids: InterruptClauses): void {
  describe('interrupt', () => {
    test(`[${ids.right}] [${ids.first}] [${ids.freeEngage}] [${ids.outOfTurn}] a battle card ends the plot and is the first card of the player’s own obstruction`, () => {
      const one = plots(game, {
        'ops a': 'Reed Elder, Wolves, Mill',
        'ops b': 'Stone Ambush, Stone Spears, Ladder, Stone Chief',
      });
      one.play('engage Reed Elder');
      expect([one.toAct(), isAsked(one)]).toEqual([[1], true]);
      expect(one.legal()).toEqual(['interrupt with Stone Ambush', 'pass', 'pass the plot']);
      one.play('interrupt with Stone Ambush');
      expect(one.view('table')).toMatchObject({ phase: 'obstruct', turn: 1, turns: 5, totals: [2, 4] });
      expect([one.toAct(), poolOf(one)]).toEqual([[1], { plain: 2 }]);
      one.play('engage Stone Spears', 'engage Stone Chief', 'finish');
      expect(toldOf(one, 'table', 'compared')).toEqual([{ kind: 'compared', mine: 11, theirs: 2 }]);
    });

    test(`[${ids.cutPlot}] [${ids.plotted}] the cards stay, permissions and sentences are lost, a bar and the hand are kept`, () => {
      const one = plots(game, { 'ops a': 'Reed Elder, Ferry, Mill, Wolves', 'ops b': 'Stone Ambush' });
      one.play('engage Reed Elder', 'pass', 'engage Ferry', 'interrupt with Stone Ambush');
      expect(one.view('table')).toMatchObject({ totals: [4, 4], phase: 'obstruct' });
      expect([poolOf(one), opsOf(one, 0)]).toEqual([{ plain: 2 }, ['Mill', 'Wolves']]);
      expect(toldOf(one, 'table', 'won')).toEqual([]);
      one.play('finish');
      expect(one.view('table')).toMatchObject({ phase: 'plot', turn: 1 });
    });

    test(`[${ids.fromWhen}] not before the first card of the plot`, () => {
      const one = plots(game, { 'ops a': 'Reed Elder', 'ops b': 'Stone Ambush' });
      expect(one.refused('1: interrupt with Stone Ambush').code).toBe('nothing-plotted');
      expect(isAsked(one)).toBe(false);
    });

    test(`[${ids.between}] after complete actions only: a draw, its trim, and omen's cards come first`, () => {
      const hand = 'Stone Elder, Stone Weir, Stone Spears, Stone Mirror, Stone Vow, Stone Mist, Stone Raft';
      const drawn = plots(game, {
        plotted: '',
        engaged: 'a Ferry',
        pool: 'navigation 1',
        unseen: '',
        under: 'Stone Plea, Rope, Cart, Brawl',
        'ops b': hand,
      }).play('draw 1 by navigation');
      expect([drawn.view('table').task, drawn.toAct()]).toEqual(['trim', [1]]);
      expect(isAsked(drawn.play('discard Stone Raft'))).toBe(true);
      const omen = plots(game, {
        plotted: '',
        engaged: 'a Heron',
        unseen: 'Rope, Cart, Ferry, Brawl',
        pool: 'omen 1',
        'ops b': hand,
      });
      expect(omen.play('omen 2').view('table').task).toBe('omen');
      const looked = omen.view(0).looked?.cards.map(({ card }) => card) ?? [];
      expect(isAsked(omen.play(`under ${looked[0]}`))).toBe(true);
    });

    test(`[${ids.polled}] [${ids.asked}] the question comes after every action, whatever anybody holds`, () => {
      for (const hand of ['Stone Ambush', 'Stone Spears']) {
        const one = plots(game, { 'ops a': 'Reed Elder, Wolves, Mill', 'ops b': hand });
        expect(isAsked(one.play('engage Reed Elder'))).toBe(true);
        one.play('pass');
        expect([one.toAct(), isAsked(one)]).toEqual([[0], false]);
        expect(isAsked(one.play('engage Wolves'))).toBe(true);
        expect(isAsked(one.play('pass', 'finish'))).toBe(false);
      }
    });

    test(`[${ids.asked}] "I pass for this plot" binds until the plot ends`, () => {
      const one = plots(game, { 'ops a': 'Reed Elder, Wolves, Mill', 'ops b': 'Stone Ambush' });
      one.play('engage Reed Elder', 'pass the plot');
      expect(fieldOf(one, 'passed')).toBe('b');
      expect(toldOf(one, 'table', 'waived')).toEqual([{ kind: 'waived', seat: 1 }]);
      expect(isAsked(one.play('engage Wolves'))).toBe(false);
      expect(fieldOf(one.play('finish'), 'passed')).toBe('');
    });

    test(`[${ids.asked}] nobody is asked without an ops card, or while every battle card lies open`, () => {
      const bare = plots(game, { 'ops a': 'Reed Elder, Wolves' }).play('engage Reed Elder');
      expect(isAsked(bare)).toBe(false);
      const open = { 'ops a': 'Reed Elder', 'ops b': 'Stone Spears', unseen: 'Rope, Cart' };
      expect(isAsked(plots(game, open).play('engage Reed Elder'))).toBe(false);
      const last = plots(game, { ...open, 'ops a': 'Reed Elder, Reed Ambush' });
      expect(isAsked(last.play('engage Reed Elder'))).toBe(true);
      last.play('pass');
      expect(isAsked(last.play('engage Reed Ambush'))).toBe(false);
      const faceDown = { ...open, plotted: '', engaged: 'a Drum; a hidden Reed Ambush slot 0' };
      expect(isAsked(plots(game, faceDown).play('engage Reed Elder'))).toBe(true);
    });

    test(`[${ids.barred}] under covert's bar not once covert is engaged, before it yes`, () => {
      const one = plots(game, { 'ops a': 'Reed Elder, Reed Mist, Mill', 'ops b': 'Stone Ambush' });
      expect(isAsked(one.play('engage Reed Elder'))).toBe(true);
      expect(isAsked(one.play('pass', 'engage Reed Mist'))).toBe(false);
      expect(one.refused('1: interrupt with Stone Ambush').code).toBe('barred-by-covert');
    });

    test(`[${ids.opsOnly}] only with a printed battle card in ops`, () => {
      const one = plots(game, {
        'ops a': 'Reed Elder, Wolves',
        'ops b': 'Stone Spears',
        [`${homeField(game)} b`]: 'Stone Ambush, Stone Fire',
      }).play('engage Reed Elder');
      expect(one.refused('interrupt with Stone Ambush').code).toBe('not-in-ops');
      expect(one.refused('interrupt with Stone Spears').code).toBe('not-battle');
      expect(one.legal()).toEqual(['pass', 'pass the plot']);
    });

    test(`[${ids.neverSkipped}] [${ids.back}] the obstruction is never skipped, and the player who was cut short may cut back in the plot after it`, () => {
      const one = plots(game, { 'ops a': 'Ferry, Reed Ambush', 'ops b': 'Stone Ambush, Stone Spears' });
      one.play('engage Ferry', 'interrupt with Stone Ambush');
      expect(one.view('table').phase).toBe('obstruct');
      one.play('finish', 'engage Stone Spears');
      expect([one.toAct(), isAsked(one)]).toEqual([[0], true]);
      one.play('interrupt with Reed Ambush');
      expect(one.view('table')).toMatchObject({ phase: 'obstruct', turn: 0, turns: 6, totals: [4, 3] });
    });

    test(`[${ids.polled}] the host is told whose window is open, what ends it, and for how long`, () => {
      const one = plots(game, { 'ops a': 'Reed Elder', 'ops b': 'Stone Spears' });
      expect(game.window?.(one.state)).toBeUndefined();
      one.play('engage Reed Elder');
      expect(game.window?.(one.state)).toEqual({
        answers: [{ seat: 1, answer: game.moves.kinds.pass.pack() }],
        ms: 2000,
      });
    });
  });
}
