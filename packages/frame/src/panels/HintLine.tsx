/** What the solver would do. Only where it's fair: the source decides that. */

import { makeCellWords } from '../board/move-words.ts';
import type { TableModel } from '../model/model.ts';
import { words } from '../page/words.ts';

export function HintLine({ model }: { readonly model: TableModel }) {
  const hinted = model.hinted.value;
  if (hinted === undefined || model.past.value !== undefined || !model.live.value) return null;
  const move = makeCellWords(model, hinted.move);
  const key = hinted.value > 0 ? 'hint.win' : hinted.value < 0 ? 'hint.loss' : 'hint.draw';
  return (
    <p class="hint" role="status">
      {words.value.say(key, { move })}
    </p>
  );
}
