/** Who won and why, with the clause; then a rematch or a replay. Also the end of one game of a match. */
import { botName, eventWords } from '@hortus/words';
import { useEffect, useRef } from 'preact/hooks';
import { rematchHere } from '../here/local-setup.ts';
import type { TableModel } from '../model/model.ts';
import { nextLevel, noteWin } from '../page/progress.ts';
import { go } from '../page/router.ts';
import { isStill } from '../page/theme.ts';
import { words } from '../page/words.ts';
import { Icon } from '../parts/Icon.tsx';
import { endWords } from '../says/end-words.ts';
import { replayLink } from '../says/places.ts';
import '../styles/end.css';
import { DecisivePast, DecisiveTurn, EndArt, LastTurn, useFinale } from './Finale.tsx';
import { Reasons } from './Reasons.tsx';
import { RematchNote } from './RematchNote.tsx';

export function EndCard({ model }: { readonly model: TableModel }) {
  const frame = model.frame.value;
  if (frame === undefined) return null;
  if (model.past.value !== undefined) return <DecisivePast model={model} />;
  if (frame.hold) return <NextGame model={model} />;
  return frame.sight.outcome === undefined ? null : <TheEnd model={model} />;
}

/** A game of the match has ended; the next waits until its last position has been seen. */
function NextGame({ model }: { readonly model: TableModel }) {
  const { game } = model.source;
  const frame = model.frame.value;
  const why = frame === undefined ? [] : (model.table.several?.reasons(frame.sight.view) ?? []);
  const told = (frame?.last ?? [])
    .slice(1)
    .map((event) => eventWords(words.value, game.id, event, model.cast.value));
  const finale = useFinale(model);
  return (
    <div class="end">
      <div class="end-head">
        <div role="status">
          <p class="end-words">{told.length === 0 ? words.value.say('web.end.game') : told.join(' ')}</p>
          <Reasons game={game.id} reasons={why} />
        </div>
        <EndArt model={model} finale={finale} />
      </div>
      <LastTurn model={model} finale={finale} />
      <div class="end-actions">
        <button type="button" class="main" onClick={() => model.playback.next()}>
          <Icon name="go" />
          {words.value.say('web.end.next')}
        </button>
      </div>
    </div>
  );
}

/** A single person's win against bots unlocks the next level. */
function noteEnd({ source, you, table }: TableModel): void {
  const winners = source.sight.value?.outcome?.winners ?? [];
  const level = source.info.value.seats.find(({ kind }) => kind === 'bot')?.level;
  if (source.hint !== undefined && level !== undefined && you !== undefined && winners.includes(you))
    noteWin(source.game.id, level, table.bots.levels, table.bots.usual);
}

function TheEnd({ model }: { readonly model: TableModel }) {
  const { say } = words.value;
  const card = useRef<HTMLDivElement>(null);
  const {
    source,
    table: { ending },
  } = model;
  const finale = useFinale(model);
  // Nobody would look for the card under a board taller than the window, nor for a request below it.
  useEffect(() => {
    const behavior = isStill() ? 'instant' : 'smooth';
    card.current?.parentElement?.scrollIntoView({ block: 'nearest', behavior });
  }, [source.asks.value.length, finale]);
  const frame = model.frame.value;
  const outcome = frame?.sight.outcome;
  useEffect(() => noteEnd(model), [model]);
  if (frame === undefined || outcome === undefined) return null;
  const { game } = source;
  const { reader, won, sides } = endWords(model, outcome);
  const { next } = source.info.value;
  const reasons = ending.retell(frame.sight.view, outcome.reasons, source.info.value.options);
  const rematch = async (): Promise<void> => {
    if (source.where === 'here') return go(rematchHere(source.info.value));
    if (next !== undefined) return go(`/t/${next}`);
    await model.run(() => source.ask('rematch'));
  };
  const level = source.info.value.seats.find(({ kind }) => kind === 'bot')?.level;
  const beaten = source.hint !== undefined && reader === 'won';
  const stronger = beaten && level !== undefined ? nextLevel(model.table.bots.levels, level) : undefined;
  const asked = source.asks.value.some((ask) => ask.kind === 'rematch' && ask.seat === source.seat.value);
  return (
    <div class="end" ref={card}>
      <div class="end-head">
        <div>
          <p class="end-words" role="status">
            {won}
          </p>
          <Reasons game={game.id} reasons={reasons} reader={reader} sides={sides} />
        </div>
        <EndArt model={model} finale={finale} />
      </div>
      <LastTurn model={model} finale={finale} />
      <div class="end-actions">
        {source.seat.value === undefined && next === undefined ? null : (
          <button type="button" class="main" aria-disabled={asked} onClick={() => asked || void rematch()}>
            <Icon name="again" />
            {say(asked ? 'web.end.rematch-asked' : 'web.end.rematch')}
          </button>
        )}
        {stronger === undefined ? null : (
          <button type="button" onClick={() => go(rematchHere(source.info.value, stronger))}>
            {say('web.end.next-level', { name: botName(words.value, stronger) })}
          </button>
        )}
        <a class="button" href={replayLink(source)}>
          {say('web.end.look')}
        </a>
        <a class="button" href={`/new/${game.id}`}>
          {say('web.end.new')}
        </a>
      </div>
      <RematchNote model={model} />
      {outcome.winners.length === 0 ? null : <DecisiveTurn model={model} />}
      <ending.Sheet
        view={frame.sight.view}
        entries={frame.entries}
        names={model.names.value}
        options={source.info.value.options}
      />
      <ending.Story view={frame.sight.view} names={model.names.value} options={source.info.value.options} />
    </div>
  );
}
