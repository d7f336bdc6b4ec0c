/** Which adventure's end the reader has seen: the one before their last press, or the one whose note they closed. */
import type { BoardProps } from '@hortus/frame/board/game-table.ts';
import { type Signal, useSignal } from '@preact/signals';
import type { View } from '../../src/index.ts';

interface Ended {
  readonly seen: Signal<string>;
  /** The adventure that ended last, by era and number. */
  readonly ended: string;
  read(): void;
  /** Whose presses are noted. */
  readonly props: BoardProps<View>;
}

export function useEnded(props: BoardProps<View>): Ended {
  const ended = `${props.view.era}.${props.view.adventures}`;
  const seen = useSignal(ended);
  const read = (): void => {
    seen.value = ended;
  };
  return {
    seen,
    ended,
    read,
    props: {
      ...props,
      play(...moves) {
        read();
        props.play(...moves);
      },
    },
  };
}
