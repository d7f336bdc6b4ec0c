/** Discards after a draw that leaves more than seven cards, in either game. */
import { describe, expect, test } from 'vitest';
import { cardsNamed, opsCounts, opsOf, type SwayGame, sceneOf, toldOf, voidOf } from './scene.ts';

export interface TrimClauses {
  readonly trim: string;
  readonly who: string;
  /** Even somebody who received nothing. */
  readonly anybody: string;
  readonly above: string;
  readonly opening: string;
  readonly teams: string;
}

const STONES = 'Stone Elder, Stone Weir, Stone Spears, Stone Mirror, Stone Vow, Stone Mist, Stone Raft';
const REEDS = STONES.replaceAll('Stone', 'Reed');

export function trims(game: SwayGame, ids: TrimClauses): void {
  describe('trims', () => {
    test(`[${ids.trim}] [${ids.who}] the rival above seven discards cards of choice down to it, at once and out of turn`, () => {
      const one = sceneOf(game, {
        pool: 'navigation 1, plain 1',
        'ops a': 'Mill, Wolves',
        'ops b': STONES,
        under: 'Stone Chief, Rope, Stone Plea, Reed Elder, Cart',
      }).play('draw 2 by navigation');
      expect([opsCounts(one), one.toAct()]).toEqual([[4, 9], [1]]);
      expect(one.refused('0: engage Mill').code).toBe('not-your-turn');
      expect(one.legal()).toEqual(opsOf(one, 1).map((card) => `discard ${card}`));
      expect(one.refused('discard Rope').code).toBe('not-in-ops');
      expect(one.refused('pass').code).toBe('not-now');
      one.play('discard Stone Chief');
      expect(toldOf(one, 'table', 'discarded')).toMatchObject([
        { seat: 1, card: cardsNamed('Stone Chief')[0] },
      ]);
      expect(one.toAct()).toEqual([1]);
      one.play('discard Stone Weir');
      expect([opsCounts(one), one.toAct()]).toEqual([[4, 7], [0]]);
      expect(voidOf(one)).toEqual(expect.arrayContaining(['Stone Chief', 'Stone Weir']));
      one.play('engage Mill');
    });

    test(`[${ids.anybody}] a player who was already above seven trims as well, even if nothing was routed`, () => {
      const one = sceneOf(game, {
        pool: 'navigation 1',
        'ops b': `${STONES}, Stone Chief`,
        unseen: 'Rope, Cart, Heron',
      }).play('draw 1 by navigation');
      expect([opsCounts(one), one.toAct()]).toEqual([[1, 8], [1]]);
      expect(opsCounts(one.play('discard Stone Raft'))).toEqual([1, 7]);
    });

    test(`[${ids.above}] without a draw an ops may stand above seven`, () => {
      const one = sceneOf(game, {
        pool: 'plain 1',
        'ops a': `${REEDS}, Rope, Cart`,
        'ops b': `${STONES}, Stone Chief`,
        unseen: 'Heron',
      }).play('engage Cart');
      expect([opsCounts(one), one.toAct()]).toEqual([[8, 8], [0]]);
    });

    test(`[${ids.trim}] seven is not above seven`, () => {
      const one = sceneOf(game, {
        pool: 'navigation 1',
        'ops b': STONES.replace('Stone Elder, ', ''),
        under: 'Stone Chief, Rope',
      }).play('draw 1 by navigation');
      expect([opsCounts(one), one.toAct()]).toEqual([[1, 7], [0]]);
    });

    test(`[${ids.opening}] an opening refill that overfills the next seat is trimmed before its own`, () => {
      const one = sceneOf(game, {
        phase: 'opening',
        asked: 'a',
        turns: '0',
        under: `${STONES}, Stone Chief, Rope, Cart, Heron, Ferry, Mill, Wolves, Lantern, Dusk`,
      }).play('refill');
      expect([opsCounts(one), one.toAct()]).toEqual([[7, 8], [1]]);
      expect(one.legal()).toEqual(opsOf(one, 1).map((card) => `discard ${card}`));
      one.play('discard Stone Chief');
      expect([opsCounts(one), one.toAct()]).toEqual([[7, 7], [0]]);
      expect(one.view('table').phase).toBe('plot');
    });

    test(`[${ids.teams}] with four, everybody above seven, in seat order from the drawer`, () => {
      const one = sceneOf(
        game,
        {
          turn: 'c',
          engaged: 'c Drum',
          passed: 'd',
          pool: 'navigation 1',
          'ops a': `${REEDS}, Reed Barge`,
          'ops b': `${STONES}, Mill`,
          'ops d': 'Stone Barge, Stone Chief, Stone Plea, Stone Grief, Stone Omen, Stone Oath, Wolves',
          under: 'Stone Ambush, Rope',
        },
        { seats: 4 },
      ).play('draw 1 by navigation');
      expect([opsCounts(one), one.toAct()]).toEqual([[8, 8, 1, 8], [3]]);
      expect(one.play('discard Stone Ambush').toAct()).toEqual([0]);
      expect(one.play('discard Reed Barge').toAct()).toEqual([1]);
      expect(one.play('discard Mill').toAct()).toEqual([2]);
      expect(opsCounts(one)).toEqual([7, 7, 1, 7]);
    });
  });
}
