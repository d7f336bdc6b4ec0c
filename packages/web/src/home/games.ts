/** The five games as the first page shows them. */

import { GardenScene } from '@hortus/garden/scene/Scene.tsx';
import { GenesisScene } from '@hortus/genesis/scene/Scene.tsx';
import { GnosticaScene } from '@hortus/gnostica/scene/Scene.tsx';
import { WorldsAsunderScene } from '@hortus/worlds-asunder/scene/Scene.tsx';
import type { ComponentType } from 'preact';
import { CgsScene } from './Cgs.tsx';

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
