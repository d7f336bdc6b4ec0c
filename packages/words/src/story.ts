import type { PackedJson, SeenEntry } from '@hortus/kernel';
import { type Cast, whoIs } from './sentences.ts';
import type { Words } from './words.ts';

/** One told event as a sentence: `Anna takes b4, Maple and Poem.` */
export const eventWords = (words: Words, game: string, event: PackedJson, cast: Cast): string =>
  words.teller(game)?.tell(words, event, cast) ?? event.kind;

/** One entry of a log as its viewer saw it, in sentences. */
export function entryWords(words: Words, game: string, entry: SeenEntry, cast: Cast): string[] {
  const who = whoIs(cast, entry.seat);
  if (entry.kind !== 'moves') return [words.say(`entry.${entry.kind}`, who)];
  return entry.told
    .filter((event) => words.teller(game)?.goesWithoutSaying?.(event) !== true)
    .map((event) => eventWords(words, game, event, cast));
}
