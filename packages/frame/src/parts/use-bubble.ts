/** What every bubble beside a thing does: a press, a focus or the Escape key elsewhere closes it, and scrolling moves it. */
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

interface Bubble {
  readonly box: RefObject<HTMLElement | null>;
  /** What the bubble is about. */
  readonly anchor: Element;
  close(): void;
  /** Something outside both was pressed or focused; closes the bubble by default. */
  away?(): void;
  /** The page was scrolled or the window resized. */
  moved(): void;
}

/** `of`: identifies the bubble. */
export function useBubble(of: unknown, { box, anchor, close, away = close, moved }: Bubble): void {
  useLayoutEffect(() => {
    const leave = ({ target }: Event): void => {
      const to = target as Node;
      if (box.current?.contains(to) !== true && !anchor.contains(to)) away();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      const inside = box.current?.contains(document.activeElement) ?? false;
      close();
      if (inside && anchor instanceof HTMLElement) anchor.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', key);
    addEventListener('scroll', moved, { passive: true, capture: true });
    addEventListener('resize', moved);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', key);
      removeEventListener('scroll', moved, { capture: true });
      removeEventListener('resize', moved);
    };
  }, [of]);
}
