/** Pieces walk, appear and vanish as in the last step; with reduced motion they just stay in place. */

import { isStill } from '@hortus/frame/page/theme.ts';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Mark } from '../board/lately.ts';
import { type Grid, keyOf } from '../board/places.ts';

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

interface Motion {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly grid: Grid;
  /** Marks of the turn shown; new ones move. */
  readonly marks: readonly Mark[];
  readonly still: boolean;
}

const TURNS: Readonly<Record<string, Keyframe[]>> = {
  created: [{ transform: 'scale(0)' }, { transform: 'scale(1.2)', offset: 0.7 }, { transform: 'none' }],
  grown: [{ transform: 'scale(0.6)' }, { transform: 'scale(1.25)', offset: 0.7 }, { transform: 'none' }],
  shrunk: [{ transform: 'scale(1.5)' }, { transform: 'none' }],
  turned: [{ transform: 'rotate(-80deg)' }, { transform: 'none' }],
};

export function useMotion({ svg, grid, marks, still }: Motion): void {
  const before = useRef(marks);
  useLayoutEffect(() => {
    const old = before.current;
    before.current = marks;
    const drawing = svg.current;
    if (old === marks || still || drawing === null || isStill()) return;
    const goesOn = old.length <= marks.length && old.every((mark, i) => same(mark, marks[i]));
    for (const mark of marks.slice(goesOn ? old.length : 0)) move(drawing, grid, mark);
  }, [marks, still]);
}

const same = (a: Mark, b: Mark | undefined): boolean =>
  b !== undefined && a.kind === b.kind && a.x === b.x && a.y === b.y && a.owner === b.owner;

function move(drawing: SVGSVGElement, grid: Grid, mark: Mark): void {
  const { kind, x, y, from, owner, pips, facing } = mark;
  if (kind === 'laid') {
    const card = drawing.querySelector(`[data-space="${x},${y}"] .gno-card`);
    card?.animate(
      [
        { opacity: 0, transform: 'scale(0.7)' },
        { opacity: 1, transform: 'none' },
      ],
      {
        duration: 420,
        easing: EASE,
      },
    );
    return;
  }
  if (owner === undefined || pips === undefined || facing === undefined) return;
  const man = drawing.querySelector(`[data-man="${keyOf({ owner, pips, facing, x, y })}"] .gno-moving`);
  if (kind === 'entered' && from !== undefined) {
    const [[ax, ay], [bx, by]] = [grid.at(...from), grid.at(x, y)];
    man?.animate([{ transform: `translate(${ax - bx}px, ${ay - by}px)` }, { transform: 'none' }], {
      duration: 520,
      easing: EASE,
    });
    return;
  }
  const frames = TURNS[kind];
  if (frames !== undefined) man?.animate(frames, { duration: 420, easing: EASE });
}
