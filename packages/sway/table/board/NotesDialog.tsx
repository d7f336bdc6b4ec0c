/** What applies right now, in full. */
import { words } from '@hortus/frame/page/words.ts';
import { Dialog } from '@hortus/frame/parts/Dialog.tsx';
import type { Note } from './notes.ts';

export function NotesDialog({ notes, close }: { readonly notes: readonly Note[]; close(): void }) {
  return (
    <Dialog title={words.value.say('web.sway.notes')} onClose={close}>
      <ul>
        {notes.map(({ whole }) => (
          <li key={whole}>{whole}</li>
        ))}
      </ul>
    </Dialog>
  );
}
