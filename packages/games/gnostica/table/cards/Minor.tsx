/** The picture of a minor card: the signs of a spot card, the figure of a court card. */

const SUIT_PATHS: Readonly<Record<string, string>> = {
  C: 'M-14 -16H14Q14 6 0 8Q-14 6 -14 -16ZM0 8V18M-9 20H9',
  R: 'M-2.500 22V-20Q0 -25 2.500 -20V22ZM2.500 -6Q11 -7 13 -17Q4 -16 2.500 -6ZM-2.500 8Q-11 7 -13 -3Q-4 -2 -2.500 8Z',
  D: 'M0 -18A18 18 0 1 0 0.1 -18ZM0 -9L2.6 -3H9L4 1 6 8 0 4 -6 8 -4 1 -9 -3H-2.6Z',
  S: 'M0 -22L5 -14V6H-5V-14ZM-12 6H12M0 6V20M-4 20H4',
};

export function Minor({ code }: { readonly code: string }) {
  const suit = SUIT_PATHS[code[0] ?? 'C'] ?? '';
  const rank = 'A23456789TPNQK'.indexOf(code[1] ?? 'A') + 1;
  if (rank > 10)
    return (
      <g>
        <path
          class="gno-figure"
          d={BUST + (COURT[rank - 11] ?? '')}
          transform="translate(0 -2) scale(1.15)"
        />
        <path class="gno-suit gno-badge" d={suit} transform="translate(0 27) scale(.62)" />
      </g>
    );
  const tall = code[0] === 'R' ? 0.85 : 1;
  const scale = tall * (rank === 1 ? 1.5 : rank < 4 ? 0.58 : rank < 7 ? 0.5 : 0.4);
  return (
    <g>
      {PLACES[rank - 1]?.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          class="gno-suit"
          d={suit}
          transform={`translate(${x} ${y}) scale(${scale})`}
        />
      ))}
    </g>
  );
}

/** Head and shoulders; then a cap with a feather, a helmet, long hair and a crown, a beard and a crown. */
const BUST = 'M-22 22Q-20 6 -7 3Q0 8 7 3Q20 6 22 22ZM0 -17A10 10 0 1 0 .1 -17Z';
const COURT = [
  'M-12 -10Q-12 -22 2 -22Q14 -20 13 -10ZM9 -20Q16 -32 23 -26Q19 -17 10 -16',
  'M-12 2V-10Q-12 -22 0 -22Q12 -22 12 -10V2ZM-12 -9H12M-7 -5H7M-5 -1H5M0 -22Q-3 -32 11 -35Q7 -27 2 -22',
  'M-10 -8Q-17 4 -11 12M10 -8Q17 4 11 12M-11 -13L-14 -27 -6 -20 0 -30 6 -20 14 -27 11 -13Z',
  'M-9 -4Q-8 11 0 13Q8 11 9 -4Q0 4 -9 -4ZM-11 -13V-27H-7V-22H-2V-30H2V-22H7V-27H11V-13Z',
] as const;

const grid = (rows: readonly number[]): readonly (readonly [number, number])[] =>
  rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, i): readonly [number, number] => [
      (i - (count - 1) / 2) * 26,
      (row - (rows.length - 1) / 2) * (rows.length > 3 ? 20 : rows.length > 2 ? 26 : 32),
    ]),
  );
const PLACES = [
  [1],
  [1, 1],
  [1, 1, 1],
  [2, 2],
  [2, 1, 2],
  [2, 2, 2],
  [2, 1, 2, 2],
  [2, 2, 2, 2],
  [3, 3, 3],
  [3, 2, 2, 3],
].map(grid);
