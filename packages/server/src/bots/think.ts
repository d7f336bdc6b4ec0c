import { botOf } from '@hortus/bots';
import { loadVersion } from '@hortus/catalogue';
import { type BotJob, type Thought, thoughtOf } from '@hortus/host';
import { invariant } from '@hortus/kernel';

/** A bot's choice, made from the view alone. Runs in a thread of its own. */
export async function think(job: BotJob, now: () => number): Promise<NonNullable<Thought>> {
  const { game: id, rulesVersion, level } = job;
  const players = (await loadVersion(id, rulesVersion))?.players;
  const bot = players && botOf(players, level);
  invariant(
    players !== undefined && bot !== undefined,
    `there is no bot ${level} for ${id} with rules ${rulesVersion}`,
  );
  return thoughtOf(players.game, bot, job, now);
}
