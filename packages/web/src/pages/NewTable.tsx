/** A new table of a game: against a bot, on one screen, or with a friend. Everything has a sensible default. */

import type { GameTable } from '@hortus/frame/board/game-table.ts';
import { go, type PageProps } from '@hortus/frame/page/router.ts';
import { words } from '@hortus/frame/page/words.ts';
import { Choice } from '@hortus/frame/parts/Choice.tsx';
import { Icon } from '@hortus/frame/parts/Icon.tsx';
import { type Diagnostic, type Game, referOptions } from '@hortus/kernel';
import type { NewTable as NewTableWish, TimeControl } from '@hortus/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { Notice } from '../app/Notice.tsx';
import { tableOf } from '../games/index.ts';
import '@hortus/frame/styles/lobby.css';
import '@hortus/frame/styles/parts.css';
import { hereLink, type SeatWish } from '@hortus/frame/here/local-setup.ts';
import { OptionFields, type Options } from '@hortus/frame/lobby/OptionFields.tsx';
import { CountField, SeatFields, type Wished, wishedSeats } from '@hortus/frame/lobby/SeatFields.tsx';
import { TimeFields } from '@hortus/frame/lobby/TimeFields.tsx';
import { ApiFault, becomeGuest, keepContent, makeTable } from '@hortus/frame/online/api.ts';

const AGAINST = ['bot', 'screen', 'friend'] as const;
type Against = (typeof AGAINST)[number];
const ICONS = { bot: 'bot', screen: 'people', friend: 'link' } as const;

export default function NewTable({ params, query }: PageProps) {
  const [table, load] = useState<GameTable | undefined | 'missing'>(undefined);
  useEffect(() => {
    tableOf(params.game ?? '').then(
      (found) => load(found ?? 'missing'),
      () => load('missing'),
    );
  }, [params.game]);
  const { say } = words.value;
  if (table === undefined) return <p class="notice">{say('web.loading')}</p>;
  if (table === 'missing')
    return (
      <Notice title={say('web.lost.title')}>
        <p>{say('web.lost')}</p>
      </Notice>
    );
  const wanted = AGAINST.find((one) => one === query.get('with')) ?? 'bot';
  return <Form table={table} wanted={wanted} />;
}

function Form({ table, wanted }: { readonly table: GameTable; readonly wanted: Against }) {
  const { say } = words.value;
  const { game, levels, usual } = table;
  const against = useSignal<Against>(wanted);
  const level = useSignal(usual);
  const seats = useSignal<readonly Wished[]>(wishedSeats(game.seats[0] ?? 2, usual));
  const options = useSignal<Options>({});
  const time = useSignal<TimeControl>({ kind: 'none' });
  const takeBacks = useSignal(table.takesBack);
  const awayLimit = useSignal(120);
  const busy = useSignal(false);
  const failed = useSignal<string | undefined>(undefined);

  const start = async (): Promise<void> => {
    const parsed = game.parseOptions(options.value, seats.value.length);
    const referred = parsed.ok ? referOptions(game, options.value) : parsed;
    if (!referred.ok) {
      failed.value = faultWords(referred.fault);
      return;
    }
    // A deck goes ahead of the table, which only names it.
    const { contents } = referred.value;
    const agreed = referred.value.options as Options;
    if (contents.length > 0) await (await import('@hortus/frame/here/shelf.ts')).keepHere(contents);
    if (against.value !== 'friend')
      return go(
        hereLink({
          game: game.id,
          options: agreed,
          takeBacks: takeBacks.value,
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

  const { ownOptions } = table;
  const own = ownOptions === undefined ? null : <ownOptions.Fields options={options} seats={names} />;

  return (
    <form
      class={`new-table mood-${game.id}`}
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <h1>{game.title}</h1>
      <Choice
        large
        legend={say('web.new.against')}
        value={against.value}
        onChoose={(value) => (against.value = value)}
        choices={AGAINST.map((value) => ({
          value,
          name: (
            <>
              <Icon name={ICONS[value]} /> {say(`web.new.against.${value}`)}
            </>
          ),
          about: say(`web.new.against.${value}.about`),
        }))}
      />
      <CountField counts={counts} seats={seats} usual={usual} />
      {against.value === 'bot' ? (
        <Choice
          legend={say('web.new.level')}
          value={level.value}
          onChoose={(value) => (level.value = value)}
          choices={levels.map((value) => {
            const key = words.value.find(`web.level.${value}`);
            const about = words.value.find(`web.level.${value}.about`);
            return {
              value,
              name: key === undefined ? value : say(key),
              about: about === undefined ? undefined : say(about),
            };
          })}
        />
      ) : (
        <SeatFields counts={counts} levels={levels} seats={seats} at={against.value} />
      )}
      {ownOptions?.leads === true ? own : null}
      <OptionFields
        game={game}
        options={options}
        seats={names}
        except={ownOptions?.names}
        folded={ownOptions?.leads}
      />
      {ownOptions?.leads === true ? null : own}
      {against.value === 'friend' ? <TimeFields time={time} awayLimit={awayLimit} /> : null}
      <label class="check">
        <input
          type="checkbox"
          checked={takeBacks.value}
          onChange={(event) => {
            takeBacks.value = event.currentTarget.checked;
          }}
        />
        {say(against.value === 'friend' ? 'web.new.take-backs' : 'web.new.take-backs.here')}
      </label>
      <div class="new-start">
        {failed.value === undefined ? null : (
          <p class="status-refused" role="alert">
            {failed.value}
          </p>
        )}
        <button type="submit" class="main big" aria-disabled={busy.value}>
          {say(against.value === 'friend' ? 'web.new.start.friend' : 'web.new.start')}
        </button>
      </div>
    </form>
  );
}

/** How many may play under these options; any number of the game's while something is wrong with them. */
function countsFor(game: Game, options: Options): readonly number[] {
  for (const count of game.seats) {
    const parsed = game.parseOptions(options, count);
    if (parsed.ok) return game.seatsFor(parsed.value);
  }
  return game.seats;
}

const FAULTS_SHOWN = 3;

/** The first few, and how many more there are. */
function faultWords(faults: readonly Diagnostic[]): string {
  const { say } = words.value;
  const shown = faults.slice(0, FAULTS_SHOWN).map(({ message }) => message);
  const more = faults.length - shown.length;
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
