/** The card games: choices of random play, listing at every step included. */
import { cgs } from '@hortus/cgs';
import { genesis } from '@hortus/genesis';
import { gnostica } from '@hortus/gnostica';
import { FastLuck, type Game, lowestBit, moveList, type State } from '@hortus/kernel';
import { playouts } from '@hortus/search';
import { worldsAsunder } from '@hortus/worlds-asunder';
import { playOthersFirst, stateOf } from './playouts.ts';
import type { Measured } from './row.ts';
import { rateRow, yardstick } from './yardstick.ts';

interface Played {
  readonly title: string;
  readonly game: Game;
  readonly seats: number;
  readonly options?: object;
  /** Games in a slice. */
  readonly games: number;
}

/**
 * Six play Gnostica: a random player who may announce a last turn does so soon and is out, so two have nine moves on
 * average, and six have fifty.
 */
const PLAYED: readonly Played[] = [
  { title: 'Genesis', game: genesis, seats: 2, games: 60 },
  { title: 'Worlds Asunder', game: worldsAsunder, seats: 2, games: 60 },
  { title: 'Gnostica', game: gnostica, seats: 6, games: 20 },
  { title: 'Card Game System', game: cgs, seats: 2, options: { pack: 'lowwater' }, games: 2 },
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
  const rows = PLAYED.map(({ title, game, seats, options, games }) => {
    const state = stateOf(game, seats, options);
    for (let n = 0; n < 20 * games; n++) playouts(game, state, rng, 1);
    const share = choicesPerMove(game, state, rng, 20 * games);
    const own = { slice: () => playouts(game, state, rng, games) * share };
    return rateRow(`${title}, choices of random play`, own, loop, { warm: 60, counted: 180 });
  });
  loop.check();
  return rows;
}
