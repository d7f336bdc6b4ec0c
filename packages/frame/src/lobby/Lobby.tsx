/** A table before its deal: who sits, what is agreed, the link for a friend, one button to sit down and accept. */
import { type Game, isReference, type Refusal } from '@hortus/kernel';
import type { TableInfo } from '@hortus/protocol';
import { useSignal } from '@preact/signals';
import type { GameTable } from '../board/game-table.ts';
import { words } from '../page/words.ts';
import { CopyLink } from '../parts/CopyLink.tsx';
import { Icon } from '../parts/Icon.tsx';
import '../styles/lobby.css';
import '../styles/parts.css';
import '../styles/table.css';
import '../styles/table-words.css';
import type { TableSource } from '../model/source.ts';
import { ApiFault, joinTable, leaveTable } from '../online/api.ts';
import { Banner } from '../panels/Banner.tsx';
import { Fair, Terms } from '../panels/InfoPanel.tsx';
import { seatName, whyWords } from '../says/told.ts';
import { NameDialog } from './NameDialog.tsx';

interface LobbyProps {
  readonly source: TableSource;
  readonly table: GameTable;
}

export function Lobby({ source, table: { Brought } }: LobbyProps) {
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
        <Terms source={source} />
      </section>
      <Fair source={source} />
      {renaming.value ? <NameDialog source={source} close={() => (renaming.value = false)} /> : null}
    </article>
  );
}

/** Whether there are cards that somebody brought, and whether this page has them yet. */
type BroughtCards = 'nothing' | 'coming' | 'here';

function broughtIn({ contents = {} }: Game, options: TableInfo['options']): BroughtCards {
  const pieces = Object.keys(contents).flatMap((option) => options[option] ?? []);
  if (pieces.some(isReference)) return 'coming';
  return pieces.some((piece) => typeof piece === 'object') ? 'here' : 'nothing';
}

interface StepProps {
  readonly source: TableSource;
  readonly brought: BroughtCards;
}

/** What is to be done now, by whom. Nobody accepts cards that they could not look at. */
function NextStep({ source, brought }: StepProps) {
  const { say, list } = words.value;
  const info = source.info.value;
  const refusal = useSignal<Refusal | undefined>(undefined);
  const busy = useSignal(false);
  const run = async (act: () => Promise<Refusal | undefined>): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    refusal.value = await act().catch((error: Error) => ({
      code: error instanceof ApiFault ? error.code : 'broken',
    }));
    busy.value = false;
  };
  // What was on screen when the button was pressed is what is accepted.
  const { offer } = info;
  const sit = (): void =>
    void run(async () => {
      await joinTable(info.id);
      return source.accept(offer);
    });
  const mayAccept = brought !== 'coming';
  const accept = (): void => (mayAccept ? void run(() => source.accept(offer)) : undefined);
  const leave = (): void =>
    void run(async () => {
      await leaveTable(info.id);
      return undefined;
    });
  const mine = info.mySeat === undefined ? undefined : info.seats[info.mySeat];
  const open = info.seats.some(({ kind }) => kind === 'open');
  const waits = info.seats.filter(({ kind, accepted }) => kind === 'person' && !accepted);
  const link = `${location.origin}/t/${info.id}`;
  return (
    <div class="lobby-step">
      {info.status === 'dealing' ? (
        <p class="lobby-words" role="status">
          {say('web.lobby.dealing')} <Awaited source={source} />
        </p>
      ) : mine === undefined ? (
        open ? (
          <>
            <p class="lobby-words">
              {say(brought === 'nothing' ? 'web.lobby.invited' : 'web.lobby.invited.brought')}
            </p>
            <button
              type="button"
              class="main big"
              aria-disabled={!mayAccept}
              onClick={mayAccept ? sit : undefined}
            >
              {say(
                busy.value
                  ? 'web.table.sending'
                  : brought === 'nothing'
                    ? 'web.lobby.sit'
                    : 'web.lobby.sit.brought',
              )}
            </button>
          </>
        ) : (
          <p class="lobby-words">{say('web.lobby.full')}</p>
        )
      ) : !mine.accepted ? (
        <>
          <p class="lobby-words">
            {say(brought === 'nothing' ? 'web.lobby.changed' : 'web.lobby.changed.brought')}
          </p>
          <button type="button" class="main big" aria-disabled={!mayAccept} onClick={accept}>
            {say(brought === 'nothing' ? 'web.lobby.accept' : 'web.lobby.accept.brought')}
          </button>
        </>
      ) : open ? (
        <>
          <p class="lobby-words">{say('web.lobby.share')}</p>
          <CopyLink url={link} label={say('web.lobby.link')} title={source.game.title} />
          <p class="soft" role="status">
            {say('web.lobby.waiting')}
          </p>
        </>
      ) : (
        <p class="lobby-words" role="status">
          {say('web.lobby.waits', { who: list(waits.map(({ name }) => name)) })}
        </p>
      )}
      {refusal.value === undefined ? null : (
        <p class="status-refused" role="alert">
          {whyWords(words.value, info.game, refusal.value)}
        </p>
      )}
      {mine !== undefined && info.status === 'open' ? (
        <button type="button" class="quiet small" onClick={leave}>
          <Icon name="away" />
          {say('web.lobby.leave')}
        </button>
      ) : null}
    </div>
  );
}

function Awaited({ source }: { readonly source: TableSource }) {
  const { awaited, seats, mySeat } = source.info.value;
  const others = (awaited?.seats ?? [])
    .filter((seat) => seat !== mySeat)
    .map((seat) => seats[seat]?.name ?? '');
  return others.length === 0 ? null : words.value.say('web.lobby.waits', { who: words.value.list(others) });
}

function Seated({ source, rename }: { readonly source: TableSource; rename(): void }) {
  const { say } = words.value;
  const { seats, mySeat, status } = source.info.value;
  return (
    <ul class="lobby-seats">
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
            <button type="button" class="quiet small" onClick={rename}>
              <Icon name="pencil" />
              {say('web.name.edit')}
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
