/** The games as the first page shows them. */
import { KITS } from '@hortus/catalogue';
import type { ComponentType } from 'preact';
import { sceneOf } from './scenes.ts';

export interface Shown {
  readonly id: string;
  readonly Scene: ComponentType | undefined;
  /** The bot that the first click plays against; without one the game cannot be played here yet. */
  readonly usual?: string;
}

export const shownGames = (): readonly Shown[] => [
  ...KITS.map(({ id, usual, early }) => ({ id, Scene: sceneOf(id), ...(early ? {} : { usual }) })),
];
