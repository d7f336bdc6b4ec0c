/** Games against itself that the value is learned from: by rules of thumb at first, then by a short search. */
import type { Learn, Pupil } from '@hortus/bots';
import { FastLuck, type Game, type Move, moveList, type Seat } from '@hortus/kernel';
import { type Layers, type Network, widened } from '@hortus/search';
import {
  askedIn,
  legal,
  PHASE,
  phaseIn,
  play,
  type SwayState,
  sideOf,
  TASK,
  taskIn,
  turningIn,
  turnsIn,
  winnerIn,
} from '../../src/index.ts';
import type { Figures } from '../figures.ts';
import { Mind } from '../mind.ts';
import { Outlook } from '../outlook.ts';
import { Searcher } from '../search.ts';
import { Features, INPUTS, INPUTS_OF_FOUR } from './features.ts';

/** How many in a hundred decisions are random, so that rare positions occur. */
const STRAYS = 4;
/** No game is longer. */
const MOST_MOVES = 3000;
/** One game in this many has four players. */
const FOURS = 8;
const HIDDEN = [48, 24] as const;
const GLANCE = { lines: 6, plots: 1, worlds: 1, linesOnly: true, waives: true } as const;

interface Player {
  /** Called before each game. */
  begin(): void;
  decide(state: SwayState, seat: Seat, luck: FastLuck): Move;
}

/** For two players; now and then four play. */
export const swayPupil = (game: Game, figures: Figures): Pupil =>
  pupilAt(game, figures, [INPUTS, ...HIDDEN], (seed) => (seed % FOURS === 0 ? 4 : 2));

/** For two against two, beginning with what the network for two knows. */
export const fourPupil = (game: Game, figures: Figures, two: Network): Pupil => ({
  ...pupilAt(game, figures, [INPUTS_OF_FOUR, ...HIDDEN], () => 4),
  start: widened(two, INPUTS_OF_FOUR),
});

function pupilAt(game: Game, figures: Figures, layers: Layers, seatsOf: (seed: number) => 2 | 4): Pupil {
  const list = moveList(game);
  const outlook = new Outlook(figures.turns);
  const features = new Features(layers[0]);
  const tables = { 2: tableOf(game, 2), 4: tableOf(game, 4) };
  let taught: Network | undefined;
  let player = byThumb(game, figures);
  return {
    layers,
    play(seed, network, learn) {
      if (network !== taught) {
        taught = network;
        player = network === undefined ? byThumb(game, figures) : byGlance(game, figures, network);
      }
      const luck = new FastLuck(seed);
      const state = tables[seatsOf(seed)];
      game.setup(state, luck);
      player.begin();
      const { ints } = state;
      let turn = -1;
      for (let n = 0; n < MOST_MOVES && phaseIn(ints) !== PHASE.over; n++) {
        if (phaseIn(ints) === PHASE.plot && turnsIn(ints) !== turn && taskIn(ints) === TASK.none) {
          turn = turnsIn(ints);
          tell(state, learn);
        }
        const seat = askedIn(ints);
        const astray = luck.below(100) < STRAYS;
        const move = astray ? list[luck.below(legal(state, seat, list))] : player.decide(state, seat, luck);
        play(state, seat, move, luck);
      }
      const winner = winnerIn(ints);
      return [0, 1].map((side) => (winner === side ? 1 : winner === 1 - side ? 0 : 0.5));
    },
  };

  function tell(state: SwayState, learn: Learn): void {
    const side = sideOf(turningIn(state.ints));
    learn(features.read(state), outlook.of(state, side), side);
  }
}

function tableOf(game: Game, seats: number): SwayState {
  const options = game.parseOptions({}, seats);
  if (!options.ok) throw new Error(`${game.id} is not for ${seats}`);
  return game.create(options.value, seats) as SwayState;
}

/** A mind for each seat: it follows its plan through a phase. */
function byThumb(game: Game, figures: Figures): Player {
  const minds = [0, 1, 2, 3].map(() => new Mind(moveList(game), figures, true));
  return {
    begin() {
      for (const mind of minds) mind.forget();
    },
    decide: (state, seat) => minds[seat].decide(state, seat),
  };
}

/** What turns out best in a world or two that the seat's view allows. */
function byGlance(game: Game, figures: Figures, network: Network): Player {
  const searcher = new Searcher(game, figures, { two: network }, GLANCE);
  const worlds = new Map([2, 4].map((seats) => [seats, tableOf(game, seats)]));
  return {
    begin() {},
    decide(state, seat, luck) {
      const view = game.view(state, seat);
      const world = worlds.get(state.rules.seats);
      if (world === undefined) throw new Error('two or four');
      const means = { rng: luck, ms: Number.POSITIVE_INFINITY, now: () => 0 };
      return searcher.choose(world, seat, (into, rng) => game.imagine(view, into, rng), means);
    },
  };
}
