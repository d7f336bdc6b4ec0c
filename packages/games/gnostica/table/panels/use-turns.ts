/** What the others did lately, turn by turn, and which turn is marked on the board. */
import type { BoardProps } from '@hortus/frame/board/game-table.ts';
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { View } from '../../src/index.ts';
import { marksOf, turnsOf } from '../board/lately.ts';

export function useTurns({ seat, names, last, match }: BoardProps<View>, asking: string) {
  const recalled = useSignal<number | undefined>(undefined);
  useLayoutEffect(() => {
    recalled.value = undefined;
  }, [asking]);
  const turns = useMemo(() => turnsOf(match?.lately ?? []).slice(-names.length), [match?.lately]);
  const turn = useMemo(
    () => turns[recalled.value ?? turns.length - 1] ?? { seat: seat ?? 0, told: last, marks: marksOf(last) },
    [turns, recalled.value, last],
  );
  return {
    turns,
    turn,
    recalled: recalled.value,
    recall(which: number | undefined): void {
      recalled.value = which;
    },
  };
}
