/** Another opponent: a new game of the same kind against a weaker or stronger bot. */
import { useSignal } from '@preact/signals';
import { rematchHere } from '../here/local-setup.ts';
import type { TableModel } from '../model/model.ts';
import { go } from '../page/router.ts';
import { words } from '../page/words.ts';
import { Choice } from '../parts/Choice.tsx';
import { Dialog } from '../parts/Dialog.tsx';

const told = (key: string, code: string): string => {
  const found = words.value.find(key);
  return found === undefined ? code : words.value.say(found);
};

export function LevelDialog({ model }: { readonly model: TableModel }) {
  const { say } = words.value;
  const info = model.source.info.value;
  const present = info.seats.find(({ kind }) => kind === 'bot')?.level ?? model.table.usual;
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
        choices={model.table.levels.map((level) => ({
          value: level,
          name: told(`web.level.${level}`, level),
          about: told(`web.level.${level}.about`, ''),
        }))}
        onChoose={(level) => {
          chosen.value = level;
        }}
      />
    </Dialog>
  );
}
