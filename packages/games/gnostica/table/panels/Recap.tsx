/** What the others did since your own turn, one line each; pressing one marks it on the board. */

import { words } from '@hortus/frame/page/words.ts';
import { Icon } from '@hortus/frame/parts/Icon.tsx';
import type { PackedJson } from '@hortus/kernel';
import { CODES } from '../../src/index.ts';
import type { Turn } from '../board/lately.ts';
import { OwnerSign } from '../board/Piece.tsx';
import { cardName, said } from '../says/names.ts';

interface Props {
  readonly turns: readonly Turn[];
  readonly names: readonly string[];
  readonly chosen: number | undefined;
  choose(which: number | undefined): void;
}

/** A card was used, and none of its powers. */
const IDLE: ReadonlySet<string> = new Set(['activated', 'played', 'skipped', 'turn']);

/** What was done with cards; otherwise the first event. */
function summary(who: string, told: readonly PackedJson[]): string {
  const cards = told.flatMap(({ kind, card }) =>
    ['activated', 'played', 'flipped'].includes(kind) && card !== undefined
      ? [{ kind, name: cardName(CODES[Number(card)] ?? '') }]
      : [],
  );
  const [first] = cards;
  if (first !== undefined) {
    const key =
      first.kind === 'activated' ? 'web.gnostica.recap.used-card' : 'web.gnostica.recap.played-card';
    const used = words.value.say(key, { who, card: words.value.list(cards.map(({ name }) => name)) });
    return told.every(({ kind }) => IDLE.has(kind)) ? `${used} · ${said('recap.idle', '')}` : used;
  }
  for (const kind of ['bid', 'got', 'discarded', 'passed', 'turned', 'created'])
    if (told.some((event) => event.kind === kind)) return `${who}: ${said(`recap.${kind}`, '')}`;
  return who;
}

export function Recap({ turns, names, chosen, choose }: Props) {
  const { say } = words.value;
  if (turns.length === 0) return null;
  const shown = chosen ?? turns.length - 1;
  return (
    <ul class="gno-recap" aria-label={say('web.gnostica.recap')}>
      {turns.map(({ seat, told }, i) => (
        <li key={i}>
          <button
            type="button"
            class="subtle"
            aria-pressed={i === shown}
            title={say('web.gnostica.recap.show')}
            onClick={() => choose(i)}
          >
            <OwnerSign seat={seat} />
            <span>
              {summary(names[seat] ?? '', told)}
              {told.some(({ kind }) => kind === 'announced')
                ? ` · ${say('web.gnostica.recap.announced')}`
                : ''}
            </span>
            <Icon name="look" />
            <span class="visually-hidden">{say('web.gnostica.recap.show')}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
