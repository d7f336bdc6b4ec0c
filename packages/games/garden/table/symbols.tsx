/** The four symbols in the sky of a tile, each with an outline of its own. */

/** A disc above two bands of mist. */
export function Sun() {
  return (
    <g>
      <circle class="symbol-fill sun" cx="73" cy="28" r="17" />
      <path class="symbol-mist" d="M50 35 H96 M57 42 H90" />
    </g>
  );
}

/** A hanging strip of paper with three columns of brushwork. */
export function Poem() {
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
export function Bird() {
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
export function Rain() {
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
