/** What is forbidden, what can't be done, and that games end, in either game. */
import { FastLuck, lowestBit, moveList } from '@hortus/kernel';
import { describe, expect, test } from 'vitest';
import { SMALL_DECK } from './decks.ts';
import { flowOf, homeField } from './flow-scene.ts';
import { type SwayGame, type SwayScene, toldOf } from './scene.ts';

export interface ConductClauses {
  readonly forbidden: string;
  readonly refused: string;
  readonly eliminated: string;
  readonly order: string;
  readonly sentences: string;
  readonly rival: string;
  readonly phases: string;
  readonly oneLoser: string;
  readonly failing: string;
  readonly ends: string;
  readonly noLoop: string;
  readonly balanced: string;
  /** With these settings a game ends, whatever is played. */
  readonly options: Readonly<Record<string, unknown>>;
}

const texts = [
  'engage Wolves',
  'engage Mill by vision',
  'draw 1 by navigation',
  'discard Mill',
  'give Mill',
  'pass',
  'done',
];

export function conduct(game: SwayGame, ids: ConductClauses): void {
  const home = homeField(game);
  const one = (): SwayScene =>
    flowOf(game, { phase: 'plot', passed: 'b', 'ops a': 'Mill, Drum', 'ops b': 'Wolves', pool: 'plain 1' });

  describe('conduct', () => {
    test(`[${ids.forbidden}] [${ids.refused}] what is not listed is refused, and nothing changes by it`, () => {
      const position = one().position();
      for (const text of texts) {
        const tried = one();
        expect(tried.refused(text).clause, text).toMatch(/^[A-Z]+-/);
        expect(tried.position()).toBe(position);
        expect(tried.toAct()).toEqual([0]);
      }
    });

    test(`[${ids.refused}] [${ids.eliminated}] a refused move eliminates nobody; a player who is removed loses to the other`, () => {
      const tried = one();
      tried.refused('engage Wolves');
      expect(tried.outcome()).toBeUndefined();
      tried.play('0: resign');
      expect(tried.outcome()?.winners).toEqual([1]);
    });

    test(`[${ids.phases}] [${ids.rival}] engaging in the obstruct phase answers the rival's plot, in the plot phase it is one`, () => {
      const tried = flowOf(game, {
        phase: 'obstruct',
        turn: 'b',
        engaged: 'a Drum',
        'ops b': 'Wolves, Mill',
      });
      tried.play('engage Wolves');
      expect(tried.view('table')).toMatchObject({ phase: 'obstruct', plotted: 0, totals: [3, 4] });
      tried.play('finish', 'engage Mill');
      expect(tried.view('table')).toMatchObject({ phase: 'plot', plotted: 1, totals: [0, 3] });
    });

    test(`[${ids.order}] [${ids.sentences}] [${ids.balanced}] phases and steps run in their written order`, () => {
      const failed = flowOf(game, {
        phase: 'obstruct',
        turn: 'b',
        engaged: 'a Drum',
        unseen: 'Rope, Cart',
      }).play('finish', 'give Stone Fire', 'pass', 'pass');
      const kinds = failed.told('table').map(({ kind }) => kind);
      expect(kinds.indexOf('passed')).toBeLessThan(kinds.lastIndexOf('phase'));
      const lost = flowOf(game, { phase: 'obstruct', turn: 'b', engaged: 'a Drum; b Lantern' }).play(
        'finish',
      );
      expect(toldOf(lost, 'table', 'compared', 'won', 'phase').map(({ kind }) => kind)).toEqual([
        'compared',
        'won',
        'phase',
      ]);
    });

    test(`[${ids.oneLoser}] a turn has one loser, and a match one winning side`, () => {
      const tried = flowOf(game, { phase: 'obstruct', turn: 'b', engaged: 'a Drum', [`${home} b`]: '' }).play(
        'finish',
      );
      expect(toldOf(tried, 'table', 'won').length).toBe(1);
      expect(tried.outcome()?.winners).toEqual([0]);
      expect(tried.refused('0: resign').code).toBe('over');
    });

    test(`[${ids.failing}] what must be done and can is asked for until it is done`, () => {
      const tried = flowOf(game, {
        phase: 'obstruct',
        turn: 'b',
        engaged: 'a Drum; b Stone Spears',
        unseen: '',
        'ops a': 'Mill, Rope, Cart',
      }).play('finish');
      for (let left = 3; left > 0; left--) {
        expect(tried.legal().every((move) => move.startsWith('discard '))).toBe(true);
        tried.play(tried.legal()[0]);
      }
      expect(tried.view('table').phase).toBe('plot');
    });

    test(`[${ids.ends}] [${ids.noLoop}] games played at random end`, () => {
      const options = game.parseOptions({ deck: SMALL_DECK, ...ids.options }, 2);
      if (!options.ok) throw new Error('the options are refused');
      const list = moveList(game);
      const luck = new FastLuck(11);
      for (const seats of game.seats) {
        const state = game.create(options.value, seats);
        for (let i = 0; i < 60; i++) {
          let moves = 0;
          for (let acting = game.setup(state, luck); acting !== 0; moves++) {
            const seat = lowestBit(acting);
            acting = game.play(state, seat, list[luck.below(game.legal(state, seat, list))], luck);
            expect(moves).toBeLessThan(2_000);
          }
          expect(game.outcome(state)).toBeDefined();
        }
      }
    });
  });
}
