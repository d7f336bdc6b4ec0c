/** One flag for each option of a game: fullBoard is --full-board. Games that share a name share the flag. */
import { GAMES } from '@hortus/catalogue';
import type { Game } from '@hortus/kernel';

interface Property {
  readonly type?: string;
  readonly description?: string;
  readonly enum?: readonly string[];
}

/** Cards (a deck or custom ones) come from a file. */
const TAKEN: Readonly<Record<string, string>> = { integer: 'number', object: 'file', array: 'file' };

export const flagOf = (option: string): string =>
  `--${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** What each takes, and what it means in which game: `--cap <number>`, `gnostica: draw after this many turns`. */
export function gameFlags(
  games: readonly Game[] = GAMES,
  except: readonly string[] = [],
): [flag: string, about: string][] {
  const flags = new Map<string, { values: Set<string>; abouts: Map<string, string[]> }>();
  for (const { id, optionSchema } of games)
    for (const [name, property] of Object.entries(
      (optionSchema.properties ?? {}) as Record<string, Property>,
    )) {
      if (except.includes(name)) continue;
      const flag = flagOf(name);
      const { values, abouts } = flags.get(flag) ?? { values: new Set(), abouts: new Map() };
      flags.set(flag, { values, abouts });
      for (const value of property.enum ?? [TAKEN[property.type ?? ''] ?? 'text']) values.add(value);
      const about = property.description ?? '';
      abouts.set(about, [...(abouts.get(about) ?? []), id]);
    }
  return [...flags].map(([flag, { values, abouts }]) => [
    `${flag} <${[...values].join('|')}>`,
    [...abouts].map(([about, of]) => (games.length === 1 ? about : `${of.join(', ')}: ${about}`)).join('; '),
  ]);
}
