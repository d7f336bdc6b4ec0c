/** Which card is shown large beside its place. */
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Peeked } from './Peek.tsx';

/** How long the pointer has to rest before the card is shown, so that passing by doesn't show it. */
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
      // Pointing in passing doesn't hide a card that was opened on purpose.
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
