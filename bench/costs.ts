/** What single calls of the contract cost in the middle of a game. */
import { cgs } from '@hortus/cgs';
import { garden } from '@hortus/garden';
import { genesis } from '@hortus/genesis';
import { gnostica } from '@hortus/gnostica';
import {
  copyInto,
  copyState,
  FastLuck,
  type Game,
  lowestBit,
  moveList,
  type State,
  stateHash,
} from '@hortus/kernel';
import { worldsAsunder } from '@hortus/worlds-asunder';
import { cpuTime, type Side } from './measure.ts';
import { playOthersFirst, stateOf } from './playouts.ts';
import type { Measured } from './row.ts';
import { costRow, yardstick } from './yardstick.ts';

/** After how many moves a game is in its middle. */
const GAMES: readonly (readonly [title: string, game: Game, plies: number, options?: object])[] = [
  ['Garden', garden, 6],
  ['Genesis', genesis, 25],
  ['Worlds Asunder', worldsAsunder, 25],
  ['Gnostica', gnostica, 25],
  ['Card Game System', cgs, 60, { pack: 'lowwater' }],
];

const STATES = 64;

function middleGames(game: Game, plies: number, options: object | undefined, rng: FastLuck): State[] {
  const list = moveList(game);
  return Array.from({ length: STATES }, () => {
    const state = stateOf(game, game.seats[0], options);
    let toAct = game.setup(state, rng);
    for (let ply = 0; ply < plies && toAct !== 0; ply++) {
      const seat = lowestBit(toAct);
      toAct = game.play(state, seat, list[rng.below(game.legal(state, seat, list))], rng);
    }
    return state;
  });
}

/** Results are counted in here, so that the engine can't leave out any work. */
let kept = 0;

/** The clock of CPU time counts microseconds, so a slice has to be many of them. */
const SLICE = 400_000;
/** Until the engine has compiled what is called: a view took up to four times as long before. */
const WARM = 80_000_000;

function side(work: (index: number) => unknown): Side {
  const pass = (): void => {
    for (let i = 0; i < STATES; i++) if (work(i) !== null) kept++;
  };
  for (const end = cpuTime() + WARM; cpuTime() < end; ) pass();
  let passes = 1;
  for (let took = 0; took < SLICE; passes *= 2) {
    const start = cpuTime();
    for (let n = 0; n < passes; n++) pass();
    took = cpuTime() - start;
  }
  return {
    slice() {
      for (let n = 0; n < passes; n++) pass();
      return passes * STATES;
    },
  };
}

export function costs(): Measured[] {
  const rng = new FastLuck(3);
  playOthersFirst(rng);
  const loop = yardstick();
  const rows = GAMES.flatMap(([title, game, plies, options]) => {
    const states = middleGames(game, plies, options, rng);
    const into = copyState(states[0]);
    const views: object[] = states.map((state) => game.view(state, 0));
    const row = (what: string, work: (index: number) => unknown): Measured =>
      costRow(`${title}, ${what}`, side(work), loop, { warm: 12, counted: 36 });
    return [
      row('copy of a state', (i) => copyInto(states[i], into)),
      row('view', (i) => game.view(states[i], 0)),
      row('position as text', (i) => game.notation.makePosition(states[i])),
      row('hash', (i) => stateHash(game, states[i])),
      row('imagine', (i) => game.imagine(views[i], into, rng)),
    ];
  });
  loop.check();
  if (kept === 0) throw new Error('nothing was measured');
  return rows;
}
