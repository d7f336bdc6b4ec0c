/** Choose another opponent: a new game of the same kind against a weaker or stronger bot. */
import { useSignal } from '@preact/signals';
import { rematchHere } from '../here/local-setup.ts';
import { levelChoices } from '../lobby/level-choices.ts';
import type { TableModel } from '../model/model.ts';
import { go } from '../page/router.ts';
import { words } from '../page/words.ts';
import { Choice } from '../parts/Choice.tsx';
import { Dialog } from '../parts/Dialog.tsx';

export function LevelDialog({ model }: { readonly model: TableModel }) {
  const { say } = words.value;
  const info = model.source.info.value;
  const present = info.seats.find(({ kind }) => kind === 'bot')?.level ?? model.table.bots.usual;
  const chosen = useSignal(present);
  const close = (): void => {
    model.dialog.value = undefined;
  };
  return (
    <Dialog
      title={say('web.level.title')}
      onClose={close}
      actions={
        <button
          type="button"
          class="main"
          onClick={() => {
            close();
            go(rematchHere(info, chosen.value));
          }}
        >
          {say('web.level.start')}
        </button>
      }
    >
      <Choice
        legend={say('web.new.level')}
        value={chosen.value}
        choices={levelChoices(model.table.bots)}
        onChoose={(level) => {
          chosen.value = level;
        }}
      />
    </Dialog>
  );
}
