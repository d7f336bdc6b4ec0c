/**
 * A hint for games without a solver: what the adviser would do in this seat, and what would follow. It has the
 * seat's view and no more; the consequences are those in a world consistent with this view, up to the first thing
 * nobody can know yet.
 */
import {
  copyState,
  Hearing,
  hasSeat,
  type Move,
  type PackedJson,
  type Rng,
  type Seat,
  type State,
} from '@hortus/kernel';
import type { Means } from './bot.ts';
import { adviserOf, type Players } from './of-game.ts';
import { imagined } from './world.ts';

export interface Advice {
  readonly moves: readonly Move[];
  /** What the seat sees before each of them. */
  readonly views: readonly unknown[];
  /** What would happen for certain, as the seat would see it. */
  readonly told: readonly PackedJson[];
  /** What the seat would see after that. */
  readonly after: unknown;
}

/** In a turn of many small steps, advice ends here. */
const MOST_MOVES = 12;

/** Others give the host's answer to whatever they are asked: a hint isn't about what they might do. */
function answerForOthers({ game }: Players, state: State, seat: Seat, rng: Rng): void {
  for (let i = 0; i < MOST_MOVES; i++) {
    const asked = game.window(state)?.answers.find((one) => one.seat !== seat);
    if (asked === undefined) return;
    game.play(state, asked.seat, asked.answer, rng);
  }
}

/** What the seat would see of the move in each world. */
function playedIn({ game }: Players, worlds: readonly State[], seat: Seat, move: Move, rng: Rng) {
  return worlds.map((world) => {
    const heard = new Hearing();
    game.play(world, seat, move, rng, heard);
    return heard.told.flatMap((one) => game.events.seenBy(one, seat) ?? []);
  });
}

/** The events up to where the worlds differ. */
function commonOf(stories: readonly (readonly PackedJson[])[]): readonly PackedJson[] {
  const [first = [], ...others] = stories;
  const agree = (event: PackedJson, i: number): boolean =>
    others.every((story) => JSON.stringify(story[i]) === JSON.stringify(event));
  const end = first.findIndex((event, i) => !agree(event, i));
  return end < 0 ? first : first.slice(0, end);
}

export function adviceOf(
  players: Players,
  view: unknown,
  seat: Seat,
  means: Means,
  more: Means,
): Advice | undefined {
  const { game } = players;
  const { rng } = means;
  const bot = adviserOf(players);
  let next = bot?.choose(view, seat, means);
  const imagine = (): State => imagined(game, view, means.setting, rng);
  const world = imagine();
  // What is the same in all of these counts as known: luck and hidden cards differ between them.
  const worlds = [world, imagine(), imagine()];
  const isRefused = (move: Move): boolean =>
    worlds.some((one) => game.judge(copyState(one), seat, move) !== undefined);
  if (bot === undefined || next === undefined || isRefused(next)) return undefined;
  const moves: Move[] = [];
  const views: unknown[] = [];
  const told: PackedJson[] = [];
  let after = view;
  while (next !== undefined && moves.length < MOST_MOVES) {
    moves.push(next);
    views.push(after);
    const stories = playedIn(players, worlds, seat, next, rng);
    const common = commonOf(stories);
    told.push(...common);
    // From here on it depends on what nobody can know yet.
    if (stories.some(({ length }) => length > common.length)) break;
    for (const one of worlds) answerForOthers(players, one, seat, rng);
    after = game.view(world, seat);
    if (worlds.some((one) => !hasSeat(game.toAct(one), seat))) break;
    next = bot.choose(after, seat, more);
    if (next !== undefined && isRefused(next)) break;
  }
  return { moves, views, told, after };
}
