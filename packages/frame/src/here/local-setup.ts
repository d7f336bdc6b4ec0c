/**
 * A new match in this browser as an address: `?game=garden&level=club&o.format=vp10`, or with a `seat` for each:
 * `seat=bot.club` for a bot, `seat=me.Anna` for somebody at this screen.
 */
import type { Game, Json, SeatInfo } from '@hortus/kernel';
import type { TableInfo } from '@hortus/protocol';
import { botName, type Words } from '@hortus/words';
import type { LocalSetup } from './local-host.ts';

type Options = TableInfo['options'];

/** A bot of a level, or somebody at this screen, by name if one was given. */
export type SeatWish =
  | { readonly kind: 'bot'; readonly level: string }
  | { readonly kind: 'me'; readonly name: string };

export interface Beginning {
  readonly game: string;
  /** You against bots of this level, as many as the smallest game needs. */
  readonly level?: string | undefined;
  /** Or who sits where; by default everybody sits at this screen. */
  readonly seats?: readonly SeatWish[];
  readonly options?: Options;
  readonly takeBacks?: boolean;
  readonly botsResign?: boolean;
}

export function hereLink(beginning: Beginning): string {
  const { game, level, seats = [], options = {}, takeBacks, botsResign } = beginning;
  const query = new URLSearchParams({ game });
  if (level !== undefined) query.set('level', level);
  for (const seat of seats)
    query.append('seat', `${seat.kind}.${seat.kind === 'bot' ? seat.level : seat.name}`);
  if (takeBacks !== undefined) query.set('back', String(takeBacks));
  if (botsResign === true) query.set('resign', 'true');
  for (const [option, value] of Object.entries(options))
    query.set(`o.${option}`, typeof value === 'object' ? JSON.stringify(value) : String(value));
  return `/here/${crypto.randomUUID()}?${query}`;
}

/** A value in its kind's notation; invalid JSON is left for the rules to refuse. */
function readOption(kind: string | undefined, value: string): Json {
  if (kind === 'boolean') return value === 'true';
  if (kind === 'integer') return Number(value);
  if (kind !== 'object' && kind !== 'array') return value;
  try {
    return JSON.parse(value) as Json;
  } catch {
    return value;
  }
}

/** The address with every option parsed by kind; the rules judge the rest. */
export function beginningFrom(query: URLSearchParams, game: Game): Beginning {
  const kinds = (game.optionSchema.properties ?? {}) as Readonly<Record<string, { readonly type?: string }>>;
  const options: Record<string, Json> = {};
  for (const [key, value] of query) {
    if (!key.startsWith('o.')) continue;
    const option = key.slice(2);
    // Content may be named as text, by one reference or several; anything else is left for the rules to refuse.
    const isReference = game.contents?.[option] !== undefined && /^[{[]/.test(value);
    options[option] = readOption(isReference ? 'object' : kinds[option]?.type, value);
  }
  const seats = query.getAll('seat').map((text): SeatWish => {
    const dot = text.indexOf('.');
    const rest = text.slice(dot + 1);
    return text.slice(0, dot) === 'bot' ? { kind: 'bot', level: rest } : { kind: 'me', name: rest };
  });
  const back = query.get('back');
  return {
    game: game.id,
    level: query.get('level') ?? undefined,
    seats,
    options,
    ...(back === null ? {} : { takeBacks: back === 'true' }),
    ...(query.get('resign') === 'true' ? { botsResign: true } : {}),
  };
}

/** One person against bots: a take-back or a hint is unfair to nobody. */
export const isAlone = ({ level, seats = [] }: Beginning): boolean =>
  seats.length === 0 ? level !== undefined : seats.filter(({ kind }) => kind === 'me').length === 1;

export function setupOf(
  id: string,
  { game, level, seats = [], options = {}, takeBacks, botsResign }: Beginning,
  words: Words,
  fewest = 2,
): LocalSetup {
  const rest = Array.from({ length: Math.max(fewest - 1, 0) });
  const wishes: readonly SeatWish[] =
    seats.length > 0
      ? seats
      : [
          { kind: 'me', name: '' },
          ...rest.map(
            (): SeatWish => (level === undefined ? { kind: 'me', name: '' } : { kind: 'bot', level }),
          ),
        ];
  const alone = wishes.filter(({ kind }) => kind === 'me').length === 1;
  const bots = wishes.filter(({ kind }) => kind === 'bot').length;
  const seated = wishes.map((wish, i): SeatInfo => {
    if (wish.kind === 'me') {
      const usual = alone ? words.say('web.you') : words.say('web.player', { number: i + 1 });
      return { name: wish.name.trim() || usual, kind: 'person' };
    }
    const name = botName(words, wish.level);
    return { name: bots > 1 ? `${name} ${i + 1}` : name, kind: 'bot', level: wish.level };
  });
  return {
    ...{ id, game, options, seats: seated },
    ...(takeBacks === undefined ? {} : { takeBacks }),
    ...(botsResign === undefined ? {} : { botsResign }),
  };
}

/**
 * A rematch as an address, perhaps against bots of another level; content is named as it was in the terms.
 */
export function rematchHere(info: TableInfo, against?: string): string {
  const { game, options, terms, seats, takeBacks, botsResign = false } = info;
  return hereLink({
    game,
    options: (terms?.options ?? options) as Options,
    takeBacks,
    botsResign,
    seats: seats.map(({ kind, level = '', name }) =>
      kind === 'bot' ? { kind: 'bot', level: against ?? level } : { kind: 'me', name },
    ),
  });
}
