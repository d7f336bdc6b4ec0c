/** What somebody wants for a new table, and how to create it. Everything has a sensible default. */
import type { GameTable } from '@hortus/frame/board/game-table.ts';
import { hereLink, type SeatWish } from '@hortus/frame/here/local-setup.ts';
import type { Options } from '@hortus/frame/lobby/OptionFields.tsx';
import { type Wished, wishedSeats } from '@hortus/frame/lobby/SeatFields.tsx';
import { ApiFault, becomeGuest, keepContent, makeTable } from '@hortus/frame/online/api.ts';
import { levelFor, levelIn } from '@hortus/frame/page/progress.ts';
import { go } from '@hortus/frame/page/router.ts';
import { words } from '@hortus/frame/page/words.ts';
import { type Diagnostic, type Game, referOptions } from '@hortus/kernel';
import type { NewTable as NewTableWish, TimeControl } from '@hortus/protocol';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';

export const AGAINST = ['bot', 'screen', 'friend'] as const;
export type Against = (typeof AGAINST)[number];

export interface Wish {
  readonly against: Signal<Against>;
  readonly level: Signal<string>;
  readonly seats: Signal<readonly Wished[]>;
  readonly options: Signal<Options>;
  readonly time: Signal<TimeControl>;
  readonly takeBacks: Signal<boolean>;
  readonly botsResign: Signal<boolean>;
  readonly awayLimit: Signal<number>;
  readonly busy: Signal<boolean>;
  readonly failed: Signal<string | undefined>;
  /** How many may play under these options. */
  readonly counts: readonly number[];
  /** What the players will be called, by seat. */
  readonly names: readonly string[];
  start(): Promise<void>;
}

export function useWish(table: GameTable, wanted: Against): Wish {
  const { say } = words.value;
  const { game } = table;
  const { levels, usual } = table.bots;
  const against = useSignal<Against>(wanted);
  // As strong as for a first click: players who haven't won yet don't start against the club level.
  const level = useSignal(levelIn(levels, usual, levelFor(game.id)));
  const seats = useSignal<readonly Wished[]>(wishedSeats(game.seats[0] ?? 2, usual));
  const options = useSignal<Options>({});
  const time = useSignal<TimeControl>({ kind: 'none' });
  const takeBacks = useSignal(table.takesBack);
  // Against bots, take-backs are unfair to nobody; between people the rules' own default is proposed.
  useLayoutEffect(() => {
    takeBacks.value = table.takesBack || against.value === 'bot';
  }, [against.value]);
  const botsResign = useSignal(false);
  const awayLimit = useSignal(120);
  const busy = useSignal(false);
  const failed = useSignal<string | undefined>(undefined);

  const start = async (): Promise<void> => {
    const parsed = game.parseOptions(options.value, seats.value.length);
    const referred = parsed.ok ? referOptions(game, options.value) : parsed;
    if (!referred.ok) {
      failed.value = faultWords(referred.fault, table.ownOptions?.tell);
      return;
    }
    // A deck is uploaded before the table, which only names it.
    const { contents } = referred.value;
    const agreed = referred.value.options as Options;
    if (contents.length > 0) await (await import('@hortus/frame/here/shelf.ts')).keepHere(contents);
    if (against.value !== 'friend')
      return go(
        hereLink({
          game: game.id,
          options: agreed,
          takeBacks: takeBacks.value,
          botsResign: botsResign.value,
          seats: seats.value.map((wish, i) => hereWish(wish, against.value === 'bot' && i > 0, level.value)),
        }),
      );
    busy.value = true;
    try {
      await becomeGuest();
      for (const content of contents) await keepContent(content, game.id);
      const { id } = await makeTable({
        game: game.id,
        options: agreed as NewTableWish['options'],
        seats: seats.value.map(({ bot, level: strength }, i) =>
          i === 0 ? { kind: 'me' } : bot ? { kind: 'bot', level: strength } : { kind: 'friend' },
        ),
        time: time.value,
        takeBacks: takeBacks.value,
        botsResign: botsResign.value,
        awayLimit: awayLimit.value,
      });
      go(`/t/${id}`);
    } catch (error) {
      failed.value = whyNot(error);
      busy.value = false;
    }
  };
  const counts = countsFor(game, options.value);
  useEffect(() => {
    const [fewest] = counts;
    if (fewest === undefined || counts.includes(seats.value.length)) return;
    seats.value = [...seats.value, ...wishedSeats(fewest, usual)].slice(0, fewest);
  }, [counts.join()]);
  const names = seats.value.map(({ bot, name }, i) => {
    if (against.value === 'screen' && !bot) return name.trim() || say('web.player', { number: i + 1 });
    if (i === 0) return say('web.you');
    return say(against.value === 'friend' && !bot ? 'web.new.friend' : 'web.new.bot');
  });
  return {
    against,
    level,
    seats,
    options,
    time,
    takeBacks,
    botsResign,
    awayLimit,
    busy,
    failed,
    counts,
    names,
    start,
  };
}

/** How many may play under these options; any number the game allows while something is wrong with them. */
function countsFor(game: Game, options: Options): readonly number[] {
  for (const count of game.seats) {
    const parsed = game.parseOptions(options, count);
    if (parsed.ok) return game.seatsFor(parsed.value);
  }
  return game.seats;
}

const FAULTS_SHOWN = 3;

/** The first few, and how many more there are. */
function faultWords(
  faults: readonly Diagnostic[],
  tell = ({ message }: Diagnostic): string => message,
): string {
  const { say } = words.value;
  const told = [...new Set(faults.map(tell))];
  const shown = told.slice(0, FAULTS_SHOWN);
  const more = told.length - shown.length;
  return [...shown, ...(more > 0 ? [say('web.new.more-faults', { count: more })] : [])].join('; ');
}

function whyNot(error: unknown): string {
  const { say, find } = words.value;
  if (!(error instanceof ApiFault) || error.code === 'offline') return say('web.new.no-server');
  const key = find(`web.refusal.${error.code}`);
  return key === undefined ? error.message : say(key);
}

const hereWish = ({ bot, level, name }: Wished, botHere: boolean, strength: string): SeatWish =>
  botHere ? { kind: 'bot', level: strength } : bot ? { kind: 'bot', level } : { kind: 'me', name };
