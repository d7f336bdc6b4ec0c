/**
 * A pyramid from above: lying, it points where it faces; standing, it shows its four sides. Its dimensions and dots
 * show its size; its colour, its pattern and the sign in its middle show its owner.
 */
import type { ManView } from '../../src/index.ts';

const TURN: Readonly<Record<string, number>> = { N: 0, E: 90, S: 180, W: 270, U: 0 };
/** Half the width of a standing piece, by pips; a lying one is as long as a pyramid is tall. */
const SIZE = [0, 11, 14.5, 18.5] as const;

/** The disc below it. */
const DISC = [0, 18, 21.5, 24.5] as const;

/** The owners' signs, each of a different shape, about 9 wide. */
const SIGNS = [
  'M0 -4.2A4.2 4.2 0 1 1 0 4.2A4.2 4.2 0 1 1 0 -4.2Z',
  'M-3.8 -3.8H3.8V3.8H-3.8Z',
  'M0 -4.8L4.6 3.6H-4.6Z',
  'M-1.5 -4.6H1.5V-1.5H4.6V1.5H1.5V4.6H-1.5V1.5H-4.6V-1.5H-1.5Z',
  'M0 -5.2L1.5 -1.7 5 -1.6 2.3 0.8 3.2 4.4 0 2.4 -3.2 4.4 -2.3 0.8 -5 -1.6 -1.5 -1.7Z',
  'M1.6 -4.8A4.8 4.8 0 1 0 1.6 4.8A6.4 6.4 0 0 1 1.6 -4.8Z',
] as const;

interface Shape {
  readonly body: string;
  /** The side in the shade. */
  readonly shade: string;
  readonly ridge: string;
  readonly pattern: string;
  /** Where the owner's sign is. */
  readonly sign: number;
  readonly dots: readonly (readonly [number, number])[];
}

/** Along a lying one from the tip at 0 to the base at 1; half its width there. */
function lying(size: number, owner: number, pips: number): Shape {
  const [tip, base, half] = [-size * 1.5, size * 1.15, size * 0.92];
  const y = (part: number): number => tip + (base - tip) * part;
  const across = (part: number): string => `M${-half * part} ${y(part)}H${half * part}`;
  const patterns = [
    '',
    across(0.45) + across(0.86),
    `M${-half * 0.42} ${y(0.42)}L0 ${y(0.56)}L${half * 0.42} ${y(0.42)}M${-half * 0.92} ${y(0.92)}L0 ${y(0.8)}L${half * 0.92} ${y(0.92)}`,
    `M${-half * 0.5} ${base}L0 ${y(0.25)}L${half * 0.5} ${base}`,
    across(0.35) + across(0.45) + across(0.86) + across(0.94),
    `M0 ${tip}V${y(0.5)}M${-half * 0.75} ${y(0.75)}V${base}M${half * 0.75} ${y(0.75)}V${base}`,
  ];
  const dots = Array.from({ length: pips }, (_, i) => [(i - (pips - 1) / 2) * 6.2, base] as const);
  return {
    body: `M0 ${tip}L${half} ${base}H${-half}Z`,
    shade: `M0 ${tip}L${half} ${base}H0Z`,
    ridge: `M0 ${tip}V${base}`,
    pattern: patterns[owner] ?? '',
    sign: y(0.66),
    dots,
  };
}

function standing(size: number, owner: number, pips: number): Shape {
  const h = size * 1.02;
  const square = (part: number): string => `M${-h * part} ${-h * part}H${h * part}V${h * part}H${-h * part}Z`;
  const corners = (part: number): string =>
    [1, -1].flatMap((x) => [1, -1].map((y) => `M${x * h * part} ${y * h}L${x * h} ${y * h * part}`)).join('');
  const patterns = [
    '',
    square(0.78),
    corners(0.35),
    `M0 ${-h}L${h} 0L0 ${h}L${-h} 0Z`,
    square(0.82) + square(0.68),
    `M0 ${-h}V${h}M${-h} 0H${h}`,
  ];
  const dots = Array.from({ length: pips }, (_, i) => [(i - (pips - 1) / 2) * 6.2, h] as const);
  return {
    body: square(1),
    shade: `M0 0L${h} ${-h}V${h}ZM0 0L${h} ${h}H${-h}Z`,
    ridge: `M${-h} ${-h}L${h} ${h}M${h} ${-h}L${-h} ${h}`,
    pattern: patterns[owner] ?? '',
    sign: 0,
    dots,
  };
}

interface PieceProps {
  readonly man: Pick<ManView, 'owner' | 'pips' | 'facing'> & { readonly minion?: boolean };
  readonly x?: number;
  readonly y?: number;
  /** A piece that isn't there yet. */
  readonly ghost?: boolean;
  /** On a disc of its own, so that it stands out from the picture below. */
  readonly disc?: boolean;
}

export function Piece({ man, x = 0, y = 0, ghost = false, disc = false }: PieceProps) {
  const { facing, owner, pips } = man;
  const size = SIZE[pips as 1 | 2 | 3];
  const { body, shade, ridge, pattern, sign, dots } = (facing === 'U' ? standing : lying)(size, owner, pips);
  const turn = TURN[facing] ?? 0;
  return (
    <g
      class={`gno-piece owner-${owner}${ghost ? ' ghost' : ''}${man.minion ? ' minion' : ''}`}
      transform={`translate(${x} ${y})`}
    >
      {disc ? <circle class="gno-disc" r={DISC[pips as 1 | 2 | 3]} /> : null}
      <g transform={`rotate(${turn})`}>
        <path class="gno-body" d={body} />
        <path class="gno-shade" d={shade} />
        <path class="gno-ridge" d={ridge} />
        <path class="gno-pattern" d={pattern} />
        <path class="gno-edge" d={body} />
        {dots.map(([dx, dy]) => (
          <circle key={dx} class="gno-pip" cx={dx} cy={dy} r="2.4" />
        ))}
        <g transform={`translate(0 ${sign}) rotate(${-turn})`}>
          <circle class="gno-tag" r="6.8" />
          <path class="gno-owner" d={SIGNS[owner] ?? ''} />
        </g>
      </g>
    </g>
  );
}

/** The sign of an owner alone, in its colour. */
export function OwnerSign({ seat }: { readonly seat: number }) {
  return (
    <svg class={`gno-sign owner-${seat}`} viewBox="-8 -8 16 16" aria-hidden="true" focusable="false">
      <circle class="gno-tag" r="7.4" />
      <path class="gno-owner" d={SIGNS[seat] ?? ''} />
    </svg>
  );
}
