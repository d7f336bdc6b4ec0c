/**
 * Non-interference, second half: a move's events for a viewer, and its view afterwards, are the same wherever the
 * difference is something the viewer may not know; what it learns is marked as revealed and kept in its view.
 */
import {
  copyState,
  FastLuck,
  type Game,
  Hearing,
  type Move,
  maySee,
  type Seat,
  type State,
  type ToldEvent,
  type Viewer,
} from '@hortus/kernel';
import type { Check, Law, Turn } from '../law.ts';
import { asideMoves, legalMoves, turnText, viewersOf, viewText } from './tools.ts';
import { looksAlike } from './worlds.ts';

/** Other moves of the same seat that are compared with the one played. */
const OTHERS = 3;

interface Seen {
  readonly kind: string;
  readonly text: string;
  readonly reveals: boolean;
}

interface Played {
  readonly state: State;
  readonly told: readonly ToldEvent[];
}

function seenBy(game: Game, told: readonly ToldEvent[], viewer: Viewer): Seen[] {
  return told.flatMap((one) => {
    const event = game.events.seenBy(one, viewer);
    if (event === undefined) return [];
    return [
      { kind: event.kind, text: JSON.stringify(event), reveals: one.reveals && maySee(one.known, viewer) },
    ];
  });
}

const textOf = (seen: readonly Seen[]): string => seen.map(({ text }) => text).join(' ');

function played(game: Game, from: State, seat: Seat, move: Move, luckSeed: number): Played {
  const state = copyState(from);
  const hearing = new Hearing();
  game.play(state, seat, move, new FastLuck(luckSeed), hearing);
  return { state, told: hearing.told };
}

export const telling: Law = {
  name: 'telling',
  says: 'what a viewer is told of a move and sees after it depends only on what it may know; what is shown is marked as revealing and kept in the view; that something was shown is no secret',
  watch(trial, check) {
    const { game, options, seats, traceless } = trial;
    const luck = trial.luck('telling');
    /** By viewer, a world that has looked like the true one until now. */
    const worlds = new Map<Viewer, State>();
    const worldFor = (viewer: Viewer, state: State): State => {
      const kept = worlds.get(viewer);
      if (kept !== undefined && luck.below(4) !== 0) return kept;
      const world: State = game.create(options, seats);
      game.imagine(game.view(state, viewer), world, luck);
      return world;
    };
    return {
      turn(turn) {
        const { before, after, seat, move, told, luckSeed } = turn;
        const truth: Played = { state: after.state, told };
        const others = otherMoves(game, turn, luck).map((other) =>
          played(game, before.state, seat, other, luckSeed),
        );
        for (const viewer of viewersOf(seats)) {
          const world = worldFor(viewer, before.state);
          worlds.delete(viewer);
          if (game.judge(world, seat, move) !== undefined) {
            couldBe(check, turn, viewer, world);
          } else {
            const there = played(game, world, seat, move, luckSeed);
            if (sameMove(check, game, turn, viewer, truth, there, traceless)) worlds.set(viewer, there.state);
          }
          if (viewer !== seat)
            for (const other of others) secretChoice(check, game, turn, viewer, truth, other, traceless);
        }
      },
    };
  },
};

function otherMoves(game: Game, { before, seat, move }: Turn, luck: FastLuck): Move[] {
  const others = legalMoves(game, before.state, seat).filter((other) => other !== move);
  while (others.length > OTHERS) others.splice(luck.below(others.length), 1);
  return others;
}

/** The same move in the true and in an imagined world. True if the viewer still can't tell them apart. */
function sameMove(
  check: Check,
  game: Game,
  turn: Turn,
  viewer: Viewer,
  truth: Played,
  world: Played,
  traceless: readonly string[],
): boolean {
  const what = `after ${turnText(turn)}, the true world and one imagined by ${viewer}`;
  const [here, there] = [truth, world].map(({ told }) => seenBy(game, told, viewer));
  if (textOf(here) === textOf(there)) {
    looksAlike(check, game, viewer, truth.state, world.state, `${what}, of which it was told the same`);
    standsAlike(check, viewer, truth, world, what);
    return true;
  }
  const i = here.findIndex(({ text }, index) => text !== there[index]?.text);
  const parted = i === -1 ? here.length : i;
  check(
    marked(here, parted) && marked(there, parted),
    () =>
      `${what}: ${viewer} is told ${here[parted]?.text ?? 'no more'} or ${there[parted]?.text ?? 'no more'}, and that is not marked as revealing`,
  );
  kept(check, game, viewer, truth, world, `${what}: ${viewer}`, traceless);
  return false;
}

/** Everybody learns whether a move can still be taken back, so the fact that it revealed something isn't secret. */
function standsAlike(check: Check, viewer: Viewer, one: Played, two: Played, what: string): void {
  const [here, there] = [one, two].map(({ told }) => told.some(({ reveals }) => reveals));
  check(
    here === there,
    () => `${what}: whether it can be taken back tells ${viewer} something hidden from it`,
  );
}

const marked = (seen: readonly Seen[], i: number): boolean =>
  i < seen.length ? seen[i].reveals : seen.some(({ reveals }) => reveals);

/** A viewer that learned of a difference must find it in the view: what has been seen is part of the state. */
function kept(
  check: Check,
  game: Game,
  viewer: Viewer,
  one: Played,
  two: Played,
  what: string,
  traceless: readonly string[],
): void {
  const [here, there] = [one, two].map(({ told }) =>
    seenBy(game, told, viewer).filter(({ kind }) => !traceless.includes(kind)),
  );
  if (textOf(here) === textOf(there)) return;
  check(
    viewText(game, one.state, viewer) !== viewText(game, two.state, viewer),
    () => `${what} is told ${textOf(here)} or ${textOf(there)}, and the view shows no difference`,
  );
}

/** A move that an imagined world doesn't have: unless it reveals something, that world has one that looks the same. */
function couldBe(check: Check, turn: Turn, viewer: Viewer, world: State): void {
  const { before, seat, told, luckSeed } = turn;
  const { game } = before.trial;
  const seen = seenBy(game, told, viewer);
  if (seen.some(({ reveals }) => reveals)) return;
  const same = [...legalMoves(game, world, seat), ...asideMoves(game, world, seat)].some(
    (move) => textOf(seenBy(game, played(game, world, seat, move, luckSeed).told, viewer)) === textOf(seen),
  );
  check(
    same,
    () => `${turnText(turn)} tells ${viewer} something new (${textOf(seen)}), and is not marked as revealing`,
  );
}

/** Two moves of another seat in the true world: the viewer hears of the difference and sees it, or neither. */
function secretChoice(
  check: Check,
  game: Game,
  turn: Turn,
  viewer: Viewer,
  truth: Played,
  other: Played,
  traceless: readonly string[],
): void {
  const [here, there] = [truth, other].map(({ told }) => seenBy(game, told, viewer));
  const what = `${turnText(turn)} or another move of that seat`;
  if (textOf(here) === textOf(there)) {
    looksAlike(check, game, viewer, truth.state, other.state, `${what}, told the same`);
    standsAlike(check, viewer, truth, other, what);
  } else if (game.notation.makePosition(truth.state) !== game.notation.makePosition(other.state))
    kept(check, game, viewer, truth, other, `${what}: ${viewer}`, traceless);
}
