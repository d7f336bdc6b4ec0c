/** The five games as the first page shows them. */
import type { ComponentType } from 'preact';
import { CgsScene } from './scenes/Cgs.tsx';
import { GardenScene } from './scenes/Garden.tsx';
import { GenesisScene } from './scenes/Genesis.tsx';
import { GnosticaScene } from './scenes/Gnostica.tsx';
import { WorldsAsunderScene } from './scenes/WorldsAsunder.tsx';

export interface Shown {
  readonly id: 'garden' | 'gnostica' | 'genesis' | 'worlds-asunder' | 'cgs';
  readonly Scene: ComponentType;
  /** The bot that the first click plays against; without one the game cannot be played here yet. */
  readonly usual?: string;
}

export const SHOWN: readonly Shown[] = [
  { id: 'garden', Scene: GardenScene, usual: 'club' },
  { id: 'gnostica', Scene: GnosticaScene, usual: 'club' },
  { id: 'genesis', Scene: GenesisScene, usual: 'club' },
  { id: 'worlds-asunder', Scene: WorldsAsunderScene, usual: 'club' },
  { id: 'cgs', Scene: CgsScene },
];
