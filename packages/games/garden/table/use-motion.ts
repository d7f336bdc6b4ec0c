/** A tile leaves the garden for the top of those taken, and a token is set down in its place. */

import { isStill } from '@hortus/frame/page/theme.ts';
import type { PackedJson } from '@hortus/kernel';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

interface Motion {
  readonly garden: RefObject<HTMLElement | null>;
  /** What happened last: a new list for every step shown. */
  readonly last: readonly PackedJson[];
  readonly still: boolean;
}

export function useMotion({ garden, last, still }: Motion): void {
  const before = useRef(last);
  useLayoutEffect(() => {
    const isNew = before.current !== last;
    before.current = last;
    const cell = last.find(({ kind }) => kind === 'took')?.cell;
    const box = garden.current;
    if (!isNew || still || cell === undefined || box === null || isStill()) return;
    const from = box.querySelectorAll('.garden-cell')[Number(cell)];
    const top = box.querySelector('.garden-top-tile');
    from?.querySelector('.token-art')?.animate(
      [
        { transform: 'scale(1.55) rotate(-14deg)', opacity: 0 },
        { transform: 'scale(0.96)', opacity: 1, offset: 0.75 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: 380, easing: EASE, delay: 90, fill: 'backwards' },
    );
    if (from === undefined || top === null) return;
    const [a, b] = [from.getBoundingClientRect(), top.getBoundingClientRect()];
    if (a.width === 0 || b.width === 0) return;
    const [x, y] = [a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2];
    top.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${a.width / b.width})`, zIndex: 3 },
        {
          transform: `translate(${x / 2}px, ${y / 2 - 24}px) scale(1.08) rotate(3deg)`,
          offset: 0.55,
          zIndex: 3,
        },
        { transform: 'none', zIndex: 3 },
      ],
      { duration: 460, easing: EASE },
    );
  }, [last, still]);
}
