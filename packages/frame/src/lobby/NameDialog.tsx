/** Changes a guest's name at their seat: everybody has one, and nobody has to enter one. */
import type { Refusal } from '@hortus/kernel';
import { useSignal } from '@preact/signals';
import type { TableSource } from '../model/source.ts';
import { words } from '../page/words.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { whyWords } from '../says/told.ts';

const LONGEST = 32;

export function NameDialog({ source, close }: { readonly source: TableSource; close(): void }) {
  const { say } = words.value;
  const { info, seat, rename } = source;
  const name = useSignal(info.value.seats[seat.value ?? 0]?.name ?? '');
  const refusal = useSignal<Refusal | undefined>(undefined);
  const save = async (): Promise<void> => {
    const chosen = name.value.trim();
    if (chosen === '' || rename === undefined) return close();
    refusal.value = await rename(chosen).catch(() => ({ code: 'broken' }));
    if (refusal.value === undefined) close();
  };
  return (
    <Dialog title={say('web.name')} onClose={close}>
      <form
        class="name-form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <label class="field">
          <span>{say('web.name.about')}</span>
          <input
            value={name.value}
            maxLength={LONGEST}
            required
            autoComplete="nickname"
            onInput={(event) => {
              name.value = event.currentTarget.value;
            }}
          />
        </label>
        {info.value.status === 'open' ? null : <p class="soft">{say('web.name.later')}</p>}
        {refusal.value === undefined ? null : (
          <p role="alert">{whyWords(words.value, source.game.id, refusal.value)}</p>
        )}
        <button type="submit" class="main">
          {say('web.name.save')}
        </button>
      </form>
    </Dialog>
  );
}
