/** A guest's name, changed at the seat. */
import { useSignal } from '@preact/signals';
import { words } from '../app/words.ts';
import { Dialog } from '../parts/Dialog.tsx';
import type { TableModel } from './model.ts';

const LONGEST = 32;

export function NameDialog({ model }: { readonly model: TableModel }) {
  const { say } = words.value;
  const { source } = model;
  const name = useSignal(model.names.value[source.seat.value ?? 0] ?? '');
  const close = (): void => {
    model.dialog.value = undefined;
  };
  const save = async (): Promise<void> => {
    const chosen = name.value.trim();
    if (chosen !== '' && source.rename !== undefined)
      await model.run(() => source.rename?.(chosen) ?? Promise.resolve(undefined));
    close();
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
        <button type="submit" class="main">
          {say('web.name.save')}
        </button>
      </form>
    </Dialog>
  );
}
