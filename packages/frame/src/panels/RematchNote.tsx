/** Who begins the next match, if that isn't obvious. */
import type { TableModel } from '../model/model.ts';
import { words } from '../page/words.ts';

export function RematchNote({ model: { source, table } }: { readonly model: TableModel }) {
  const { info, seat, where } = source;
  if (seat.value === undefined) return null;
  const note =
    where === 'server'
      ? words.value.say(info.value.seats.length === 2 ? 'web.end.rematch.swap' : 'web.end.rematch.round')
      : table.several?.again(info.value.options);
  return note === undefined ? null : <p class="end-note">{note}</p>;
}
