import { KITS } from '@hortus/catalogue';
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';

/** The pictures of all games as they load. Their places are reserved, so that nothing moves. */
export const scenes = signal<Readonly<Record<string, ComponentType>>>({});

/** Called right after the first page is shown: nobody has to wait for a picture to play. */
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
