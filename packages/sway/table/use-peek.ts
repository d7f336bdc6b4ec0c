/** Which card is shown large beside where it lies. */
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Peeked } from './Peek.tsx';

/** A pointer that rests so long asks; one that passes by does not. */
const REST_MS = 250;

export interface Peeking {
  readonly peeked: Signal<Peeked | undefined>;
  peek(peeked: Peeked): void;
  unpeek(): void;
}

export function usePeek(): Peeking {
  const peeked = useSignal<Peeked | undefined>(undefined);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    peeked,
    peek(next) {
      clearTimeout(timer.current);
      const show = (): void => {
        if (next.anchor.isConnected) peeked.value = next;
      };
      const shown = peeked.value;
      // A look in passing does not hide what was asked for.
      if (next.how !== 'press' && shown?.how === 'press') return;
      if (next.how === 'point' && shown === undefined) timer.current = window.setTimeout(show, REST_MS);
      else show();
    },
    unpeek() {
      clearTimeout(timer.current);
      if (peeked.value !== undefined) peeked.value = undefined;
    },
  };
}
