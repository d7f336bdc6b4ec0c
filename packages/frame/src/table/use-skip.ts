/**
 * A press anywhere while steps are still being shown skips them and does nothing else: it must not take a tile that
 * only happens to be under the finger.
 */
import { useRef } from 'preact/hooks';
import type { TableModel } from '../model/model.ts';

/** Controls that stay in place while others act and always mean the same. */
const isLasting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-lasting]') !== null;

/** Others' steps are being shown that somebody might not want to wait for. */
export const isShowing = ({ past, playback }: TableModel): boolean =>
  past.value === undefined && playback.pending.value > 0 && playback.shown.value?.hold !== true;

export const isSkipKey = (key: string): boolean => key === 'Enter' || key === ' ' || key === 'Escape';

export function useSkip(model: TableModel) {
  const swallow = useRef(false);
  const rushes = (): boolean => isShowing(model);
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
      if (!rushes() || isLasting(event.target) || !isSkipKey(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      model.playback.skip();
    },
  };
}
