/** A saved match, chosen or dropped here. This browser reads it, and it isn't sent anywhere. */

import { words } from '@hortus/frame/page/words.ts';
import { type Diagnostic, type MatchLog, parseLog } from '@hortus/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ChooseFile } from '../files/ChooseFile.tsx';
import { faultWords } from './fault-words.ts';

/**
 * The log of a long match has a few hundred kilobytes; anything a hundred times that size is something else.
 */
const MOST_BYTES = 20_000_000;

interface OpenFileProps {
  onOpen(log: MatchLog): void;
  readonly faults: readonly Diagnostic[];
}

interface FileLaunch {
  readonly files: readonly { getFile(): Promise<File> }[];
}

export function OpenFile({ onOpen, faults }: OpenFileProps) {
  const { say } = words.value;
  const over = useSignal(false);
  const wrong = useSignal<readonly Diagnostic[]>([]);
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    if (file.size > MOST_BYTES) {
      wrong.value = [{ code: 'too-large', message: file.name }];
      return;
    }
    const parsed = parseLog(await file.text());
    wrong.value = parsed.ok ? [] : parsed.fault;
    if (parsed.ok) onOpen(parsed.value);
  };
  useEffect(() => {
    // A file that the system opened with the installed site.
    const queue = (
      globalThis as { readonly launchQueue?: { setConsumer(take: (launch: FileLaunch) => void): void } }
    ).launchQueue;
    queue?.setConsumer(({ files }) => void files[0]?.getFile().then(read));
  }, []);
  const all = [...wrong.value, ...faults];
  return (
    <div class="page">
      <header class="page-head">
        <h1>{say('web.replay.open')}</h1>
        <p>{say('web.replay.open.about')}</p>
      </header>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: files may also be chosen with the button inside */}
      <div
        class={`drop${over.value ? ' over' : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          over.value = true;
        }}
        onDragLeave={() => {
          over.value = false;
        }}
        onDrop={(event) => {
          event.preventDefault();
          over.value = false;
          void read(event.dataTransfer?.files[0]);
        }}
      >
        <p>{say('web.replay.drop')}</p>
        <ChooseFile
          name={say('web.replay.choose')}
          accept=".json,application/json"
          class="main"
          onChoose={read}
        />
      </div>
      <div role="alert">
        {all.length === 0 ? null : (
          <div class="drop-faults">
            <p>{say('web.replay.not-a-log')}</p>
            <ul>
              {all.slice(0, 8).map((fault, i) => (
                <li key={i}>{faultWords(words.value, fault)}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}
