import { useEffect } from 'preact/hooks';
import type { TableModel } from '../model/model.ts';

/** Looking back after the end is a step in the history of its own: the browser's Back returns to the end. */
export function useBackToEnd(model: TableModel): void {
  useEffect(() => {
    if (!model.over.peek()) return;
    const { href } = location;
    history.pushState({ ...history.state, isPast: true }, '');
    const present = (): void => model.present();
    addEventListener('popstate', present);
    return () => {
      removeEventListener('popstate', present);
      // Returned by a button: the step goes too. A link has already led elsewhere.
      if (location.href === href && history.state?.isPast === true) history.back();
    };
  }, [model]);
}
