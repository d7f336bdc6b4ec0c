/** What holds after every move, in either game: the invariants, one result for discards in any order, take-backs. */
import {
  EVERYONE,
  FastLuck,
  Match,
  membersOf,
  moveList,
  packsOf,
  seatsOf,
  secretFromSeed,
} from '@hortus/kernel';
import type { GivenSetting } from '@hortus/testkit';
import { describe, expect, test } from 'vitest';
import type { SwayState } from '../edition/rules.ts';
import { EVENTS } from '../game/events.ts';
import { nooksOf, TABLE } from '../state/knowledge.ts';
import { at } from '../state/layout.ts';
import { MOST_CARDS, SET } from '../types.ts';
import { TEST_DECK } from './decks.ts';
import { eager } from './eager.ts';
import { opsOf, type SwayGame, sceneOf } from './scene.ts';

export interface StandingClauses {
  /** A rival's card in somebody's ops. */
  readonly foreign: string;
  /** An earlier forbidden action. */
  readonly earlier: string;
  readonly asserted: string;
  readonly finite: string;
  readonly discards: string;
  readonly takeBacks: string;
  readonly settings: readonly GivenSetting[];
}

const STONES = 'Stone Elder, Stone Weir, Stone Spears, Stone Mirror, Stone Vow, Stone Mist, Stone Raft';

/** Plays at random and calls `see` with the state after every move. Returns the number of moves. */
function byLot(game: SwayGame, { options, seats = 2 }: GivenSetting, seed: number, see: () => void): number {
  const read = game.parseOptions(options ?? {}, seats);
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  const luck = new FastLuck(seed);
  const state = game.create(read.value, seats);
  const list = moveList(game);
  let moves = 0;
  for (let toAct = game.setup(state, luck); toAct !== 0; moves++) {
    const [seat = 0] = seatsOf(toAct);
    toAct = game.play(state, seat, list[luck.below(game.legal(state, seat, list))], luck);
    const text = game.notation.makePosition(state);
    const loaded = game.notation.parsePosition(text, read.value, seats, luck);
    if (!loaded.ok) throw new Error(`after ${moves} moves: ${JSON.stringify(loaded.fault)} in ${text}`);
    // What moves maintain incrementally equals what a freshly built position has.
    expect(keptOf(loaded.value)).toEqual(keptOf(state));
    expect(membersOf(state.ints, at.traced, SET)).toEqual(lookedFor(state));
    see();
  }
  return moves;
}

const lookedFor = (state: SwayState): number[] =>
  Array.from({ length: MOST_CARDS }, (_, card) => card).filter((card) =>
    [0, 1, 2, 3, TABLE].some((viewer) => nooksOf(state, card, viewer) !== 0),
  );

const keptOf = ({ ints }: SwayState): readonly number[] => [
  ints[at.open],
  ...ints.subarray(at.knownCards, at.knownCards + SET),
  ...ints.subarray(at.lineCount, at.nextSlot),
];

export function standing(game: SwayGame, ids: StandingClauses): void {
  describe('what stands', () => {
    test(`[${ids.asserted}] [${ids.earlier}] [${ids.finite}] after every move each card lies in one place, where it may; and games end`, () => {
      let seen = 0;
      ids.settings.forEach((setting, i) => {
        const moves = byLot(i % 2 === 0 ? game : eager(game), setting, 70 + i, () => seen++);
        expect(moves).toBeGreaterThan(5);
        expect(moves).toBeLessThan(3000);
      });
      expect(seen).toBeGreaterThan(100);
    });

    test(`[${ids.foreign}] [${ids.asserted}] an ops with a card of the rival's faction is in no match`, () => {
      expect(() => sceneOf(game, { 'ops a': 'Stone Elder' })).toThrow(/other side/);
      expect(() => sceneOf(game, { 'ops a': 'Reed Elder', unseen: 'Reed Elder' })).toThrow(/refused/);
    });

    test(`[${ids.discards}] in whichever order cards are discarded, the same has come of it`, () => {
      const trimmed = (...cards: string[]) =>
        sceneOf(game, {
          pool: 'navigation 1',
          'ops b': `${STONES}, Stone Chief, Mill`,
          unseen: 'Rope, Ladder',
        }).play('draw 1 by navigation', ...cards.map((card) => `discard ${card}`));
      const [one, two] = [trimmed('Mill', 'Stone Raft'), trimmed('Stone Raft', 'Mill')];
      expect(one.position()).toBe(two.position());
      expect(opsOf(one, 1)).toHaveLength(7);
    });

    test(`[${ids.takeBacks}] taken back is only what showed its player nothing, and a card just played did not`, () => {
      const options = { deck: TEST_DECK, first: 'a', faction: 'first' };
      const seats = [0, 1].map((seat) => ({ name: `seat ${seat}`, kind: 'bot' as const }));
      const terms = {
        id: 'back',
        game: game.id,
        rulesVersion: game.rulesVersion,
        options: options as never,
        packs: packsOf(game, options, 2),
        seats,
      };
      const begun = Match.begin(game, terms, [], secretFromSeed('back'));
      if (!begun.ok) throw new Error(JSON.stringify(begun.fault));
      const match = begun.value;
      const hand = (text: string): void => {
        const [seat = 0] = seatsOf(match.toAct);
        const move = game.notation.parseMove(match.state, seat, text);
        if (!move.ok || !match.submit({ seat, moves: [move.value] }).ok) throw new Error(text);
      };
      hand('refill');
      expect(match.mayTakeBack(0, 0)).toEqual({ code: 'something-was-revealed' });
      while (game.view(match.state, 'table').task === 'trim') {
        const list = moveList(game);
        game.legal(match.state, 1, list);
        hand(game.notation.makeMove(match.state, 1, list[0]));
      }
      hand('pass');
      const before = match.seq;
      const list = moveList(game);
      const count = game.legal(match.state, 0, list);
      const engage = [...list.subarray(0, count)].map((move) =>
        game.notation.makeMove(match.state, 0, move),
      )[0];
      hand(engage);
      // The other side could have cut in, so it has to be asked; a bot agrees.
      expect(match.mayTakeBack(0, before)).toBe('ask');
    });

    test(`[${ids.takeBacks}] cutting in shows its player nothing new either`, () => {
      const told = { event: EVENTS.kinds.interrupted.pack(1, 3, 0), known: EVERYONE, reveals: true };
      expect(game.events.binds(told)).toBe(false);
      expect(game.events.binds({ ...told, event: EVENTS.kinds.routed.pack(1, 0, 3) })).toBe(true);
    });
  });
}
