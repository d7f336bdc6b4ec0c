/** A double click counts once: its second half may land on a button that replaced the one that was meant. */
import type { TargetedMouseEvent } from 'preact';
import { useRef } from 'preact/hooks';

export function useGuard(): (event: TargetedMouseEvent<Element>) => void {
  const pressed = useRef<string | undefined>(undefined);
  return (event) => {
    const label = (event.target as Element).closest('button')?.textContent ?? undefined;
    if (!isStray(event.detail, label, pressed.current)) {
      pressed.current = label;
      return;
    }
    event.stopPropagation();
    event.preventDefault();
  };
}

/** `detail`: how many clicks the browser has counted in this place; none if it was a key. */
export const isStray = (detail: number, label: string | undefined, pressed: string | undefined): boolean =>
  detail > 1 && label !== pressed;
