/** A pack of your own: written in this browser's workshop, or from a file. */
import { type Finding, LIMITS, type Together } from '@hortus/cards/language';
import { words } from '@hortus/frame/page/words.ts';
import type { Json } from '@hortus/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { choiceOf } from '../src/index.ts';
import { findingWords } from '../words/finding-words.ts';
import Brought from './Brought.tsx';
import type { FieldProps } from './field-props.ts';
import { allPacks, type KeptPack } from './kept-packs.ts';
import { readWithShelf } from './shelf.ts';

/** How many faults are shown here; the workshop shows them all. */
const SHOWN = 5;

export function OwnPack({ options }: Pick<FieldProps, 'options'>) {
  const { say } = words.value;
  const shelf = useSignal<readonly KeptPack[]>([]);
  const chosen = useSignal('');
  const read = useSignal<Together | undefined>(undefined);
  const refused = useSignal<string | undefined>(undefined);
  useEffect(() => {
    allPacks().then(
      (packs) => (shelf.value = packs),
      () => undefined,
    );
  }, []);
  const take = (text: string): void => {
    const together = readWithShelf(text, shelf.value);
    read.value = together;
    // A pack with faults is passed on as it is, so that nobody plays with another one by mistake.
    const pack = together.checks.some(({ count }) => count > 0) ? { text } : choiceOf(together);
    const { skip: _skip, groups: _groups, ...rest } = options.value;
    options.value = { ...rest, pack: pack as unknown as Json };
  };
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    chosen.value = '';
    refused.value =
      file.size > LIMITS.bytes
        ? say('web.cgs.setup.too-large', { name: file.name, limit: LIMITS.bytes / 1024 })
        : undefined;
    if (refused.value === undefined) take(await file.text());
  };
  return (
    <div class="cgs-own-pack">
      {shelf.value.length === 0 ? null : (
        <label class="field">
          <span>{say('web.cgs.setup.mine')}</span>
          <select
            value={chosen.value}
            onChange={(event) => {
              chosen.value = event.currentTarget.value;
              refused.value = undefined;
              const pack = shelf.value.find(({ id }) => id === chosen.value);
              if (pack !== undefined) take(pack.text);
            }}
          >
            <option value="" disabled>
              {say('web.cgs.setup.mine.none')}
            </option>
            {shelf.value.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label class="field">
        <span>{say('web.cgs.setup.file')}</span>
        <input
          type="file"
          accept=".txt,text/plain"
          onChange={(event) => void open(event.currentTarget.files?.[0])}
        />
      </label>
      <p class="soft">
        {say('web.cgs.setup.write')} <a href="/packs">{say('web.cgs.setup.workshop')}</a>
      </p>
      {refused.value === undefined ? null : (
        <p class="status-refused" role="alert">
          {refused.value}
        </p>
      )}
      {read.value === undefined ? null : <Read together={read.value} />}
      {read.value === undefined || read.value.checks.some(({ count }) => count > 0) ? null : (
        <Brought options={options.value} by={undefined} />
      )}
    </div>
  );
}

/** What keeps the pack from being played: packs that are missing by name, then the first faults. */
function Read({ together: { checks, missing } }: { readonly together: Together }) {
  const { say, list } = words.value;
  const faults = checks.flatMap(({ faults: found, pack }): readonly (readonly [Finding, string])[] =>
    found.map((fault) => [fault, pack?.head.name ?? '']),
  );
  const count = checks.reduce((sum, check) => sum + check.count, 0);
  if (count === 0)
    return checks[0]?.session === undefined ? <p role="alert">{say('web.cgs.setup.no-era')}</p> : null;
  return (
    <div role="alert" class="cgs-pack-faults">
      {missing.length === 0 ? null : (
        <p>{say('web.cgs.setup.missing', { count: missing.length, names: list(missing) })}</p>
      )}
      <p>{say('web.cgs.setup.faults', { count })}</p>
      <ul>
        {faults.slice(0, SHOWN).map(([fault, name], i) => (
          <li key={i}>
            {say('web.cgs.setup.fault', {
              name,
              line: fault.line ?? 1,
              fault: findingWords(words.value, fault),
            })}
          </li>
        ))}
      </ul>
      {count > SHOWN ? <p class="soft">{say('web.cgs.setup.more', { count: count - SHOWN })}</p> : null}
    </div>
  );
}
