/** Bots play, and every position of their games is looked at: at most one puzzle per game, the longest. */
import { type Bot, botOf, mustChoose, type Players, type Prover, type Puzzle } from '@hortus/bots';
import { puzzleAt, ratingOf } from '@hortus/bots/puzzles';
import { copyState, FastLuck, invariant, lowestBit } from '@hortus/kernel';

/** Who plays whom, by place from the middle of the levels: people meet mistakes, and so do their opponents. */
const PAIRS = [
  ['club', 'club'],
  ['novice', 'club'],
  ['club', 'beginner'],
] as const;
const MOST_MOVES = 5000;

export type Found = Omit<Puzzle, 'rating'>;

/** The longest puzzle of one game; of equal ones the first. */
export function puzzleIn(players: Players, prover: Prover, seed: number): Found | undefined {
  const { game } = players;
  const { options = {}, seats = game.seats[0] ?? 2 } = prover;
  const parsed = game.parseOptions(options, seats);
  invariant(parsed.ok, 'the prover’s options are refused');
  const state = game.create(parsed.value, seats);
  const pair = PAIRS[seed % PAIRS.length] ?? PAIRS[0];
  const bots = pair.map((level) => botOf(players, level) ?? players.random()) as [Bot, Bot];
  const luck = new FastLuck(seed);
  const rng = new FastLuck(seed ^ 0x5bd1e995);
  const means = { rng, ms: Number.POSITIVE_INFINITY, now: () => 0, setting: { options, seats } };
  let best: Found | undefined;
  for (let toAct = game.setup(state, luck), moves = 0; toAct !== 0 && moves < MOST_MOVES; moves++) {
    const seat = lowestBit(toAct);
    const found = puzzleAt(game, prover, copyState(state), seat);
    if (found !== undefined && found.line.length > (best?.line.length ?? 0)) best = found;
    const bot = bots[seat % 2] ?? bots[0];
    toAct = game.play(state, seat, mustChoose(bot, game.view(state, seat), seat, means), luck);
  }
  return best;
}

/** Readers lose track of what happens if the others act more often than this after a move. */
const MOST_ANSWERS = 4;

export const isBrief = ({ line }: Found): boolean =>
  line.every(({ answers }) => answers.length <= MOST_ANSWERS);

/** As many as wanted, from easy to hard, with steps between them as even as what was found allows. */
export function chosen(puzzles: readonly Puzzle[], count: number): readonly Puzzle[] {
  const sorted = [...puzzles].sort((a, b) => a.rating - b.rating || (a.id < b.id ? -1 : 1));
  if (sorted.length <= count) return sorted;
  const every = (sorted.length - 1) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, i) => sorted[Math.round(i * every)] as Puzzle);
}

export const rated = (players: Players, found: Found): Puzzle => {
  const { line, ...puzzle } = found;
  return { ...puzzle, rating: ratingOf(players, found), line };
};
