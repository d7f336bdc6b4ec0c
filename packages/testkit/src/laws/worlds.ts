/**
 * Non-interference, first half: two states that differ only in what a viewer may not know look the same to that
 * viewer. The second state is an imagined world; telling.ts follows what happens in both.
 */
import {
  canonicalJson,
  copyState,
  FastLuck,
  type Game,
  hasSeat,
  type Move,
  type Seat,
  type State,
  seatsOf,
  type Viewer,
} from '@hortus/kernel';
import type { Check, Law, Spot, Trial } from '../law.ts';
import { asideMoves, legalMoves, moveText, parting, refusalText, viewersOf, viewText } from './tools.ts';

/** Everything a viewer can find out without a move: the law is that it's the same in both states. */
export function looksAlike(
  check: Check,
  game: Game,
  viewer: Viewer,
  truth: State,
  world: State,
  what: string,
): void {
  const [mine, theirs] = [viewText(game, truth, viewer), viewText(game, world, viewer)];
  check(mine === theirs, () => `${what}, the view of ${viewer} differs${parting(mine, theirs)}`);
  check(
    game.toAct(truth) === game.toAct(world),
    () =>
      `${what}, ${seatsOf(game.toAct(truth))} may act or ${seatsOf(game.toAct(world))}, by something hidden from ${viewer}`,
  );
  const [clock, other] = [game.clock(truth), game.clock(world)].map((one) => canonicalJson(one ?? null));
  check(clock === other, () => `${what}, the clock shows ${viewer} something hidden: ${clock} or ${other}`);
  check(
    game.invited(truth) === game.invited(world),
    () =>
      `${what}, ${seatsOf(game.invited(truth))} or ${seatsOf(game.invited(world))} are invited to answer, by something hidden from ${viewer}`,
  );
  const [open, otherOpen] = [game.window(truth), game.window(world)].map((one) => canonicalJson(one ?? null));
  check(
    open === otherOpen,
    () => `${what}, the window shows ${viewer} something hidden: ${open} or ${otherOpen}`,
  );
  const [end, otherEnd] = [game.outcome(truth), game.outcome(world)].map((one) => canonicalJson(one ?? null));
  check(
    end === otherEnd,
    () => `${what}, the outcome is ${end} or ${otherEnd}, by something hidden from ${viewer}`,
  );
  if (typeof viewer === 'number') {
    const [moves, otherMoves] = [truth, world].map((state) => legalMoves(game, state, viewer));
    check(
      moves.join() === otherMoves.join(),
      () => `${what}, the moves of ${viewer} differ by something hidden from it`,
    );
    const [asides, otherAsides] = [truth, world].map((state) => asideMoves(game, state, viewer));
    check(
      asides.join() === otherAsides.join(),
      () => `${what}, the asides of ${viewer} differ by something hidden from it`,
    );
    const [asked, otherAsked] = [truth, world].map((state) =>
      hasSeat(game.toAct(state), viewer) ? game.question?.(state, viewer) : undefined,
    );
    check(
      asked === otherAsked,
      () => `${what}, ${viewer} is asked ${asked} or ${otherAsked}: a stale answer would tell it`,
    );
    check(
      game.groupOf(truth, viewer) === game.groupOf(world, viewer),
      () => `${what}, ${viewer} acts as one player with others`,
    );
  }
}

export const worlds: Law = {
  name: 'worlds',
  says: 'a world imagined from a view gives the same view, drawing, moves, refusals and seats to act, and can be played to its end',
  watch(trial, check) {
    const { game, options, seats } = trial;
    const luck = trial.luck('worlds');
    const world: State = game.create(options, seats);
    const twin: State = game.create(options, seats);
    return {
      spot(spot) {
        const { state } = spot;
        const tries = probes(spot, luck);
        const texts = writtenMoves(spot);
        for (const viewer of viewersOf(seats)) {
          imagineFrom(check, game, state, viewer, world, twin, luck.next());
          const what = `in a world imagined by ${viewer}`;
          looksAlike(check, game, viewer, state, world, what);
          const [drawn, drawnThere] = [state, world].map((one) => game.notation.draw(one, viewer));
          check(drawn === drawnThere, () => `${what}, the drawing differs${parting(drawn, drawnThere)}`);
          if (typeof viewer === 'number') {
            refusesAlike(check, game, state, world, viewer, tries);
            readsAlike(check, game, state, world, viewer, texts);
          }
          check.count('worlds');
          const [here, there] = [state, world].map((one) => game.notation.makePosition(one));
          if (here !== there) check.count('differing');
          stands(trial, check, world, there, luck, what);
        }
        if (spot.toAct !== 0) return;
        imagineFrom(check, game, state, 'all', world, twin, luck.next());
        const [here, there] = [state, world].map((one) => game.notation.makePosition(one));
        check(here === there, () => `the view of everything allows another world${parting(here, there)}`);
      },
    };
  },
  verdict({ worlds = 0, differing = 0 }, { hides }) {
    if (hides && differing === 0)
      return `none of ${worlds} imagined worlds differed from the true one, so nothing was tested`;
    if (!hides && differing > 0)
      return `${differing} of ${worlds} imagined worlds differed, so the game hides something: say hides: true`;
    return undefined;
  },
};

/** Imagines twice with the same luck, into ints full of different garbage. */
function imagineFrom(
  check: Check,
  game: Game,
  state: State,
  viewer: Viewer,
  world: State,
  twin: State,
  seed: number,
): void {
  const view: unknown = JSON.parse(JSON.stringify(game.view(state, viewer)));
  const before = canonicalJson(view);
  world.ints.fill(0x2aaaaaaa);
  twin.ints.fill(-1);
  game.imagine(view, world, new FastLuck(seed));
  game.imagine(view, twin, new FastLuck(seed));
  const [one, other] = [world, twin].map((state) => game.notation.makePosition(state));
  check(
    one === other,
    () =>
      `imagine with the same luck makes another world, or keeps ints of an earlier one${parting(one, other)}`,
  );
  check(canonicalJson(view) === before, 'imagine changes the view it is given');
}

/** Illegal moves a curious player might try: the refusals must not depend on what the player may not know. */
function probes({ trial: { game }, state }: Spot, luck: FastLuck): Move[] {
  const kinds = Object.values(game.moves.kinds);
  const made = Array.from({ length: 16 }, () => {
    const kind = kinds[luck.below(kinds.length)];
    return kind.make(
      Object.fromEntries(Object.entries(kind.fields).map(([field, range]) => [field, luck.below(range)])),
    );
  });
  const asides = seatsOf(game.invited(state)).flatMap((seat) => asideMoves(game, state, seat));
  return [...made, ...asides, ...seatsOf(game.toAct(state)).flatMap((seat) => legalMoves(game, state, seat))];
}

function refusesAlike(
  check: Check,
  game: Game,
  truth: State,
  world: State,
  seat: Seat,
  tries: readonly Move[],
): void {
  for (const move of tries) {
    const [here, there] = [truth, world].map((state) => game.judge(state, seat, move));
    check(
      here?.code === there?.code && here?.clause === there?.clause,
      () =>
        `${moveText(game, truth, seat, move)} is ${refusalText(here)}, or ${refusalText(there)} by something hidden from it`,
    );
  }
}

/** Every legal move as text. */
const writtenMoves = ({ trial: { game }, state, toAct }: Spot): string[] =>
  seatsOf(toAct).flatMap((seat) =>
    legalMoves(game, state, seat).map((move) => game.notation.makeMove(state, seat, move)),
  );

function readsAlike(
  check: Check,
  game: Game,
  truth: State,
  world: State,
  seat: Seat,
  texts: readonly string[],
): void {
  for (const text of texts) {
    const [here, there] = [truth, world].map((state) =>
      JSON.stringify(game.notation.parseMove(state, seat, text)),
    );
    check(
      here === there,
      () => `“${text}” of seat ${seat} reads as ${here} or ${there}, by something hidden`,
    );
  }
}

/** A world is a state like any other: it can be written, read and played to its end (tried now and then). */
function stands(trial: Trial, check: Check, world: State, text: string, luck: FastLuck, what: string): void {
  const { game, options, seats, bound } = trial;
  const read = game.notation.parsePosition(text, options, seats, luck);
  check(
    read.ok && game.notation.makePosition(read.value) === text,
    () => `${what}, the position does not read back: ${text}`,
  );
  if (luck.below(8) !== 0) return;
  const state = copyState(world);
  let toAct = game.toAct(state);
  for (let step = 0; toAct !== 0; step++) {
    check(step <= bound, () => `${what}, the game does not end`);
    const acting = seatsOf(toAct);
    const seat = acting[luck.below(acting.length)];
    const moves = legalMoves(game, state, seat);
    check(moves.length > 0, () => `${what}, played on, seat ${seat} is to act and has no move`);
    toAct = game.play(state, seat, moves[luck.below(moves.length)], luck);
  }
}
