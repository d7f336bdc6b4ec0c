/** A new table of a game: against a bot, on one screen, or with a friend. Everything has a sensible default. */

import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { go, type PageProps } from '../app/router.ts';
import { words } from '../app/words.ts';
import type { GameTable } from '../games/game-table.ts';
import { tableOf } from '../games/index.ts';
import { Choice } from '../parts/Choice.tsx';
import { Icon } from '../parts/Icon.tsx';
import '../styles/lobby.css';
import '../styles/parts.css';
import { ApiFault, becomeGuest, makeTable } from '../table/api.ts';
import { hereLink } from '../table/local-setup.ts';
import { OptionFields, type Options } from '../table/OptionFields.tsx';
import { type TimeChoice, TimeFields, timeOf } from '../table/TimeFields.tsx';

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
  if (table === 'missing') return <p class="notice">{say('web.lost')}</p>;
  const wanted = AGAINST.find((one) => one === query.get('with')) ?? 'bot';
  return <Form table={table} wanted={wanted} />;
}

function Form({ table, wanted }: { readonly table: GameTable; readonly wanted: Against }) {
  const { say } = words.value;
  const { game, levels, usual } = table;
  const against = useSignal<Against>(wanted);
  const level = useSignal(usual);
  const options = useSignal<Options>({});
  const time = useSignal<TimeChoice>('none');
  const takeBacks = useSignal(true);
  const names = useSignal<readonly string[]>(['', '']);
  const busy = useSignal(false);
  const failed = useSignal<string | undefined>(undefined);

  const start = async (): Promise<void> => {
    const parsed = game.parseOptions(options.value);
    if (!parsed.ok) {
      failed.value = parsed.fault.map(({ message }) => message).join('; ');
      return;
    }
    if (against.value === 'bot')
      return go(hereLink({ game: game.id, level: level.value, options: options.value }));
    if (against.value === 'screen')
      return go(hereLink({ game: game.id, names: names.value, options: options.value }));
    busy.value = true;
    try {
      await becomeGuest();
      const { id } = await makeTable({
        game: game.id,
        options: options.value,
        seats: [{ kind: 'me' }, { kind: 'friend' }],
        time: timeOf(time.value),
        takeBacks: takeBacks.value,
        awayLimit: 120,
      });
      go(`/t/${id}`);
    } catch (error) {
      failed.value =
        error instanceof ApiFault && error.code !== 'offline' ? error.message : say('web.new.no-server');
      busy.value = false;
    }
  };
  const seats =
    against.value === 'bot'
      ? [say('web.you'), say('web.new.bot')]
      : against.value === 'friend'
        ? [say('web.you'), say('web.new.friend')]
        : names.value.map((name, i) => name.trim() || say('web.player', { number: i + 1 }));

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
      ) : null}
      {against.value === 'screen' ? (
        <fieldset class="choice names">
          <legend>{say('web.new.names')}</legend>
          {names.value.map((name, i) => (
            <label class="field" key={i}>
              <span>{say('web.player', { number: i + 1 })}</span>
              <input
                value={name}
                maxLength={32}
                autoComplete="off"
                placeholder={say('web.player', { number: i + 1 })}
                onInput={(event) => {
                  const typed = event.currentTarget.value;
                  names.value = names.value.map((old, j) => (i === j ? typed : old));
                }}
              />
            </label>
          ))}
        </fieldset>
      ) : null}
      <OptionFields game={game} options={options} seats={seats} />
      {against.value === 'friend' ? <TimeFields time={time} takeBacks={takeBacks} /> : null}
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
