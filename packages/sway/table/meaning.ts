/** What a press means, what just came, and what is done without a press. */

import type { BoardProps } from '@hortus/frame/board/game-table.ts';
import type { Move, Seat } from '@hortus/kernel';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { ABILITIES, BY, proposeBy, type SwayState, type SwayView } from '../src/index.ts';
import { type Grouped, M, pressedFirst } from './moves.ts';
import { order, standingAnswer } from './orders.ts';
import { due, type Queue } from './queue.ts';

/** What a plain press on a card plays; undefined where that is the player's to say. */
export function meantMove(
  all: readonly Move[],
  card: number,
  world: SwayState | undefined,
  seat: Seat | undefined,
  token: string | undefined,
): Move | undefined {
  const moves = pressedFirst(all);
  const chosen = token === undefined ? moves : moves.filter((move) => BY[M.engage.get.by(move)] === token);
  const list = chosen.length > 0 ? chosen : moves;
  if (list.length === 1) return list[0];
  const [first] = list;
  if (first === undefined || !M.engage.is(first) || world === undefined || seat === undefined)
    return undefined;
  if (list.some((move) => M.engage.get.as(move) !== 0)) return undefined;
  const by = proposeBy(world, seat, card);
  return typeof by === 'number' ? list.find((move) => M.engage.get.by(move) === by) : undefined;
}

/** What comes first in the sentence that pays for the card, and would be given up by engaging it now (GEN-R-20). */
export function givenUp(move: Move, { others, places }: Grouped, { pool }: SwayView): readonly Move[] {
  if (!M.engage.is(move)) return [];
  const by = BY[M.engage.get.by(move)];
  if (by === 'persuasion') return [...places.values()].flat().filter((one) => M.persuade.is(one));
  if (by !== 'engineering' && (by !== 'valor' || (pool.valor ?? 0) > 0)) return [];
  return others.filter((one) => M.draw.is(one) && ABILITIES[M.draw.get.by(one)] === by);
}

/** Cards that the last entry brought into sight. */
export function newCards(
  last: BoardProps['last'],
  nameOf: (number: number) => string | undefined,
): ReadonlySet<string> {
  const kinds = [
    'engaged',
    'interrupted',
    'turnedUp',
    'hid',
    'drew',
    'routed',
    'took',
    'recruited',
    'brought',
    'shared',
  ];
  return new Set(
    last.flatMap(({ kind, card }) =>
      kinds.includes(kind) && card !== undefined ? [nameOf(Number(card)) ?? ''] : [],
    ),
  );
}

/** The next cards, and when they are handed in. `choose` gives the move for a card, or asks which. */
export function useQueue(
  props: BoardProps<SwayView>,
  choose: (card: number) => Move | undefined,
): Signal<Queue> {
  const { view, seat, legal, play, sending = [] } = props;
  const queue = useSignal<Queue>([]);
  useEffect(() => {
    if (sending.length > 0) return;
    const next = due(queue.value, view, seat, legal);
    if (next.is === 'waiting') return;
    const move = next.is === 'now' ? choose(next.card) : undefined;
    queue.value = move === undefined || next.is === 'over' ? [] : next.rest;
    if (move !== undefined) play(move);
  }, [legal, view, sending.length]);
  return queue;
}

/** Answers a window as it was ordered, where it was. */
export function useStandingOrder(props: BoardProps<SwayView>): boolean {
  const { legal, view, seat, play, window, alone = false, still = false, lesson = false } = props;
  const asked = !still && !lesson && view.task === 'window' && seat !== undefined && view.asked === seat;
  const answer = asked
    ? standingAnswer(order.value, legal, { timed: typeof window?.left === 'number', alone })
    : undefined;
  const moment = `${view.turns} ${view.engaged.length} ${view.plotted} ${view.drawn}`;
  useEffect(() => {
    if (answer !== undefined) play(answer);
  }, [answer, moment]);
  // The host is told of it too, for questions that wait while nobody looks.
  const passes = order.value === 'pass';
  const told = useRef(false);
  useEffect(() => {
    if (seat === undefined || still || view.phase === 'over' || told.current === passes) return;
    told.current = passes;
    props.order?.(passes);
  }, [passes, seat]);
  return answer !== undefined;
}
