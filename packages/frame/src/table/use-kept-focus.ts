/**
 * The focus is never lost: when its element disappears (a granted request, a hidden button), it moves to where the
 * table is played.
 */
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = root.current;
    if (box === null) return;
    let inside = false;
    let holder: Element | undefined;
    const into = (event: FocusEvent): void => {
      inside = true;
      holder = event.target as Element;
    };
    /** Still there, so the focus is just on its way to something else. */
    const stays = (one: Element | undefined): boolean =>
      one?.isConnected === true && one.checkVisibility() && !one.matches(':disabled');
    /** People who use a finger look at what they press, so don't scroll it away. */
    let byKey = false;
    const key = (): void => {
      byKey = true;
    };
    const press = (event: Event): void => {
      byKey = false;
      // A press on empty ground gives up the focus on purpose.
      if (!(event.target as Element).closest('button, a, input, textarea, select, summary, [tabindex]'))
        inside = false;
    };
    const out = (event: FocusEvent): void => {
      if (event.relatedTarget !== null) inside = false;
    };
    const observer = new MutationObserver(() => {
      if (!inside || document.activeElement !== document.body || stays(holder)) return;
      const home =
        box.querySelector<HTMLElement>('.table-board [data-home]') ??
        box.querySelector<HTMLElement>('.table-board [tabindex="0"]') ??
        box.querySelector<HTMLElement>('button, a[href]');
      home?.focus({ preventScroll: !byKey });
    });
    box.addEventListener('focusin', into);
    box.addEventListener('focusout', out);
    box.addEventListener('pointerdown', press);
    box.addEventListener('keydown', key);
    observer.observe(box, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['hidden', 'disabled'],
    });
    return () => {
      observer.disconnect();
      box.removeEventListener('focusin', into);
      box.removeEventListener('focusout', out);
      box.removeEventListener('pointerdown', press);
      box.removeEventListener('keydown', key);
    };
  }, []);
}
