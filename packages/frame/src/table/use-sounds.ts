import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableModel } from '../model/model.ts';
import { sound } from './settings.ts';

/** A page shouldn't make noise before it was touched; browsers don't allow it either. */
const wasTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

/** Plays sounds with what is shown, unless they are switched off. */
export function useSounds(model: TableModel): void {
  useEffect(() => {
    let before = model.playback.shown.peek()?.sight;
    // A question that answers itself needs no chime.
    const calls = (toAct: readonly number[]): boolean =>
      toAct.includes(model.you ?? -1) && (!model.live.peek() || model.awaited.peek());
    return effect(() => {
      const sight = model.playback.shown.value?.sight;
      const moved = before !== undefined && sight !== undefined && sight.seq > before.seq;
      const turn = moved && calls(sight.toAct) && !before?.toAct.includes(model.you ?? -1);
      const over = moved && sight.outcome !== undefined;
      before = sight;
      if (!sound.on.peek() || !moved || !wasTouched()) return;
      void import('./sounds.ts')
        .then(async ({ playSound }) => {
          await playSound(model.table.sound);
          if (over) await playSound('close', 0.12);
          else if (turn) await playSound('chime', 0.08);
        })
        // Without sound the game goes on.
        .catch(() => undefined);
    });
  }, [model]);
}
