import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TableModel } from '../model/model.ts';
import { whenIdle } from './when-idle.ts';

/** Cards travel as soon as there is time to load how; nobody waits for it. */
export function useTravels(model: TableModel, root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const load = model.table.travels;
    if (load === undefined) return;
    let stop: (() => void) | undefined = whenIdle(() => {
      stop = undefined;
      Promise.all([import('./travel.ts'), load()]).then(
        ([{ startTravels }, { travels }]) => {
          if (root.current !== null) stop = startTravels(model, root.current, travels);
        },
        () => undefined,
      );
    });
    return () => stop?.();
  }, [model]);
}
