/** Between the timelines: the destiny, the void, the phase, and what applies right now. */

import { words } from '@hortus/frame/page/words.ts';
import { useSignal } from '@preact/signals';
import { destinyLeft } from '../src/press/index.ts';
import type { Desk } from './desk.ts';
import { Glyph } from './Glyph.tsx';
import { NotesDialog } from './NotesDialog.tsx';
import { notesOf } from './notes.ts';
import { said } from './words.ts';

interface Props {
  readonly desk: Desk;
  readonly near: 0 | 1;
  readonly lesson: boolean;
}

export function Middle({ desk, near, lesson }: Props) {
  const { say } = words.value;
  const open = useSignal(false);
  const { view } = desk;
  const destiny = destinyLeft(view);
  const [mine, theirs] = [view.totals[near] ?? 0, view.totals[1 - near] ?? 0];
  const sum = mine + theirs;
  const notes = notesOf(desk, lesson);
  return (
    <div class="sway-middle">
      <span class={`sway-pile${destiny === 0 ? ' spent' : ''}`}>
        <span class="sway-pile-count">{destiny}</span>
        <span>{say('web.sway.zone.destiny')}</span>
      </span>
      <span class="sway-phase" data-phase={view.phase}>
        {said(`sway.phase.${view.phase}`, view.phase)}
      </span>
      {notes.length === 0 ? (
        <span class="sway-scale" aria-hidden="true">
          <span style={{ width: `${sum === 0 ? 50 : Math.round((100 * mine) / sum)}%` }} />
        </span>
      ) : (
        <button
          type="button"
          class="sway-notes"
          title={notes.map(({ whole }) => whole).join('\n')}
          onClick={() => {
            open.value = true;
          }}
        >
          {notes.map(({ short, whole }) => (
            <span key={whole}>
              <span aria-hidden="true">{short}</span>
              <span class="visually-hidden">{whole} </span>
            </span>
          ))}
        </button>
      )}
      <button type="button" class="sway-pile legend" onClick={() => desk.open('legend')}>
        <Glyph of="omen" />
        <span>{say('web.sway.legend')}</span>
      </button>
      <button type="button" class="sway-pile" onClick={() => desk.open('void')}>
        <span class="sway-pile-count">{view.void.length}</span>
        <span>{say('web.sway.zone.void')}</span>
      </button>
      {open.value ? (
        <NotesDialog
          notes={notes}
          close={() => {
            open.value = false;
          }}
        />
      ) : null}
    </div>
  );
}
