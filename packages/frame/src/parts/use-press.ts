/** A thing on a table that is pressed, held to be seen large, or pointed at: the same everywhere. */
import type { RefObject, TargetedPointerEvent } from 'preact';
import { useRef } from 'preact/hooks';

/** A press this long shows the thing large instead of playing it. */
export const HOLD_MS = 450;

interface Wishes {
  /** Show it large, or stop. */
  hold(on: boolean): void;
  /** A mouse came to rest on it. */
  point(anchor: Element): void;
}

interface Press {
  /** The press that ends now showed the thing large, so it isn't a click. */
  readonly held: RefObject<boolean>;
  readonly on: {
    onPointerMove(event: TargetedPointerEvent<HTMLElement>): void;
    onPointerDown(): void;
    onPointerUp(): void;
    onPointerCancel(): void;
    onPointerLeave(): void;
  };
}

export function usePress({ hold, point }: Wishes): Press {
  const timer = useRef(0);
  const held = useRef<boolean>(false);
  const pointed = useRef(false);
  const release = (): void => {
    clearTimeout(timer.current);
    hold(false);
  };
  return {
    held,
    on: {
      onPointerMove(event) {
        // A board that moves under a resting pointer isn't being pointed at.
        const moved = event.movementX !== 0 || event.movementY !== 0;
        if (event.pointerType !== 'mouse' || !moved || pointed.current) return;
        pointed.current = true;
        point(event.currentTarget);
      },
      onPointerDown() {
        held.current = false;
        timer.current = window.setTimeout(() => {
          held.current = true;
          hold(true);
        }, HOLD_MS);
      },
      onPointerUp: release,
      onPointerCancel: release,
      onPointerLeave() {
        pointed.current = false;
        release();
      },
    },
  };
}
