/** The sentences of a table's frame. */
import type { Refusal } from '@hortus/kernel';
import type { TableSeat } from '@hortus/protocol';
import { botName, refusalWords, type Words } from '@hortus/words';

/** Why something wasn't done: the table's own reasons, then those of game and kernel. */
export function whyWords(words: Words, game: string, refusal: Refusal): string {
  const key = words.find(`web.refusal.${refusal.code}`);
  return key === undefined ? refusalWords(words, game, refusal) : words.say(key);
}

/** A bot goes by its level in the reader's language, a person by their name. */
export const seatName = (
  words: Words,
  { kind, name, level }: Pick<TableSeat, 'kind' | 'name' | 'level'>,
): string =>
  kind === 'open'
    ? words.say('web.seat.open')
    : kind === 'bot' && level !== undefined
      ? botName(words, level)
      : name;

/** Everybody by name; several bots of one level get their seats' numbers. */
export function seatNames(
  words: Words,
  seats: readonly Pick<TableSeat, 'kind' | 'name' | 'level'>[],
): readonly string[] {
  const names = seats.map((seat) => seatName(words, seat));
  const twice = (name: string): boolean => names.indexOf(name) !== names.lastIndexOf(name);
  return names.map((name, i) => (seats[i]?.kind === 'bot' && twice(name) ? `${name} ${i + 1}` : name));
}
