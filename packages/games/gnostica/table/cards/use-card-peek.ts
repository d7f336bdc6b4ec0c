/** Which card is shown large beside its place, and what the rules say about it. */
import type { BoardProps, Pointing } from '@hortus/frame/board/game-table.ts';
import { usePeek } from '@hortus/frame/peek/use-peek.ts';
import type { Refusal } from '@hortus/kernel';
import { useSignal } from '@preact/signals';
import type { GnosticaState, View } from '../../src/index.ts';
import { cardShown, isSameSpace, manIn, type Thing } from '../../src/press/index.ts';
import type { Choice } from '../use-choice.ts';
import type { PeekedCard } from './Peek.tsx';
import type { CardPeek } from './peekable.ts';
import { refusedMove } from './why.ts';

/** The card that a piece stands on. */
const cardUnder = (view: View, thing: Thing): string | undefined => {
  const man = view.men[manIn(thing) ?? -1];
  return man === undefined ? undefined : (view.sites.find((one) => isSameSpace(one, man))?.card ?? undefined);
};

export function useCardPeek(props: BoardProps<View, GnosticaState>, choice: Choice) {
  const { view, legal, manner } = props;
  const large = useSignal<string | undefined>(undefined);
  const { peeked, peek, unpeek, leave } = usePeek<PeekedCard>();
  const cards: CardPeek = {
    peek: (code, anchor, how, thing) => peek({ code, anchor, how, thing }),
    leave,
    large(code) {
      unpeek();
      large.value = code;
    },
  };
  const refuse = (thing: Thing, anchor: Element, how: Pointing): void => {
    const move = refusedMove(props, choice, thing);
    if (move !== undefined) props.refuse(move, anchor, how);
  };
  return {
    cards,
    peeked,
    unpeek,
    large,
    why(thing: Thing): Refusal | undefined {
      const { open, chosen } = choice.question.light(thing);
      const move = open || chosen ? undefined : refusedMove(props, choice, thing);
      return move === undefined ? undefined : props.why(move);
    },
    /**
     * Called for a thing that can't be pressed now.
     * The reason is shown below the card; a lesson's teacher is told too.
     */
    unlit(thing: Thing, anchor: Element, how: Pointing): void {
      if (cardShown(view, thing) !== undefined) {
        if (manner === 'lesson' && how === 'press') refuse(thing, anchor, how);
        return;
      }
      const under = cardUnder(view, thing);
      // While somebody else is to act there is time to read the card.
      if (legal.length > 0) refuse(thing, anchor, how);
      else if (under !== undefined) cards.peek(under, anchor, how);
    },
  };
}
