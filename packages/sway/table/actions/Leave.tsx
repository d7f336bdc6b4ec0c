/** Sends off the marked cards, by name if they are few; until enough are marked it says how many are missing. */
import { words } from '@hortus/frame/page/words.ts';
import { leavesBy } from '../../src/press/index.ts';
import type { Desk } from '../desk.ts';

const MOST_NAMED = 2;

export function Leave({ desk }: { readonly desk: Desk }) {
  const { say, list } = words.value;
  const { due, marked, go } = desk.leaving;
  if (due === 0) return null;
  const kind = leavesBy(desk.view);
  const ready = marked.length === due;
  const cards = list(marked.flatMap((number) => desk.cards.at(number)?.name ?? []));
  // More than two names don't fit into the row of buttons; the marks on the cards show them.
  const isMany = kind === 'discard' && due > MOST_NAMED;
  return (
    <button type="button" class="sway-leave main" aria-disabled={!ready} onClick={go}>
      {ready
        ? isMany
          ? say('web.sway.leave.discard.many', { count: due })
          : say(`web.sway.leave.${kind}`, { cards })
        : kind === 'give'
          ? say('web.sway.leave.missing.give')
          : say('web.sway.leave.missing', { count: due - marked.length })}
    </button>
  );
}
