/**
 * Two worlds that differ only in what a viewer can't know give that viewer the same frames, of the same sizes, in the
 * same order, at the same times. Played with real games: a position is dealt as it is and as the viewer may imagine it,
 * a bot does the same thing in both after thinking for different times, and everything that is sent is compared.
 */
import { GAMES, loadGames } from '@hortus/catalogue';
import type { BotJob, Thought } from '@hortus/host';
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
import { PROTOCOL } from '@hortus/protocol';
import { afterEach, expect, test } from 'vitest';
import type { StoredTable } from '../store.ts';
import { myTables } from '../tables/my-table.ts';
import { sampleTable } from '../testing/samples.ts';
import { SimHouse } from '../testing/sim-house.ts';
import { SimPage } from '../testing/sim-page.ts';

await loadGames();

const houses: SimHouse[] = [];
const endings: (() => void)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) end();
  for (const house of houses.splice(0)) await house.close();
});

const VIEWER = 0;
/** Of worlds, per game. */
const PAIRS = 5;
/** Longer than any window, so that whatever the host does by itself is compared too. */
const WATCHED = 20_000;
const SECRET = secretFromSeed('two worlds');
const REVEAL = secretFromSeed('mine');

interface Scene {
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
interface Pair {
  readonly positions: readonly [string, string];
  readonly seat: number;
  readonly move: Move;
}

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

/** Plays at random, and looks at every position where a bot is to act for moves that tell the viewer the same in both worlds. */
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

interface Frame {
  readonly at: number;
  readonly text: string;
}

/** Everything that the viewer and a spectator are sent in one of the two worlds. */
async function framesIn(
  scene: Scene,
  pairs: readonly Pair[],
  world: 0 | 1,
  thinks: (job: BotJob) => number,
): Promise<Frame[]> {
  const house = new SimHouse();
  houses.push(house);
  const { clock } = house;
  const doing: { pair?: Pair } = {};
  /** What bots do afterwards may depend on their cards: they never come to a decision. */
  const undecided: (() => void)[] = [];
  endings.push(() => {
    for (const end of undecided) end();
  });
  const think = async (job: BotJob): Promise<Thought> => {
    await new Promise<void>((done) => void clock.after(thinks(job), done));
    const { pair } = doing;
    if (pair !== undefined && job.entry === 1 && job.seat === pair.seat)
      return scene.game.moves.toJson(pair.move);
    return new Promise((_, failed) => undecided.push(() => failed(new Error('the test is over'))));
  };
  const server = await house.server({
    log: { info: () => {}, warn: () => {}, error: () => {} },
    thinkers: () => ({ think, close: async () => {} }),
    settings: { botPace: 600 },
  });
  const frames: Frame[] = [];
  for (const [i, pair] of pairs.entries()) {
    doing.pair = pair;
    const pages = [await SimPage.of(server, `viewer ${i}`), await SimPage.of(server, `spectator ${i}`)];
    const row = rowOf(scene, `table-${i}`, pair, world, pages[0].person, clock.now());
    await server.shared.store.createTable(row);
    for (const page of pages) {
      const { push } = page.frames;
      page.frames.push = (...texts) => {
        for (const text of texts) frames.push({ at: clock.now(), text: `${pages.indexOf(page)} ${text}` });
        return push.apply(page.frames, texts);
      };
      await page.ask({ do: 'hello', protocol: PROTOCOL, rules: server.shared.games.rules });
      await page.follow(row.id);
    }
    await server.live.at(row.id, (table) =>
      table.run(async (clerk) => {
        await clerk.setDuties();
        return { ok: true, value: 0 };
      }),
    );
    await clock.advance(WATCHED);
    await pages[0].ask({ do: 'history', table: row.id, from: 0, to: 0 });
    const [mine] = await myTables(server, pages[0].person, 10);
    frames.push({ at: clock.now(), text: JSON.stringify(mine) });
    for (const page of pages) page.leave();
    await clock.advance(1000);
  }
  return frames;
}

function rowOf(scene: Scene, id: string, pair: Pair, world: 0 | 1, person: string, now: number): StoredTable {
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
    // Everybody knows these, and they differ with the terms: not with what is compared here.
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

const SCENES = [
  ['genesis', 2],
  ['genesis', 4],
  ['worlds-asunder', 2],
  ['gnostica', 3],
] as const;

/** In the Card Game System and in Garden nothing is hidden. */
async function compare(id: string, seats: number): Promise<void> {
  const game = GAMES.find((one) => one.id === id) as Game;
  const parsed = game.parseOptions({}, seats);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
  const scene: Scene = { game, seats, options: parsed.value as StoredTable['options'] };
  const pairs: Pair[] = [];
  for (let seed = 1; seed <= 6 && pairs.length < PAIRS; seed++)
    pairs.push(...pairsOf(scene, new FastLuck(seed), PAIRS - pairs.length));
  expect(pairs.length).toBe(PAIRS);
  const quickly = await framesIn(scene, pairs, 0, () => 5);
  const slowly = await framesIn(scene, pairs, 1, ({ seat }) => 100 + 20 * seat);
  expect(quickly.length).toBeGreaterThan(5 * pairs.length);
  const outside = (frames: readonly Frame[]) => frames.map(({ at, text }) => [at, text.length]);
  expect(outside(slowly)).toEqual(outside(quickly));
  expect(slowly).toEqual(quickly);
}

test('what a viewer can’t know changes no frame, size, order or time', async () => {
  for (const [id, seats] of SCENES) await compare(id, seats);
});
