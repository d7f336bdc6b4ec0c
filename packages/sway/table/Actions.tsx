/** Everything that can be done now and is no card: sentences of abilities, the end of a phase, answers. */

import { words } from '@hortus/frame/page/words.ts';
import { Confirm } from '@hortus/frame/parts/Confirm.tsx';
import type { Move } from '@hortus/kernel';
import { useSignal } from '@preact/signals';
import type { Desk } from './desk.ts';
import { Leave } from './Leave.tsx';
import { kindOf, M, sentences } from './moves.ts';
import { UnlockDialog } from './UnlockDialog.tsx';
import { moveWords } from './words.ts';

/** These end something; they stand last. */
const ENDS: readonly string[] = ['finish', 'done', 'pass', 'waive'];

/** Sentences of abilities that are lost with the end of the phase. */
const isSentence = (move: Move): boolean =>
  M.refill.is(move) || M.draw.is(move) || M.omen.is(move) || M.negotiate.is(move);

/** What most would do next: the largest of what is offered, or to end what is done; never to pass something up. */
function mainOf(desk: Desk, moves: readonly Move[]): Move | undefined {
  const asksForNothing = desk.view.task === 'window';
  const goesOn = desk.view.phase === 'plot' && [...desk.moves.cards.values()].flat().some(M.engage.is);
  return (
    moves.find(M.done.is) ??
    (asksForNothing && desk.moves.cards.size === 0 ? moves.find(M.pass.is) : undefined) ??
    moves.find(isSentence) ??
    (losing(desk) === undefined && !goesOn ? moves.find(M.finish.is) : undefined)
  );
}

/** What would be lost by ending the phase now. */
function losing({ view }: Desk): 'nothing' | 'short' | undefined {
  const side = view.turn & 1;
  if (view.phase === 'plot') return view.plotted === 0 ? 'nothing' : undefined;
  return (view.totals[side] ?? 0) < (view.totals[1 - side] ?? 0) ? 'short' : undefined;
}

export function Actions({ desk }: { readonly desk: Desk }) {
  const { say } = words.value;
  const asking = useSignal<Move | undefined>(undefined);
  const unlocking = useSignal(false);
  const { others } = desk.moves;
  const has = (kind: 'recruit' | 'engage' | 'unlock'): boolean =>
    [...desk.moves.cards.values(), others].some((moves) => moves.some((move) => M[kind].is(move)));
  const { stores } = desk.moves;
  if (others.length === 0 && !has('recruit') && desk.leaving.due === 0) return null;
  const open = Object.entries(desk.view.pool).some(([, count]) => count > 0);
  const main = mainOf(desk, others);
  const press = (move: Move): void => {
    // Whoever has answered enough keeps the other cards for the plot.
    const goesOn = open && has('engage') && (desk.view.phase === 'plot' || losing(desk) !== undefined);
    if (M.finish.is(move) && (goesOn || others.some(isSentence))) asking.value = move;
    else desk.play(move);
  };
  const ends = ENDS.flatMap((kind) => others.filter((move) => kindOf(move) === kind));
  const rest = others.filter((move) => !ends.includes(move) && !M.unlock.is(move));
  const button = (move: Move) => (
    <button
      type="button"
      class={move === main ? 'main' : ''}
      key={move}
      {...(desk.moves.cards.size === 0 ? { 'data-home': '' } : {})}
      onClick={() => press(move)}
    >
      {moveWords(move, desk.cards, desk.view)}
    </button>
  );
  return (
    <fieldset class="sway-actions" aria-label={say('web.sway.actions')}>
      <Leave desk={desk} />
      {sentences(rest).map(([most, ...fewer]) => (
        <span class="sway-sentence" key={most}>
          {button(most)}
          {fewer.length === 0 ? null : (
            <button
              type="button"
              aria-label={say('web.sway.fewer', { most: moveWords(most, desk.cards, desk.view) })}
              onClick={() => desk.choose(say('web.sway.how-many'), [most, ...fewer])}
            >
              …
            </button>
          )}
        </span>
      ))}
      {has('recruit') ? (
        <button type="button" class="main" onClick={desk.openVoid}>
          {say('web.sway.recruit.look')}
        </button>
      ) : null}
      {has('unlock') ? (
        <button
          type="button"
          class="main"
          onClick={() => {
            unlocking.value = true;
          }}
        >
          {say('web.sway.unlock.look')}
        </button>
      ) : null}
      {ends.map(button)}
      {stores.length > 0 ? (
        <button type="button" onClick={() => desk.choose(say('web.sway.store.which'), stores)}>
          {say('web.sway.store.ask')}
        </button>
      ) : null}
      {unlocking.value && has('unlock') ? (
        <UnlockDialog
          desk={desk}
          close={() => {
            unlocking.value = false;
          }}
        />
      ) : null}
      {asking.value === undefined ? null : (
        <Confirm
          title={say('web.sway.finish.sure')}
          yes={moveWords(asking.value, desk.cards, desk.view)}
          onYes={() => {
            const move = asking.value;
            asking.value = undefined;
            if (move !== undefined) desk.play(move);
          }}
          onNo={() => {
            asking.value = undefined;
          }}
        >
          <p>
            {losing(desk) === 'nothing' ||
            (has('engage') && (desk.view.phase === 'plot' || losing(desk) === 'short'))
              ? say(`web.sway.finish.${losing(desk) ?? 'unused'}`)
              : say('web.sway.finish.open', {
                  what: words.value.list(
                    sentences(others.filter(isSentence)).map(([most]) =>
                      moveWords(most, desk.cards, desk.view),
                    ),
                  ),
                })}
          </p>
        </Confirm>
      )}
    </fieldset>
  );
}
