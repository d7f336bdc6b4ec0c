/** A tarot card: its picture, its name, what it is worth, and its powers in signs and words. */

import { majorArt } from './major-art.ts';
import { cardName, isMajorCode, said, worth } from './names.ts';

const SUIT_PATHS: Readonly<Record<string, string>> = {
  C: 'M-14 -16H14Q14 6 0 8Q-14 6 -14 -16ZM0 8V18M-9 20H9',
  R: 'M-2.500 22V-20Q0 -25 2.500 -20V22ZM2.500 -6Q11 -7 13 -17Q4 -16 2.500 -6ZM-2.500 8Q-11 7 -13 -3Q-4 -2 -2.500 8Z',
  D: 'M0 -18A18 18 0 1 0 0.1 -18ZM0 -9L2.6 -3H9L4 1 6 8 0 4 -6 8 -4 1 -9 -3H-2.6Z',
  S: 'M0 -22L5 -14V6H-5V-14ZM-12 6H12M0 6V20M-4 20H4',
};

/** How many powers, and which: signs below the name. */
const SIGNS: Readonly<Record<string, string>> = {
  0: 'flip flip',
  1: 'any',
  2: 'hand hand',
  3: 'turn cup',
  4: 'turn rod',
  5: 'own',
  6: 'rod cup',
  7: 'rod rod',
  8: 'disc disc',
  9: 'send',
  10: 'cup',
  11: 'swap sword',
  12: 'rod swap',
  13: 'sword sword',
  14: 'cup cup',
  15: 'turn turn turn',
  16: 'turn sword',
  17: 'turn disc',
  18: 'rod sword',
  19: 'cup disc',
  20: 'fetch',
  21: 'copy',
};
const SIGN_PATHS: Readonly<Record<string, string>> = {
  cup: 'M-5 -5H5Q5 2 0 3Q-5 2 -5 -5ZM0 3V6M-3 6H3',
  rod: 'M-6 0H5M2 -4L6 0 2 4',
  disc: 'M0 -6A6 6 0 1 0 0.1 -6ZM-3 0H3M0 -3V3',
  sword: 'M0 -7V3M-4 3H4M0 3V6',
  turn: 'M-5 1A5 5 0 1 1 0 5M0 5L3 3M0 5L3 8',
  flip: 'M-4 -6H4V6H-4ZM-1 -2H1M-1 2H1',
  any: 'M0 -6V6M-6 0H6M-4 -4L4 4M4 -4L-4 4',
  hand: 'M-5 5V-2M-2 5V-5M1 5V-6M4 5V-4',
  own: 'M0 -6L5 5H-5ZM-7 0H-4M4 0H7',
  send: 'M-6 5Q0 -8 6 5M6 5L3 3M6 5L7 1',
  swap: 'M-6 -2H5L2 -5M6 3H-5L-2 6',
  fetch: 'M0 -6V4M-4 0L0 4 4 0M-6 7H6',
  copy: 'M-5 -5H2V4H-5ZM-2 -2H5V7H-2Z',
};

export const signsOf = (code: string): readonly string[] =>
  isMajorCode(code)
    ? (SIGNS[Number(code)] ?? '').split(' ')
    : [
        ({ C: 'cup', R: 'rod', D: 'disc', S: 'sword' } as Readonly<Record<string, string>>)[code[0] ?? ''] ??
          'cup',
      ];

/** The number of signs of a spot card, the figure of a court card. */
function Minor({ code }: { readonly code: string }) {
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

export const CARD = { width: 100, height: 130 };
/** What a picture of one card shows. */
export const CARD_BOX = '-50 -65 100 130';

const NUMERALS = [
  ...['0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV', 'XV'],
  ...['XVI', 'XVII', 'XVIII', 'XIX', 'XX', 'XXI'],
];
/** As the corner of a card has it: `7`, `XVI`; a court card has its figure. */
function corner(code: string): string {
  if (isMajorCode(code)) return NUMERALS[Number(code)] ?? '';
  const rank = code[1] ?? '';
  return rank === 'T' ? '10' : 'PNQK'.includes(rank) ? said(`corner.${rank}`, rank) : rank;
}

/** Drawn around its middle: pieces may stand on the picture, and everything else stays to be read. */
export function CardArt({ code, named = true }: { readonly code: string; readonly named?: boolean }) {
  const major = isMajorCode(code);
  const name = cardName(code);
  return (
    <g class={`gno-card ${major ? 'major' : `suit-${code[0]}`}`}>
      <rect class="gno-paper" x="-48" y="-63" width="96" height="126" rx="7" />
      <rect class="gno-frame" x="-44" y="-59" width="88" height="118" rx="4" />
      <g class="gno-picture" transform={`translate(0 -9) scale(${major ? 0.9 : 0.95})`}>
        {major ? (
          <>
            <circle class="gno-halo" r="40" />
            <path class="gno-major" d={majorArt(Number(code))} />
          </>
        ) : (
          <Minor code={code} />
        )}
      </g>
      <text class="gno-corner" x="-40" y="-46">
        {corner(code)}
      </text>
      <g class="gno-worth">
        {Array.from({ length: worth(code) }, (_, i) => (
          <path key={i} d="M0 -4L3 0 0 4 -3 0Z" transform={`translate(${38 - i * 8} -50)`} />
        ))}
      </g>
      {named ? (
        <>
          <rect class="gno-label" x="-44" y="34" width="88" height="25" />
          <text
            class="gno-name"
            y="44"
            textLength={name.length > 15 ? 80 : undefined}
            lengthAdjust="spacingAndGlyphs"
          >
            {name}
          </text>
          <Powers signs={signsOf(code)} />
        </>
      ) : null}
    </g>
  );
}

/** Sign and word of each power, in the order of use. */
function Powers({ signs }: { readonly signs: readonly string[] }) {
  const each = 84 / signs.length;
  return (
    <g class={`gno-signs of-${signs.length}`}>
      {signs.map((sign, i) => {
        const word = said(`power.${sign}`, sign);
        const wide = Math.min(word.length * 4.3, each - 13);
        const x = (i - (signs.length - 1) / 2) * each;
        return (
          <g key={i} class="gno-power" transform={`translate(${x} 52.5)`}>
            <path d={SIGN_PATHS[sign] ?? ''} transform={`translate(${-wide / 2 - 1} 0) scale(.72)`} />
            <text
              x={5 - wide / 2}
              y="2.8"
              textLength={word.length * 4.3 > wide ? wide : undefined}
              lengthAdjust="spacingAndGlyphs"
            >
              {word}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** One sign alone. */
export const PowerSign = ({ sign }: { readonly sign: string }) => (
  <svg class="gno-power-sign" viewBox="-9 -9 18 18" aria-hidden="true" focusable="false">
    <path d={SIGN_PATHS[sign] ?? ''} />
  </svg>
);

/** A whole card as a picture of its own. */
export const CardPicture = ({ code }: { readonly code: string }) => (
  <svg viewBox={CARD_BOX} aria-hidden="true" focusable="false">
    <CardArt code={code} />
  </svg>
);
