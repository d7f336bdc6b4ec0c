/** The sign of a side: a tree for one, a bird for the other. */
interface Props {
  readonly faction: string;
  /** For the game's own deck: the first faction's sign is the tree. */
  readonly factions: readonly string[];
  /** Is it the first side? */
  readonly first: boolean;
}

const TREE = 'M16 29V14M16 22l-5-5M16 19l5-5M16 3l8 9h-4l6 8H6l6-8H8z';
const BIRD = 'M3 8q8 0 12 8 1-9 14-12-3 4-4 9 3 1 4 4-5-1-8 2-5 6-13 8 6-4 6-8-1-7-11-11z';

export function Emblem({ faction, factions, first }: Props) {
  // A custom deck has other factions, so there the signs only distinguish the sides.
  const tree = factions.includes(faction) ? faction === factions[0] : first;
  return (
    <svg
      class={`sway-emblem ${tree ? 'tree' : 'bird'}`}
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
    >
      <path d={tree ? TREE : BIRD} />
    </svg>
  );
}
