/**
 * Two worlds that differ only in what a viewer can't know: positions of real games, dealt as they are and as the viewer
 * may imagine them, and something that a bot does in both.
 */
import { GAMES } from '@hortus/catalogue';
import {
  commitTo,
  copyState,
  FastLuck,
  type Game,
  Match,
  type Move,
  moveList,
  type State,
  seatsOf,
  secretFromSeed,
  type Terms,
} from '@hortus/kernel';
import type { StoredTable } from '../store.ts';
import { sampleTable } from './samples.ts';

export const VIEWER = 0;
const SECRET = secretFromSeed('two worlds');
const REVEAL = secretFromSeed('mine');

export interface Scene {
  readonly game: Game;
  readonly seats: number;
  readonly options: StoredTable['options'];
}

const termsOf = ({ game, seats, options }: Scene, id: string, position: string): Terms => ({
  id,
  game: game.id,
  rulesVersion: game.rulesVersion,
  options,
  packs: {},
  seats: Array.from({ length: seats }, (_, seat) => ({
    name: `seat ${seat}`,
    kind: seat === VIEWER ? ('person' as const) : ('bot' as const),
    ...(seat === VIEWER ? {} : { level: 'any' }),
  })),
  position,
});

function matchOf(scene: Scene, id: string, position: string): Match {
  const terms = termsOf(scene, id, position);
  const entropy = [{ seat: VIEWER, commitment: commitTo(terms, VIEWER, REVEAL), reveal: REVEAL }];
  const begun = Match.begin(scene.game, terms, entropy, SECRET);
  if (!begun.ok) throw new Error(JSON.stringify(begun.fault));
  return begun.value;
}

/** A position of two worlds, and what a bot does in both. */
export interface Pair {
  readonly positions: readonly [string, string];
  readonly seat: number;
  readonly move: Move;
}

/** Nobody else has to decide first. */
export const isAskedAlone = (scene: Scene, { positions, seat }: Pair): boolean =>
  positions.every((position) => seatsOf(matchOf(scene, 'rules', position).toAct).join() === `${seat}`);

/** What the viewer knows after the move, by the rules alone; undefined if it isn't legal. */
function known(scene: Scene, position: string, seat: number, move: Move): string | undefined {
  const match = matchOf(scene, 'rules', position);
  if (!match.submit({ seat, moves: [move] }).ok || match.over) return undefined;
  const { game, state, invited } = match;
  const asked = [seatsOf(match.toAct), seatsOf(invited), game.window(state), game.clock(state)];
  return JSON.stringify([
    match.view(VIEWER),
    match.view('table'),
    match.seen(VIEWER),
    match.seen('table'),
    asked,
  ]);
}

/**
 * Plays at random and, at every position where a bot is to act, looks for moves that tell the viewer the same in both
 * worlds.
 */
function pairsOf(scene: Scene, luck: FastLuck, most: number): Pair[] {
  const { game, seats, options } = scene;
  const parsed = game.parseOptions(options, seats);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
  const state = game.create(parsed.value, seats);
  game.setup(state, luck);
  const list = moveList(game);
  const pairs: Pair[] = [];
  for (let steps = 0; steps < 400 && pairs.length < most && game.toAct(state) !== 0; steps++) {
    const asked = seatsOf(game.toAct(state));
    const seat = asked[luck.below(asked.length)] as number;
    const count = game.legal(state, seat, list);
    const moves = [...list.subarray(0, count)];
    if (seat !== VIEWER && steps % 3 === 0) {
      const found = pairAt(scene, state, seat, moves, luck);
      if (found !== undefined) pairs.push(found);
    }
    const ending = (move: Move): boolean => ['resign', 'time'].includes(game.moves.toJson(move).kind);
    const going = moves.filter((move) => !ending(move));
    game.play(state, seat, going[luck.below(going.length)] as Move, luck);
  }
  return pairs;
}

function pairAt(
  scene: Scene,
  state: State,
  seat: number,
  moves: readonly Move[],
  luck: FastLuck,
): Pair | undefined {
  const { game, seats, options } = scene;
  const here = game.notation.makePosition(state);
  const parsed = game.parseOptions(options, seats);
  if (!parsed.ok) return undefined;
  for (let tries = 0; tries < 4; tries++) {
    const world = game.create(parsed.value, seats);
    game.imagine(game.view(copyState(state), VIEWER), world, luck);
    const there = game.notation.makePosition(world);
    if (there === here) continue;
    for (const move of moves) {
      const told = known(scene, here, seat, move);
      if (told !== undefined && told === known(scene, there, seat, move))
        return { positions: [here, there], seat, move };
    }
  }
  return undefined;
}

export function rowOf(
  scene: Scene,
  id: string,
  pair: Pair,
  world: 0 | 1,
  person: string,
  now: number,
): StoredTable {
  const terms = termsOf(scene, id, pair.positions[world]);
  return {
    ...sampleTable(),
    ...{
      id,
      maker: 'somebody',
      game: scene.game.id,
      rulesVersion: scene.game.rulesVersion,
      status: 'playing',
    },
    ...{ options: scene.options, terms, secret: SECRET, madeAt: now, dealtAt: now },
    // Everybody knows these. They follow from the terms, not from what is compared here, so they are made the same.
    commitment: '00'.repeat(32),
    entropy: [{ seat: VIEWER, commitment: '00'.repeat(32), reveal: REVEAL }],
    time: { kind: 'clock', base: 600, increment: 5 },
    seats: terms.seats.map(({ name, kind, level }, seat) => ({
      ...{ name, kind, accepted: true },
      ...(level === undefined ? {} : { level }),
      ...(seat === VIEWER ? { person } : {}),
    })),
  };
}

/** In the Card Game System and in Garden nothing is hidden. */
export const HIDING = [
  ['genesis', 2],
  ['genesis', 4],
  ['worlds-asunder', 2],
  ['gnostica', 3],
] as const;

/** Pairs of one game, at most this many. */
export function worldsOf(id: string, seats: number, most: number): { scene: Scene; pairs: readonly Pair[] } {
  const game = GAMES.find((one) => one.id === id) as Game;
  const parsed = game.parseOptions({}, seats);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
  const scene: Scene = { game, seats, options: parsed.value as StoredTable['options'] };
  const pairs: Pair[] = [];
  for (let seed = 1; seed <= 6 && pairs.length < most; seed++)
    pairs.push(...pairsOf(scene, new FastLuck(seed), most - pairs.length));
  return { scene, pairs };
}
