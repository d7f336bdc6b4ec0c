/**
 * The sixteen tiles, drawn here and nowhere else: a plant at the foot, its symbol in the sky. Each plant and each
 * symbol has an outline of its own, so that tiles are told apart without colour.
 */
import { symbolOf, vegetationOf } from '../src/numbers.ts';
import { Cherry, Iris, Maple, Pine } from './plants.tsx';
import { Bird, Poem, Rain, Sun } from './symbols.tsx';
import { turned } from './turned.ts';

const PLANTS = [Maple, Cherry, Pine, Iris];
const SYMBOLS = [Sun, Poem, Bird, Rain];
const PLANT_CLASSES = ['maple', 'cherry', 'pine', 'iris'];

/** One tile, 0 to 15: vegetation × 4 + symbol. */
export function TileArt({ tile }: { tile: number }) {
  const Plant = PLANTS[vegetationOf(tile)] ?? Maple;
  const Sky = SYMBOLS[symbolOf(tile)] ?? Sun;
  return (
    <svg
      class={`tile-art ${PLANT_CLASSES[vegetationOf(tile)]}`}
      viewBox="0 0 100 100"
      aria-hidden="true"
      focusable="false"
    >
      <rect class="tile-paper" width="100" height="100" rx="9" />
      <svg x="3" y="3" width="94" height="94" viewBox="3 3 94 94" aria-hidden="true">
        <Sky />
        <Plant />
      </svg>
      <rect class="tile-edge" x="2" y="2" width="96" height="96" rx="7.5" />
    </svg>
  );
}

/** The characters: X a fan, O a parasol; one of straight ribs, one of rings. */
export function TokenArt({ token }: { token: 'X' | 'O' }) {
  return (
    <svg
      class={`token-art token-${token.toLowerCase()}`}
      viewBox="0 0 100 100"
      aria-hidden="true"
      focusable="false"
    >
      <circle class="token-body" cx="50" cy="50" r="41" />
      <circle class="token-ring" cx="50" cy="50" r="36.5" />
      {token === 'X' ? (
        <g transform="translate(50 74)">
          <path class="token-mark" d="M0 0 L-30 -34 A45 45 0 0 1 30 -34 Z" />
          {Array.from({ length: 7 }, (_, i) => (
            <path key={i} class="token-rib" d="M0 0 L0 -45" transform={`rotate(${-39 + i * 13})`} />
          ))}
          <path class="token-rib wide" d="M-18 -20.5 A27 27 0 0 1 18 -20.5" />
          <circle class="token-body" cx="0" cy="-1" r="4.2" />
          <circle class="token-rib" cx="0" cy="-1" r="4.2" fill="none" />
        </g>
      ) : (
        <g transform="translate(50 50)">
          <circle class="token-mark" r="27" />
          {turned(12, (angle) => (
            <path key={angle} class="token-rib" d="M0 -6 L0 -27" transform={`rotate(${angle})`} />
          ))}
          <circle class="token-rib wide" r="18" fill="none" />
          <circle class="token-body" r="6" />
        </g>
      )}
    </svg>
  );
}
