/** Where the screen and the keyboard's focus go on their own. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Choice } from '../use-choice.ts';

/** What completes a choice: the move itself, or the facing that is still open. */
const ANSWER = '.gno-answers > .main, .gno-rose .keeps, .gno-rose button';

/** On a phone the buttons for looking back may be below the board. */
export function useScrollUp(still: boolean) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = root.current;
    if (still && box !== null && box.getBoundingClientRect().top < 0) box.scrollIntoView();
  }, [still]);
  return root;
}

/** Keyboard users find the answer under the next key: it is focused before they can press one. */
export function useJump({ pressed }: Choice) {
  const tray = useRef<HTMLDivElement>(null);
  const jumps = useRef(false);
  useLayoutEffect(() => {
    if (jumps.current) tray.current?.querySelector<HTMLElement>(ANSWER)?.focus();
    jumps.current = false;
  }, [pressed.choosing]);
  const jump = (byKey: boolean): void => {
    jumps.current = byKey;
  };
  return { tray, jump };
}
