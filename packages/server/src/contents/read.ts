import { gameById } from '@hortus/catalogue';
import { type Game, invariant, makeContent, referOptions } from '@hortus/kernel';
import type { Read, ReadJob } from './job.ts';

/** Reads content, in a thread of its own or in a test. */
export function read(job: ReadJob, gameOf: (id: string) => Game | undefined = gameById): Read[keyof Read] {
  const game = gameOf(job.game);
  invariant(game !== undefined, `there is no game ${job.game}`);
  if (job.read === 'options') return referOptions(game, job.options);
  if (job.read === 'ahead') return { made: game.readAhead?.make(job.options) };
  const kind = game.contents?.[job.option];
  invariant(kind !== undefined, `${job.game} has no content ${job.option}`);
  const value = kind.read(job.text);
  return value.ok ? makeContent(kind, value.value, 'text') : value;
}
