/**
 * What every bot of every game must do. Each check throws at the first fault; contract.test.ts shows that each can.
 */
import {
  copyState,
  FastLuck,
  type Game,
  lowestBit,
  moveList,
  type Rng,
  type Seat,
  type State,
} from '@hortus/kernel';
import { resample } from '@hortus/search';
import { settingsOf } from '@hortus/testkit';
import { type Bot, mustChoose, type Setting } from '../bot.ts';

interface Scene {
  readonly state: State;
  readonly seat: Seat;
  readonly seed: number;
  readonly setting: Setting;
  /** How often a bot may look at the clock. */
  readonly reads?: number;
}

type Check = (game: Game, make: () => Bot, scenes: readonly Scene[]) => void;

/** Without a limit if a bot ends on its own; otherwise on a clock that advances when read, so that the work is the same every time. */
function means({ seed, setting, reads = Number.POSITIVE_INFINITY }: Scene) {
  let read = 0;
  const now = reads === Number.POSITIVE_INFINITY ? () => 0 : () => read++;
  return { rng: new FastLuck(seed), ms: reads, now, setting };
}

function must(kept: boolean, fault: string): void {
  if (!kept) throw new Error(fault);
}

/** Positions of random matches under many settings, each with a seat that may act. */
export function scenesOf(game: Game, most: number, seed = 1): Scene[] {
  const scenes: Scene[] = [];
  const rng = new FastLuck(seed);
  const list = moveList(game);
  for (const { options, seats } of settingsOf(game, most)) {
    const parsed = game.parseOptions(options ?? {}, seats ?? 2);
    if (!parsed.ok) continue;
    const setting = { options: options ?? {}, seats: seats ?? 2 };
    const state = game.create(parsed.value, setting.seats);
    for (let toAct = game.setup(state, rng), ply = 0; toAct !== 0 && ply < 25; ply++) {
      const seat = lowestBit(toAct);
      scenes.push({ state: copyState(state), seat, seed: rng.below(1_000_000), setting });
      toAct = game.play(state, seat, list[rng.below(game.legal(state, seat, list))], rng);
    }
  }
  return scenes;
}

/** This many of them, evenly spread: for bots that think long. */
export const someOf = (scenes: readonly Scene[], count: number, reads: number): Scene[] =>
  Array.from({ length: Math.min(count, scenes.length) }, (_, i) => ({
    ...(scenes[Math.floor((i * scenes.length) / count)] as Scene),
    reads,
  }));

const legalMoves: Check = (game, make, scenes) => {
  const bot = make();
  for (const scene of scenes) {
    const { state, seat } = scene;
    const move = mustChoose(bot, game.view(state, seat), seat, means(scene));
    const list = moveList(game);
    must(list.subarray(0, game.legal(state, seat, list)).includes(move), `${move} is not legal`);
  }
};

/** Whatever it was asked before, and even if a new bot of its kind is asked. */
const sameAgain: Check = (game, make, scenes) => {
  const bot = make();
  const choose = (by: Bot, scene: Scene) =>
    by.choose(game.view(scene.state, scene.seat), scene.seat, means(scene));
  const once = scenes.map((scene) => choose(bot, scene));
  const back = [...scenes]
    .reverse()
    .map((scene) => choose(bot, scene))
    .reverse();
  const anew = scenes.map((scene) => choose(make(), scene));
  must(once.join() === back.join() && once.join() === anew.join(), 'the same view and luck, another move');
};

const viewUntouched: Check = (game, make, scenes) => {
  const bot = make();
  for (const scene of scenes)
    bot.choose(deepFreeze(structuredClone(game.view(scene.state, scene.seat))), scene.seat, means(scene));
};

/** A plain copy of the view will do, and so will the view of any other world that looks the same. */
const nothingButTheView: Check = (game, make, scenes) => {
  const bot = make();
  for (const scene of scenes) {
    const { state, seat, seed } = scene;
    const world = resample(game, state, seat, new FastLuck(seed));
    const views = [
      game.view(state, seat),
      JSON.parse(JSON.stringify(game.view(state, seat))),
      game.view(world, seat),
    ];
    const moves = views.map((view) => bot.choose(view, seat, means(scene)));
    must(
      moves.every((move) => move === moves[0]),
      'another move for the same view',
    );
  }
};

/**
 * On a clock that advances when it's read: once it has said that time is up the bot doesn't ask again, and there is
 * some time left for whatever remains to be done.
 */
const deadlineKept: Check = (game, make, scenes) => {
  const bot = make();
  for (const { state, seat, seed, setting } of scenes)
    for (const ms of [0, 1, 3, 10, 30]) {
      let read = 0;
      const rng: Rng = new FastLuck(seed);
      const move = mustChoose(bot, game.view(state, seat), seat, { rng, ms, now: () => read++, setting });
      must(read <= (ms < 10 ? ms + 2 : ms), `asked the clock ${read} times with ${ms} ms`);
      must(game.judge(state, seat, move) === undefined, `${move} is not legal`);
    }
};

export const BOT_CONTRACT: Readonly<Record<string, Check>> = {
  'chooses legal moves only': legalMoves,
  'chooses the same for the same view and luck': sameAgain,
  'leaves the view as it was': viewUntouched,
  'sees nothing but the view': nothingButTheView,
  'stops when time is up, with a legal move': deadlineKept,
};

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
