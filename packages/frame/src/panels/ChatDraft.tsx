/** A line being written. */
import { type Signal, useSignal } from '@preact/signals';
import type { TableModel } from '../model/model.ts';
import { keptIn } from '../page/kept.ts';
import { words } from '../page/words.ts';

export const LONGEST = 500;
const drafts = keptIn(() => globalThis.sessionStorage);

interface DraftModel {
  readonly text: Signal<string>;
  readonly busy: Signal<boolean>;
  write(value: string): void;
  send(): Promise<void>;
}

/** Kept across reloads, so that a lost connection loses no words. */
function useDraft(model: TableModel): DraftModel {
  const key = `hortus.draft.${model.source.info.value.id}`;
  const text = useSignal(drafts.get(key) ?? '');
  const busy = useSignal(false);
  const write = (value: string): void => {
    text.value = value;
    drafts.set(key, value);
  };
  const send = async (): Promise<void> => {
    const line = text.value.trim();
    if (line === '' || busy.value) return;
    busy.value = true;
    if (await model.run(() => model.source.say(line))) write('');
    busy.value = false;
  };
  return { text, busy, write, send };
}

export function Draft({ model }: { readonly model: TableModel }) {
  const { say } = words.value;
  const { text, busy, write, send } = useDraft(model);
  return (
    <form
      class="chat-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <input
        value={text.value}
        maxLength={LONGEST}
        autoComplete="off"
        enterKeyHint="send"
        aria-label={say('web.chat.write')}
        aria-describedby="chat-readers"
        placeholder={say('web.chat.write')}
        onInput={(event) => write(event.currentTarget.value)}
      />
      <button type="submit" aria-disabled={busy.value}>
        {say(busy.value ? 'web.table.sending' : 'web.chat.send')}
      </button>
      <p class="chat-readers soft" id="chat-readers">
        {say('web.chat.readers')}
      </p>
    </form>
  );
}
