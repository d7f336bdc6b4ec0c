/** A sign for each ability, told apart by shape: 24 units square, drawn with lines. */
import type { AbilityName } from '../src/index.ts';

const PATHS: Readonly<Record<AbilityName, string>> = {
  battle: 'M4 4l16 16M20 4L4 20M4 15v5h5M20 15v5h-5',
  covert: 'M2 12q10-10 20 0q-10 10-20 0zM4 4l16 16',
  engineering:
    'M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8zM12 2v4M12 18v4M2 12h4M18 12h4M5 5l3 3M16 16l3 3M19 5l-3 3M8 16l-3 3',
  leadership: 'M6 22V3M6 4h13l-4 4 4 4H6',
  logistics: 'M3 8l9-5 9 5v9l-9 5-9-5zM3 8l9 5 9-5M12 13v9',
  navigation: 'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20zM15.5 8.5l-2 5-5 2 2-5z',
  omen: 'M2 12q10-11 20 0-10 11-20 0zM12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6zM12 1v3M5 3l2 3M19 3l-2 3',
  persuasion: 'M3 4h18v11h-9l-5 5v-5H3zM8 9.5h8',
  rescue:
    'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20zM12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8zM5 5l4 4M15 15l4 4M19 5l-4 4M9 15l-4 4',
  ruin: 'M3 21h18M5 21V8l3 2V5l4 3 3-5v8l4-2v12M12 21v-5',
  triumph: 'M7 3h10v6a5 5 0 0 1-10 0zM7 5H3q0 5 4 6M17 5h4q0 5-4 6M12 14v4M7 21h10M9 18h6v3H9z',
  valor: 'M12 2l8 3v6q0 7-8 11Q4 18 4 11V5zM12 7v9M8 11h8',
  vengeance: 'M20 4L9 15M20 4v5M20 4h-5M9 15l-3-3M9 15l3 3M6 18l-3 3',
  vision: 'M12 3v3M12 18v3M3 12h3M18 12h3M12 7l1.6 3.4L17 12l-3.4 1.6L12 17l-1.6-3.4L7 12l3.4-1.6z',
  warfare: 'M4 20L15 9M13 4l7 7M11 6l7 7M4 20l3 1 1-3-3-1z',
  negotiation: 'M12 3v18M5 21h14M4 7h16M4 7l-3 7h6zM20 7l-3 7h6z',
  sabotage: 'M10 9a7 7 0 1 0 5 5M15 9l3-3M18 6q0-3 3-3M14 6l4 4',
  strike: 'M13 2L5 14h6l-2 8 10-13h-7z',
  dread: 'M6 3h12M6 21h12M7 3q0 6 5 9-5 3-5 9M17 3q0 6-5 9 5 3 5 9',
  endurance: 'M3 20L9 8l4 6 3-5 5 11zM9 8V3',
  insurgence: 'M12 22q-7-3-7-10 0-4 4-9 0 5 3 6 3-2 2-7 6 5 5 11 0 6-7 9z',
  maven: 'M12 6q-4-3-9-2v15q5-1 9 2 4-3 9-2V4q-5-1-9 2zM12 6v15',
  replication: 'M8 8h13v13H8zM16 8V3H3v13h5',
  enlist: 'M9 4a4 4 0 1 0 0 8 4 4 0 1 0 0-8zM2 21q0-7 7-7t7 7M19 7v8M15 11h8',
  sacrifice: 'M12 2q5 6 1 10 4-1 5-4 3 7-2 11-4 4-9 1-5-4-2-10 2 3 4 3-2-5 3-11z',
};

export function Glyph({ of }: { readonly of: AbilityName }) {
  return (
    <svg class="sway-glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[of]} />
    </svg>
  );
}
