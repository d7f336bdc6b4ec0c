/**
 * What happens without a press: the pass that follows *play and pass*, and a request when nothing else is left to do.
 */
import type { BoardProps } from '@hortus/frame/board/game-table.ts';
import type { Move } from '@hortus/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type CgsState, mayPassAfter, type View } from '../../src/index.ts';
import { M } from '../desk.ts';

export interface Turning {
  lay(move: Move): void;
  layAndPass(move: Move): void;
  /** Makes any move other than playing a card. */
  act(move: Move): void;
}

/** Moves that only end the turn. */
const isIdle = (move: Move): boolean => M.pass.is(move) || M.sitOut.is(move);

/** The press after which a pass follows, and its turn. */
interface Following {
  readonly turn: number;
  readonly after: 'card' | 'request';
}

/**
 * A card and the pass after it are one press. If the card has an effect to resolve first, the pass follows by itself,
 * and is dropped as soon as there's another question: a request of somebody else, another turn.
 */
export function useTurning(
  { view, legal, play, manner, match, seat }: BoardProps<View>,
  world: CgsState,
  letGo: () => void,
): Turning {
  const passes = useSignal<Following | undefined>(undefined);
  const sending = match?.sending.length ?? 0;
  useEffect(() => {
    if (passes.value === undefined || sending > 0 || manner !== 'live') return;
    const { turn, after } = passes.value;
    if (view.turns !== turn || (view.phase === 'answer' && after === 'card')) passes.value = undefined;
    if (passes.value === undefined || view.phase !== 'turn') return;
    const pass = legal.find(M.pass.is);
    // After a request that was refused there may be more to do: an adventure to open.
    const isLeft = after === 'card' ? view.step === 'adventure' : legal.every(isIdle);
    if (pass === undefined || !isLeft) return;
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
      // One press, one entry, so that it is taken back as a whole.
      if (manner === 'lesson' || (seat !== undefined && mayPassAfter(world, seat, move))) {
        letGo();
        return play(move, M.pass.pack());
      }
      passes.value = { turn: view.turns, after: 'card' };
      lay(move);
    },
    act(move) {
      const isRequest = M.endAdventure.is(move) || M.endEra.is(move);
      if (isRequest && manner === 'live') passes.value = { turn: view.turns, after: 'request' };
      play(move);
    },
  };
}
