import { botFor, gameById } from '@hortus/catalogue';
import { invariant, KeyedLuck, moveList, type PackedJson } from '@hortus/kernel';
import type { Job } from './job.ts';

/** A bot's choice: from the view alone. Runs in a thread of its own. */
export function think(job: Job, now: () => number): PackedJson {
  const { game: id, level, view, seat, luck, entry, ms, options, seats } = job;
  const game = gameById(id);
  const bot = botFor(id, level);
  invariant(game !== undefined && bot !== undefined, `there is no bot ${level} for ${id}`);
  const move = bot.choose(view, seat, {
    rng: new KeyedLuck(luck, entry, 0),
    ms,
    now,
    setting: { options, seats },
  });
  return game.moves.toJson(move);
}

/** Any legal move, at once: from the view too, by way of a world it allows. */
export function quickMove({ game: id, view, seat, luck, entry, options, seats }: Job): PackedJson {
  const game = gameById(id);
  const parsed = game?.parseOptions(options, seats);
  invariant(game !== undefined && parsed?.ok, `${id} cannot be imagined`);
  const rng = new KeyedLuck(luck, entry, 1);
  const world = game.create(parsed.value, seats);
  game.imagine(view, world, rng);
  const list = moveList(game);
  const count = game.legal(world, seat, list);
  invariant(count > 0, `seat ${seat} of ${id} has no move`);
  return game.moves.toJson(list[rng.below(count)]);
}
