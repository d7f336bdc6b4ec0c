import type { PackedJson, SeenEntry } from '@hortus/kernel';
import { tellGarden } from './games/garden.ts';
import { goesWithoutSaying, tellSway } from './games/sway.ts';
import { type Cast, whoIs } from './sentences.ts';
import type { Words } from './words.ts';

type Teller = (words: Words, event: PackedJson, cast: Cast) => string | undefined;

/** One line a game. */
const TELLERS: Readonly<Record<string, Teller>> = {
  garden: tellGarden,
  genesis: tellSway('genesis'),
  'worlds-asunder': tellSway('worlds-asunder'),
};

/** One told event as a sentence: `Anna takes b4, Maple and Poem.` */
export function eventWords(words: Words, game: string, event: PackedJson, cast: Cast): string {
  const teller = Object.hasOwn(TELLERS, game) ? TELLERS[game] : undefined;
  return teller?.(words, event, cast) ?? event.kind;
}

/** One entry of a log as its viewer saw it, in sentences. */
export function entryWords(words: Words, game: string, entry: SeenEntry, cast: Cast): string[] {
  const who = whoIs(cast, entry.seat);
  if (entry.kind !== 'moves') return [words.say(`entry.${entry.kind}`, who)];
  return entry.told
    .filter((event) => !goesWithoutSaying(event))
    .map((event) => eventWords(words, game, event, cast));
}
