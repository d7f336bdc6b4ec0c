/** The table of Genesis and of Worlds Asunder: two timelines face to face, zones around, the hand at the thumb. */

import type { BoardProps } from '@hortus/frame/board/game-table.ts';
import { words } from '@hortus/frame/page/words.ts';
import type { Game, Move, Seat } from '@hortus/kernel';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { SwayState, SwayView } from '../src/index.ts';
import { Actions } from './Actions.tsx';
import { CardDialog } from './CardDialog.tsx';
import { cardsOf, factionOf, type KnownCard } from './deck.ts';
import type { Desk } from './desk.ts';
import { Line } from './Line.tsx';
import { Looked } from './Looked.tsx';
import { later } from './later.ts';
import { leaveOf, useLeaving } from './leaving.ts';
import { Menu } from './Menu.tsx';
import { Middle } from './Middle.tsx';
import { givenUp, meantMove, newCards, useQueue, useStandingOrder } from './meaning.ts';
import { grouped, M, meantBy } from './moves.ts';
import { Pool } from './Pool.tsx';
import { room, toggled, waits } from './queue.ts';
import { Story } from './Story.tsx';
import './sway.css';
import './sway-doing.css';
import './sway-cards.css';
import './sway-zones.css';
import './sway-sideways.css';
import { VoidDialog } from './VoidDialog.tsx';
import { OrderField, WindowPanel } from './WindowPanel.tsx';
import { describe } from './words.ts';
import { OtherZones, OwnZones } from './Zones.tsx';

interface Asking {
  readonly title: string;
  readonly moves: readonly Move[];
  readonly note?: string;
}

const NOTHING: readonly Move[] = [];

export function Board({ game, ...props }: BoardProps<SwayView> & { readonly game: Game }) {
  const { view, seat, names, options, world, last } = props;
  const { say } = words.value;
  later.value = game.id === 'worlds-asunder';
  const cards = cardsOf(game, options, names.length);
  // What is answered by itself is not offered for a moment first.
  const answered = useStandingOrder(props);
  const legal = answered ? NOTHING : props.legal;
  const moves = useMemo(() => grouped(legal), [legal]);
  const asking = useSignal<Asking | undefined>(undefined);
  const token = useSignal<string | undefined>(undefined);
  const large = useSignal<KnownCard | undefined>(undefined);
  const voidOpen = useSignal(false);
  // What was being chosen is not chosen any more once something else is asked.
  useEffect(() => {
    asking.value = undefined;
    token.value = undefined;
  }, [legal]);
  // Whoever plays by keyboard waited on the table itself: the focus goes where something can be done.
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (legal.length > 0 && document.activeElement === root.current)
      root.current?.querySelector<HTMLElement>('[data-home]')?.focus();
  }, [legal]);
  const fresh = useMemo(() => newCards(last, (number) => cards.at(number)?.name), [last, cards]);

  const ask = (card: KnownCard): Move | undefined => {
    const all = moves.cards.get(card.number) ?? [];
    const move = meantMove(all, card.number, world as SwayState | undefined, seat, token.value);
    const lost = move === undefined ? [] : givenUp(move, moves, view);
    if (move !== undefined && lost.length === 0) return move;
    if (move !== undefined) {
      const note = lost.some((one) => M.persuade.is(one)) ? { note: say('web.sway.first.persuade') } : {};
      asking.value = { title: card.name, moves: [...lost.filter((one) => M.draw.is(one)), move], ...note };
    } else if (all.length > 0) asking.value = { title: card.name, moves: all };
    return undefined;
  };
  const queue = useQueue(props, (number) => {
    const card = cards.at(number);
    return card === undefined ? undefined : ask(card);
  });

  const leaving = useLeaving(props, moves);

  const near = ((seat ?? 0) & 1) as 0 | 1;
  const called = names.indexOf(say('web.you'));
  const you = seat ?? (called < 0 ? undefined : called);
  const desk: Desk = {
    game: game.id,
    view,
    cards,
    seat,
    you,
    names,
    moves,
    leaving,
    faction: (card) => factionOf(card, view.sides, cards.deck),
    isNew: (card) => card !== null && fresh.has(card),
    queued(card) {
      const place = queue.value.indexOf(card.number);
      return place < 0 ? undefined : place + 1;
    },
    canQueue: (card) =>
      props.still !== true &&
      waits(view, seat) &&
      (queue.value.includes(card.number) || queue.value.length < room(view)),
    press(card) {
      if (desk.canQueue(card)) {
        queue.value = toggled(queue.value, card.number);
        return;
      }
      if (leaveOf(moves, card.number) !== undefined) {
        leaving.toggle(card.number);
        return;
      }
      const move = ask(card);
      if (move !== undefined) props.play(move);
    },
    quiet: (card, anchor, how) => props.refuse(meantBy(view, card), anchor, how),
    choose(title, several) {
      const [only, ...more] = several;
      if (only !== undefined && more.length === 0 && !M.store.is(only)) props.play(only);
      else asking.value = { title, moves: several };
    },
    play: props.play,
    hold: (card) => {
      large.value = card;
    },
    openVoid: () => {
      voidOpen.value = true;
    },
  };
  const sideName = (side: number): string => words.value.list(names.filter((_, one) => (one & 1) === side));
  const others = names.map((_, one) => one).filter((one) => one !== seat);
  const rivals = others.filter((one) => (one & 1) !== near);
  const mates = others.filter((one) => (one & 1) === near);
  const window = view.task === 'window' && view.asked !== null && !answered ? view.asked : undefined;

  return (
    <div
      class={`sway seats-${names.length}${seat === undefined ? ' watching' : ''}`}
      ref={root}
      tabIndex={-1}
      {...(legal.length === 0 ? { 'data-home': '' } : {})}
    >
      <div class="sway-others">
        {[...rivals, ...mates].map((one) => (
          <OtherZones key={one} desk={desk} seat={one} />
        ))}
      </div>
      <div class="sway-lines">
        <Line desk={desk} side={(1 - near) as 0 | 1} name={sideName(1 - near)} near={false} />
        <Middle desk={desk} near={near} lesson={props.lesson === true} />
        <Line desk={desk} side={near} name={sideName(near)} near />
      </div>
      {props.still === true || props.lesson === true ? <Story view={view} cards={cards} /> : null}
      <div class="sway-doing">
        {seat === undefined || props.lesson === true || window !== undefined || view.end !== null ? null : (
          <p class={`sway-ask${legal.length > 0 ? ' now' : ''}`} aria-hidden="true">
            {describe(view, names, seat)}
          </p>
        )}
        {window === undefined || props.still === true ? null : (
          <WindowPanel
            name={names[window] ?? ''}
            mine={window === seat}
            left={props.window?.left}
            seq={view.engaged.length + view.turns * 100}
            plots={waits(view, seat)}
            beside={waits(view, seat) ? props.beside : undefined}
            queued={queue.value.flatMap((number) => cards.at(number)?.name ?? [])}
          />
        )}
        <Looked desk={desk} />
        <Pool
          view={view}
          others={moves.others}
          who={view.turn === seat ? undefined : { who: names[view.turn] ?? '', you: view.turn === you }}
          chosen={token.value}
          mine={legal.some((move) => M.engage.is(move))}
          choose={(by) => {
            token.value = by;
          }}
        />
        {asking.value === undefined ? (
          <Actions desk={desk} />
        ) : (
          <Menu
            desk={desk}
            {...asking.value}
            close={() => {
              asking.value = undefined;
            }}
          />
        )}
      </div>
      {seat === undefined ? null : (
        <OwnZones desk={desk} seat={seat}>
          {props.still !== true && mayBeAsked(view, seat, names.length) ? (
            <OrderField waits={props.window?.left === null} />
          ) : null}
        </OwnZones>
      )}
      {large.value === undefined ? null : (
        <CardDialog
          desk={desk}
          card={large.value}
          close={() => {
            large.value = undefined;
          }}
        />
      )}
      {voidOpen.value ? (
        <VoidDialog
          desk={desk}
          close={() => {
            voidOpen.value = false;
          }}
        />
      ) : null}
      <p class="visually-hidden">{say('web.sway.keys')}</p>
    </div>
  );
}

/** The plotter's next seat is the one that may cut the plot short (GEN-R-113). */
const mayBeAsked = ({ turn, phase, barred, waived }: SwayView, seat: Seat, seats: number): boolean =>
  phase === 'plot' && (turn + 1) % seats === seat && !barred.includes(seat) && !waived.includes(seat);
