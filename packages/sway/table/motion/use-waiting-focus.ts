import type { Move } from '@hortus/kernel';
import { useEffect, useRef } from 'preact/hooks';

/** While waiting, keyboard players have the focus on the table itself; move it to where something can be done. */
export function useWaitingFocus(legal: readonly Move[]) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (legal.length > 0 && document.activeElement === root.current)
      root.current?.querySelector<HTMLElement>('[data-home]')?.focus();
  }, [legal]);
  return root;
}
