/** What happens without a press: the pass that follows a card played with *play and pass*. */
import type { BoardProps } from '@hortus/frame/board/game-table.ts';
import type { Move } from '@hortus/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { View } from '../src/index.ts';
import { M } from './desk.ts';

export interface Turning {
  lay(move: Move): void;
  layAndPass(move: Move): void;
}

/**
 * The pass is dropped as soon as there's another question: an effect to resolve, a request, another turn. A lesson
 * takes card and pass as one press.
 */
export function useTurning(
  { view, legal, play, manner, match }: BoardProps<View>,
  letGo: () => void,
): Turning {
  const passes = useSignal<number | undefined>(undefined);
  const sending = match?.sending.length ?? 0;
  useEffect(() => {
    if (passes.value === undefined || sending > 0 || manner !== 'live') return;
    if (view.turns !== passes.value || view.phase === 'answer') passes.value = undefined;
    if (view.phase !== 'turn' || view.step !== 'adventure') return;
    const pass = legal.find(M.pass.is);
    if (pass === undefined) return;
    passes.value = undefined;
    play(pass);
  }, [legal, view, sending]);
  const lay = (move: Move): void => {
    letGo();
    play(move);
  };
  return {
    lay,
    layAndPass(move) {
      if (manner === 'lesson') {
        letGo();
        return play(move, M.pass.pack());
      }
      passes.value = view.turns;
      lay(move);
    },
  };
}
