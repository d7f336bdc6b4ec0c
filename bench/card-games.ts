/** Genesis, Worlds Asunder and Gnostica: random play beside Garden's, and what copies, views and imagined worlds cost. */
import { garden } from '@hortus/garden';
import { genesis } from '@hortus/genesis';
import { at, gnostica } from '@hortus/gnostica';
import { copyInto, copyState, FastLuck, type Game, lowestBit, moveList, type State } from '@hortus/kernel';
import { playouts } from '@hortus/search';
import { worldsAsunder } from '@hortus/worlds-asunder';
import { sideBySide } from './measure.ts';
import { playOthersFirst, stateOf } from './playouts.ts';
import type { Measured } from './row.ts';

const SECOND = 1e9;
const CARD_GAMES: readonly (readonly [string, Game])[] = [
  ['Genesis', genesis],
  ['Worlds Asunder', worldsAsunder],
  ['Gnostica', gnostica],
];

/** Real choices of a random game: a forced single move is none. */
function choicesOf(game: Game, games: number, rng: FastLuck): number {
  const state = stateOf(game);
  const list = moveList(game);
  let choices = 0;
  for (let n = 0; n < games; n++)
    for (let toAct = game.setup(state, rng); toAct !== 0; ) {
      const seat = lowestBit(toAct);
      const count = game.legal(state, seat, list);
      if (count > 1) choices++;
      toAct = game.play(state, seat, list[rng.below(count)], rng);
    }
  return choices / games;
}

/** Whole turns of a random game of Gnostica: those finished, and the last. */
function turnsOf(games: number, rng: FastLuck): number {
  const state = stateOf(gnostica);
  let turns = 0;
  for (let n = 0; n < games; n++) {
    playouts(gnostica, state, rng, 1);
    turns += (state.words[at.turns] ?? 0) + 1;
  }
  return turns / games;
}

/** A game of random play, listing at every step included. */
const side = (game: Game, games: number, rng: FastLuck) => {
  const state = stateOf(game);
  for (let n = 0; n < 400; n++) playouts(game, state, rng, 5);
  return { units: games, slice: () => void playouts(game, state, rng, games) };
};

export function besideGarden(): Measured[] {
  const rng = new FastLuck(5);
  playOthersFirst(rng);
  const theirs = choicesOf(garden, 20_000, rng);
  return CARD_GAMES.flatMap(([name, game]) => {
    const choices = choicesOf(game, 1000, rng);
    const { own, other } = sideBySide(side(game, 60, rng), side(garden, 2000, rng), {
      warm: 60,
      counted: 120,
    });
    const gardens = (SECOND / other) * theirs;
    const row = (what: string, aGame: number): Measured => ({
      name: `${name}, ${what} of random play`,
      unit: 'per s',
      against: 'Garden',
      own: (SECOND / own) * aGame,
      other: gardens,
      ratio: ((SECOND / own) * aGame) / gardens,
    });
    return [row('choices', choices), ...(game === gnostica ? [row('turns', turnsOf(2000, rng))] : [])];
  });
}

const UNITS = 64;

function middleGames(game: Game, rng: FastLuck): State[] {
  const list = moveList(game);
  return Array.from({ length: UNITS }, () => {
    const state = stateOf(game);
    let toAct = game.setup(state, rng);
    for (let ply = 0; ply < 25 && toAct !== 0; ply++) {
      const seat = lowestBit(toAct);
      toAct = game.play(state, seat, list[rng.below(game.legal(state, seat, list))], rng);
    }
    return state;
  });
}

export function cardCosts(): Measured[] {
  const rng = new FastLuck(7);
  playOthersFirst(rng);
  let kept = 0;
  const work = (run: (i: number) => unknown) => ({
    units: UNITS,
    slice() {
      for (let i = 0; i < UNITS; i++) if (run(i) !== null) kept++;
    },
  });
  const rows = CARD_GAMES.flatMap(([name, game]) => {
    const states = middleGames(game, rng);
    const into = copyState(states[0] as State);
    const views: object[] = states.map((state) => game.view(state, 0));
    const row = (
      what: string,
      against: string,
      own: (i: number) => unknown,
      other: (i: number) => unknown,
    ) => ({
      name: `${name}, ${what}`,
      unit: 'ns',
      against,
      ...sideBySide(work(own), work(other), { warm: 60, counted: 120 }),
    });
    return [
      row(
        'copy of a state',
        'structuredClone of its words',
        (i) => copyInto(states[i] as State, into),
        (i) => structuredClone((states[i] as State).words),
      ),
      row(
        'view',
        'structuredClone of it',
        (i) => game.view(states[i], 0),
        (i) => structuredClone(views[i]),
      ),
      row(
        'imagine',
        'structuredClone of the view',
        (i) => game.imagine(views[i], into, rng),
        (i) => structuredClone(views[i]),
      ),
    ];
  });
  if (kept === 0) throw new Error('nothing was measured');
  return rows;
}
