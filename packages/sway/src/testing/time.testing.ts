/** Whose time runs, and what happens when it runs out, in either game. */
import { onlySeat } from '@hortus/kernel';
import { describe, expect, test } from 'vitest';
import type { Fields } from './combo.ts';
import { flowOf, homeField } from './flow-scene.ts';
import { opsCounts, opsOf, type SwayGame, type SwayScene, toldOf, voidOf } from './scene.ts';

export interface TimeClauses {
  readonly limit: string;
  readonly loses: string;
  readonly forced: string;
  readonly finishes: string;
  readonly noTake: string;
  readonly timeReason: readonly [string, string];
}

const STONES = 'Stone Elder, Stone Weir, Stone Spears, Stone Mirror, Stone Vow, Stone Mist, Stone Raft';

export function timing(game: SwayGame, ids: TimeClauses): void {
  const home = homeField(game);
  const clock = (one: SwayScene) => game.clock(one.state);
  const overtime = (fields: Fields): SwayScene => flowOf(game, fields, { options: { overtime: 'finish' } });

  describe('time', () => {
    test(`[${ids.limit}] one limit per turn or phase, and every other seat has its own`, () => {
      const one = flowOf(game, {
        phase: 'obstruct',
        turn: 'b',
        engaged: 'a Drum',
        'ops b': 'Wolves, Mill, Dusk',
      });
      const first = clock(one);
      expect(first?.seats).toBe(onlySeat(1));
      expect(clock(one.play('engage Wolves'))).toEqual(first);
      one.play('finish');
      expect(one.view('table').phase).toBe('plot');
      expect(clock(one)?.span === first?.span).toBe(!one.state.rules.clockByPhase);
      const plot = clock(one);
      one.play('engage Mill');
      if (one.view('table').task === 'window') one.play('pass');
      expect(clock(one)).toEqual(plot);
      one.play('finish');
      expect(clock(one)?.seats).toBe(onlySeat(0));
      expect(clock(one)?.span).not.toBe(plot?.span);
    });

    test(`[${ids.forced}] a forced choice of the other has a limit of its own, and what was left goes on afterwards`, () => {
      const one = flowOf(game, {
        phase: 'plot',
        passed: 'b',
        plotted: '',
        engaged: 'a Ferry; a Reed Raft',
        pool: 'navigation 2',
        unseen: '',
        under: 'Stone Plea, Rope, Stone Chief, Cart, Heron',
        'ops b': STONES,
      });
      const before = clock(one);
      one.play('draw 1 by navigation');
      const trim = clock(one);
      expect([trim?.seats, trim?.span === before?.span]).toEqual([onlySeat(1), false]);
      one.play('discard Stone Raft');
      expect(clock(one)).toEqual(before);
      one.play('draw 1 by navigation');
      expect(clock(one)?.seats).toBe(onlySeat(1));
      expect(clock(one)?.span).not.toBe(trim?.span);
    });

    test(`[${ids.forced}] so has an equalisation; in a player's own turn it runs on the turn's clock, if turns have one`, () => {
      const fields = {
        phase: 'obstruct',
        turn: 'b',
        engaged: 'a Drum; b Stone Spears',
        pool: '',
        unseen: '',
      };
      const other = flowOf(game, { ...fields, 'ops a': 'Mill' });
      const before = clock(other);
      other.play('finish');
      expect([clock(other)?.seats, clock(other)?.span === before?.span]).toEqual([onlySeat(0), false]);
      const byPhase = other.state.rules.clockByPhase;
      expect(clock(other.play('discard Mill'))?.span === before?.span).toBe(!byPhase);
      const own = flowOf(game, { ...fields, 'ops b': 'Mill' });
      const turn = clock(own);
      expect(clock(own.play('finish'))?.span === turn?.span).toBe(!byPhase);
    });

    test(`[${ids.forced}] in a window nobody's time runs`, () => {
      const one = flowOf(game, {
        phase: 'plot',
        unseen: 'Rope, Brawl',
        'ops a': 'Mill, Wolves',
        'ops b': 'Dusk',
      });
      expect(clock(one.play('engage Mill'))).toBeUndefined();
    });

    test(`[${ids.loses}] running out of time loses the game, in any seat`, () => {
      for (const [seat, winner] of [
        [0, 1],
        [1, 0],
      ]) {
        const one = flowOf(game, { phase: 'plot', 'ops a': 'Mill' }).play(`${seat}: time`);
        const [code, clause] = ids.timeReason;
        expect(one.outcome()).toMatchObject({ winners: [winner], reasons: [{ code, clause }] });
        expect(toldOf(one, 'table', 'quit')).toEqual([{ kind: 'quit', seat, how: 1 }]);
      }
    });

    test(`[${ids.finishes}] by option the question is answered by what does least: a finish`, () => {
      const one = overtime({ phase: 'obstruct', turn: 'b', engaged: 'a Drum', 'ops b': 'Wolves' });
      one.play('engage Wolves', '1: time');
      expect(one.view('table')).toMatchObject({ phase: 'plot', turn: 1 });
      one.play('1: time');
      expect(one.view('table')).toMatchObject({ phase: 'giving', loser: 1 });
      one.play('1: time');
      expect(toldOf(one, 'table', 'gave').length).toBe(1);
      expect(one.toAct()).toEqual([1]);
      one.play('1: time');
      expect(toldOf(one, 'table', 'passed')).toEqual([{ kind: 'passed', seat: 1 }]);
      expect(one.outcome()).toBeUndefined();
    });

    test(`[${ids.finishes}] forced discards in listed order, all that are due`, () => {
      const one = overtime({
        phase: 'plot',
        passed: 'b',
        plotted: '',
        engaged: 'a Ferry',
        pool: 'navigation 1',
        unseen: '',
        under: 'Stone Plea, Stone Chief, Rope, Cart',
        'ops b': STONES,
      }).play('draw 1 by navigation');
      const listed = opsOf(one, 1);
      one.play('1: time');
      expect([opsCounts(one), one.toAct()]).toEqual([[1, 7], [0]]);
      expect(voidOf(one)).toEqual(expect.arrayContaining(listed.slice(0, 2)));
    });

    test(`[${ids.finishes}] cards looked at go under as they lie, nothing is taken`, () => {
      const one = overtime({
        phase: 'plot',
        passed: 'b',
        plotted: '',
        engaged: 'a Heron',
        pool: 'omen 1',
        unseen: '',
        under: 'Rope, Cart, Mill, Ferry, Dusk',
      }).play('omen 3', '0: time');
      expect(one.position()).toContain('under Ferry, Dusk, Rope, Cart, Mill');
      expect([one.toAct(), opsCounts(one)]).toEqual([[0], [0, 0]]);
    });

    test(`[${ids.finishes}] a seat that is asked nothing loses nothing`, () => {
      const one = overtime({ phase: 'plot', 'ops a': 'Mill', 'ops b': 'Wolves', [`${home} a`]: 'Reed Fire' });
      const before = one.position();
      expect(one.play('1: time').position()).toBe(before);
    });

    test(`[${ids.finishes}] a window is passed`, () => {
      const one = overtime({
        phase: 'plot',
        unseen: 'Rope, Brawl',
        'ops a': 'Mill, Wolves',
        'ops b': 'Stone Ambush',
      });
      one.play('engage Mill', '1: time');
      expect([toldOf(one, 'table', 'passed'), one.toAct()]).toEqual([[{ kind: 'passed', seat: 1 }], [0]]);
    });

    test(`[${ids.noTake}] after the end there is no time to run out of`, () => {
      const one = flowOf(game, { phase: 'plot', 'ops a': 'Mill' }).play('0: resign');
      expect(clock(one)).toBeUndefined();
      expect(one.refused('1: time').code).toBe('over');
    });
  });
}
