/** Which thing is shown large beside its place. */
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Peeked } from './Peek.tsx';

/** How long the pointer has to rest before it is shown, so that passing by doesn't show it. */
const REST_MS = 250;

export interface Peeking<P extends Peeked> {
  readonly peeked: Signal<P | undefined>;
  peek(peeked: P): void;
  unpeek(): void;
  /** The pointer or the focus has left; what a press opened stays. */
  leave(): void;
}

export function usePeek<P extends Peeked>(): Peeking<P> {
  const peeked = useSignal<P | undefined>(undefined);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const unpeek = (): void => {
    clearTimeout(timer.current);
    if (peeked.value !== undefined) peeked.value = undefined;
  };
  return {
    peeked,
    peek(next) {
      clearTimeout(timer.current);
      const show = (): void => {
        if (next.anchor.isConnected) peeked.value = next;
      };
      const shown = peeked.value;
      // Pointing in passing doesn't hide what was opened on purpose.
      if (next.how !== 'press' && shown?.how === 'press') return;
      if (next.how === 'point' && shown === undefined) timer.current = window.setTimeout(show, REST_MS);
      else show();
    },
    unpeek,
    leave() {
      if (peeked.value?.how !== 'press') unpeek();
    },
  };
}
