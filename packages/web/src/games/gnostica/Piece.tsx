/** A pyramid from above: a triangle that lies the way it faces, or a square with its edges if it stands. */
import type { ManView } from '@hortus/gnostica';

/** Told apart by colour, by pattern and by letter. */
export const LETTERS = 'abcdef';
const TURN: Readonly<Record<string, number>> = { N: 0, E: 90, S: 180, W: 270, U: 0 };
const SIZE = [0, 18, 24, 31] as const;

interface PieceProps {
  readonly man: ManView;
  readonly x: number;
  readonly y: number;
  /** A piece that would be there. */
  readonly ghost?: boolean;
}

export function Piece({ man, x, y, ghost = false }: PieceProps) {
  const size = SIZE[man.pips as 1 | 2 | 3];
  const { facing, owner, pips } = man;
  const body =
    facing === 'U'
      ? `M${-size * 0.8} ${-size * 0.8}H${size * 0.8}V${size * 0.8}H${-size * 0.8}Z`
      : `M0 ${-size * 1.15}L${size * 0.72} ${size * 0.85}H${-size * 0.72}Z`;
  const ridge =
    facing === 'U'
      ? `M${-size * 0.8} ${-size * 0.8}L${size * 0.8} ${size * 0.8}M${size * 0.8} ${-size * 0.8}L${-size * 0.8} ${size * 0.8}`
      : `M0 ${-size * 1.15}V${size * 0.85}`;
  return (
    <g
      class={`gno-piece owner-${owner}${ghost ? ' ghost' : ''}${man.minion ? ' minion' : ''}`}
      transform={`translate(${x} ${y})`}
    >
      <g transform={`rotate(${TURN[facing] ?? 0})`}>
        <path class="gno-body" d={body} />
        <path class="gno-ridge" d={ridge} />
      </g>
      <circle
        class="gno-tag"
        r="7.5"
        cy={facing === 'U' ? 0 : facing === 'N' ? 4 : facing === 'S' ? -4 : 0}
        cx={facing === 'E' ? -4 : facing === 'W' ? 4 : 0}
      />
      <text
        class="gno-letter"
        y={(facing === 'N' ? 4 : facing === 'S' ? -4 : 0) + 3.2}
        x={facing === 'E' ? -4 : facing === 'W' ? 4 : 0}
      >
        {LETTERS[owner]}
        {pips}
      </text>
    </g>
  );
}
