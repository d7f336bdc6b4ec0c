import type { Move } from '@hortus/kernel';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** While waiting, keyboard players have the focus on the table itself; move it to where something can be done. */
export function useWaitingFocus(legal: readonly Move[]) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = root.current;
    if (legal.length > 0 && box !== null && document.activeElement === box)
      box.querySelector<HTMLElement>('[data-home]')?.focus({ preventScroll: !box.matches(':focus-visible') });
  }, [legal]);
  return root;
}
