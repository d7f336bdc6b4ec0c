import { gameById, loadVersion } from '@hortus/catalogue';
import { type Game, invariant, makeContent, referOptions } from '@hortus/kernel';
import type { Read, ReadJob } from './job.ts';

/** New content is read by the newest rules, that of a table by the table's. */
const rulesFor = async (job: ReadJob): Promise<Game | undefined> =>
  job.read === 'piece' ? gameById(job.game) : (await loadVersion(job.game, job.rulesVersion))?.players.game;

/** Reads content, in a thread of its own or in a test. */
export async function read(job: ReadJob, find = rulesFor): Promise<Read[keyof Read]> {
  const game = await find(job);
  invariant(game !== undefined, `there is no game ${job.game}`);
  if (job.read === 'options') return referOptions(game, job.options);
  if (job.read === 'ahead') return { made: game.readAhead?.make(job.options) };
  const kind = game.contents?.[job.option];
  invariant(kind !== undefined, `${job.game} has no content ${job.option}`);
  const value = kind.read(job.text);
  return value.ok ? makeContent(kind, value.value, 'text') : value;
}
