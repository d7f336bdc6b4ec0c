/** What has happened, in plain sentences; optionally with notation. A line shows its moment again. */
import { livingEntries } from '@hortus/kernel';
import type { SeenEntry } from '@hortus/protocol';
import { entryWords } from '@hortus/words';
import { useMemo, useRef } from 'preact/hooks';
import type { TableModel } from '../model/model.ts';
import { words } from '../page/words.ts';
import { Chunks } from '../parts/Chunks.tsx';
import { Clause } from '../parts/Clause.tsx';
import { byLine, inOne, type Line, turnsOf } from '../says/log-lines.ts';
import { worthTelling } from '../says/worth-telling.ts';
import { inNotation } from '../table/settings.ts';
import { useLogScroll } from './use-log-scroll.ts';

/**
 * Each line's text, computed once: a long match has thousands, and each move adds one. Entries are compared by
 * identity, since the next player at this screen saw others under the same numbers.
 */
function useLineWords(model: TableModel): (line: Line) => string {
  const spoken = words.value;
  const cast = model.cast.value;
  const kept = useMemo(
    () => new WeakMap<SeenEntry, { readonly length: number; readonly said: string }>(),
    [spoken, cast],
  );
  return (line) => {
    const known = kept.get(line[0]);
    if (known?.length === line.length) return known.said;
    const worth = line.flatMap((one) => worthTelling(one, model.table.telling) ?? []);
    const told = inOne(worth).flatMap((one) => entryWords(spoken, model.source.game.id, one, cast));
    const said = told.join(' ');
    kept.set(line[0], { length: line.length, said });
    return said;
  };
}

/** How many entries after a turn are searched for how it went on. */
const FOLLOWING = 40;

export function LogPanel({ model }: { readonly model: TableModel }) {
  const { say } = words.value;
  const list = useRef<HTMLElement>(null);
  const shown = model.playback.shown.value;
  const entries = shown?.entries ?? [];
  const living = new Set(livingEntries(entries).map(({ seq }) => seq));
  const looked = model.past.value === undefined ? undefined : model.frame.value?.sight.seq;
  const wordsOf = useLineWords(model);
  const lines = byLine(entries, model.table.telling);
  // At the deal, before the first entry, the log is scrolled to the top.
  const at = looked === undefined ? 0 : lines.findLastIndex(([{ seq }]) => seq <= looked);
  useLogScroll(list, entries.length, looked === undefined ? undefined : Math.max(0, at) / lines.length);
  const turning = model.turning.value;
  const decisive = typeof turning === 'object' ? turning.entries : undefined;
  const isDecisive = ([{ seq }]: Line): boolean =>
    decisive !== undefined && seq >= decisive.first && seq <= decisive.last;
  const turns = turnsOf(lines, model);
  const summaryOf = (line: Line): string | undefined => {
    const told = (turns.get(line) ?? []).flat().filter(({ seq }) => living.has(seq));
    const { guide, cast } = model;
    const last = told.at(-1);
    if (told.length < 2 || last === undefined) return undefined;
    const after = entries.slice(entries.indexOf(last) + 1, entries.indexOf(last) + 1 + FOLLOWING);
    return guide.value?.summary?.(
      told.flatMap((entry) => entry.told),
      {
        seat: line[0].seat,
        cast: cast.value,
        view: shown?.sight.view,
        after: after.flatMap((entry) => entry.told),
      },
    );
  };
  const row = (line: Line) => {
    const [entry] = line;
    const taken = entry.kind === 'moves' && !living.has(entry.seq);
    const written = inNotation.on.value ? model.table.notation?.(entry.told) : undefined;
    const clause = entry.kind === 'moves' ? model.table.telling.clauseOf(entry.told) : undefined;
    const summary = summaryOf(line);
    return (
      <li key={entry.seq}>
        {line[0].seq === decisive?.first ? <p class="log-decisive">{say('web.log.decisive')}</p> : null}
        {summary === undefined ? null : <p class="log-summary">{summary}</p>}
        <button
          type="button"
          class={`log-line${taken ? ' taken-back' : ''}${isDecisive(line) ? ' decisive' : ''}`}
          aria-current={line.some(({ seq }) => looked === seq) ? 'step' : undefined}
          onClick={() => void model.lookAt(entry.seq)}
        >
          {written === undefined ? null : <code>{written}</code>}
          <span>
            {wordsOf(line)}
            {taken ? <span class="visually-hidden"> {say('web.log.taken-back')}</span> : null}
          </span>
        </button>
        {clause === undefined ? null : <Clause game={model.source.game.id} id={clause} />}
      </li>
    );
  };
  return (
    <div class="log-panel">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <section class="log" ref={list} tabIndex={0} aria-label={say('web.log')}>
        {entries.length === 0 ? <p class="log-none">{say('web.log.none')}</p> : null}
        <Chunks box={list} items={lines} row={row} />
      </section>
      {model.table.notation === undefined ? null : (
        <label class="check">
          <input type="checkbox" checked={inNotation.on.value} onChange={() => inNotation.toggle()} />
          {say('web.log.notation')}
        </label>
      )}
    </div>
  );
}
