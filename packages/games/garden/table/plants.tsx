/** The four plants at the foot of a tile, each with an outline of its own. */
import { turned } from './turned.ts';

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

export function Maple() {
  return (
    <g>
      <path class="plant-branch" d="M-2 97 C18 92 26 88 37 79" />
      <MapleLeaf at="36 65" size={0.95} turn={-12} />
      <MapleLeaf at="71 79" size={0.56} turn={38} />
      <MapleLeaf at="13 86" size={0.4} turn={-60} />
    </g>
  );
}

/** Five notched petals around a ring of stamens. */
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

export function Cherry() {
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

export function Pine() {
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
export function Iris() {
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
