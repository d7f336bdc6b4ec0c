import { type Contents, type Game, referencesIn, resolveOptions } from '@hortus/kernel';
import type { Readers } from './job.ts';

/**
 * Lets a thread read what these options name, so that nobody waits when they are read here. Repeating it has no
 * effect.
 */
export async function readAhead(
  readers: Readers,
  game: Game,
  options: unknown,
  contents: Contents,
): Promise<void> {
  if (game.readAhead === undefined || referencesIn(game, options).length === 0) return;
  const resolved = resolveOptions(game, options, contents);
  if (!resolved.ok || game.readAhead.isKnown(resolved.value)) return;
  const ahead = await readers.read({
    read: 'ahead',
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: resolved.value,
  });
  if (ahead?.made !== undefined) game.readAhead.take(ahead.made);
}
