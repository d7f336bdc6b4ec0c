/** A table before its deal: who sits where, the settings, the link for a friend, one button to sit down and accept. */
import { useSignal } from '@preact/signals';
import type { GameTable } from '../board/game-table.ts';
import type { TableSource } from '../model/source.ts';
import { removeGuest } from '../online/api.ts';
import { words } from '../page/words.ts';
import { Banner } from '../panels/Banner.tsx';
import { Fair, Terms } from '../panels/InfoPanel.tsx';
import { Icon } from '../parts/Icon.tsx';
import { seatName } from '../says/told.ts';
import { NameDialog } from './NameDialog.tsx';
import { NextStep } from './NextStep.tsx';
import { broughtIn } from './next-step.ts';

interface LobbyProps {
  readonly source: TableSource;
  readonly table: GameTable;
}

export function Lobby({ source, table: { Brought, called } }: LobbyProps) {
  const { say } = words.value;
  const info = source.info.value;
  const brought = Brought === undefined ? 'nothing' : broughtIn(source.game, info.options);
  const renaming = useSignal(false);
  return (
    <article class={`lobby mood-${source.game.id}`}>
      <Banner source={source} />
      <h1>{source.game.title}</h1>
      {info.status === 'closed' ? (
        <p>
          {say('web.lobby.closed')} <a href={`/new/${info.game}`}>{say('web.end.new')}</a>
        </p>
      ) : (
        <NextStep source={source} brought={brought} />
      )}
      {Brought === undefined || brought === 'nothing' ? null : (
        <section class="lobby-part">
          <h2>{say('web.lobby.brought')}</h2>
          <Brought
            options={info.options}
            by={info.madeBy === undefined ? undefined : info.seats[info.madeBy]?.name}
          />
        </section>
      )}
      <section class="lobby-part">
        <h2>{say('web.seats')}</h2>
        <Seated source={source} rename={() => (renaming.value = true)} />
      </section>
      <section class="lobby-part">
        <h2>{say('web.lobby.terms')}</h2>
        <Terms source={source} called={called} />
      </section>
      <Fair source={source} />
      {renaming.value ? <NameDialog source={source} close={() => (renaming.value = false)} /> : null}
    </article>
  );
}

function Seated({ source, rename }: { readonly source: TableSource; rename(): void }) {
  const { say } = words.value;
  const { id, seats, mySeat, status, mine } = source.info.value;
  return (
    <ul class="lobby-seats bare">
      {seats.map((seat, i) => (
        <li key={i} class={`seat${seat.kind === 'open' ? ' open' : ''}`}>
          <Icon name={seat.kind === 'bot' ? 'bot' : 'person'} />
          <span class="lobby-who">
            <strong>{seatName(words.value, seat)}</strong>
            <span class="seat-state">
              {i === mySeat ? `${say('web.seat.you')} · ` : ''}
              {seat.kind === 'open'
                ? say('web.lobby.free')
                : seat.accepted
                  ? say('web.lobby.ready')
                  : say('web.lobby.not-ready')}
            </span>
          </span>
          {i === mySeat && status === 'open' ? (
            <button type="button" class="subtle small" onClick={rename}>
              <Icon name="pencil" />
              {say('web.name.edit')}
            </button>
          ) : null}
          {mine && i !== mySeat && seat.kind === 'person' ? (
            <button
              type="button"
              class="subtle small"
              aria-label={say('web.lobby.remove.who', { who: seat.name })}
              onClick={() => void removeGuest(id, i).catch(() => {})}
            >
              <Icon name="away" />
              {say('web.lobby.remove')}
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
