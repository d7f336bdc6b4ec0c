/** The first of two skies: a dawn, and a thought that grows among the stars. */
import { Scene } from '@hortus/frame/scene/Scene.tsx';
import { spread } from '@hortus/frame/scene/spread.ts';
import './scene.css';

/** Stem, leaves and bud of the sprout; every corner is a star. */
const SPROUT = [
  'M320 322V250L312 196 322 138 318 84',
  'M318 246L284 226 250 230 226 206 258 196 292 208 318 246',
  'M313 198L352 170 388 174 420 142 380 134 344 148 313 198',
  'M321 138L296 116 270 122 254 104 280 96 304 104 321 138',
] as const;
const BUD = 'M318 84L302 66 308 44 322 30 336 46 338 68Z';

const corners = [...SPROUT, BUD].flatMap((path) => path.match(/\d+ \d+|\d+V\d+/g) ?? []);
const stars = [...new Set(corners.map((corner) => corner.replace('V', ' ')))]
  .map((corner) => corner.split(' ').map(Number))
  .map(([x = 0, y = 0]) => (y > 300 ? [320, 250] : [x, y]));

export default function GenesisScene() {
  return (
    <Scene name="genesis">
      <defs>
        <linearGradient id="d-sky" x2="0" y2="1">
          <stop stop-color="#0d1238" />
          <stop offset="0.34" stop-color="#2c2a6a" />
          <stop offset="0.58" stop-color="#7d4687" />
          <stop offset="0.76" stop-color="#e0816c" />
          <stop offset="0.9" stop-color="#ffcf8a" />
        </linearGradient>
        <radialGradient id="d-sun">
          <stop stop-color="#fff8e2" />
          <stop offset="0.18" stop-color="#ffe9b3" stop-opacity="0.95" />
          <stop offset="0.5" stop-color="#ffb765" stop-opacity="0.45" />
          <stop offset="1" stop-color="#ff8f5a" stop-opacity="0" />
        </radialGradient>
        <radialGradient id="d-limb" cx="0.5" cy="0.5" r="0.5">
          <stop offset="0.9" stop-color="#0a0f2c" />
          <stop offset="0.985" stop-color="#16204f" />
          <stop offset="1" stop-color="#5f6bb0" />
        </radialGradient>
      </defs>
      <path fill="url(#d-sky)" d="M0 0H640V400H0z" />
      <g class="d-stars">
        {spread(70).map(([x, y, size], i) => (
          <circle
            key={i}
            cx={(x * 640).toFixed(0)}
            cy={(y * y * 250).toFixed(0)}
            r={(0.5 + size * 1.1).toFixed(1)}
            opacity={(0.9 - y * 0.7).toFixed(2)}
          />
        ))}
      </g>
      <path class="d-orbit" d="M-40 250C140 120 500 60 690 130M-40 300C160 190 520 110 690 190" />
      <circle class="d-moon" cx="524" cy="92" r="17" />
      <path class="d-moon-shade" d="M524 75a17 17 0 0 1 0 34 22 22 0 0 0 0-34z" />
      <circle cx="320" cy="330" r="250" fill="url(#d-sun)" />
      <circle cx="320" cy="930" r="606" class="d-air" />
      <circle cx="320" cy="940" r="606" fill="url(#d-limb)" />
      <path
        class="d-land"
        d="M120 372q60-22 120-20-30 12-26 22-50 0-94-2zM372 358q50-2 92 12-40 6-66 0-20-4-26-12zM250 392q60-14 118 0z"
      />
      <g class="d-lines">
        {SPROUT.map((path) => (
          <path key={path} d={path} />
        ))}
        <path d={BUD} />
      </g>
      <g class="d-nodes">
        {stars.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={2.6} />
        ))}
      </g>
      <path
        class="d-flare"
        d="M320 18l2.500 9.500L332 30l-9.500 2.500L320 42l-2.500-9.500L308 30l9.500-2.500z"
      />
    </Scene>
  );
}
