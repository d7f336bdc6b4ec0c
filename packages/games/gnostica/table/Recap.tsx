/** What the others did since your own turn, one line each; pressing one marks it on the board. */

import { words } from '@hortus/frame/page/words.ts';
import type { PackedJson } from '@hortus/kernel';
import { CODES } from '../src/index.ts';
import type { Turn } from './lately.ts';
import { cardName, said } from './names.ts';
import { OwnerSign } from './Piece.tsx';

interface Props {
  readonly turns: readonly Turn[];
  readonly names: readonly string[];
  readonly chosen: number | undefined;
  choose(which: number | undefined): void;
}

/** By its first event. */
function summary(told: readonly PackedJson[]): string {
  const cards = told.flatMap(({ kind, card }) =>
    ['activated', 'played', 'flipped'].includes(kind) && card !== undefined
      ? [cardName(CODES[Number(card)] ?? '')]
      : [],
  );
  if (cards.length > 0) return words.value.list(cards);
  for (const kind of ['bid', 'got', 'discarded', 'passed', 'turned', 'created'])
    if (told.some((event) => event.kind === kind)) return said(`recap.${kind}`, '');
  return '';
}

export function Recap({ turns, names, chosen, choose }: Props) {
  const { say } = words.value;
  if (turns.length === 0) return null;
  const shown = chosen ?? turns.length - 1;
  return (
    <ul class="gno-recap" aria-label={say('web.gnostica.recap')}>
      {turns.map(({ seat, told }, i) => (
        <li key={i}>
          <button type="button" class="quiet" aria-pressed={i === shown} onClick={() => choose(i)}>
            <OwnerSign seat={seat} />
            <span>
              {names[seat]}: {summary(told)}
              {told.some(({ kind }) => kind === 'announced')
                ? ` · ${say('web.gnostica.recap.announced')}`
                : ''}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
