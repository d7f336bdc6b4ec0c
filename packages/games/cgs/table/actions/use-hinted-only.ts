/** A hint about something else: the large button must not still play the card that was chosen before. */
import type { BoardProps } from '@hortus/frame/board/game-table.ts';
import type { Signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { View } from '../../src/index.ts';
import { M } from '../desk.ts';

export function useHintedOnly({ values }: BoardProps<View>, chosen: Signal<number | undefined>): void {
  const [hinted] = values.keys();
  useLayoutEffect(() => {
    const isChosen = hinted !== undefined && M.play.is(hinted) && M.play.get.face(hinted) === chosen.value;
    if (hinted !== undefined && !isChosen) chosen.value = undefined;
  }, [hinted]);
}
