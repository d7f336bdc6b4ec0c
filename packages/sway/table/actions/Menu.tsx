/** Which of several things is meant: a row of buttons where the actions are. */

import { words } from '@hortus/frame/page/words.ts';
import { Icon } from '@hortus/frame/parts/Icon.tsx';
import type { Move } from '@hortus/kernel';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { cardOfMove, countsOf, M } from '../../src/press/index.ts';
import type { Desk } from '../desk.ts';
import { payWords } from '../says/pay-words.ts';
import { moveWords } from '../says/words.ts';

interface MenuProps {
  readonly desk: Desk;
  readonly title: string;
  readonly moves: readonly Move[];
  readonly isWaste?: boolean;
  /** What pays for the card is all that is asked. */
  readonly isPayment?: boolean;
  close(): void;
}

export function Menu({ desk, title, moves, isWaste = false, isPayment = false, close }: MenuProps) {
  const { say } = words.value;
  const first = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => first.current?.focus(), []);
  /** If the moves are about different cards, the card distinguishes them. */
  const several = new Set(moves.map(cardOfMove)).size > 1;
  const counts = countsOf(moves);
  const isHinted = moves.some(desk.isHintedMove);
  const name = (move: Move): string => {
    const card = cardOfMove(move);
    if (several && card !== undefined && M.store.is(move)) return desk.cards.at(card)?.name ?? '';
    if (isWaste && moves.length === 1 && !M.bring.is(move)) return say('web.sway.wasted.anyway');
    return (isPayment ? payWords : moveWords)(move, desk.cards, desk.view);
  };
  return (
    <fieldset
      class="sway-menu"
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      {moves.map((move, i) => (
        <button
          type="button"
          class={`${(isHinted ? desk.isHintedMove(move) : i === 0 && !isWaste) ? 'main' : ''}${desk.isHintedMove(move) ? ' hinted' : ''}`}
          key={move}
          aria-label={counts === undefined ? undefined : name(move)}
          {...(i === 0 && !isWaste ? { ref: first } : {})}
          onClick={() => {
            close();
            desk.play(move);
          }}
        >
          {counts?.[i] ?? name(move)}
        </button>
      ))}
      <button
        type="button"
        class={isWaste ? (isHinted ? '' : 'main') : 'subtle sway-menu-close'}
        {...(isWaste ? { ref: first } : {})}
        // Beside numbers a sign is enough, and on a phone there is no room for the word.
        aria-label={counts === undefined ? undefined : say('web.close')}
        onClick={close}
      >
        {isWaste ? (
          say('web.sway.wasted.keep')
        ) : counts === undefined ? (
          say('web.close')
        ) : (
          <Icon name="close" />
        )}
      </button>
    </fieldset>
  );
}
