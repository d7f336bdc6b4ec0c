/** Which of several things is meant: a row of buttons where the actions are. */

import { words } from '@hortus/frame/page/words.ts';
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
          class={`${i === 0 && !isWaste ? 'main' : ''}${desk.isHintedMove(move) ? ' hinted' : ''}`}
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
        class={isWaste ? 'main' : 'subtle sway-menu-close'}
        {...(isWaste ? { ref: first } : {})}
        onClick={close}
      >
        {say(isWaste ? 'web.sway.wasted.keep' : 'web.close')}
      </button>
    </fieldset>
  );
}
