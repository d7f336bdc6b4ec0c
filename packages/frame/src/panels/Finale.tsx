/** The picture at the end of a game, and the turn that decided it. Both load with the end. */
import { livingEntries } from '@hortus/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { Ended, Finale } from '../board/finale.ts';
import type { TableModel } from '../model/model.ts';
import { learnBook, words } from '../page/words.ts';
import { Icon } from '../parts/Icon.tsx';

export function useFinale({ table }: TableModel): Finale | undefined {
  const [finale, show] = useState<Finale>();
  useEffect(() => {
    // Without them the end card says less.
    Promise.all([table.ending?.finale?.(), learnBook(table.guide?.book)]).then(
      ([loaded]) => show(loaded?.finale),
      () => undefined,
    );
  }, [table]);
  return finale;
}

/** What a game's finale gets to know about the end on screen. */
function endedOf(model: TableModel): Ended | undefined {
  const frame = model.frame.value;
  if (frame === undefined) return undefined;
  const { you } = model.cast.value;
  const winners = frame.sight.outcome?.winners ?? model.table.ending?.winners?.(frame.sight.view) ?? [];
  return {
    view: frame.sight.view,
    entries: livingEntries(frame.entries),
    outcome: frame.sight.outcome,
    cast: model.cast.value,
    options: model.source.info.value.options,
    mood: winners.length > 0 && (you === undefined || winners.includes(you)) ? 'joy' : 'calm',
    you,
  };
}

interface FinaleProps {
  readonly model: TableModel;
  readonly finale: Finale | undefined;
}

export function EndArt({ model, finale }: FinaleProps) {
  const ended = endedOf(model);
  // Its place is kept until it comes, so that nothing below it moves.
  return model.table.ending?.finale === undefined ? null : (
    <div class={`end-art end-${ended?.mood}`} aria-hidden="true">
      {finale === undefined || ended === undefined ? null : <finale.Art {...ended} />}
    </div>
  );
}

/** Pressing it shows the position from which it was played; stepping on plays it again. */
export function DecisiveTurn({ model, finale }: FinaleProps) {
  const { say } = words.value;
  const ended = endedOf(model);
  const turn = ended && finale?.decisive(ended);
  if (turn === undefined) return null;
  const show = async (): Promise<void> => {
    await model.lookAt(turn.from);
    document.querySelector('.table-board')?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <button type="button" class="end-turn" onClick={() => void show()}>
      <Icon name="look" />
      <span>
        <span class="end-turn-name">{say(turn.isOnlyLast ? 'web.end.turn.last' : 'web.end.turn')}</span>{' '}
        {turn.told}
        <span class="visually-hidden"> {say('web.end.turn.show')}</span>
      </span>
    </button>
  );
}
