import { KITS } from '@hortus/catalogue';
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';

/** The pictures of all games, as they come. Their places are there from the start, so that nothing moves. */
export const scenes = signal<Readonly<Record<string, ComponentType>>>({});

/** Right after the first page is shown: nobody waits for a picture in order to play. */
export function loadScenes(): void {
  for (const { id, scene } of KITS)
    if (scene !== undefined && scenes.value[id] === undefined)
      void scene().then(
        (part) => {
          scenes.value = { ...scenes.value, [id]: part.default as ComponentType };
        },
        () => undefined,
      );
}
