/** Sends off the marked cards, listed by name; until enough are marked it says how many are missing. */
import { words } from '@hortus/frame/page/words.ts';
import type { Desk } from '../desk.ts';

export function Leave({ desk }: { readonly desk: Desk }) {
  const { say, list } = words.value;
  const { due, marked, go } = desk.leaving;
  if (due === 0) return null;
  const kind = desk.view.phase === 'giving' && desk.view.task === 'none' ? 'give' : 'discard';
  const ready = marked.length === due;
  const cards = list(marked.flatMap((number) => desk.cards.at(number)?.name ?? []));
  return (
    <button type="button" class="sway-leave main" aria-disabled={!ready} onClick={go}>
      {ready
        ? say(`web.sway.leave.${kind}`, { cards })
        : kind === 'give'
          ? say('web.sway.leave.missing.give')
          : say('web.sway.leave.missing', { count: due - marked.length })}
    </button>
  );
}
