/** What just happened and what is to be done, told once to eyes and ears. */
import { entryWords, eventWords } from '@hortus/words';
import { words } from '../app/words.ts';
import { Clause } from '../parts/Clause.tsx';
import type { TableModel } from './model.ts';
import { whyWords } from './told.ts';

export function StatusLine({ model }: { readonly model: TableModel }) {
  const { source, table } = model;
  const frame = model.frame.value;
  if (frame === undefined) return null;
  const { say } = words.value;
  const entry = frame.entries.at(-1);
  // How it ended is told by the card of the end.
  const ended = frame.hold || frame.sight.outcome !== undefined;
  const happened =
    entry === undefined
      ? []
      : entry.kind === 'moves'
        ? frame.last
            .slice(0, ended ? 1 : undefined)
            .map((event) => eventWords(words.value, source.game.id, event, model.cast.value))
        : entryWords(words.value, source.game.id, entry, model.cast.value);
  const stands = frame.sight.paused
    ? say('web.table.paused')
    : table.describe(frame.sight.view as never, model.names.value, model.you);
  const refusal = model.refusal.value;
  return (
    <div class="status">
      <div class="status-told" role="status" aria-atomic="true">
        <p class="status-happened" key={`${frame.sight.seq}.${frame.hold}`}>
          {source.sending.value.length > 0 && source.where === 'server'
            ? say('web.table.sending')
            : happened.join(' ')}
        </p>
        {!ended ? <p class="status-stands">{stands}</p> : null}
      </div>
      {refusal === undefined ? null : (
        <p class="status-refused" role="alert">
          {whyWords(words.value, source.game.id, refusal)}{' '}
          {refusal.clause === undefined ? null : <Clause game={source.game.id} id={refusal.clause} />}
        </p>
      )}
    </div>
  );
}
