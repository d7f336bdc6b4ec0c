/** What the other side asks for, what this side asked for, and what can be done about somebody who is away. */
import type { Seat } from '@hortus/kernel';
import type { Ask } from '@hortus/protocol';
import { whoIs } from '@hortus/words';
import type { TableModel } from '../model/model.ts';
import { words } from '../page/words.ts';
import { useNow } from '../table/use-now.ts';

export function Prompts({ model }: { readonly model: TableModel }) {
  const { asks, seat, info } = model.source;
  if (seat.value === undefined) return null;
  const waiting = asks.value.filter((ask) => ask.seat === seat.value);
  const asked = asks.value.filter(
    (ask) => ask.seat !== seat.value && !ask.granted.includes(seat.value as Seat),
  );
  const away = model.over.value
    ? []
    : info.value.seats.flatMap((one, i) =>
        one.kind === 'person' && i !== seat.value && one.awaySince !== undefined ? [i] : [],
      );
  if (waiting.length + asked.length + away.length === 0) return null;
  return (
    <section class="prompts" aria-label={words.value.say('web.prompts')}>
      {asked.map((ask) => (
        <AskPrompt key={ask.id} ask={ask} model={model} />
      ))}
      {waiting.map((ask) => (
        <p class="prompt" key={ask.id} role="status">
          {words.value.say(`web.asked.${ask.kind}`)}
        </p>
      ))}
      {away.map((other) => (
        <Away key={other} seat={other} model={model} />
      ))}
    </section>
  );
}

function AskPrompt({ ask, model }: { readonly ask: Ask; readonly model: TableModel }) {
  const { say } = words.value;
  const answer = (grant: boolean): void => void model.run(() => model.source.answer(ask, grant));
  return (
    <div class="prompt" role="alert">
      <p>{say(`web.asks.${ask.kind}`, whoIs(model.cast.value, ask.seat))}</p>
      <div class="prompt-actions">
        <button type="button" class="main" onClick={() => answer(true)}>
          {say('web.grant')}
        </button>
        <button type="button" onClick={() => answer(false)}>
          {say('web.deny')}
        </button>
      </div>
    </div>
  );
}

/** `2 minutes ago` starts to matter once the table's limit is reached. */
function Away({ seat, model }: { readonly seat: Seat; readonly model: TableModel }) {
  const { say } = words.value;
  const { info, sight } = model.source;
  const { awayLimit, seats } = info.value;
  const now = useNow(Date.now, 1000);
  const gone = Math.max(0, now - (seats[seat]?.awaySince ?? now)) / 1000;
  const who = whoIs(model.cast.value, seat);
  const rest = Math.ceil(awayLimit - gone);
  const awaited = sight.value?.toAct.includes(seat) ?? false;
  if (awayLimit === 0 || !awaited) return <p class="prompt">{say('web.away.gone', who)}</p>;
  if (rest > 0) return <p class="prompt">{say('web.away.waiting', { ...who, count: rest })}</p>;
  const claim = (as: 'win' | 'bot'): void => void model.run(() => model.source.claim(seat, as));
  return (
    <div class="prompt" role="alert">
      <p>{say('web.away.over', { ...who, count: Math.max(1, Math.floor(gone / 60)) })}</p>
      <div class="prompt-actions">
        <button type="button" class="main" onClick={() => claim('win')}>
          {say(seats.length > 2 ? 'web.away.resigned' : 'web.away.win')}
        </button>
        <button type="button" onClick={() => claim('bot')}>
          {say('web.away.bot')}
        </button>
      </div>
    </div>
  );
}
