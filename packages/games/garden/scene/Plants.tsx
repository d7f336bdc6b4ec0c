/** Blossoms and cushions of needles, wherever the scene has them. */

export const turned = (times: number, from: number, step: number): number[] =>
  Array.from({ length: times }, (_, i) => from + i * step);

export function Blossom({ at, size }: { readonly at: string; readonly size: number }) {
  return (
    <g transform={`translate(${at}) scale(${size})`}>
      {turned(5, 0, 72).map((angle) => (
        <path
          key={angle}
          class="g-petal"
          d="M0-2C-8-6-9-15-4-20L0-17 4-20C9-15 8-6 0-2z"
          transform={`rotate(${angle})`}
        />
      ))}
      <circle class="g-heart" r="3.200" />
    </g>
  );
}

/** A cushion of needles. */
export function Cushion({ at, size }: { readonly at: string; readonly size: number }) {
  return (
    <g class="g-needles" transform={`translate(${at}) scale(${size})`}>
      <path
        class="g-cushion"
        d="M-46 8C-50-4-38-12-30-10-26-24-8-28 0-20 10-30 28-24 30-11 42-13 50-3 45 8z"
      />
      {turned(9, -40, 10).map((x) => (
        <path key={x} d={`M${x} 6q-3-10-10-15M${x} 6q0-11 1-18M${x} 6q4-10 10-14`} />
      ))}
    </g>
  );
}
