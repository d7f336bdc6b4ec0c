/** What the parts of the board share: the reader's moves, and what is being chosen. The rules say what a press means. */
import type { BoardProps } from '@hortus/frame/board/game-table.ts';
import { words } from '@hortus/frame/page/words.ts';
import { usePeek } from '@hortus/frame/peek/use-peek.ts';
import type { Game, Move } from '@hortus/kernel';
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { SwayState, SwayView } from '../src/index.ts';
import {
  answersEnough,
  answersNothing,
  byThing,
  type CardPress,
  canQueue,
  cardOfMove,
  engageOrAsk,
  likelyMeant,
  livesIn,
  M,
  type Presser,
  pressCard,
  spendsLife,
  toggled,
} from '../src/press/index.ts';
import { useEarlyPass, useQueue, useStandingOrder } from './actions/use-answers.ts';
import { useEarlyPress } from './actions/use-early-press.ts';
import { useLeaving } from './actions/use-leaving.ts';
import { newCards } from './board/new-cards.ts';
import { cardsOf, factionOf, type KnownCard } from './cards/deck.ts';
import type { Peeked } from './cards/Peek.tsx';
import type { Desk } from './desk.ts';
import { announcedWords } from './says/face-words.ts';

/** A question raised by a press. */
export interface PressQuestion {
  readonly title: string;
  readonly moves: readonly Move[];
  readonly note?: string;
  /** It would be wasted; most players would keep it. */
  readonly isWaste?: boolean;
  /** Which permission pays is all that is asked. */
  readonly isPayment?: boolean;
}

const NOTHING: readonly Move[] = [];
/** Plays a card as itself, so the only question is which permission pays. */
const isPlain = (move: Move): boolean => M.engage.is(move) && M.engage.get.as(move) === 0;

export type Sitting = ReturnType<typeof useDesk>;

export function useDesk(
  game: Game,
  props: BoardProps<SwayView, SwayState>,
  show: Pick<Desk, 'hold' | 'open'>,
) {
  const { view, seat, names, options, last } = props;
  const { say } = words.value;
  const cards = cardsOf(game, options, names.length);
  const early = useEarlyPass(props);
  // Don't briefly offer what will be answered automatically.
  const answered = useStandingOrder(props) || early.isGiven;
  const legal = answered ? NOTHING : props.legal;
  const moves = useMemo(() => byThing(legal), [legal]);
  const asking = useSignal<PressQuestion | undefined>(undefined);
  const token = useSignal<string | undefined>(undefined);
  // A new question ends whatever was being chosen, before anybody can press again.
  useLayoutEffect(() => {
    asking.value = undefined;
    token.value = undefined;
  }, [legal]);
  const fresh = useMemo(() => newCards(last, (number) => cards.at(number)?.name), [last, cards]);
  const presser: Presser = { view, seat, world: props.world, moves };

  const noteFor = ({
    first,
    moves: several,
  }: Extract<CardPress, { does: 'ask' }>): Partial<PressQuestion> => {
    if (first === 'wasted') return { note: say('web.sway.wasted'), isWaste: true };
    if (first !== undefined) return { note: say(`web.sway.first.${first}`) };
    if (several.length > 1 && several.every(isPlain)) return { note: say('web.sway.pays'), isPayment: true };
    const announced = announcedWords(several, cards);
    return announced === '' ? {} : { note: announced };
  };
  /** Asks before a life is spent, but not the last one: the next loss ends the game anyway. */
  const lifeNote = (press: CardPress, { power }: KnownCard): Omit<PressQuestion, 'title'> | undefined => {
    if (press.does !== 'play' && press.does !== 'ask') return undefined;
    const several = press.does === 'play' ? [press.move] : press.moves;
    const how = spendsLife(several, power, cards.rules.hasReserve);
    const { left } = livesIn(view, (view.turn & 1) as 0 | 1, cards.lives, cards.rules.hasReserve);
    if (how === undefined || left < 2) return undefined;
    const life = say(`web.sway.life.${how}`, { count: left - 1 });
    return { moves: several, note: `${life} ${announcedWords(several, cards)}`.trim(), isWaste: true };
  };
  /** With nothing to answer, a card is meant for the attack: end the answer, then press the card again. */
  const attacking = useSignal<KnownCard | undefined>(undefined);
  const attackWith = (card: KnownCard): boolean => {
    const finish = props.manner === 'lesson' ? undefined : moves.others.find((move) => M.finish.is(move));
    if (finish === undefined) return false;
    attacking.value = card;
    early.play(finish);
    return true;
  };
  /** The move for a card, or a question asking which. */
  const follow = (press: ReturnType<typeof pressCard>, card: KnownCard): Move | undefined => {
    const life = lifeNote(press, card);
    if (press.does === 'ask' && press.first === 'wasted' && attackWith(card)) return undefined;
    if (press.does === 'play' && life === undefined) return press.move;
    if (life !== undefined) asking.value = { title: card.name, ...life };
    else if (press.does === 'ask') {
      asking.value = { title: card.name, moves: press.moves, ...noteFor(press) };
    }
    return undefined;
  };
  const queue = useQueue(props, (number) => {
    const card = cards.at(number);
    return card === undefined ? undefined : follow(engageOrAsk(presser, number, token.value), card);
  });
  const leaving = useLeaving(props, moves);
  const warned = useSignal(false);
  const peeking = usePeek<Peeked>();
  const hinted = new Set([...props.values.keys()].map(cardOfMove));
  const called = names.indexOf(say('web.you'));
  const soon = useEarlyPress(props, (pressed, goesOn) => {
    const { card } = pressed;
    if (goesOn && (moves.cards.has(card.number) || desk.canQueue(card))) desk.press(card);
    else pressed.show();
  });
  const desk: Desk = {
    game: game.id,
    view,
    cards,
    seat,
    you: seat ?? (called < 0 ? undefined : called),
    names,
    moves,
    leaving,
    warned,
    faction: (card) => factionOf(card, view.sides, cards.deck),
    isNew: (card) => card !== null && fresh.has(card),
    queued(card) {
      if (soon.card === card) return 1;
      const place = queue.value.indexOf(card.number);
      return place < 0 ? undefined : place + 1;
    },
    canQueue: (card) => props.manner !== 'still' && canQueue(queue.value, view, seat, card.number),
    press(card) {
      const press = pressCard(presser, card.number, token.value, queue.value);
      if (press.does === 'queue' && props.manner === 'still') return;
      if (press.does === 'queue') queue.value = toggled(queue.value, card.number);
      else if (press.does === 'mark') leaving.toggle(card.number);
      else {
        const move = follow(press, card);
        if (move !== undefined) early.play(move);
      }
    },
    pressEarly: soon.keep,
    unlit(card, anchor) {
      if (props.manner === 'lesson') props.refuse(likelyMeant(view, card), anchor, 'press');
    },
    // After the end nothing can be played, and everybody knows.
    why: (card) => (view.end === null ? props.why(likelyMeant(view, card)) : undefined),
    isHinted: (card) => hinted.has(card.number) && !leaving.marked.includes(card.number),
    isHintedMove: (move) => props.values.has(move),
    hasHint: props.manner === 'live' && props.values.size > 0,
    isSpare: view.turn === seat && view.task === 'none' && answersEnough(view) && !answersNothing(view),
    peek: peeking.peek,
    unpeek: peeking.unpeek,
    unpeekPassing: peeking.leave,
    choose(title, several) {
      const [only, ...more] = several;
      if (only !== undefined && more.length === 0 && !M.store.is(only)) early.play(only);
      else asking.value = { title, moves: several };
    },
    play: early.play,
    hold(card) {
      peeking.unpeek();
      show.hold(card);
    },
    open(what) {
      peeking.unpeek();
      show.open(what);
    },
  };
  useLayoutEffect(() => {
    const card = attacking.value;
    if (card === undefined || legal.length === 0) return;
    attacking.value = undefined;
    if (view.phase === 'plot' && moves.cards.has(card.number)) desk.press(card);
  }, [legal]);
  const { peeked } = peeking;
  return { desk, legal, answered, passed: early.isGiven, queue, token, asking, peeked };
}
