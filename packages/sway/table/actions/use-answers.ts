/** What happens without a press: cards lined up to come next, and answers given in advance. */
import type { BoardProps } from '@hortus/frame/board/game-table.ts';
import type { Move } from '@hortus/kernel';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { SwayView } from '../../src/index.ts';
import { due, M, type Queue, standingAnswer } from '../../src/press/index.ts';
import { order } from './orders.ts';

/** The next cards, and when they are submitted. `choose` gives the move for a card, or asks which. */
export function useQueue(
  props: BoardProps<SwayView>,
  choose: (card: number) => Move | undefined,
): Signal<Queue> {
  const { view, seat, legal, play, match } = props;
  const sending = match?.sending.length ?? 0;
  const queue = useSignal<Queue>([]);
  useEffect(() => {
    if (sending > 0) return;
    const next = due(queue.value, view, seat, legal);
    if (next.is === 'waiting') return;
    const move = next.is === 'now' ? choose(next.card) : undefined;
    queue.value = move === undefined || next.is === 'over' ? [] : next.rest;
    if (move !== undefined) play(move);
  }, [legal, view, sending]);
  return queue;
}

/** Distinguishes one question of a plot from the next. */
export const momentOf = ({ turns, engaged, plotted, drawn }: SwayView): string =>
  `${turns} ${engaged.length} ${plotted} ${drawn}`;

/**
 * A pass in a timed window. The host enters its own pass when the window ends, so that nobody learns who was quick; in
 * the meantime the reader isn't asked again.
 */
export function useEarlyPass({ view, play, match }: BoardProps<SwayView>) {
  const passed = useSignal<SwayView | undefined>(undefined);
  return {
    isGiven: passed.value === view,
    play(move: Move): void {
      if (view.task === 'window' && typeof match?.window?.left === 'number' && M.pass.is(move))
        passed.value = view;
      play(move);
    },
  };
}

/** Answers a window according to the standing order, if there is one. */
export function useStandingOrder(props: BoardProps<SwayView>): boolean {
  const { legal, view, seat, play, manner, match } = props;
  const still = manner === 'still';
  const asked = manner === 'live' && view.task === 'window' && seat !== undefined && view.asked === seat;
  const answer = asked
    ? standingAnswer(order.value, legal, {
        timed: typeof match?.window?.left === 'number',
        alone: match?.alone ?? false,
      })
    : undefined;
  // While the answer is on its way nothing is legal, and nothing is asked either.
  const moment = useRef<SwayView | undefined>(undefined);
  if (answer !== undefined) moment.current = view;
  // An early pass changes nothing until the window ends, so don't give it again.
  const given = useRef<SwayView | undefined>(undefined);
  useEffect(() => {
    if (answer === undefined || given.current === view) return;
    given.current = view;
    play(answer);
  }, [answer, momentOf(view)]);
  // Tell the host too, for questions that come up while nobody is looking.
  const passes = order.value === 'pass';
  const told = useRef(false);
  useEffect(() => {
    if (seat === undefined || still || view.phase === 'over' || told.current === passes) return;
    told.current = passes;
    match?.order?.(passes);
  }, [passes, seat]);
  return asked && moment.current === view;
}
