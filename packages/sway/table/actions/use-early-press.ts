/**
 * A press on a card while the last move is still on its way. It counts once that move has arrived, if the phase
 * continues; otherwise the card is shown with the reason.
 */
import type { BoardProps } from '@hortus/frame/board/game-table.ts';
import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { SwayView } from '../../src/index.ts';
import { cardOfMove } from '../../src/press/index.ts';
import type { KnownCard } from '../cards/deck.ts';

export interface EarlyPress {
  readonly card: KnownCard;
  /** The turn and phase in which it was pressed. */
  readonly phase: string;
  /** Shows the card large, with what the rules say about it. */
  show(): void;
}

const phaseOf = ({ turns, phase }: SwayView): string => `${turns} ${phase}`;

/** `follow` hears of it as soon as it can count; `goesOn`: the player is still in the phase they pressed it in. */
export function useEarlyPress(
  { view, legal, match }: BoardProps<SwayView>,
  follow: (press: EarlyPress, goesOn: boolean) => void,
) {
  const pressed = useSignal<EarlyPress | undefined>(undefined);
  const sending = match?.sending ?? [];
  useLayoutEffect(() => {
    const press = pressed.value;
    if (press === undefined || sending.length > 0) return;
    pressed.value = undefined;
    const goesOn = press.phase === phaseOf(view) && (view.task === 'none' || view.task === 'window');
    follow(press, goesOn);
  }, [sending.length, legal, view]);
  return {
    card: pressed.value?.card,
    /** False: nothing is on its way, so it counts at once. */
    keep(card: KnownCard, show: () => void): boolean {
      if (sending.length === 0) return false;
      // Not the second half of a double click.
      if (!sending.some((move) => cardOfMove(move) === card.number))
        pressed.value = { card, phase: phaseOf(view), show };
      return true;
    },
  };
}
