/** What has happened, in plain sentences; notation besides for those who like it. A line shows its moment again. */
import { livingEntries } from '@hortus/kernel';
import type { SeenEntry } from '@hortus/protocol';
import { entryWords } from '@hortus/words';
import { useEffect, useRef } from 'preact/hooks';
import type { TableModel } from '../model/model.ts';
import { words } from '../page/words.ts';
import { inNotation } from '../table/settings.ts';

/** Entries by line: an aside stands on the line of the entry before it. */
function byLine(
  entries: readonly SeenEntry[],
  aside: TableModel['table']['aside'],
): readonly (readonly [SeenEntry, ...SeenEntry[]])[] {
  const lines: [SeenEntry, ...SeenEntry[]][] = [];
  for (const entry of entries) {
    const line = lines.at(-1);
    if (line !== undefined && entry.kind === 'moves' && aside?.(entry.told) === true) line.push(entry);
    else lines.push([entry]);
  }
  return lines;
}

/** What one seat did in entries that follow each other is told as one thing. */
function inOne(entries: readonly SeenEntry[]): readonly SeenEntry[] {
  const told: SeenEntry[] = [];
  for (const entry of entries) {
    const last = told.at(-1);
    if (last?.kind === 'moves' && last.seat === entry.seat)
      told[told.length - 1] = { ...last, told: [...last.told, ...entry.told] };
    else told.push(entry);
  }
  return told;
}

export function LogPanel({ model }: { readonly model: TableModel }) {
  const { say } = words.value;
  const list = useRef<HTMLOListElement>(null);
  const entries = model.playback.shown.value?.entries ?? [];
  const living = new Set(livingEntries(entries).map(({ seq }) => seq));
  const looked = model.past.value === undefined ? undefined : model.frame.value?.sight.seq;
  useEffect(() => {
    const box = list.current;
    if (box !== null && looked === undefined) box.scrollTop = box.scrollHeight;
  }, [entries.length]);
  return (
    <div class="log-panel">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <ol class="log" ref={list} tabIndex={0} aria-label={say('web.log')}>
        {entries.length === 0 ? <li class="log-none">{say('web.log.none')}</li> : null}
        {byLine(entries, model.table.aside).map((several) => {
          const [entry] = several;
          const taken = entry.kind === 'moves' && !living.has(entry.seq);
          const lines = inOne(several).flatMap((one) =>
            entryWords(words.value, model.source.game.id, one, model.cast.value),
          );
          const written = inNotation.on.value ? model.table.notation?.(entry.told) : undefined;
          return (
            <li key={entry.seq}>
              <button
                type="button"
                class={`log-line${taken ? ' taken-back' : ''}`}
                aria-current={several.some(({ seq }) => looked === seq) ? 'step' : undefined}
                onClick={() => void model.lookAt(entry.seq)}
              >
                {written === undefined ? null : <code>{written}</code>}
                <span>
                  {lines.join(' ')}
                  {taken ? <span class="visually-hidden"> {say('web.log.taken-back')}</span> : null}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      {model.table.notation === undefined ? null : (
        <label class="check">
          <input type="checkbox" checked={inNotation.on.value} onChange={() => inNotation.toggle()} />
          {say('web.log.notation')}
        </label>
      )}
    </div>
  );
}
