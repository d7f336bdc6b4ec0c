/** A new table of a game: against a bot, on one screen, or with a friend. Everything has a sensible default. */

import { kitOf } from '@hortus/catalogue';
import type { GameTable } from '@hortus/frame/board/game-table.ts';
import { levelChoices } from '@hortus/frame/lobby/level-choices.ts';
import { OptionFields } from '@hortus/frame/lobby/OptionFields.tsx';
import { CountField, SeatFields } from '@hortus/frame/lobby/SeatFields.tsx';
import { TimeFields } from '@hortus/frame/lobby/TimeFields.tsx';
import type { PageProps } from '@hortus/frame/page/router.ts';
import { words } from '@hortus/frame/page/words.ts';
import { Choice } from '@hortus/frame/parts/Choice.tsx';
import { Icon } from '@hortus/frame/parts/Icon.tsx';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { Notice } from '../app/Notice.tsx';
import { tableOf } from '../games/index.ts';
import { botsEnd, mayBotsEnd } from './new-table/bots-end.ts';
import { Presets } from './new-table/Presets.tsx';
import { AGAINST, type Against, useWish } from './new-table/wish.ts';

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
  const { game, bots, ownOptions } = table;
  const wish = useWish(table, wanted);
  const kit = kitOf(game.id);
  const applied = useSignal(0);
  const { against, level, seats, options, takeBacks, counts, names } = wish;
  const own = ownOptions === undefined ? null : <ownOptions.Fields options={options} seats={names} />;

  return (
    <form
      class={`new-table mood-${game.id}`}
      onSubmit={(event) => {
        event.preventDefault();
        void wish.start();
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
      {kit === undefined ? null : (
        <Presets kit={kit} table={table} wish={wish} chosen={() => (applied.value += 1)} />
      )}
      <CountField counts={counts} seats={seats} usual={bots.usual} />
      {against.value === 'bot' ? (
        <Choice
          legend={say('web.new.level')}
          value={level.value}
          onChoose={(value) => (level.value = value)}
          choices={levelChoices(bots)}
        />
      ) : (
        <SeatFields counts={counts} levels={bots.levels} seats={seats} at={against.value} />
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
      {against.value === 'friend' ? (
        <TimeFields key={applied.value} time={wish.time} awayLimit={wish.awayLimit} />
      ) : null}
      <Check
        on={takeBacks}
        says={say(against.value === 'friend' ? 'web.new.take-backs' : 'web.new.take-backs.here')}
      />
      {mayBotsEnd(table, wish) ? <Check on={wish.botsResign} says={say(botsEnd(table))} /> : null}
      <div class="new-start">
        {wish.failed.value === undefined ? null : (
          <p class="status-refused" role="alert">
            {wish.failed.value}
          </p>
        )}
        <button type="submit" class="main big" aria-disabled={wish.busy.value}>
          {say(against.value === 'friend' ? 'web.new.start.friend' : 'web.new.start')}
        </button>
      </div>
    </form>
  );
}

function Check({ on, says }: { readonly on: Signal<boolean>; readonly says: string }) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={on.value}
        onChange={(event) => {
          on.value = event.currentTarget.checked;
        }}
      />
      {says}
    </label>
  );
}
