/** The card games: choices of random play, listing at every step included. */
import { cgs, PACKS } from '@hortus/cgs';
import { genesis } from '@hortus/genesis';
import { gnostica } from '@hortus/gnostica';
import { FastLuck, type Game, lowestBit, moveList, type State } from '@hortus/kernel';
import { playouts } from '@hortus/search';
import { worldsAsunder } from '@hortus/worlds-asunder';
import { cpuTime, type Side, sideBySide } from './measure.ts';
import { playOthersFirst, stateOf } from './playouts.ts';
import type { Goal, Measured } from './row.ts';
import { rateRow, yardstick } from './yardstick.ts';

const SECOND = 1e9;
const CGS = 'Card Game System';
const LONG_TEXTS = `${CGS}, moves with texts ten times as long`;

/** Long texts: the same within 5 %, which is what two runs of one program differ by. */
export const RANDOM_PLAY_GOALS: readonly Goal[] = [
  { name: 'Genesis, choices of random play', against: 'hand-written loop', ratioAtLeast: 0.023 },
  { name: 'Worlds Asunder, choices of random play', against: 'hand-written loop', ratioAtLeast: 0.018 },
  { name: 'Gnostica, choices of random play', against: 'hand-written loop', ratioAtLeast: 0.01 },
  { name: `${CGS}, choices of random play`, against: 'hand-written loop', ratioAtLeast: 0.01 },
  { name: LONG_TEXTS, against: 'as they are', ratioAtLeast: 0.95 },
];

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
  { title: CGS, game: cgs, seats: 2, options: { pack: 'lowwater' }, games: 6 },
];

/** Until the engine has compiled what is called. 40 sessions were too few: the row had 0.0066 or 0.009, by chance. */
const WARM = 0.3 * SECOND;

function playedOften(play: () => unknown): void {
  for (const end = cpuTime() + WARM; cpuTime() < end; ) play();
}

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

/** Every directive and every line of lore of Lowwater ten times, which is nearly as much as a pack may have. */
const longTexts = (): string =>
  PACKS.lowwater.replace(/^[>~] .*$/gm, (line) => Array(10).fill(line).join('\n'));

/** Play touches no text: the same sessions, with the pack as it is and with one whose texts are ten times as long. */
function withLongTexts(): Measured {
  const side = (pack: unknown): Side => {
    const rng = new FastLuck(9);
    const state = stateOf(cgs, 2, { pack });
    playedOften(() => playouts(cgs, state, rng, 1));
    return { slice: () => playouts(cgs, state, rng, 6) };
  };
  const sides = [side({ text: longTexts() }), side('lowwater')] as const;
  const { own, other, ratio } = sideBySide(...sides, { warm: 60, counted: 180 });
  return {
    name: LONG_TEXTS,
    unit: 'per s',
    against: 'as they are',
    own: SECOND / own,
    other: SECOND / other,
    ratio,
  };
}

export function randomPlay(): Measured[] {
  const rng = new FastLuck(5);
  playOthersFirst(rng);
  const loop = yardstick();
  const rows = PLAYED.map(({ title, game, seats, options, games }) => {
    const state = stateOf(game, seats, options);
    playedOften(() => playouts(game, state, rng, 1));
    const share = choicesPerMove(game, state, rng, 20 * games);
    const own = { slice: () => playouts(game, state, rng, games) * share };
    return rateRow(`${title}, choices of random play`, own, loop, { warm: 60, counted: 180 });
  });
  loop.check();
  return [...rows, withLongTexts()];
}
