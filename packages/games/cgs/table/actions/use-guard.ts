/**
 * Presses that may not have been meant. The second half of a double click presses nothing that has just come; and where
 * another button lay at the last press, a grave one asks first, however long the pointer has rested there.
 */
import type { TargetedMouseEvent, TargetedPointerEvent } from 'preact';
import { useRef } from 'preact/hooks';

interface Press {
  readonly label: string | undefined;
  readonly x: number;
  readonly y: number;
}

export interface Guard {
  readonly on: {
    /** For every click, before the button hears of it. */
    onClickCapture(event: TargetedMouseEvent<Element>): void;
    /** The pointer has gone elsewhere, so its next press is a choice of its own. */
    onPointerLeave(event: TargetedPointerEvent<Element>): void;
  };
  /** Did the press being handled hit another button than the one before, in the same place? */
  isResting(): boolean;
}

export function useGuard(): Guard {
  const last = useRef<Press | undefined>(undefined);
  const resting = useRef(false);
  return {
    on: {
      onClickCapture(event) {
        const label = (event.target as Element).closest('button')?.textContent ?? undefined;
        if (isStray(event.detail, label, last.current?.label)) {
          event.stopPropagation();
          event.preventDefault();
          return;
        }
        const press = { label, x: event.clientX, y: event.clientY };
        resting.current = event.detail > 0 && isSamePlace(press, last.current);
        last.current = press;
      },
      onPointerLeave({ pointerType }) {
        // A finger leaves after every tap.
        if (pointerType === 'mouse') last.current = undefined;
      },
    },
    isResting: () => resting.current,
  };
}

/** `detail`: how many clicks the browser has counted in this place; none if it was a key. */
export const isStray = (detail: number, label: string | undefined, pressed: string | undefined): boolean =>
  detail > 1 && label !== pressed;

/** In pixels: a hand at rest moves the pointer no further. */
const REST = 12;

/** Two presses in one place, where the button has changed in between. */
export const isSamePlace = (press: Press, last: Press | undefined): boolean =>
  last !== undefined &&
  press.label !== last.label &&
  Math.abs(press.x - last.x) <= REST &&
  Math.abs(press.y - last.y) <= REST;
