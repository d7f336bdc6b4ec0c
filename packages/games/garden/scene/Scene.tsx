/** Ink and paper: a misty garden, and two people who think that nobody sees them behind the hedge. */
import { Scene } from '@hortus/frame/scene/Scene.tsx';
import { Blossom, Cushion, turned } from './Plants.tsx';
import './scene.css';

function Parasol() {
  return (
    <g transform="translate(498 318) rotate(14)">
      <path class="g-stick" d="M0-128V66" />
      <path
        class="g-parasol"
        d="M-124 0C-112-66-60-116 0-122 60-116 112-66 124 0 104-13 84-13 62 0 42-13 21-13 0 0-21-13-42-13-62 0-84-13-104-13-124 0z"
      />
      <path
        class="g-ribs"
        d="M0-122C-34-92-54-46-62 0M0-122C-76-92-112-40-124 0M0-122V0M0-122C34-92 54-46 62 0M0-122C76-92 112-40 124 0"
      />
      <path
        class="g-band"
        d="M-104-52C-84-64-62-66-44-58-30-68-14-70 0-62 14-70 30-68 44-58 62-66 84-64 104-52"
      />
      <circle class="g-knob" cy="-124" r="6" />
    </g>
  );
}

function Fan() {
  return (
    <g transform="translate(196 352) rotate(-16)">
      <path class="g-fan" d="M0 0-92-70A116 116 0 0 1 92-70z" />
      <path class="g-fan-face" d="M-40-30-92-70A116 116 0 0 1 92-70L40-30A50 50 0 0 0-40-30z" />
      <path class="g-fan-sun" d="M-22-70a22 22 0 0 1 44 0z" />
      <path class="g-fan-wave" d="M-60-60q10-9 20 0t20 0 20 0 20 0 20 0 20 0" />
      {turned(9, -52, 13).map((angle) => (
        <path key={angle} class="g-fan-rib" d="M0 0V-116" transform={`rotate(${angle})`} />
      ))}
    </g>
  );
}

export default function GardenScene() {
  return (
    <Scene name="garden">
      <defs>
        <linearGradient id="g-sky" x2="0" y2="1">
          <stop class="g-stop-high" />
          <stop class="g-stop-low" offset="1" />
        </linearGradient>
        <linearGradient id="g-wash" x2="0" y2="1">
          <stop class="g-stop-ink" stop-opacity="0.75" />
          <stop class="g-stop-ink" offset="1" stop-opacity="0" />
        </linearGradient>
      </defs>
      <path fill="url(#g-sky)" d="M0 0H640V400H0z" />
      <circle class="g-sun" cx="392" cy="112" r="58" />
      <g fill="url(#g-wash)">
        <path
          opacity="0.5"
          d="M-10 250C60 190 90 120 150 132 190 140 214 96 250 84 300 68 330 150 386 156 440 160 470 118 520 128 580 140 610 200 660 214V300H-10z"
        />
        <path
          opacity="0.8"
          d="M-10 300C70 250 120 210 190 216 250 222 280 190 330 196 400 204 430 246 500 230 560 216 600 236 660 260V350H-10z"
        />
      </g>
      <path
        class="g-mist"
        d="M-20 236q90-26 190-8t210-2 290 4v24q-120 18-300 6t-390-4zM180 176q80-14 150 0t150 4q-60 14-150 6t-150-10z"
      />
      <path class="g-water" d="M210 296h150M240 306h210M190 316h120M350 318h150M250 328h170" />
      <path class="g-bridge" d="M228 300Q320 232 412 300M228 284Q320 216 412 284" />
      <path
        class="g-posts"
        d="M240 291v-17M262 277v-17M286 266v-17M320 260v-18M354 266v-17M378 277v-17M400 291v-17"
      />
      <path
        class="g-birds"
        d="M246 66q14-12 22 2 10-14 26-4-16-2-26 10-8-12-22-8zM214 98q9-8 15 1 7-9 18-2-11-1-18 7-6-8-15-6z"
      />
      <g>
        <path class="g-trunk" d="M-10 396C24 330 20 262 60 226 84 204 72 168 104 142" />
        <path class="g-bough" d="M50 240C86 232 112 236 138 226M70 196C52 184 34 184 20 172" />
        <Cushion at="112 128" size={1.15} />
        <Cushion at="152 216" size={0.9} />
        <Cushion at="18 160" size={0.85} />
      </g>
      <g>
        <path
          class="g-bough"
          d="M650 30C600 44 570 30 528 52 510 62 500 62 486 60M566 38C560 58 548 70 536 80"
        />
        <Blossom at="528 50" size={1} />
        <Blossom at="566 34" size={1.25} />
        <Blossom at="604 52" size={0.95} />
        <Blossom at="534 84" size={0.8} />
        <Blossom at="488 60" size={0.7} />
        <Blossom at="626 20" size={1.1} />
      </g>
      <path
        class="g-petal"
        d="M430 190q8-7 13 1-6 6-13-1zM300 120q7-6 11 1-5 5-11-1zM452 262q8-6 12 2-7 5-12-2zM250 214q6-6 11 0-5 6-11 0z"
      />
      <Parasol />
      <Fan />
      <path
        class="g-hedge"
        d="M-10 410V356q16-14 32 0q18-18 36 -2q16-15 34 2q16-17 32 0q18-13 36 -2q16-18 34 2q16-14 32 0q18-18 36 -2q16-14 34 2q16-16 32 0q18-15 36 -2q16-17 34 2q16-14 32 0q18-18 36 -2q16-14 34 2q16-17 32 0q18-14 36 -2q16-16 34 2q16-15 32 0q18-15 36 -2q16-15 34 2V410z"
      />
      <path
        class="g-leaves"
        d="M10 378q10-8 18 0M70 372q10-8 18 0M128 384q10-8 18 0M190 376q10-8 18 0M262 380q10-8 18 0M330 372q10-8 18 0M400 382q10-8 18 0M468 374q10-8 18 0M540 382q10-8 18 0M600 372q10-8 18 0"
      />
    </Scene>
  );
}
