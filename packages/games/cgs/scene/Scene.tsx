/** The drafting table: a card that is being designed. */
import { Scene } from '@hortus/frame/scene/Scene.tsx';
import './scene.css';

const ticks = Array.from(
  { length: 60 },
  (_, i) => `M${20 + i * 10} 0v${i % 10 === 0 ? 17 : i % 5 === 0 ? 12 : 7}`,
).join('');

export default function CgsScene() {
  return (
    <Scene name="cgs">
      <defs>
        <pattern id="c-grid" width="20" height="20" patternUnits="userSpaceOnUse">
          <path class="c-fine" d="M0 0H20M0 0V20" />
        </pattern>
        <pattern id="c-coarse" width="100" height="100" patternUnits="userSpaceOnUse">
          <path class="c-bold" d="M0 0H100M0 0V100" />
        </pattern>
      </defs>
      <path class="c-paper" d="M0 0H640V400H0z" />
      <path fill="url(#c-grid)" d="M0 0H640V400H0z" />
      <path fill="url(#c-coarse)" d="M0 0H640V400H0z" />

      <g class="c-ghost" transform="translate(136 214) rotate(-9)">
        <rect x="-74" y="-104" width="148" height="208" rx="12" />
        <path d="M-58-70H58M-58-48H30M-58-26H44M-58 60H58M-58 78H20" />
        <circle cx="0" cy="18" r="26" />
      </g>
      <g class="c-ghost" transform="translate(508 206) rotate(8)">
        <rect x="-74" y="-104" width="148" height="208" rx="12" />
        <path d="M-58 88H58M-58 70H30M-58-84 58-84M-58-66H20" />
        <path d="M-40 40 0-40 40 40z" />
      </g>

      <g class="c-card" transform="translate(320 196)">
        <rect class="c-sheet" x="-84" y="-118" width="168" height="236" rx="14" />
        <rect class="c-inner" x="-72" y="-106" width="144" height="212" rx="7" />
        <path class="c-inner" d="M-72-78H72M-72 26H72" />
        <path class="c-text" d="M-60-92H12M44-92h16M-60 42H46M-60 58H60M-60 74H20M-60 90H36" />
        <g class="c-motif">
          <circle cy="-26" r="38" />
          <path d="M0-64V12M-38-26H38M-27-53 27 1M27-53-27 1" />
          <path d="M0-64C22-44 22-8 0 12-22-8-22-44 0-64zM-38-26C-18-48 18-48 38-26 18-4-18-4-38-26z" />
        </g>
        <path class="c-corner" d="M-84-104A14 14 0 0 1-70-118M-98-118h28v28" />
      </g>
      <g class="c-measure">
        <path d="M236 56v-24M404 56v-24M236 40H404M244 36l-8 4 8 4M396 36l8 4-8 4" />
        <path d="M422 78h24M422 314h24M438 78V314M434 86l4-8 4 8M434 306l4 8 4-8" />
        <text x="320" y="32">
          63
        </text>
        <text x="452" y="200" class="side">
          88
        </text>
      </g>
      <path class="c-arc" d="M150 60A190 190 0 0 1 230 20M236 330A120 120 0 0 0 300 372" />

      <g transform="translate(60 330) rotate(-4)">
        <path class="c-square" d="M0 50V-120L200 50zM26 24V-62L128 24z" fill-rule="evenodd" />
      </g>
      <g transform="translate(0 366)">
        <path class="c-ruler" d="M10 0H630V40H10z" />
        <path class="c-ticks" d={ticks} />
      </g>
      <g transform="translate(432 262) rotate(38)">
        <path class="c-wood" d="M0 0 26-9V9z" />
        <path class="c-lead" d="M0 0 9-3V3z" />
        <path class="c-pencil" d="M26-9H176V9H26z" />
        <path class="c-edge" d="M26-3H176M26 3H176" />
        <path class="c-ring" d="M176-9h16V9h-16z" />
        <path class="c-rubber" d="M192-9h14q8 9 0 18h-14z" />
      </g>
    </Scene>
  );
}
