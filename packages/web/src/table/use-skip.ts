/**
 * A press anywhere while steps are still being shown skips them, and does nothing else: a tile that only came
 * to lie under the finger must not be taken by it.
 */
import { useRef } from 'preact/hooks';
import type { TableModel } from './model.ts';

export function useSkip(model: TableModel) {
  const swallow = useRef(false);
  const rushes = (): boolean =>
    model.past.value === undefined &&
    model.playback.pending.value > 0 &&
    model.playback.shown.value?.hold !== true;
  return {
    onPointerDownCapture: (): void => {
      swallow.current = rushes();
      if (swallow.current) model.playback.skip();
    },
    onClickCapture: (event: MouseEvent): void => {
      if (swallow.current) {
        event.preventDefault();
        event.stopPropagation();
      }
      swallow.current = false;
    },
    onKeyDownCapture: (event: KeyboardEvent): void => {
      if (!rushes() || !(event.key === 'Enter' || event.key === ' ' || event.key === 'Escape')) return;
      event.preventDefault();
      event.stopPropagation();
      model.playback.skip();
    },
  };
}
