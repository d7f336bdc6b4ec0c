/** Scrolls the log to its end while the present is shown, otherwise to the entry being looked at. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** A reader this close to the end, in pixels, stays there. */
const END = 8;

/** Scrolls only the box: the page stays where it is. */
function reveal(box: HTMLElement): boolean {
  const line = box.querySelector<HTMLElement>('[aria-current="step"]');
  if (line === null) return false;
  const [outer, inner] = [box.getBoundingClientRect(), line.getBoundingClientRect()];
  if (inner.top < outer.top) box.scrollTop += inner.top - outer.top - outer.height / 4;
  else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom + outer.height / 4;
  return true;
}

/** `part`: how far down the log the entry being looked at is; undefined: the present. */
export function useLogScroll(
  list: RefObject<HTMLElement | null>,
  count: number,
  part: number | undefined,
): void {
  const stays = useRef(true);
  const looks = useRef(false);
  looks.current = part !== undefined;
  useEffect(() => {
    const box = list.current;
    if (box === null) return;
    const note = (): void => {
      if (!looks.current) stays.current = box.scrollHeight - box.scrollTop - box.clientHeight < END;
      box.toggleAttribute('data-above', box.scrollTop > END);
    };
    // Something that appears above it, such as the end of a game, leaves it less room.
    const resized = new ResizeObserver(() => {
      if (stays.current && !looks.current) box.scrollTop = box.scrollHeight;
      else if (looks.current) reveal(box);
      note();
    });
    resized.observe(box);
    box.addEventListener('scroll', note, { passive: true });
    return () => {
      resized.disconnect();
      box.removeEventListener('scroll', note);
    };
  }, []);
  useLayoutEffect(() => {
    const box = list.current;
    if (box === null) return;
    if (part === undefined) {
      box.scrollTop = box.scrollHeight;
      stays.current = true;
      return;
    }
    if (reveal(box)) return;
    // A distant entry is in a gap that is filled once it is in view.
    box.scrollTop = part * box.scrollHeight - box.clientHeight / 2;
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => reveal(box)));
    return () => cancelAnimationFrame(frame);
  }, [count, part]);
}
