/** Tarot by candlelight: three cards, a flame, and the pyramids that fight over them. */

import { Scene } from '@hortus/frame/scene/Scene.tsx';
import type { ComponentChildren } from 'preact';
import './scene.css';

interface CardProps {
  readonly at: string;
  readonly turn: number;
  readonly children: ComponentChildren;
}

function Card({ at, turn, children }: CardProps) {
  return (
    <g transform={`translate(${at}) rotate(${turn})`}>
      <rect class="t-shade" x="-57" y="-88" width="122" height="186" rx="9" />
      <rect class="t-card" x="-60" y="-92" width="120" height="184" rx="9" />
      <rect class="t-frame" x="-51" y="-83" width="102" height="166" rx="5" />
      <path
        class="t-gold"
        d="M-51-64v-14a5 5 0 0 1 5-5h14zM51-64v-14a5 5 0 0 0-5-5h-14zM-51 64v14a5 5 0 0 0 5 5h14zM51 64v14a5 5 0 0 1-5 5h-14z"
      />
      {children}
    </g>
  );
}

/** A pyramid seen from the front: one face in the light. */
function Pyramid({ at, size, hue }: { readonly at: string; readonly size: number; readonly hue: string }) {
  return (
    <g class={hue} transform={`translate(${at}) scale(${size})`}>
      <path class="t-cast" d="M-30 2 34 2 96 16 20 18z" />
      <path class="t-lit" d="M0-84-32 0 8 9z" />
      <path class="t-dim" d="M0-84 8 9 36-4z" />
      <path class="t-pip" d="M-9-22l3-8 3 8zM-16-8l3-8 3 8zM-2-7l3-8 3 8z" />
    </g>
  );
}

const rays = (count: number, from: number, to: number): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    const [x, y] = [Math.sin(angle), -Math.cos(angle)];
    return `M${(x * from).toFixed(1)} ${(y * from).toFixed(1)}L${(x * to).toFixed(1)} ${(y * to).toFixed(1)}`;
  }).join('');

export default function GnosticaScene() {
  return (
    <Scene name="gnostica">
      <defs>
        <radialGradient id="t-night" cx="0.5" cy="0.36" r="0.75">
          <stop stop-color="#a2602a" />
          <stop offset="0.3" stop-color="#5f2f2a" />
          <stop offset="0.65" stop-color="#2d1624" />
          <stop offset="1" stop-color="#140b16" />
        </radialGradient>
        <radialGradient id="t-glow">
          <stop stop-color="#ffe9b0" stop-opacity="0.95" />
          <stop offset="0.25" stop-color="#ffc766" stop-opacity="0.5" />
          <stop offset="1" stop-color="#ff9a3c" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="t-table" x2="0" y2="1">
          <stop stop-color="#5a3020" />
          <stop offset="1" stop-color="#1a0d10" />
        </linearGradient>
        <linearGradient id="t-wax" x2="1">
          <stop stop-color="#fff0cf" />
          <stop offset="0.55" stop-color="#e9c690" />
          <stop offset="1" stop-color="#96683c" />
        </linearGradient>
      </defs>
      <path fill="url(#t-night)" d="M0 0H640V400H0z" />
      <path
        class="t-drape"
        d="M-10-10H120C104 80 118 160 60 250 40 280 20 260-10 280zM650-10H520C536 80 522 160 580 250 600 280 620 260 650 280z"
      />
      <path
        class="t-fold"
        d="M30-10C34 90 30 170 10 250M78-10C74 80 80 150 48 240M610-10C606 90 610 170 630 250M562-10C566 80 560 150 592 240"
      />
      <path fill="url(#t-table)" d="M-10 252Q320 224 650 252V410H-10z" />
      <path class="t-grain" d="M-10 282Q320 256 650 282M-10 318Q320 294 650 318M-10 360Q320 340 650 360" />
      <circle cx="320" cy="116" r="230" fill="url(#t-glow)" opacity="0.55" />
      <Card at="176 262" turn={-15}>
        <path class="t-gold" d="M22-26A38 38 0 1 0 22 32 30 30 0 1 1 22-26z" />
        <path class="t-line" d="M-34 54q8-8 17 0t17 0 17 0 17 0" />
        <circle class="t-gold" cx="26" cy="-50" r="2.500" />
        <circle class="t-gold" cx="-28" cy="-56" r="1.800" />
      </Card>
      <Card at="464 262" turn={14}>
        <path
          class="t-gold"
          d="M0-62 8-14 34-34 15-7 62 0 15 8 34 34 8 15 0 62-8 15-34 34-15 8-50 0-15-7-34-34-8-14z"
          transform="scale(0.74)"
        />
        <circle class="t-card" r="9" />
        <circle class="t-gold" r="4" />
      </Card>
      <g>
        <ellipse class="t-cast" cx="338" cy="262" rx="62" ry="12" />
        <path class="t-dish" d="M262 244h116q-6 24-58 24t-58-24z" />
        <path fill="url(#t-wax)" d="M296 140q24-9 48 0v34q0 12 4 18-6 6-4 14v46q-24 8-48 0v-62q-4-10 0-22z" />
        <path class="t-wick" d="M320 138v-16" />
        <path
          class="t-flame"
          d="M320 54C334 84 342 96 340 112 338 126 330 132 320 132S302 126 300 112C299 96 308 84 320 54z"
        />
        <path
          class="t-flame-heart"
          d="M320 88C328 102 331 108 330 117 329 124 325 127 320 127S311 124 310 117C309 108 313 102 320 88z"
        />
      </g>
      <Card at="318 328" turn={-2}>
        <circle class="t-gold" r="17" cy="-6" />
        <path class="t-line" d={rays(16, 23, 36)} transform="translate(0 -6)" />
        <path class="t-line" d="M-30 54h60M-22 62h44" />
      </Card>
      <Pyramid at="150 322" size={0.95} hue="t-teal" />
      <Pyramid at="486 328" size={1.12} hue="t-rose" />
      <Pyramid at="432 352" size={0.62} hue="t-rose" />
      <Pyramid at="222 362" size={0.66} hue="t-teal" />
    </Scene>
  );
}
