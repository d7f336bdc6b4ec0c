/** A table's settings, in words. */
import type { TableInfo, TimeControl } from '@hortus/protocol';
import { type Key, optionWords, perLanguage, secondsKey, type Words } from '@hortus/words';
import type { GameTable } from '../board/game-table.ts';
import { seatNames } from './told.ts';

export function timeWords(words: Words, time: TimeControl): string {
  const { say } = words;
  if (time.kind === 'none') return say('web.time.none');
  if (time.kind === 'move') return say('web.time.each', { time: spanWords(words, time.seconds) });
  return say(time.increment === 0 ? 'web.time.whole' : 'web.time.clock', {
    time: spanWords(words, time.base),
    more: spanWords(words, time.increment),
  });
}

/** How long to wait for somebody who is away; 0 is for ever. */
export const awayWords = (words: Words, limit: number): string =>
  limit === 0 ? words.say('web.away.waited') : words.say('web.away.limit', { time: spanWords(words, limit) });

const spans = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

const formatsOf = perLanguage((language) =>
  spans.map(([unit, length]) => ({
    length,
    format: new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }),
  })),
);

/** `3 minutes`, in the reader's language: in the largest unit that divides it. */
function spanWords({ language }: Words, seconds: number): string {
  const formats = formatsOf(language);
  const { length, format } =
    formats.find((one) => seconds > 0 && seconds % one.length === 0) ?? formats[formats.length - 1]!;
  return format.format(seconds / length);
}

interface Term {
  readonly name: string;
  readonly value: string;
}

/** Every option in words, default or not, since consent covers all of it. */
export function termsOf(
  said: Words,
  info: TableInfo,
  schema: Readonly<Record<string, unknown>>,
  called: GameTable['called'],
): Term[] {
  const names = seatNames(said, info.seats);
  const properties = (schema.properties ?? {}) as Readonly<Record<string, { readonly default?: unknown }>>;
  return [
    ...Object.entries(properties).flatMap(([option, { default: usual }]) => {
      const value = shortly(info.options[option] ?? usual ?? '', called);
      return value === ''
        ? []
        : [
            {
              name: optionWords(said, info.game, option),
              value: valueWords(said, info.game, option, value, names),
            },
          ];
    }),
  ];
}

/** Things such as cards and decks by what the game calls them, or by name: the rules know the rest. */
export function shortly(
  value: unknown,
  called: GameTable['called'] = ({ name = '' }) => String(name),
): string {
  if (Array.isArray(value)) return value.map((one) => shortly(one, called)).join(', ');
  return typeof value === 'object' && value !== null
    ? called(value as Readonly<Record<string, unknown>>)
    : String(value);
}

/** A value of an option; if it names a seat, the name of the person there. */
export function valueWords(
  said: Words,
  game: string,
  option: string,
  value: string,
  names: readonly string[],
): string {
  if (secondsKey(said, game, option) !== undefined) return optionWords(said, game, option, value);
  // Several values, as a list.
  if (value.includes(',') && knows(said, game, option, value.split(',')))
    return said.list(value.split(',').map((one) => valueWords(said, game, option, one, names)));
  const key = valueKey(said, game, option, value);
  return key === undefined ? value : said.say(key, { a: names[0] ?? 'A', b: names[1] ?? 'B' });
}

const knows = (said: Words, game: string, option: string, values: readonly string[]): boolean =>
  values.every((one) => valueKey(said, game, option, one) !== undefined);

function valueKey(said: Words, game: string, option: string, value: string): Key | undefined {
  const name = `option.${option}.${value}`;
  const book = said.family(game);
  return said.find(`web.${game}.${name}`, `web.${book}.${name}`, `${game}.${name}`, `${book}.${name}`);
}
