import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Course } from './course.ts';

/**
 * If the task sticks above a board taller than the window, scrolls to the top of the board whenever a step
 * begins, continues or ends.
 */
export function useBoardInSight(place: RefObject<HTMLDivElement | null>, course: Course): void {
  const step = course.at.value;
  const stage = course.mood.value.is === 'done' ? 2 : course.begun.value ? 1 : 0;
  const before = useRef({ step, stage });
  useEffect(() => {
    const { current } = before;
    before.current = { step, stage };
    if (current.step === step && stage <= current.stage) return;
    const board = place.current;
    const task = board?.previousElementSibling;
    if (!(board && task) || getComputedStyle(task).position !== 'sticky') return;
    board.style.scrollMarginTop = `${task.clientHeight}px`;
    board.scrollIntoView({ block: 'start' });
  }, [step, stage]);
}
