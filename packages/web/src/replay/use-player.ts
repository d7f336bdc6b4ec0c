/** What a replay does to the page around it. */
import { useEffect } from 'preact/hooks';
import type { ReplayModel } from './model.ts';

/** The same two keys as at a table. */
export function useKeys(model: ReplayModel): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (
        event.target instanceof HTMLElement &&
        event.target.matches('input:not([type=range]), textarea, select')
      )
        return;
      const by = { '[': -1, ']': 1 }[event.key];
      if (by === undefined) return;
      event.preventDefault();
      model.running.value = false;
      model.goTo(Math.min(Math.max(model.at.value + by, 0), model.frames.value.length - 1));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [model]);
}
