/** The second sky: a world that broke in two. */
import { Scene } from '@hortus/frame/scene/Scene.tsx';
import { spread } from '@hortus/frame/scene/spread.ts';
import './scene.css';

const CRACK = 'L-14-96 12-70-20-34 16-2-12 34 14 66-10 96 6 134';
const LEFT = `M0-134${CRACK}L-150 150-150-150z`;
const RIGHT = `M0-134${CRACK}L150 150 150-150z`;

/** x, y, size and rotation of the pieces that flew off. */
const SHARDS = [
  [300, 92, 1.1, 20],
  [352, 66, 0.6, 70],
  [322, 132, 0.7, -30],
  [346, 292, 0.9, 110],
  [300, 328, 1.2, 200],
  [330, 354, 0.5, 40],
  [386, 48, 0.5, 10],
  [276, 56, 0.45, -60],
  [322, 200, 0.45, 15],
  [330, 232, 0.6, 80],
  [316, 172, 0.5, 140],
] as const;

function Half({ name, cut, at, turn }: { name: string; cut: string; at: string; turn: number }) {
  return (
    <g transform={`translate(${at}) rotate(${turn})`}>
      <clipPath id={`w-${name}`}>
        <path d={cut} />
      </clipPath>
      <g clip-path={`url(#w-${name})`}>
        <g clip-path="url(#w-round)">
          <circle r="128" fill="url(#w-world)" />
          <path
            class="w-band"
            d="M-130-62q70 22 130 4t130 8v22q-60-22-130-4t-130-6zM-130 12q60 18 130 2t130 10v28q-70-18-130-2t-130-6zM-130 78q70 16 130 0t130 6v10q-60-6-130 8t-130-4z"
          />
          <circle r="128" fill="url(#w-shadow)" />
          <path class="w-wound" d={`M0-134${CRACK}`} />
          <path class="w-wound-heart" d={`M0-134${CRACK}`} />
        </g>
      </g>
    </g>
  );
}

export default function WorldsAsunderScene() {
  return (
    <Scene name="worlds-asunder">
      <defs>
        <clipPath id="w-round">
          <circle r="128" />
        </clipPath>
        <radialGradient id="w-sky" cx="0.5" cy="0.5" r="0.8">
          <stop stop-color="#12444b" />
          <stop offset="0.4" stop-color="#0a2833" />
          <stop offset="1" stop-color="#03090f" />
        </radialGradient>
        <radialGradient id="w-ember">
          <stop stop-color="#fff1c8" stop-opacity="0.95" />
          <stop offset="0.2" stop-color="#ff9a4a" stop-opacity="0.7" />
          <stop offset="0.6" stop-color="#c22f2a" stop-opacity="0.28" />
          <stop offset="1" stop-color="#7b1628" stop-opacity="0" />
        </radialGradient>
        <radialGradient id="w-world" cx="0.34" cy="0.28" r="0.8">
          <stop stop-color="#d6e6d2" />
          <stop offset="0.4" stop-color="#6fa5a0" />
          <stop offset="1" stop-color="#174450" />
        </radialGradient>
        <radialGradient id="w-shadow" cx="0.32" cy="0.28" r="0.78">
          <stop offset="0.5" stop-color="#020b12" stop-opacity="0" />
          <stop offset="1" stop-color="#020b12" stop-opacity="0.86" />
        </radialGradient>
        <radialGradient id="w-cloud">
          <stop stop-color="#a32a4a" stop-opacity="0.55" />
          <stop offset="1" stop-color="#a32a4a" stop-opacity="0" />
        </radialGradient>
      </defs>
      <path fill="url(#w-sky)" d="M0 0H640V400H0z" />
      <ellipse cx="520" cy="90" rx="240" ry="120" fill="url(#w-cloud)" />
      <ellipse cx="90" cy="330" rx="250" ry="130" fill="url(#w-cloud)" />
      <g class="w-stars">
        {spread(90).map(([x, y, size], i) => (
          <circle key={i} cx={(x * 640).toFixed(0)} cy={(y * 400).toFixed(0)} r={(0.4 + size).toFixed(1)} />
        ))}
      </g>
      <g class="w-belt" transform="rotate(-18 320 200)">
        <ellipse cx="320" cy="200" rx="262" ry="62" />
        <ellipse class="thin" cx="320" cy="200" rx="286" ry="72" />
      </g>
      <circle cx="322" cy="200" r="190" fill="url(#w-ember)" />
      <Half name="left" cut={LEFT} at="284 212" turn={-7} />
      <Half name="right" cut={RIGHT} at="360 186" turn={9} />
      <g class="w-shards">
        {SHARDS.map(([x, y, size, turn]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
            <path class="w-shard" d="M-12 6-6-10 8-8 14 4 2 12z" />
            <path class="w-shard-lit" d="M-12 6-6-10 8-8 0 0z" />
          </g>
        ))}
      </g>
      <g class="w-belt front" transform="rotate(-18 320 200)">
        <path d="M582 200A262 62 0 0 1 58 200" />
        <path class="thin" d="M606 200A286 72 0 0 1 34 200" />
      </g>
      <circle class="w-moon" cx="548" cy="306" r="20" />
      <path class="w-moon-shade" d="M548 286a20 20 0 0 1 0 40 28 28 0 0 0 0-40z" />
    </Scene>
  );
}
