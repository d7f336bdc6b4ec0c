/** What just happened and what to do, said once for eyes and ears. */
import { livingEntries, type PackedJson } from '@hortus/kernel';
import { entryWords, toldWords } from '@hortus/words';
import { useRef } from 'preact/hooks';
import type { Frame } from '../model/frames.ts';
import type { TableModel } from '../model/model.ts';
import { words } from '../page/words.ts';
import { Clause } from '../parts/Clause.tsx';
import { isDecisionOf } from '../says/others-since.ts';
import { whyWords } from '../says/told.ts';
import { isOver, lastTurn, type Turn } from '../says/turns.ts';
import { worthTelling } from '../says/worth-telling.ts';
import { ToldBox } from './ToldBox.tsx';

/** If steps aren't shown one by one, this many entries are described together; the log has them all. */
const MOST_TOLD = 4;

/** The mark on the board may be an earlier entry's, and entries are copied on their way here. */
const isSame = (one: readonly PackedJson[], other: readonly PackedJson[]): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** What happened since the picture before this one. */
function useHappened(model: TableModel, frame: Frame, ended: boolean): string {
  const { id } = model.source.game;
  const { telling } = model.table;
  const { seq } = frame.sight;
  const before = useRef({ seq, since: seq - 1 });
  if (before.current.seq !== seq) {
    const onward = model.past.value === undefined && seq > before.current.seq;
    before.current = { seq, since: onward ? before.current.seq : seq - 1 };
  }
  const entry = frame.entries.at(-1);
  if (entry === undefined) return '';
  const earlier = frame.entries
    .filter((one) => one.seq > before.current.since && one !== entry && !isSame(one.told, frame.last))
    .flatMap((one) => worthTelling(one, telling) ?? [])
    .slice(1 - MOST_TOLD);
  const cast = model.cast.value;
  const recap = ended ? undefined : recapOf(model, frame);
  if (recap !== undefined) return recap;
  const turn = model.past.value === undefined ? endedTurn(model, frame) : undefined;
  const whole = turn === undefined || ended ? undefined : wordsOf(model, frame, turn, 'whole');
  if (whole !== undefined) return whole;
  const summary =
    turn === undefined || turn.entries.length < 2 ? undefined : wordsOf(model, frame, turn, 'summary');
  const shown = frame.last.filter((event) => !telling.isIdle(event));
  return [
    ...(summary === undefined ? [] : [summary]),
    ...(summary === undefined ? earlier : []).flatMap((one) => entryWords(words.value, id, one, cast)),
    ...(entry.kind === 'moves'
      ? toldWords(words.value, id, shown.slice(0, ended ? 1 : undefined), {
          ...cast,
          by: entry.seat,
          scene: cast.scenes?.get(frame.entries.findLast(({ told }) => isSame(told, frame.last))?.seq ?? 0),
        })
      : entryWords(words.value, id, entry, cast)),
  ].join(' ');
}

/** Everything others did since the reader's last step: it went by one picture at a time. */
function recapOf(model: TableModel, { sight, entries }: Frame): string | undefined {
  const { seat, info } = model.source;
  const { guide, table, cast } = model;
  if (!model.awaited.value || seat.value === undefined) return undefined;
  const living = livingEntries(entries);
  const next = living.findLastIndex((entry) => isDecisionOf(entry, seat.value, table.telling)) + 1;
  const since = living.slice(next);
  const told = since.flatMap((entry) => worthTelling(entry, table.telling)?.told ?? []);
  if (told.length === 0) return undefined;
  const before = living.slice(0, next).flatMap((entry) => entry.told);
  return guide.value?.recap?.(told, {
    seat: seat.value,
    cast: cast.value,
    view: sight.view,
    before,
    steps: since.length,
    options: info.value.options,
  });
}

/** Somebody else's turn that has just ended. */
function endedTurn(model: TableModel, { sight, entries }: Frame): Turn | undefined {
  const turn = lastTurn(livingEntries(entries), model.table.telling);
  if (turn === undefined || turn.seat === model.you) return undefined;
  return isOver(model.table, sight, turn.seat) ? turn : undefined;
}

function wordsOf(
  { guide, cast }: TableModel,
  { sight }: Frame,
  { seat, entries }: Turn,
  how: 'whole' | 'summary',
): string | undefined {
  const told = entries.flatMap((entry) => entry.told);
  return guide.value?.[how]?.(told, { seat, cast: cast.value, view: sight.view });
}

export function StatusLine({ model }: { readonly model: TableModel }) {
  const frame = model.frame.value;
  return frame === undefined ? null : <LastNews model={model} frame={frame} />;
}

function LastNews({ model, frame }: { readonly model: TableModel; readonly frame: Frame }) {
  const { source, table } = model;
  const { say } = words.value;
  // The end card says how it ended.
  const ended = frame.hold || frame.sight.outcome !== undefined;
  const happened = useHappened(model, frame, ended);
  const past = model.past.value;
  const stands =
    past !== undefined
      ? say('web.past.at', { at: past.at, all: past.frames.length - 1 })
      : frame.sight.paused
        ? say('web.table.paused')
        : table.describe(frame.sight.view, model.names.value, model.you, {
            legal: model.asked.value.legal,
            options: source.info.value.options,
          });
  const refusal = model.refusal.value;
  const entry = frame.entries.at(-1);
  const clause = ended || entry?.kind !== 'moves' ? undefined : table.telling.clauseOf(frame.last);
  return (
    <div class="status">
      <ToldBox moment={`${frame.sight.seq}.${frame.hold}`}>
        <p class="status-happened" key={`${frame.sight.seq}.${frame.hold}`}>
          {source.sending.value.length > 0 && source.where === 'server' ? say('web.table.sending') : happened}
          {clause === undefined ? null : ' '}
          {clause === undefined ? null : <Clause game={source.game.id} id={clause} />}
        </p>
        {!ended || past !== undefined ? <p class="status-stands">{stands}</p> : null}
      </ToldBox>
      {refusal === undefined ? null : (
        <p class="status-refused" role="alert">
          {whyWords(words.value, source.game.id, refusal)}{' '}
          {refusal.clause === undefined ? null : <Clause game={source.game.id} id={refusal.clause} />}
        </p>
      )}
    </div>
  );
}
