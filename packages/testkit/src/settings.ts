/** The settings a game declares: option sets from its schema, and its numbers of seats. */
import { FastLuck, type Game, type JsonSchema } from '@hortus/kernel';

export interface GivenSetting {
  readonly options?: unknown;
  readonly seats?: number;
}

/** Every value of a choice or flag; the least, default and most of a number; only the default of a text. */
function valuesOf(property: JsonSchema): readonly unknown[] {
  if (Array.isArray(property.enum)) return property.enum;
  if (property.type === 'boolean') return [false, true];
  if (property.type === 'integer')
    return [...new Set([property.default, property.minimum, property.maximum])];
  return [property.default];
}

/** How many may play with these options; every number of seats if the options can't be parsed for any. */
function seatsWith(game: Game, options: unknown): readonly number[] {
  for (const seats of game.seats) {
    const parsed = game.parseOptions(options, seats);
    if (parsed.ok) return game.seatsFor(parsed.value);
  }
  return game.seats;
}

/**
 * Every combination of declared options with every number of seats that they allow, the defaults first; a sample, the
 * same for the same seed, where there are more than `most`.
 */
export function settingsOf(game: Game, most: number, seed = 1): GivenSetting[] {
  const properties = Object.entries((game.optionSchema.properties ?? {}) as Record<string, JsonSchema>);
  const every = properties.reduce<Record<string, unknown>[]>(
    (sets, [name, property]) =>
      sets.flatMap((set) => {
        const values = valuesOf(property).filter((value) => value !== undefined);
        return values.length === 0 ? [set] : values.map((value) => ({ ...set, [name]: value }));
      }),
    [{}],
  );
  const plain: GivenSetting[] = game.seats.map((seats) => ({ options: {}, seats }));
  const rest: GivenSetting[] = every.flatMap((options) =>
    seatsWith(game, options).map((seats) => ({ options, seats })),
  );
  if (plain.length + rest.length <= most) return [...plain, ...rest];
  const luck = new FastLuck(seed);
  const order = Int32Array.from(rest.keys());
  luck.shuffle(order);
  const chosen = [...order].slice(0, Math.max(0, most - plain.length)).sort((a, b) => a - b);
  return [...plain, ...chosen.map((i) => rest[i])];
}
