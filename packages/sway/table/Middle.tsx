/** Between the timelines: the destiny, the void, the phase, and what hangs over both sides. */

import { words } from '@hortus/frame/page/words.ts';
import { eventWords, whoIs } from '@hortus/words';
import type { SwayView } from '../src/index.ts';
import { destinyLeft, finaleNears } from '../src/press/index.ts';
import type { Desk } from './desk.ts';
import { said } from './words.ts';

/** Announced as soon as the destiny is spent. */
function finaleWords(view: SwayView): readonly string[] {
  if (view.finale) return [words.value.say('web.sway.finale')];
  return finaleNears(view) ? [words.value.say('web.sway.finale.soon')] : [];
}

interface Props {
  readonly desk: Desk;
  readonly near: 0 | 1;
  /** In a lesson nobody cuts in unless it is about that. */
  readonly lesson: boolean;
}

export function Middle({ desk, near, lesson }: Props) {
  const { say } = words.value;
  const { view } = desk;
  const destiny = destinyLeft(view);
  const [mine, theirs] = [view.totals[near] ?? 0, view.totals[1 - near] ?? 0];
  const sum = mine + theirs;
  const cast = { names: desk.names, you: desk.you };
  const notes = new Set([
    ...finaleWords(view),
    ...view.barred.map((seat) => say('web.sway.barred', whoIs(cast, seat))),
    ...(lesson ? [] : view.waived).map((seat) => say('web.sway.waived', whoIs(cast, seat))),
    ...view.countdowns.map(({ side, left }) => {
      const event = { kind: 'counting', side, left };
      return eventWords(words.value, desk.game, event, cast) ?? '';
    }),
  ]);
  return (
    <div class="sway-middle">
      <span class={`sway-pile${destiny === 0 ? ' spent' : ''}`}>
        <span class="sway-pile-count">{destiny}</span>
        <span>{say('web.sway.zone.destiny')}</span>
      </span>
      <span class="sway-phase">{said(`sway.phase.${view.phase}`, view.phase)}</span>
      <span class="sway-scale" aria-hidden="true">
        <span style={{ width: `${sum === 0 ? 50 : Math.round((100 * mine) / sum)}%` }} />
      </span>
      <button type="button" class="sway-pile" onClick={desk.openVoid}>
        <span class="sway-pile-count">{view.void.length}</span>
        <span>{say('web.sway.zone.void')}</span>
      </button>
      {notes.size === 0 ? null : (
        <ul class="sway-notes">
          {[...notes].map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
