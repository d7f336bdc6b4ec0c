import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableModel } from '../model/model.ts';
import { sound } from './settings.ts';

/** Plays sounds with what is shown, if sound is on. */
export function useSounds(model: TableModel): void {
  useEffect(() => {
    let before = model.playback.shown.peek()?.sight;
    return effect(() => {
      const sight = model.playback.shown.value?.sight;
      const moved = before !== undefined && sight !== undefined && sight.seq > before.seq;
      const turn = moved && sight.toAct.includes(model.you ?? -1) && !before?.toAct.includes(model.you ?? -1);
      const over = moved && sight.outcome !== undefined;
      before = sight;
      if (!sound.on.peek() || !moved) return;
      void import('./sounds.ts').then(({ sounds }) => {
        sounds.moved();
        if (over) sounds.over();
        else if (turn) sounds.turn();
      });
    });
  }, [model]);
}
