/** The product's own packs, as the option `pack` names them; the first is what a new table proposes. */
export const PACK_NAMES = ['comet-year', 'lowwater', 'small'] as const;
export type PackName = (typeof PACK_NAMES)[number];
