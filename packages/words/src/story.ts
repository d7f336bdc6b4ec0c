import type { PackedJson, SeenEntry } from '@hortus/kernel';
import { type Cast, whoIs } from './sentences.ts';
import type { Words } from './words.ts';

/** One told event as a sentence: `Anna takes b4, Maple and Poem.` */
export const eventWords = (words: Words, game: string, event: PackedJson, cast: Cast): string =>
  words.teller(game)?.tell(words, event, cast) ?? event.kind;

/** Told events as sentences; what is said over and over is said once, with its number. */
export function toldWords(words: Words, game: string, told: readonly PackedJson[], cast: Cast): string[] {
  const teller = words.teller(game);
  const events: PackedJson[] = [];
  for (const event of told) {
    if (teller?.goesWithoutSaying?.(event) === true) continue;
    const last = events.at(-1);
    const both = last === undefined ? undefined : teller?.joined?.(last, event);
    if (both === undefined) events.push(event);
    else events[events.length - 1] = both;
  }
  const sentences: { readonly text: string; times: number }[] = [];
  for (const event of events) {
    const text = eventWords(words, game, event, cast);
    const last = sentences.at(-1);
    if (last?.text === text) last.times++;
    else sentences.push({ text, times: 1 });
  }
  return sentences.map(({ text, times }) =>
    times === 1 ? text : words.say('entry.times', { text: text.replace(/\.$/, ''), count: times }),
  );
}

/** One entry of a log as its viewer saw it, in sentences. */
export function entryWords(words: Words, game: string, entry: SeenEntry, cast: Cast): string[] {
  const who = whoIs(cast, entry.seat);
  if (entry.kind !== 'moves') return [words.say(`entry.${entry.kind}`, who)];
  return toldWords(words, game, entry.told, { ...cast, by: entry.seat });
}
