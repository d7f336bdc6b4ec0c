/** Reports a line to the server's operator, with an optional reason, and hides its writer. */
import type { ChatLine } from '@hortus/protocol';
import { useSignal } from '@preact/signals';
import type { TableModel } from '../model/model.ts';
import { words } from '../page/words.ts';
import { Confirm } from '../parts/Confirm.tsx';
import { hide, personOf } from '../table/hidden.ts';
import { LONGEST } from './ChatDraft.tsx';

export function Report({ line, model, close }: { line: ChatLine; model: TableModel; close(): void }) {
  const { say } = words.value;
  const why = useSignal('');
  return (
    <Confirm
      title={say('web.report', { name: line.name })}
      yes={say('web.report.send')}
      onNo={close}
      onYes={() => {
        void model.run(() => model.source.report(line, why.value.trim()));
        hide(personOf(model.source.info.value.id, line), true);
        close();
      }}
    >
      <q>{line.text}</q>
      <label class="field">
        <span>{say('web.report.why')}</span>
        <textarea
          rows={3}
          maxLength={LONGEST}
          value={why.value}
          onInput={(event) => {
            why.value = event.currentTarget.value;
          }}
        />
      </label>
    </Confirm>
  );
}
