import { botOf } from '@hortus/bots';
import { loadVersion } from '@hortus/catalogue';
import type { BotJob } from '@hortus/host';
import { invariant, KeyedLuck, type PackedJson } from '@hortus/kernel';

/** A bot's choice, made from the view alone. Runs in a thread of its own. */
export async function think(job: BotJob, now: () => number): Promise<PackedJson | 'declines'> {
  const { game: id, rulesVersion, level, view, seat, luck, entry, ms, options, seats } = job;
  const players = (await loadVersion(id, rulesVersion))?.players;
  const bot = players && botOf(players, level);
  invariant(
    players !== undefined && bot !== undefined,
    `there is no bot ${level} for ${id} with rules ${rulesVersion}`,
  );
  const { game } = players;
  const move = bot.choose(view, seat, {
    rng: new KeyedLuck(luck, entry, 0),
    ms,
    now,
    setting: { options, seats },
  });
  return move === undefined ? 'declines' : game.moves.toJson(move);
}
