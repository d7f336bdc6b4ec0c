/**
 * The sixteen tiles, drawn here and nowhere else: a plant at the foot, its symbol in the sky. Each plant and each
 * symbol has an outline of its own, so that tiles are told apart without colour.
 */
import type { JSX } from 'preact';

const turned = (times: number, draw: (angle: number) => JSX.Element): JSX.Element[] =>
  Array.from({ length: times }, (_, i) => draw((360 / times) * i));

/** A seven-lobed leaf; half of it is drawn, the other half is its mirror. */
const MAPLE_HALF =
  'M0 -30 L4.5 -17 L10.5 -21.5 L9.5 -9.5 L19 -14.5 L17 -9 L27 -9.5 L21.5 -3.5 L25.5 0.5 L14.5 3.5 L18.5 11 L8.5 8.5 L2 10.5 L0 10.5 Z';

function MapleLeaf({ at, size, turn }: { at: string; size: number; turn: number }) {
  return (
    <g transform={`translate(${at}) rotate(${turn}) scale(${size})`}>
      <path class="plant-fill" d={MAPLE_HALF} />
      <path class="plant-fill" d={MAPLE_HALF} transform="scale(-1 1)" />
      <path class="plant-vein" d="M0 24 L0 -24 M0 8 L17 -7 M0 8 L-17 -7 M0 9 L13 8.5 M0 9 L-13 8.5" />
      <path class="plant-stem" d="M0 10 C0 16 1 20 3 25" />
    </g>
  );
}

function Maple() {
  return (
    <g>
      <path class="plant-branch" d="M-2 97 C18 92 26 88 37 79" />
      <MapleLeaf at="36 65" size={0.95} turn={-12} />
      <MapleLeaf at="71 79" size={0.56} turn={38} />
      <MapleLeaf at="13 86" size={0.4} turn={-60} />
    </g>
  );
}

/** Five notched petals round a ring of stamens. */
function Blossom({ at, size, turn }: { at: string; size: number; turn: number }) {
  return (
    <g transform={`translate(${at}) rotate(${turn}) scale(${size})`}>
      {turned(5, (angle) => (
        <path
          key={angle}
          class="plant-fill"
          d="M0 -2 C-9 -7 -10.5 -18 -4.5 -23.5 L0 -19.5 L4.5 -23.5 C10.5 -18 9 -7 0 -2 Z"
          transform={`rotate(${angle})`}
        />
      ))}
      {turned(10, (angle) => (
        <g key={angle} transform={`rotate(${angle + 18})`}>
          <path class="plant-vein" d="M0 -2 L0 -9" />
          <circle class="plant-dot" cx="0" cy="-10" r="1.3" />
        </g>
      ))}
    </g>
  );
}

function Cherry() {
  return (
    <g>
      <path class="plant-branch" d="M102 96 C80 92 60 96 42 86 S14 78 -2 82" />
      <path class="plant-branch thin" d="M58 91 C64 84 70 80 76 78" />
      <Blossom at="34 66" size={1.02} turn={8} />
      <Blossom at="74 73" size={0.62} turn={-20} />
      <Blossom at="12 90" size={0.42} turn={30} />
    </g>
  );
}

/** A fan of needles. */
function Needles({ at, size, turn }: { at: string; size: number; turn: number }) {
  return (
    <g transform={`translate(${at}) rotate(${turn}) scale(${size})`}>
      {Array.from({ length: 13 }, (_, i) => (
        <path key={i} class="plant-needle" d="M0 0 Q1.5 -14 0 -27" transform={`rotate(${-78 + i * 13})`} />
      ))}
      <path class="plant-fill" d="M-4 1 Q0 -7 4 1 Q0 5 -4 1 Z" />
    </g>
  );
}

function Pine() {
  return (
    <g>
      <path class="plant-branch" d="M-2 92 C16 94 30 88 46 90 S82 92 90 84" />
      <path class="plant-branch thin" d="M30 89 C34 82 36 78 37 74" />
      <Needles at="36 74" size={1.02} turn={-6} />
      <Needles at="71 86" size={0.72} turn={16} />
      <Needles at="12 91" size={0.5} turn={-22} />
    </g>
  );
}

/** Three standing petals and two that fall, on a stalk among sword-shaped leaves. */
function Iris() {
  return (
    <g>
      <path class="plant-leaf" d="M20 100 C20 80 12 66 5 56 C18 62 27 78 28 100 Z" />
      <path class="plant-leaf" d="M52 100 C54 82 64 66 78 55 C70 70 62 84 61 100 Z" />
      <path class="plant-stem wide" d="M39 100 C40 88 39 80 38 71" />
      <g transform="translate(38 60)">
        <path class="plant-fill" d="M0 6 C-12 2 -13 -16 0 -27 C13 -16 12 2 0 6 Z" />
        <path class="plant-fill" d="M-3 4 C-13 -6 -22 -9 -27 -4 C-31 2 -27 10 -22 14 C-18 9 -10 9 -3 8 Z" />
        <path class="plant-fill" d="M3 4 C13 -6 22 -9 27 -4 C31 2 27 10 22 14 C18 9 10 9 3 8 Z" />
        <path class="plant-fill" d="M0 5 C-7 10 -8 18 0 25 C8 18 7 10 0 5 Z" />
        <path class="plant-vein" d="M0 3 L0 -18 M-5 3 C-12 0 -18 -1 -23 3 M5 3 C12 0 18 -1 23 3 M0 8 L0 19" />
      </g>
    </g>
  );
}

/** A disc above two bands of mist. */
function Sun() {
  return (
    <g>
      <circle class="symbol-fill sun" cx="73" cy="28" r="17" />
      <path class="symbol-mist" d="M50 35 H96 M57 42 H90" />
    </g>
  );
}

/** A hanging strip of paper with three columns of brushwork. */
function Poem() {
  return (
    <g transform="rotate(7 74 30)">
      <path class="symbol-line" d="M74 4 L74 11" />
      <rect class="symbol-paper" x="62" y="11" width="24" height="40" rx="1.5" />
      <path class="symbol-ink" d="M80 17 v9 m0 4 v12" />
      <path class="symbol-ink" d="M74 17 v14 m0 4 v9" />
      <path class="symbol-ink" d="M68 17 v6 m0 4 v8" />
      <circle class="symbol-fill" cx="68" cy="44" r="2.6" />
    </g>
  );
}

/** A swallow in flight. */
function Bird() {
  return (
    <g transform="translate(72 29)">
      <path
        class="symbol-fill bird"
        d="M-3 2 C-12 -10 -20 -15 -27 -16 C-20 -10 -16 -2 -10 5 C-13 9 -15 14 -17 20 L-11 14 L-12 22 C-7 16 -2 13 4 11 C12 14 19 14 24 10 C17 9 13 6 11 2 C14 0 16 -2 20 -3 C17 -6 12 -7 8 -5 C7 -13 10 -19 15 -25 C5 -22 -2 -12 -3 2 Z"
      />
      <circle class="symbol-eye" cx="13" cy="-3" r="1.4" />
    </g>
  );
}

/** A cloud and slanting rain. */
function Rain() {
  return (
    <g>
      <path
        class="symbol-fill cloud"
        d="M50 26 C50 19 56 16 60 18 C62 10 74 8 79 15 C86 12 95 17 93 25 C97 27 96 32 91 32 H54 C49 32 47 28 50 26 Z"
      />
      <path
        class="symbol-rain"
        d="M61 37 L57 47 M70 37 L66 47 M79 37 L75 47 M88 37 L84 47 M72 50 L69 57 M81 50 L78 57"
      />
    </g>
  );
}

const PLANTS = [Maple, Cherry, Pine, Iris];
const SYMBOLS = [Sun, Poem, Bird, Rain];
const PLANT_CLASSES = ['maple', 'cherry', 'pine', 'iris'];

/** One tile, 0 to 15: vegetation × 4 + symbol. */
export function TileArt({ tile }: { tile: number }) {
  const Plant = PLANTS[tile >> 2] ?? Maple;
  const Sky = SYMBOLS[tile & 3] ?? Sun;
  return (
    <svg
      class={`tile-art ${PLANT_CLASSES[tile >> 2]}`}
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
