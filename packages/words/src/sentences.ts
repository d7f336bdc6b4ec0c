import type { Finding, Outcome, Refusal, Seat } from '@hortus/kernel';
import type { Key } from './languages.ts';
import type { Words } from './words.ts';

/** What is on a board that everybody can see: a card by its place, `0,-1`. */
export type Scene = ReadonlyMap<string, number>;

/** Who sits where, and which of the seats is the reader, if one is. */
export interface Cast {
  readonly names: readonly string[];
  readonly you?: Seat | undefined;
  /** Who did it, if known. */
  readonly by?: Seat | undefined;
  /** Names of cards by number, and of factions, where the game has them. */
  readonly deck?:
    | {
        readonly cards: readonly string[];
        readonly factions: readonly string[];
        /** Cards by number that are lives, spent when they are played. */
        readonly lives?: readonly number[];
      }
    | undefined;
  /** If places are named after what is there: the board before each entry, before this event, and before them all. */
  readonly scenes?: ReadonlyMap<number, Scene> | undefined;
  readonly scene?: Scene | undefined;
  readonly began?: Scene | undefined;
}

/** A key of this game, or else of its family: `genesis.told.won`, `sway.told.drew`. */
export const gameKey = (words: Words, game: string, key: string): Key | undefined =>
  words.find(`${game}.${key}`, `${words.family(game)}.${key}`);

/** The parameters that name a seat in a sentence. */
export const whoIs = (cast: Cast, seat: Seat): { readonly who: string; readonly you: boolean } => ({
  who: cast.names[seat] ?? String(seat),
  you: cast.you === seat,
});

/** Why a move is refused; a game's own sentence comes before the one all games share. */
export function refusalWords(words: Words, game: string, { code }: Refusal): string {
  const key = gameKey(words, game, `refusal.${code}`) ?? words.find(`refusal.${code}`) ?? 'refusal.unknown';
  return words.say(key, { code });
}

/** Whom a sentence about the end speaks to: a winner, a loser, a player in a draw, or a spectator. */
export type EndReader = 'won' | 'lost' | 'drawn' | 'seen';

/**
 * Why it ended. Speaks to the reader if the game has a sentence for them; otherwise a sentence may name the winner,
 * and the loser too if there is only one (`-alone`).
 */
export function reasonWords(
  words: Words,
  game: string,
  code: string,
  reader?: EndReader,
  sides?: { readonly winner: string; readonly loser?: string | undefined },
): string {
  const ways =
    reader === undefined
      ? []
      : reader === 'drawn' || sides === undefined
        ? [reader]
        : sides.loser === undefined
          ? [reader, 'seen']
          : [`${reader}-alone`, reader, 'seen-alone', 'seen'];
  for (const way of ways) {
    const found = gameKey(words, game, `reason-${way}.${code}`) ?? words.find(`reason-${way}.${code}`);
    if (found !== undefined) return words.say(found, { ...sides });
  }
  const key = gameKey(words, game, `reason.${code}`) ?? words.find(`reason.${code}`);
  return key === undefined ? code : words.say(key);
}

/** How a match ended: `Anna wins: a row of four.` To the loser: `Anna wins: you have no lives left.` */
export function outcomeWords(words: Words, game: string, { winners, reasons }: Outcome, cast: Cast): string {
  const { you } = cast;
  const isLost = you !== undefined && winners.length > 0 && !winners.includes(you);
  const why = words.list(
    reasons.map(({ code }) => reasonWords(words, game, code, isLost ? 'lost' : undefined)),
  );
  const [winner, ...more] = winners;
  if (winner === undefined) return words.say('outcome.nobody', { reasons: why });
  if (more.length === 0) return words.say('outcome.won', { ...whoIs(cast, winner), reasons: why });
  const who = words.list(winners.map((seat) => whoIs(cast, seat).who));
  return words.say('outcome.won-together', { who, reasons: why });
}

/** What was checked about a log, and whether it holds. */
export function findingWords(words: Words, { check, holds, detail }: Finding): string {
  const base = `verify.${check}.${holds ? 'holds' : 'fails'}`;
  const key = words.find(`${base}.${detail}`, base);
  return key === undefined ? `${check}: ${detail}` : words.say(key, { detail });
}

/** All findings in one sentence. */
export function verdictWords(words: Words, findings: readonly Finding[]): string {
  const count = findings.length;
  const failed = findings.filter(({ holds }) => !holds).length;
  if (failed === 0 && findings.some(({ check }) => check === 'removed')) return words.say('verify.rest');
  return failed === 0
    ? words.say('verify.all', { count })
    : words.say('verify.some', { count: failed, checks: count });
}

/** The words of an option that counts milliseconds, which people read and write in seconds. */
export const secondsKey = (words: Words, game: string, option: string): Key | undefined =>
  gameKey(words, game, `option.${option}.seconds`);

/** An option by the name people know, or one of its values; a free text is its own name. */
export function optionWords(words: Words, game: string, option: string, value?: string): string {
  const name = `option.${option}`;
  const seconds = value === undefined ? undefined : secondsKey(words, game, option);
  if (seconds !== undefined) return words.say(seconds, { count: Number(value) / 1000 });
  const key = gameKey(words, game, value === undefined ? name : `${name}.${value}`);
  return key === undefined ? (value ?? option) : words.say(key);
}

/** The name a bot of this level goes by. */
export function botName(words: Words, level: string): string {
  const key = words.find(`bot.${level}`);
  return key === undefined ? level : words.say(key);
}
