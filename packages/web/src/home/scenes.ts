import { KITS } from '@hortus/catalogue';
import type { ComponentType } from 'preact';

const scenes = new Map<string, ComponentType>();

/** The pictures of all games, fetched along with the first page so that it appears whole. */
export async function loadScenes(): Promise<void> {
  await Promise.all(
    KITS.map(async ({ id, scene }) => {
      if (scene !== undefined) scenes.set(id, (await scene()).default as ComponentType);
    }),
  );
}

export const sceneOf = (game: string): ComponentType | undefined => scenes.get(game);
