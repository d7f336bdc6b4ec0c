/** Genesis, Worlds Asunder and Gnostica: choices of random play, listing at every step included. */
import { genesis } from '@hortus/genesis';
import { END, type GnosticaState, gnostica, at as gnosticaAt, kinds } from '@hortus/gnostica';
import {
  FastLuck,
  type Game,
  lowestBit,
  type MoveList,
  moveList,
  type Seat,
  type State,
} from '@hortus/kernel';
import { playouts } from '@hortus/search';
import { worldsAsunder } from '@hortus/worlds-asunder';
import { playOthersFirst, stateOf } from './playouts.ts';
import type { Measured } from './row.ts';
import { rateRow, yardstick } from './yardstick.ts';

/**
 * Random players who may announce their last turn do so at once and are out: a game has nine moves, and most of its
 * time goes to the deal. Here nobody announces.
 */
const nobodyAnnounces: Game = {
  ...(gnostica as Game),
  legal(state: GnosticaState, seat: Seat, out: MoveList): number {
    const count = gnostica.legal(state, seat, out);
    if (state.words[gnosticaAt.phase] !== END) return count;
    let kept = 0;
    for (let i = 0; i < count; i++) if (!kinds.announce.is(out[i])) out[kept++] = out[i];
    return kept;
  },
};

interface Played {
  readonly title: string;
  readonly game: Game;
  /** Games in a slice. */
  readonly games: number;
  readonly options?: object;
}

const PLAYED: readonly Played[] = [
  { title: 'Genesis', game: genesis, games: 60 },
  { title: 'Worlds Asunder', game: worldsAsunder, games: 60 },
  { title: 'Gnostica', game: nobodyAnnounces, games: 10, options: { cap: 100 } },
];

/** How many of the moves of random games are choices: a forced single move is none. */
function choicesPerMove(game: Game, state: State, rng: FastLuck, games: number): number {
  const list = moveList(game);
  let choices = 0;
  let moves = 0;
  for (let n = 0; n < games; n++)
    for (let toAct = game.setup(state, rng); toAct !== 0; moves++) {
      const seat = lowestBit(toAct);
      const count = game.legal(state, seat, list);
      if (count > 1) choices++;
      toAct = game.play(state, seat, list[rng.below(count)], rng);
    }
  return choices / moves;
}

export function randomPlay(): Measured[] {
  const rng = new FastLuck(5);
  playOthersFirst(rng);
  const loop = yardstick();
  const rows = PLAYED.map(({ title, game, games, options }) => {
    const state = stateOf(game, 2, options);
    for (let n = 0; n < 20 * games; n++) playouts(game, state, rng, 1);
    const share = choicesPerMove(game, state, rng, 20 * games);
    const own = { slice: () => playouts(game, state, rng, games) * share };
    return rateRow(`${title}, choices of random play`, own, loop, { warm: 60, counted: 180 });
  });
  loop.check();
  return rows;
}
