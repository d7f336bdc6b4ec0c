/** How the last adventure ended, while the next is already open: it stays until the reader acts or has read it. */
import { Clause } from '@hortus/frame/parts/Clause.tsx';
import { Icon } from '@hortus/frame/parts/Icon.tsx';
import type { Desk } from '../desk.ts';
import { said } from '../says/say.ts';
import { endedClause } from '../says/telling.ts';
import { noteWords, useLastAdventure } from './ended.ts';

interface Props {
  readonly desk: Desk;
  close(): void;
}

export function EndedNote({ desk, close }: Props) {
  const before = useLastAdventure(desk);
  const { last } = desk.view;
  if (last === null || before === undefined) return null;
  return (
    <div class="cgs-note" role="status">
      <p>
        {noteWords(desk, before)}{' '}
        <Clause game="cgs" id={endedClause(last, before.standing?.covers.some(Boolean) ?? false)} />
      </p>
      <button
        type="button"
        class="icon-button"
        aria-label={said('note.close')}
        title={said('note.close')}
        onClick={close}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
