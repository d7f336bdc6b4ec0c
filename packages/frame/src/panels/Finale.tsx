/** The picture at the end of a game, the turn that ended it, and the one that decided it. All load with the end. */
import { livingEntries } from '@hortus/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { Ended, Finale } from '../board/finale.ts';
import type { TableModel } from '../model/model.ts';
import { learnBook, words } from '../page/words.ts';
import { Icon } from '../parts/Icon.tsx';
import { useBackToEnd } from './use-back-to-end.ts';

export function useFinale({ table }: TableModel): Finale | undefined {
  const [finale, show] = useState<Finale>();
  useEffect(() => {
    // If they can't be loaded, the end card says less.
    Promise.all([table.finale?.(), learnBook(table.guide?.book)]).then(
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
  const winners = frame.sight.outcome?.winners ?? model.table.several?.winners(frame.sight.view) ?? [];
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
  // Its place is reserved until it loads, so that nothing below it moves.
  return model.table.finale === undefined ? null : (
    <div class={`end-art end-${ended?.mood}`} aria-hidden="true">
      {finale === undefined || ended === undefined ? null : <finale.Art {...ended} />}
    </div>
  );
}

/** How it ended; a press shows that turn. */
export function LastTurn({ model, finale }: FinaleProps) {
  const { say } = words.value;
  const ended = endedOf(model);
  const turn = ended && finale?.lastTurn(ended);
  if (turn === undefined) return null;
  const first = ended?.entries.find(({ seq }) => seq > turn.from)?.seq ?? turn.from;
  return (
    <TurnButton
      model={model}
      at={first}
      name={say(turn.isOnlyLast ? 'web.end.turn.last' : 'web.end.turn.how')}
      told={turn.told}
    />
  );
}

/**
 * Where it turned, by the same judgement as the review.
 * Below the buttons, which keep their place when this appears.
 */
export function DecisiveTurn({ model }: { readonly model: TableModel }) {
  const { say } = words.value;
  const turning = model.turning.value;
  useEffect(() => void model.seekTurning(), [model]);
  if (turning === undefined) return null;
  if (turning === 'sought') return <p class="end-sought">{say('web.end.turn.sought')}</p>;
  if (turning.entries === undefined) return <p class="end-sought">{turning.told}</p>;
  return (
    <TurnButton
      model={model}
      at={turning.key ?? turning.entries.first}
      kind="judged"
      name={say('web.end.turn')}
      told={turning.told}
    />
  );
}

/** Looking back at the turn that decided it: what was wrong with it. */
export function DecisivePast({ model }: { readonly model: TableModel }) {
  useBackToEnd(model);
  const turning = model.turning.value;
  const seq = model.frame.value?.sight.seq ?? 0;
  if (typeof turning !== 'object' || turning.entries === undefined) return null;
  const { first, last } = turning.entries;
  return seq < first || seq > last ? null : <p class="end-past">{turning.told}</p>;
}

interface TurnProps {
  readonly model: TableModel;
  /** The entry that is shown, marked on the board and in the log. */
  readonly at: number;
  readonly kind?: string;
  readonly name: string;
  readonly told: string;
}

function TurnButton({ model, at, kind = '', name, told }: TurnProps) {
  const show = async (): Promise<void> => {
    await model.lookAt(at);
    const [board, said] = ['.table-board', '.table-words'].map((part) => document.querySelector(part));
    board?.scrollIntoView({ block: 'nearest' });
    // On a phone what is said about it may stand above the board.
    const isAbove = board && said && said.getBoundingClientRect().bottom <= board.getBoundingClientRect().top;
    if (isAbove) said.scrollIntoView({ block: 'nearest' });
  };
  return (
    <button type="button" class={`end-turn ${kind}`} onClick={() => void show()}>
      <Icon name="look" />
      <span>
        <span class="end-turn-name">{name}</span> {told}
        <span class="visually-hidden"> {words.value.say('web.end.turn.show')}</span>
      </span>
    </button>
  );
}
