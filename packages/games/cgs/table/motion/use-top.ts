/** A step of a panel begins at its top, however far the previous step was scrolled. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

export function useTop(): RefObject<HTMLDivElement | null> {
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => step.current?.closest('.tab-panel')?.scrollTo({ top: 0 }), []);
  return step;
}
