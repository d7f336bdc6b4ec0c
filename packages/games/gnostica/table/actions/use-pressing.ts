/** What a press on a thing does: it is chosen, kept until a move has arrived, or shown with the reason why not. */
import type { BoardProps, Pointing } from '@hortus/frame/board/game-table.ts';
import type { GnosticaState, View } from '../../src/index.ts';
import { cardShown, type Light, siteBelow, type Thing } from '../../src/press/index.ts';
import type { CardPeek } from '../cards/peekable.ts';
import type { useCardPeek } from '../cards/use-card-peek.ts';
import { litBy, meantBy, useHinted } from '../guide/hinted.ts';
import type { Choice } from '../use-choice.ts';
import { useEarlyPress } from './use-early-press.ts';

interface Pressing {
  readonly choice: Choice;
  readonly peekable: ReturnType<typeof useCardPeek>;
  jump(byKey: boolean): void;
}

export function usePressing(props: BoardProps<View, GnosticaState>, { choice, peekable, jump }: Pressing) {
  const { view } = props;
  const { question } = choice;
  const hinted = useHinted(props);
  const press = (thing: Thing, byKey = false): void => {
    peekable.unpeek();
    jump(byKey);
    choice.press(meantBy(hinted, view, question, thing));
  };
  const early = useEarlyPress(props, (thing, anchor) => {
    const meant = [thing, siteBelow(view, thing)].find(
      (one) => one !== undefined && question.light(one).open,
    );
    const code = cardShown(view, thing);
    if (meant !== undefined) return press(meant, anchor.matches(':focus-visible'));
    if (code !== undefined) peekable.cards.peek(code, anchor, 'press', thing);
    peekable.unlit(thing, anchor, 'press');
  });
  const peeking: CardPeek = {
    ...peekable.cards,
    peek(code, anchor, how, thing) {
      if (how !== 'press' || !early.isSending) peekable.cards.peek(code, anchor, how, thing);
    },
  };
  return {
    hinted,
    press,
    peeking,
    light(thing: Thing): Light {
      const own = question.light(thing);
      if (early.thing === thing) return { ...own, chosen: true };
      return litBy(hinted, thing, own);
    },
    unlit(thing: Thing, anchor: Element, how: Pointing): void {
      if (how !== 'press' || !early.keep(thing, anchor)) peekable.unlit(thing, anchor, how);
    },
  };
}
