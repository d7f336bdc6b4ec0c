/**
 * A press anywhere while steps are still being shown skips them and does nothing else: it must not take a tile that
 * only happens to be under the finger.
 */
import { useRef } from 'preact/hooks';
import type { TableModel } from '../model/model.ts';

/** What stays in place while others act, and always means the same. */
const isLasting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-lasting]') !== null;

export function useSkip(model: TableModel) {
  const swallow = useRef(false);
  const rushes = (): boolean =>
    model.past.value === undefined &&
    model.playback.pending.value > 0 &&
    model.playback.shown.value?.hold !== true;
  return {
    onPointerDownCapture: ({ target }: Event): void => {
      swallow.current = rushes() && !isLasting(target);
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
      if (
        !rushes() ||
        isLasting(event.target) ||
        !(event.key === 'Enter' || event.key === ' ' || event.key === 'Escape')
      )
        return;
      event.preventDefault();
      event.stopPropagation();
      model.playback.skip();
    },
  };
}
