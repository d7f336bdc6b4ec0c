/**
 * Are imagined worlds as likely as the deal makes them? Whatever a view is, the true world and one imagined from it
 * are two draws from the same distribution. So over many games each fact must be true here and false there as often
 * as the reverse. The facts are every bit of the state's ints, and pairs of bits, which show what belongs together.
 */
import {
  copyInto,
  copyState,
  FastLuck,
  type Game,
  lowestMember,
  type Move,
  type Seat,
  type State,
  seatsOf,
  withoutLowest,
} from '@hortus/kernel';
import { normalTail } from './frequency.ts';
import { legalMoves, viewersOf } from './laws/tools.ts';

export interface AsDealtOptions {
  readonly options?: unknown;
  readonly seats?: number;
  /** Games, each with one pair of worlds. */
  readonly games?: number;
  readonly seed?: number;
  /** Games are left at a random step below this. */
  readonly steps?: number;
  /**
   * Kinds of moves avoided if there is another. Moves are chosen at random, and that must not depend on anything
   * hidden: a strike that only some hands allow would reveal something about the hand, and no game's `imagine` allows
   * for habits.
   */
  readonly avoid?: readonly string[];
  /** Ints that no card is dealt to, such as what others know: they aren't compared. */
  readonly ignore?: (word: number) => boolean;
  /** What else to compare: a name for something that is true or false. */
  readonly facts?: (state: State) => readonly string[];
}

/** How many pairs of bits are compared, and how many games show which bits are worth pairing. */
const PAIRS = 400;
const SCOUTING = 200;
/** The chance of a false alarm, shared by all facts that are compared. */
const TOO_RARE = 1e-6;

/** Throws, naming the fact, if one is commoner in true worlds than in imagined ones or the reverse. Returns how many facts differed at all. */
export function imaginesAsDealt(game: Game, given: AsDealtOptions = {}): number {
  const { games = 4000, seed = 1, facts = () => [], ignore = () => false } = given;
  const luck = new FastLuck(seed);
  const draw = drawer(game, given, luck);
  const varying = new Set<number>();
  for (let i = 0; i < SCOUTING; i++)
    draw((state, world) => forDifferentBits(state.ints, world.ints, ignore, (bit) => varying.add(bit)));
  const bits = [...varying];
  const pairs = Array.from({ length: bits.length < 2 ? 0 : PAIRS }, () => [
    bits[luck.below(bits.length)],
    bits[luck.below(bits.length)],
  ]);
  const tallies = new Map<string, Tally>();
  const tally = (fact: string, holdsHere: boolean): void => {
    const counts = tallies.get(fact) ?? { here: 0, there: 0 };
    counts[holdsHere ? 'here' : 'there']++;
    tallies.set(fact, counts);
  };
  for (let i = 0; i < games; i++)
    draw((state, world) => {
      const [a, b] = [state.ints, world.ints];
      forDifferentBits(a, b, ignore, (bit) => tally(bitName(bit), hasBit(a, bit)));
      for (const [one, two] of pairs) {
        const here = hasBit(a, one) && hasBit(a, two);
        if (here !== (hasBit(b, one) && hasBit(b, two))) tally(`${bitName(one)} with ${bitName(two)}`, here);
      }
      const [mine, theirs] = [new Set(facts(state)), new Set(facts(world))];
      for (const fact of mine) if (!theirs.has(fact)) tally(fact, true);
      for (const fact of theirs) if (!mine.has(fact)) tally(fact, false);
    });
  for (const [fact, { here, there }] of tallies) {
    const z = Math.abs(here - there) / Math.sqrt(here + there);
    if (2 * normalTail(z) * tallies.size < TOO_RARE)
      throw new Error(
        `${fact} holds ${here} times in the true world alone, ${there} times in the imagined one alone`,
      );
  }
  return tallies.size;
}

interface Tally {
  here: number;
  there: number;
}

/** Plays a game for a while, and shows it next to a world imagined from some viewer's view of it. */
function drawer(
  game: Game,
  given: AsDealtOptions,
  luck: FastLuck,
): (show: (state: State, world: State) => void) => void {
  const { seats = game.seats[0] } = given;
  const options = game.parseOptions(given.options ?? {}, seats);
  if (!options.ok) throw new Error(`the options are refused: ${JSON.stringify(options.fault)}`);
  const state: State = game.create(options.value, seats);
  const world: State = game.create(options.value, seats);
  const viewers = viewersOf(seats);
  return (show) => {
    playSome(game, state, luck, given);
    world.ints.fill(0);
    game.imagine(game.view(state, viewers[luck.below(viewers.length)]), world, luck);
    show(state, world);
  };
}

const hasBit = (ints: Int32Array, bit: number): boolean => ((ints[bit >>> 5] >>> (bit & 31)) & 1) === 1;
const bitName = (bit: number): string => `bit ${bit & 31} of word ${bit >>> 5}`;

function forDifferentBits(
  a: Int32Array,
  b: Int32Array,
  ignore: (word: number) => boolean,
  see: (bit: number) => void,
): void {
  for (let word = 0; word < a.length; word++)
    if (a[word] !== b[word] && !ignore(word))
      for (let left = a[word] ^ b[word]; left !== 0; left = withoutLowest(left))
        see(lowestMember(word, left));
}

/** Stops before the end: after it nothing relevant is hidden. */
function playSome(
  game: Game,
  state: State,
  luck: FastLuck,
  { steps = 20, avoid = [] }: AsDealtOptions,
): void {
  let toAct = game.setup(state, luck);
  const before = copyState(state);
  for (let step = luck.below(steps); step > 0; step--) {
    copyInto(state, before);
    const [seat, move] = choose(game, state, toAct, luck, avoid);
    toAct = game.play(state, seat, move, luck);
    if (toAct === 0) return copyInto(before, state);
  }
}

function choose(
  game: Game,
  state: State,
  toAct: number,
  luck: FastLuck,
  avoid: readonly string[],
): [Seat, Move] {
  const acting = seatsOf(toAct);
  const seat = acting[luck.below(acting.length)];
  const moves = legalMoves(game, state, seat);
  const others = moves.filter((move) => !avoid.includes(game.moves.kindOf(move) ?? ''));
  const from = others.length > 0 ? others : moves;
  return [seat, from[luck.below(from.length)]];
}
