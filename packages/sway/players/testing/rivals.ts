/**
 * Whom the bots of Genesis and Worlds Asunder are measured against: the fixed greedy player, and an expert that sees
 * all cards.
 */

import { botOf, type Duelist, type Players, seeing } from '@hortus/bots';
import type { Game, State } from '@hortus/kernel';
import { type NetworkFile, readNetwork } from '@hortus/search';
import { greedy } from '@hortus/testkit';
import { MOVES, PHASE, phaseIn, type SwayState, shownTotal, sideOf, totalOf } from '../../src/index.ts';
import type { Figures } from '../figures.ts';
import type { Imagine } from '../looks.ts';
import { EXPERT } from '../players.ts';
import { Searcher } from '../search.ts';

const open = (state: SwayState, side: number): number => shownTotal(state, side, false);

/**
 * Plays for the largest total minus the rival's visible one; in an obstruction it stops once it has enough.
 */
function greedyDuelist(game: Game): Duelist {
  const choose = greedy(game as Game<SwayState>, {
    total: (state, seat) => totalOf(state, sideOf(seat)) - open(state, 1 - sideOf(seat)),
    suffices: (state, seat) =>
      phaseIn(state.ints) === PHASE.obstruct && totalOf(state, sideOf(seat)) >= open(state, 1 - sideOf(seat)),
    stops: MOVES.kinds.finish.tag,
  });
  return { level: 'greedy', choose: (state, seat, { rng }) => choose(state as SwayState, seat, rng) };
}

/**
 * The expert's search, with the true position as every other world. When it was the only one, sight did harm in Worlds
 * Asunder; rules of thumb seem to err too much about a single hand (decision 51).
 */
export function cheatOf(game: Game, figures: Figures, value: NetworkFile): Duelist {
  const searcher = new Searcher(game, figures, { two: readNetwork(value) }, EXPERT);
  return {
    level: 'cheat',
    choose(state: State, seat, means) {
      const world = { ...state, ints: state.ints.slice() } as SwayState;
      const view = game.view(state, seat);
      let worlds = 0;
      const imagine: Imagine = (into, rng) => {
        if (worlds++ % 2 === 0) into.ints.set(state.ints);
        else game.imagine(view, into, rng);
      };
      return searcher.choose(world, seat, imagine, means);
    },
  };
}

export interface Wanted {
  readonly stronger: Duelist;
  readonly weaker: Duelist;
  /** What the lower end of the interval has to reach. */
  readonly goal: number;
}

/** What the levels have to reach, over 400 games with sides changed and 10 ms per decision. */
export function wantedOf(players: Players): readonly Wanted[] {
  const { game } = players;
  const level = (name: string): Duelist => {
    const bot = botOf(players, name);
    if (bot === undefined) throw new Error(`${game.id} has no ${name}`);
    return seeing(game, bot);
  };
  return [
    { stronger: level('club'), weaker: level('random'), goal: 0.98 },
    { stronger: level('club'), weaker: greedyDuelist(game), goal: 0.6 },
    { stronger: level('expert'), weaker: level('club'), goal: 0.7 },
  ];
}
