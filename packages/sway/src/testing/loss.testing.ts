/** A lost turn or round, in either game. */
import { refuse } from '@hortus/kernel';
import { describe, expect, test } from 'vitest';
import type { Fields } from './combo.ts';
import { cardsAtHome, choices, fieldOf, flowOf, hasField, homeField } from './flow-scene.ts';
import { cardsNamed, poolOf, type SwayGame, type SwayScene, toldOf, voidOf } from './scene.ts';

export interface LossClauses {
  readonly runs: string;
  readonly effects: string;
  readonly gives: string;
  readonly last: string;
  readonly nothing: string;
  readonly story: string;
  readonly noStory: string;
  readonly over: string;
  readonly cleared: string;
  readonly refill: string;
  readonly begins: string;
  readonly winner: string;
  readonly leaves: string;
  readonly onlyOne: string;
  readonly stays: string;
  readonly cannot: string;
  /** Codes and clauses for a card that can't be given, and for the two ends. */
  readonly refusal: readonly [string, string];
  readonly lastReason: readonly [string, string];
  readonly nothingReason: readonly [string, string];
  readonly leftReason: readonly [string, string];
}

/** a has nothing to plot with and is about to finish. */
const losing = (game: SwayGame, fields: Fields): SwayScene => flowOf(game, { phase: 'plot', ...fields });

const reason = ([code, clause]: readonly [string, string]) => ({ code, clause });

export function losses(game: SwayGame, ids: LossClauses): void {
  const home = homeField(game);

  describe('loss', () => {
    test(`[${ids.runs}] [${ids.gives}] the loser gives up one card of choice`, () => {
      const one = losing(game, { 'ops a': 'Wolves, Mill' }).play('finish');
      expect([one.view('table').phase, one.toAct()]).toEqual(['giving', [0]]);
      expect(choices(one, 'give')).toEqual(['Reed Fire', 'Reed Feast']);
      expect(one.refused('give Wolves')).toEqual(refuse(...ids.refusal));
      expect(one.refused('pass').code).toBe('not-now');
      one.play('give Reed Feast');
      expect([cardsAtHome(one, 0), voidOf(one).includes('Reed Feast')]).toEqual([['Reed Fire'], true]);
      expect(toldOf(one, 'table', 'gave')).toMatchObject([
        { kind: 'gave', seat: 0, card: cardsNamed('Reed Feast')[0] },
      ]);
    });

    test(`[${ids.effects}] every effect has ended by then, for several turns too`, () => {
      const one = flowOf(game, {
        phase: 'obstruct',
        turn: 'b',
        barred: 'b',
        engaged: 'a Drum',
        pool: 'plain 1, navigation 1',
      }).play('finish');
      expect([poolOf(one), fieldOf(one, 'barred')]).toEqual([{}, '']);
    });

    test(`[${ids.last}] [${ids.over}] [${ids.winner}] with the last one the game ends: no refill, nothing more to do`, () => {
      const one = losing(game, { [`${home} a`]: 'Reed Feast', 'ops a': 'Wolves' }).play(
        'finish',
        'give Reed Feast',
      );
      expect(one.outcome()).toEqual({ winners: [1], reasons: [reason(ids.lastReason)], scores: [0, 1] });
      expect([one.toAct(), one.view('table').phase]).toEqual([[], 'over']);
      expect(one.refused('0: finish').code).toBe('over');
      expect(toldOf(one, 'table', 'draws', 'turn', 'cleared')).toEqual([]);
    });

    test(`[${ids.nothing}] [${ids.cannot}] with none to give it ends at once`, () => {
      const one = losing(game, { [`${home} a`]: '', 'ops a': 'Wolves' }).play('finish');
      expect(one.outcome()).toEqual({ winners: [1], reasons: [reason(ids.nothingReason)], scores: [0, 1] });
    });

    test(`[${ids.story}] the winner's ruin last engaged tells the story, else the triumph, else nobody`, () => {
      const story = (tales: Fields): unknown[] => {
        const one = losing(game, { [`${home} a`]: 'Reed Feast', ...tales }).play('finish', 'give Reed Feast');
        return toldOf(one, 'table', 'story').map(({ card }) => card);
      };
      const [fire, feast] = cardsNamed('Stone Fire', 'Stone Feast');
      const void1 = { [`${home} b`]: 'Stone Song' };
      expect(story({ ...void1, 'tale b': 'Stone Fire, Stone Feast' })).toEqual([fire]);
      expect(story({ ...void1, 'tale b': '-, Stone Feast' })).toEqual([feast]);
      expect(story({ ...void1, 'tale a': 'Reed Fire, -' })).toEqual([]);
    });

    test(`[${ids.noStory}] [${ids.leaves}] a player who leaves loses, at any time, and there is no story`, () => {
      for (const [seat, winner] of [
        [0, 1],
        [1, 0],
      ]) {
        const one = losing(game, { [`${home} b`]: 'Stone Song', 'tale b': 'Stone Fire, Stone Feast' });
        one.play(`${seat}: resign`);
        expect(one.outcome()).toMatchObject({ winners: [winner], reasons: [reason(ids.leftReason)] });
        expect(toldOf(one, 'table', 'quit', 'ended', 'story').map(({ kind }) => kind)).toEqual([
          'quit',
          'ended',
        ]);
      }
    });

    test(`[${ids.cleared}] if the game goes on both timelines are discarded`, () => {
      const one = flowOf(game, {
        phase: 'obstruct',
        turn: 'b',
        engaged: 'a Drum; b Lantern',
        'ops a': 'Mill',
      });
      one.play('finish');
      expect(one.view('table').engaged.length).toBe(2);
      one.play('give Stone Feast');
      expect(one.view('table').engaged).toEqual([]);
      expect(voidOf(one)).toEqual(expect.arrayContaining(['Drum', 'Lantern']));
    });

    test(`[${ids.refill}] [${ids.begins}] [${ids.onlyOne}] then both may refill, the loser first, and the loser turns`, () => {
      const one = flowOf(game, {
        phase: 'obstruct',
        turn: 'b',
        engaged: 'a Drum',
        unseen: 'Rope, Cart, Heron, Ladder',
      });
      one.play('finish', 'give Stone Feast');
      expect([one.view('table').phase, one.toAct()]).toEqual(['refill', [1]]);
      one.play('pass');
      expect([one.view('table').phase, one.toAct()]).toEqual(['refill', [0]]);
      one.play('pass');
      while (['recruit', 'unlock'].includes(one.view('table').phase)) one.play('pass');
      expect(one.view('table')).toMatchObject({ turn: 1, turns: 5 });
      expect([one.toAct(), hasField(one, 'loser')]).toEqual([[1], false]);
    });

    test(`[${ids.stays}] an empty destiny alone ends nothing, and a player without ops cards takes turns as usual`, () => {
      const one = losing(game, { unseen: '', 'ops b': 'Wolves' }).play('finish', 'give Reed Feast');
      while (['recruit', 'unlock'].includes(one.view('table').phase)) one.play('pass');
      expect([one.outcome(), one.view('table').turn, one.toAct()]).toEqual([undefined, 0, [0]]);
    });
  });
}
