import { botFor, gameById } from '@hortus/catalogue';
import type { BotJob } from '@hortus/host';
import { invariant, KeyedLuck, type PackedJson } from '@hortus/kernel';

/** A bot's choice, made from the view alone. Runs in a thread of its own. */
export function think(job: BotJob, now: () => number): PackedJson | 'declines' {
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
  return move === undefined ? 'declines' : game.moves.toJson(move);
}
