/** A tarot card: its picture, its name, what it is worth, and its powers in signs and words. */

import type { PowerName } from '../../src/index.ts';
import { cardName, isMajorCode, said, worth } from '../says/names.ts';
import { Minor } from './Minor.tsx';
import { majorArt } from './major-art.ts';
import { SIGN_PATHS, signsOf } from './signs.tsx';

export const CARD = { width: 100, height: 130 };
/** The view box of one card's picture. */
export const CARD_BOX = '-50 -65 100 130';

const NUMERALS = [
  ...['0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV', 'XV'],
  ...['XVI', 'XVII', 'XVIII', 'XIX', 'XX', 'XXI'],
];
/** What is in the corner of a card: `7`, `XVI`; a court card has its figure. */
function corner(code: string): string {
  if (isMajorCode(code)) return NUMERALS[Number(code)] ?? '';
  const rank = code[1] ?? '';
  return rank === 'T' ? '10' : 'PNQK'.includes(rank) ? said(`corner.${rank}`, rank) : rank;
}

/** Drawn around its middle: pieces may cover the picture, and everything else stays legible. */
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
            textLength={name.length > 15 ? 82 : undefined}
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
function Powers({ signs }: { readonly signs: readonly PowerName[] }) {
  const each = 84 / signs.length;
  return (
    <g class={`gno-signs of-${signs.length}`}>
      {signs.map((sign, i) => {
        const word = said(`power.${sign}`, sign);
        const wide = Math.min(word.length * 4.3, each - 13);
        const x = (i - (signs.length - 1) / 2) * each;
        return (
          <g key={i} class="gno-power" transform={`translate(${x} 52.5)`}>
            <path d={SIGN_PATHS[sign]} transform={`translate(${-wide / 2 - 1} 0) scale(.72)`} />
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

/** A whole card as a picture of its own. */
export const CardPicture = ({ code }: { readonly code: string }) => (
  <svg viewBox={CARD_BOX} aria-hidden="true" focusable="false">
    <CardArt code={code} />
  </svg>
);
