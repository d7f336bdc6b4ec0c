/** What the reader has pressed and looks at; the rules say what it means. */
import type { BoardProps } from '@hortus/frame/board/game-table.ts';
import type { Move } from '@hortus/kernel';
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { GnosticaState, View } from '../src/index.ts';
import {
  type Choosing,
  meaningsOf,
  NOTHING,
  type Pressed,
  pressThing,
  putsOut,
  type Question,
  questionFor,
  type Thing,
  UNPRESSED,
  whatFollows,
} from '../src/press/index.ts';

/** How many moves can be read at a glance; on a phone the board has to stay visible too. */
const MOST = 7;
const MOST_ON_PHONE = 2;
const most = (): number =>
  matchMedia('(width < 40rem) and (orientation: portrait)').matches ? MOST_ON_PHONE : MOST;

export interface Choice {
  readonly question: Question;
  readonly pressed: Pressed;
  /** The table after the move being looked at or meant. */
  readonly preview: View | undefined;
  /** Would this move end an announced last turn with too few points? */
  putsOut(move: Move): boolean;
  /** Changes when there's another question. */
  readonly asking: string;
  press(thing: Thing): void;
  choose(choosing: Choosing): void;
  /** Cards to discard, and how many to draw. */
  draw(drops: Pressed['drops'], count: number | undefined): void;
  look(move: Move | undefined): void;
  /** The focus has left a move: once it is elsewhere, stop looking at the move. */
  away(move: Move): void;
}

export function useChoice({ view, seat, legal, world }: BoardProps<View, GnosticaState>): Choice {
  const pressed = useSignal(UNPRESSED);
  const looked = useSignal<Move | undefined>(undefined);
  // What others do while everybody may act, as in bidding, keeps choices that are still open. The reset must
  // happen before anybody can press again: an effect after painting would undo that press.
  const asking = useMemo(() => [view.phase, view.turns, ...legal].join(' '), [view, legal]);
  useLayoutEffect(() => {
    pressed.value = UNPRESSED;
    looked.value = undefined;
  }, [asking]);
  const all = useMemo(() => meaningsOf(view, legal), [legal, view]);
  const [now, named] = [pressed.value, most()];
  const question = useMemo(() => questionFor(view, seat, all, now, named), [view, seat, all, now, named]);
  const shown = looked.value ?? question.meant;
  const preview = useMemo(
    () =>
      world === undefined || seat === undefined || shown === undefined
        ? undefined
        : whatFollows(world, seat, shown),
    [world, seat, shown],
  );
  return {
    question,
    pressed: now,
    preview,
    putsOut: (move) => world !== undefined && seat !== undefined && putsOut(world, seat, move),
    asking,
    press(thing) {
      looked.value = undefined;
      pressed.value = pressThing(question, now, thing);
    },
    choose(choosing) {
      pressed.value = { ...pressed.value, choosing };
    },
    draw(drops, count) {
      pressed.value = { ...pressed.value, drops, count };
    },
    look(move) {
      looked.value = move;
    },
    away(move) {
      // Rendering while the focus is between two elements would lose it.
      requestAnimationFrame(() => {
        if (looked.value === move) looked.value = undefined;
      });
    },
  };
}

/** Escape starts the choice over, unless it closes something. */
export function useRestart({ choose }: Choice): void {
  const latest = useRef(choose);
  latest.current = choose;
  useEffect(() => {
    const restart = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open], .why-not, .peek') !== null) return;
      latest.current(NOTHING);
    };
    document.addEventListener('keydown', restart);
    return () => document.removeEventListener('keydown', restart);
  }, []);
}
