/** Between the timelines: the destiny, the void, the phase, and what applies right now. */

import { words } from '@hortus/frame/page/words.ts';
import { Icon } from '@hortus/frame/parts/Icon.tsx';
import { useSignal } from '@preact/signals';
import { answersNothing, destinyLeft } from '../../src/press/index.ts';
import type { Desk } from '../desk.ts';
import { said } from '../says/words.ts';
import { NotesDialog } from './NotesDialog.tsx';
import { notesOf } from './notes.ts';

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
  const isGrave = notes.some((note) => note.isGrave === true);
  return (
    <div class="sway-middle">
      <span class={`sway-pile${destiny === 0 ? ' spent' : ''}`}>
        <span class="sway-pile-count">{destiny}</span>
        <span>{say('web.sway.zone.destiny')}</span>
      </span>
      <span class="sway-now">
        <span class={`sway-phase${isGrave ? ' visually-hidden' : ''}`} data-phase={view.phase}>
          {said(`sway.phase.${answersNothing(view) ? 'plot' : view.phase}`, view.phase)}
        </span>
        {notes.length === 0 ? null : (
          <button
            type="button"
            class="sway-notes"
            title={notes.map(({ whole }) => whole).join('\n')}
            onClick={() => {
              open.value = true;
            }}
          >
            {notes.map(({ short, named = '', whole, isGrave = false }) => (
              <span key={whole} class={isGrave ? 'grave' : named === '' ? '' : 'named'}>
                <span aria-hidden="true">{short}</span>
                {named === '' ? null : <span aria-hidden="true">{named}</span>}
                <span class="visually-hidden sway-note-whole">{whole} </span>
              </span>
            ))}
          </button>
        )}
      </span>
      <span class="sway-scale" aria-hidden="true">
        {sum === 0 ? null : <span style={{ width: `${Math.round((100 * mine) / sum)}%` }} />}
      </span>
      <button type="button" class="sway-pile legend" onClick={() => desk.open('legend')}>
        <Icon name="help" />
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
