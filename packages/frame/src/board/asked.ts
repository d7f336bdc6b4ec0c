/** What a seat may do, asked of the rules in a world consistent with its view: exactly the list the host has. */
import {
  copyState,
  FastLuck,
  type Game,
  type Move,
  moveList,
  type Refusal,
  type Seat,
  type State,
} from '@hortus/kernel';

export interface Ruling {
  readonly legal: readonly Move[];
  /**
   * What the seat may do even though the table isn't waiting for it;
   * `why` also judges open asides, which are never listed.
   */
  readonly asides: readonly Move[];
  why(move: Move): Refusal | undefined;
  /** The world in which the rules were asked, for a game's own helpers. */
  readonly world?: State;
}

/** A world consistent with a view; undefined if the options aren't the game's. */
export function worldOf<World extends State, View>(
  game: Game<World, unknown, View>,
  options: unknown,
  seats: number,
  view: View,
): World | undefined {
  const parsed = game.parseOptions(options, seats);
  if (!parsed.ok) return undefined;
  const world = game.create(parsed.value, seats);
  game.imagine(view, world, new FastLuck(1));
  return world;
}

export function askRules(
  game: Game,
  options: unknown,
  seats: number,
  view: unknown,
  seat: Seat | undefined,
): Ruling {
  const world: State | undefined = seat === undefined ? undefined : worldOf(game, options, seats, view);
  if (seat === undefined || world === undefined) return { legal: [], asides: [], why: () => undefined };
  const list = moveList(game);
  const legal = [...list.subarray(0, game.legal(world, seat, list))];
  const asides = [...list.subarray(0, game.asides(world, seat, list))];
  return { legal, asides, world, why: (move) => game.judge(copyState(world), seat, move) };
}
