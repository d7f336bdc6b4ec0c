/** How a match of this browser begins, as an address: `?game=garden&level=club&o.format=vp10`. */
import type { Game, SeatInfo } from '@hortus/kernel';
import type { TableInfo } from '@hortus/protocol';
import { botName, type Words } from '@hortus/words';
import type { LocalSetup } from './local-host.ts';

type Options = TableInfo['options'];

export interface Beginning {
  readonly game: string;
  /** The bot's; without one everybody sits at this screen. */
  readonly level?: string | undefined;
  /** Names of those who share the screen. */
  readonly names?: readonly string[];
  readonly options?: Options;
}

export function hereLink({ game, level, names = [], options = {} }: Beginning): string {
  const query = new URLSearchParams({ game });
  if (level !== undefined) query.set('level', level);
  for (const name of names) query.append('name', name);
  for (const [option, value] of Object.entries(options)) query.set(`o.${option}`, String(value));
  return `/here/${crypto.randomUUID()}?${query}`;
}

/** What the address says, with every option read as its kind; the rules judge the rest. */
export function beginningFrom(query: URLSearchParams, game: Game): Beginning {
  const kinds = (game.optionSchema.properties ?? {}) as Readonly<Record<string, { readonly type?: string }>>;
  const options: Record<string, string | number | boolean> = {};
  for (const [key, value] of query) {
    if (!key.startsWith('o.')) continue;
    const kind = kinds[key.slice(2)]?.type;
    options[key.slice(2)] =
      kind === 'boolean' ? value === 'true' : kind === 'integer' ? Number(value) : value;
  }
  return { game: game.id, level: query.get('level') ?? undefined, names: query.getAll('name'), options };
}

export function setupOf(
  id: string,
  { game, level, names = [], options = {} }: Beginning,
  words: Words,
): LocalSetup {
  const person = (i: number): SeatInfo => ({
    name: names[i]?.trim() || words.say('web.player', { number: i + 1 }),
    kind: 'person',
  });
  const seats: readonly SeatInfo[] =
    level === undefined
      ? [person(0), person(1)]
      : [
          { name: words.say('web.you'), kind: 'person' },
          { name: botName(words, level), kind: 'bot', level },
        ];
  return { id, game, options, seats };
}

/** The same again, as a new match. */
export function rematchHere({ game, options, seats }: TableInfo): string {
  const level = seats.find(({ kind }) => kind === 'bot')?.level;
  const names = level === undefined ? seats.map(({ name }) => name) : [];
  return hereLink({ game, level, names, options });
}
