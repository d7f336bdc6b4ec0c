/** Who sits where, whose turn it is, who is away, and what each has scored. */
import type { Seat } from '@hortus/kernel';
import { whoIs } from '@hortus/words';
import type { Frame } from '../model/frames.ts';
import type { TableModel } from '../model/model.ts';
import { words } from '../page/words.ts';
import { Icon } from '../parts/Icon.tsx';
import { Clock } from './Clock.tsx';

export function Seats({ model }: { readonly model: TableModel }) {
  const { info } = model.source;
  return (
    <div class="seating">
      <ul class="seats bare" aria-label={words.value.say('web.seats')}>
        {info.value.seats.map((_, seat) => (
          <SeatPlate key={seat} model={model} seat={seat} />
        ))}
      </ul>
      <ClockNote model={model} />
      <WatchNote model={model} />
    </div>
  );
}

/** Whom the table waits for, and what happens at zero. */
function ClockNote({ model }: { readonly model: TableModel }) {
  const running = model.source.sight.value?.clocks.running ?? [];
  if (running.length === 0) return null;
  const { say, list } = words.value;
  const awaited = running.map((seat) => whoIs(model.cast.value, seat));
  const who = list(awaited.map(({ who }) => who));
  return <p class="clock-note">{say('web.clock.note', { who, you: awaited.some(({ you }) => you) })}</p>;
}

/** Says why nothing is lit for a spectator. */
function WatchNote({ model }: { readonly model: TableModel }) {
  const { source } = model;
  if (source.where !== 'server' || source.seat.value !== undefined) return null;
  return <p class="clock-note">{words.value.say('web.watching')}</p>;
}

/** A window is too short to move the turn mark for it, unless the reader has something to decide. */
function isTurn(model: TableModel, { sight, entries }: Frame, seat: Seat): boolean {
  const stays = model.table.windows?.isOpen(sight.view) === true && !model.awaited.value;
  return stays ? entries.at(-1)?.seat === seat : sight.toAct.includes(seat);
}

const SIGNS = { won: 'check', away: 'away', paused: 'pause', turn: 'go' } as const;

function SeatPlate({ model, seat }: { readonly model: TableModel; readonly seat: Seat }) {
  const { say } = words.value;
  const { source, table } = model;
  const sits = source.info.value.seats[seat];
  const frame = model.frame.value;
  const live = source.sight.value;
  if (sits === undefined || frame === undefined || live === undefined) return null;
  const view = frame.sight.view;
  const turn = isTurn(model, frame, seat);
  const mine = model.you === seat;
  const won = frame.sight.outcome?.winners.includes(seat) ?? false;
  const score = table.plates?.score(view, seat);
  const away = source.where === 'server' && sits.kind === 'person' && !sits.here;
  // A time per move means nothing once there is no next one.
  const out = table.plates?.gone(view).includes(seat) ?? false;
  const timeless = (live.outcome !== undefined && source.info.value.time.kind === 'move') || out;
  const named = source.rename !== undefined && mine;
  // After the end the card offers what comes next.
  const levelled =
    source.hint !== undefined &&
    sits.kind === 'bot' &&
    live.outcome === undefined &&
    words.value.find('web.level.change') !== undefined;
  const name = model.names.value[seat] ?? '';
  // A plate with the name “You” needn't say whose it is.
  const called = mine && name !== say('web.you');
  const says = won ? 'won' : away ? 'away' : !turn ? undefined : live.paused ? 'paused' : 'turn';
  const State = says === 'away' ? 'span' : 'strong';
  return (
    <li class={`seat${turn ? ' turn' : ''}${mine ? ' mine' : ''}${away ? ' away' : ''}`}>
      <span class="seat-mark">
        {table.plates === undefined ? null : <table.plates.Mark view={view} seat={seat} />}
      </span>
      {named || levelled ? (
        <button
          type="button"
          class="seat-name seat-rename"
          aria-label={say(named ? 'web.name.change' : 'web.level.change', { name })}
          title={name}
          onClick={() => {
            model.dialog.value = named ? 'name' : 'level';
          }}
        >
          <span class="seat-called">{name}</span>
          {named ? <Icon name="pencil" /> : null}
        </button>
      ) : (
        <span class="seat-name">
          <span class="seat-called">{name}</span>
        </span>
      )}
      <span class="seat-state">
        {says !== undefined ? (
          <>
            <Icon name={SIGNS[says]} />
            <State>{say(says === 'turn' && called ? 'web.seat.turn.mine' : `web.seat.${says}`)}</State>
          </>
        ) : levelled ? (
          <span class="seat-level" aria-hidden="true">
            {say('web.seat.level')}
          </span>
        ) : null}
        {called && says !== 'turn' ? <span class="seat-you">{say('web.seat.you')}</span> : null}
      </span>
      <span class="seat-right">
        {score === undefined ? null : (
          <span class="seat-score">
            <span aria-hidden="true">{score.short}</span>
            <span class="visually-hidden">{score.said}</span>
          </span>
        )}
        {timeless ? null : <Clock sight={live} seat={seat} />}
      </span>
    </li>
  );
}
