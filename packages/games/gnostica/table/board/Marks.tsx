/** Marks on the board: what the last turn did, and what a minion reaches. */
import type { ManView, View } from '../../src/index.ts';
import { ahead, isSameSpace } from '../../src/press/index.ts';
import type { Mark, Turn } from './lately.ts';
import { type Grid, STEP } from './places.ts';

/** An arrow that stops a little short of its target. */
function arrow(
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  short: number,
): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length < 1) return '';
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const [ex, ey] = [x2 - ux * short, y2 - uy * short];
  const head = 9;
  return `M${x1 + ux * 14} ${y1 + uy * 14}L${ex} ${ey}M${ex - (ux - uy * 0.7) * head} ${ey - (uy + ux * 0.7) * head}L${ex} ${ey}L${ex - (ux + uy * 0.7) * head} ${ey - (uy - ux * 0.7) * head}`;
}

/** A piece that aims, and where it is on the drawing. */
export interface Aiming {
  readonly man: ManView;
  readonly place: readonly [x: number, y: number, ...rest: number[]];
}

interface ReachProps {
  readonly aiming: readonly Aiming[];
  readonly view: View;
  readonly grid: Grid;
}

/** From each minion to the space it targets. */
export function Reach({ aiming, view, grid }: ReachProps) {
  return (
    <g class="gno-reach">
      {aiming.map(({ man, place }, i) => {
        const { x, y } = ahead(man);
        const target = view.sites.find((site) => isSameSpace(site, { x, y }));
        const [tx, ty] = grid.at(x, y);
        const end = x === man.x ? ([place[0], ty] as const) : ([tx, place[1]] as const);
        return (
          <g key={i} class={target === undefined ? 'void' : ''}>
            {man.facing === 'U' ? null : (
              <path class="gno-reach-way" d={arrow([place[0], place[1]], end, STEP.y * 0.3)} />
            )}
            {target === undefined ? null : (
              <rect class="gno-reach-space" x={tx - 51} y={ty - 66} width="102" height="132" rx="9" />
            )}
          </g>
        );
      })}
    </g>
  );
}

/** The glyphs of the small round signs. */
const GLYPHS: Readonly<Record<string, string>> = {
  created: 'M0 -4V4M-4 0H4',
  laid: 'M0 -4V4M-4 0H4',
  grown: 'M-4 2L0 -4 4 2M0 -4V5',
  shrunk: 'M-4 -2L0 4 4 -2M0 4V-5',
  destroyed: 'M-4 -4L4 4M4 -4L-4 4',
  fell: 'M-4 -4L4 4M4 -4L-4 4',
  cleared: 'M-4 -4L4 4M4 -4L-4 4',
  turned: 'M-4 1A4 4 0 1 1 0 4.5M0 4.5L3 2.5M0 4.5L2.5 7',
  replaced: 'M-5 -2H4L1.5 -4.5M5 2.5H-4L-1.5 5',
};

interface LastProps {
  readonly turn: Turn;
  readonly grid: Grid;
  /** Draw what is below the pieces: frames around spaces. */
  readonly under?: boolean;
}

/** The frame of a space that was used or touched, paths taken, and a sign for each thing that happened. */
export function LastMarks({ turn, grid, under = false }: LastProps) {
  const { marks, seat } = turn;
  if (under)
    return (
      <g class={`gno-last owner-${seat}`}>
        {unique(marks).map(({ x, y }) => {
          const [cx, cy] = grid.at(x, y);
          return (
            <path
              key={`${x},${y}`}
              class="gno-last-frame"
              d={`M${cx - 50} ${cy - 40}V${cy - 65}H${cx - 25}M${cx + 25} ${cy - 65}H${cx + 50}V${cy - 40}M${cx + 50} ${cy + 40}V${cy + 65}H${cx + 25}M${cx - 25} ${cy + 65}H${cx - 50}V${cy + 40}`}
            />
          );
        })}
      </g>
    );
  return (
    <g class={`gno-last owner-${seat}`}>
      {marks.map(({ x, y, from }, i) =>
        from === undefined ? null : (
          <path key={i} class="gno-last-way" d={arrow(grid.at(...from), grid.at(x, y), 26)} />
        ),
      )}
      {badges(marks).map(({ kind, x, y, nth }, i) => {
        const [cx, cy] = grid.at(x, y);
        return (
          <g key={i} class="gno-last-sign" transform={`translate(${cx - 34 + nth * 19} ${cy - 64})`}>
            <circle r="8.5" />
            <path d={GLYPHS[kind] ?? ''} />
          </g>
        );
      })}
    </g>
  );
}

const unique = (marks: readonly Mark[]): readonly Mark[] =>
  marks.filter((mark, i) => marks.findIndex((one) => isSameSpace(one, mark)) === i);

/** A card replaced by another is one event, described by the new one. */
function badges(marks: readonly Mark[]): readonly (Mark & { readonly nth: number })[] {
  const shown = marks.filter(
    (mark) =>
      mark.kind in GLYPHS &&
      !(mark.kind === 'cleared' && marks.some((one) => one.kind === 'laid' && isSameSpace(one, mark))),
  );
  return shown.map((mark, i) => ({
    ...mark,
    nth: shown.slice(0, i).filter((one) => isSameSpace(one, mark)).length,
  }));
}
