/** The games as the home page shows them. */
import { KITS } from '@hortus/catalogue';
import type { Kit } from '@hortus/kit';
import type { ComponentType } from 'preact';
import { scenes } from './scenes.ts';

export interface Shown {
  readonly id: string;
  readonly Scene: ComponentType | undefined;
  /** The bot that the first click plays against; without one the game can't be played here yet. */
  readonly usual?: string;
  /** What the first click plays, if it isn't the standard match. */
  readonly quick: Kit['quick'];
  readonly teaches: boolean;
}

export const shownGames = (): readonly Shown[] => [
  ...KITS.map(({ id, usual, quick, early, lessons }) => ({
    id,
    quick,
    teaches: lessons !== undefined,
    Scene: scenes.value[id],
    ...(early ? {} : { usual }),
  })),
];
