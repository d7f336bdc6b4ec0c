/** Reading a file of cards, and all its faults at once. */
import { drawPlace } from '@hortus/cards';
import { words } from '@hortus/frame/page/words.ts';
import { Clause } from '@hortus/frame/parts/Clause.tsx';
import type { Diagnostic } from '@hortus/kernel';

export function FileButton({
  name,
  read,
}: {
  readonly name: string;
  read(text: string, fileName: string): void;
}) {
  return (
    <label class="own-file">
      <span>{name}</span>
      <input
        type="file"
        accept=".json,.csv,.tsv,.txt,text/plain,application/json,text/csv"
        onChange={async (event) => {
          const file = event.currentTarget.files?.[0];
          if (file !== undefined) read(await file.text(), file.name);
        }}
      />
    </label>
  );
}

interface FaultsProps {
  readonly game: string;
  readonly faults: readonly Diagnostic[];
  /** What was typed or read. */
  readonly text: string;
}

/** All of them at once, with line, column and hint, and the place itself drawn below. */
export function Faults({ game, faults, text }: FaultsProps) {
  const { say } = words.value;
  if (faults.length === 0) return null;
  return (
    <div role="alert">
      <ul class="own-faults">
        {faults.map(({ message, line, column, end, hint, clause }, i) => {
          const drawn = drawPlace(text, { line, column, end });
          return (
            <li key={i}>
              {line === undefined ? '' : `${say('web.sway.own.line', { line, column: column ?? 1 })} `}
              {message}
              {hint === undefined ? '' : ` – ${hint}`}{' '}
              {clause === undefined ? null : <Clause game={game} id={clause} />}
              {drawn === undefined ? null : (
                <pre class="own-place" aria-hidden="true">
                  {drawn}
                </pre>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
