/** The rules as a library, in one page: npx tsx docs/examples/random-games.ts. docs/library.md walks through it. */
import { botFor, GAMES, LEVELS, loadGames } from '@hortus/catalogue';
import { copyState, FastLuck, type Game, moveList, seatsOf, stateHash } from '@hortus/kernel';

const rng = new FastLuck(2026);

/** One random game; returns how many moves it had. */
function playOut(game: Game, options: unknown, seats: number): number {
  const state = game.create(options, seats);
  const list = moveList(game);
  let moves = 0;
  for (let toAct = game.setup(state, rng); toAct !== 0; moves++) {
    const acting = seatsOf(toAct);
    const seat = acting[rng.below(acting.length)]!;
    const count = game.legal(state, seat, list);
    toAct = game.play(state, seat, list[rng.below(count)]!, rng);
  }
  return moves;
}

await loadGames();
for (const game of GAMES) {
  const parsed = game.parseOptions({}, 2);
  if (!parsed.ok) throw new Error(parsed.fault.map(({ message }) => message).join('; '));
  const options = parsed.value;
  const lengths = Array.from({ length: 100 }, () => playOut(game, options, 2));
  console.log(`${game.title}: ${lengths.reduce((sum, n) => sum + n) / 100} moves a random game`);

  const state = game.create(options, 2);
  const [seat = 0] = seatsOf(game.setup(state, rng));
  const list = moveList(game);
  const moves = [...list.subarray(0, game.legal(state, seat, list))];
  console.log(`  ${moves.map((move) => game.notation.makeMove(state, seat, move)).join(', ')}`);

  const refusal = game.judge(state, 1 - seat, moves[0]!);
  console.log(`  by the other: ${refusal === undefined ? 'legal' : `${refusal.code} (${refusal.clause})`}`);

  const next = copyState(state);
  game.play(next, seat, moves[0]!, rng);

  const text = game.notation.makePosition(next);
  const read = game.notation.parsePosition(text, options, 2, rng);
  if (!read.ok || stateHash(game, read.value) !== stateHash(game, next)) throw new Error(text);

  const view = game.view(next, seat);
  const world = game.create(options, 2);
  game.imagine(view, world, rng);
  console.log(`  an imagined world is the true one: ${game.notation.makePosition(world) === text}`);

  const [mover] = seatsOf(game.toAct(next));
  const level = LEVELS(game.id)[0] ?? 'random';
  if (mover === undefined) continue;
  const bot = botFor(game.id, level)!;
  const setting = { options, seats: 2 };
  const means = { rng, ms: 50, now: () => performance.now(), setting };
  const chosen = bot.choose(game.view(next, mover), mover, means);
  const said = chosen === undefined ? 'nothing' : game.notation.makeMove(next, mover, chosen);
  console.log(`  the ${level} would play ${said}`);
}
