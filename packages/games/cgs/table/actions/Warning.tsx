/** What is about to end unless somebody plays a card, beside the buttons that decide it. */
import type { Desk } from '../desk.ts';
import { isUrgent, warnWords } from '../says/ends-words.ts';

export function Warning({ desk }: { readonly desk: Desk }) {
  const told = warnWords(desk);
  return told === '' ? null : (
    <p class={`cgs-warning${isUrgent(desk) ? ' urgent' : ''}`} role="status">
      {told}
    </p>
  );
}
