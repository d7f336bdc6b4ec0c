/** Everything that can be done now other than playing cards: ability sentences, ending a phase, answers. */

import { words } from '@hortus/frame/page/words.ts';
import { Confirm } from '@hortus/frame/parts/Confirm.tsx';
import type { Move } from '@hortus/kernel';
import { useSignal } from '@preact/signals';
import { buttonsOf, givenUpBy, has, isHeard, losesByEnding, M } from '../../src/press/index.ts';
import type { Desk } from '../desk.ts';
import { moveWords } from '../says/words.ts';
import { losesLife, lossWords } from './ending.ts';
import { Leave } from './Leave.tsx';
import { UnlockDialog } from './UnlockDialog.tsx';

export function Actions({ desk }: { readonly desk: Desk }) {
  const { say } = words.value;
  const asking = useSignal<Move | undefined>(undefined);
  const unlocking = useSignal(false);
  const { view, moves } = desk;
  const recruits = has(moves, 'recruit');
  if (moves.others.length === 0 && !recruits && desk.leaving.due === 0) return null;
  const { sentences, unlocks, ends, main } = buttonsOf(view, moves);
  const { stores } = moves;
  const hintsRecruit = [...moves.cards.values()]
    .flat()
    .some((move) => M.recruit.is(move) && desk.isHintedMove(move));
  const draws = sentences.filter(([most]) => M.draw.is(most));
  /** The ability that draws is named only if there are several. */
  const name = (move: Move): string =>
    M.draw.is(move) && draws.length === 1
      ? say('web.sway.refill', { count: M.draw.get.count(move) })
      : moveWords(move, desk.cards, view);
  const press = (move: Move): void => {
    const lost = givenUpBy(move, view, moves);
    if (lost === undefined || isHeard(lost, desk.warned.value)) desk.play(move);
    else asking.value = move;
  };
  /** Offer the button without drawing attention to it. */
  const isLosing = (move: Move): boolean => move !== main && losesByEnding(move, view);
  const button = (move: Move, ...others: readonly Move[]) => (
    <button
      type="button"
      class={`${move === main ? 'main' : ''}${[move, ...others].some(desk.isHintedMove) ? ' hinted' : ''}${isLosing(move) ? ' losing' : ''}`}
      key={move}
      {...(moves.cards.size === 0 ? { 'data-home': '' } : {})}
      onClick={() => press(move)}
    >
      {name(move)}
    </button>
  );
  return (
    <fieldset class="sway-actions" aria-label={say('web.sway.actions')}>
      <Leave desk={desk} />
      {sentences.map(([most, ...fewer]) => (
        <span class="sway-sentence" key={most}>
          {button(most, ...fewer)}
          {fewer.length === 0 ? null : (
            <button
              type="button"
              aria-label={say('web.sway.fewer', { most: name(most) })}
              title={say('web.sway.how-many')}
              onClick={() => desk.choose(say('web.sway.how-many'), [most, ...fewer])}
            >
              …
            </button>
          )}
        </span>
      ))}
      {recruits ? (
        <button
          type="button"
          class={`${main === undefined ? 'main' : ''}${hintsRecruit ? ' hinted' : ''}`}
          onClick={() => desk.open('void')}
        >
          {say('web.sway.recruit.look')}
        </button>
      ) : null}
      {unlocks.length > 0 ? (
        <button
          type="button"
          class={`main${unlocks.some(desk.isHintedMove) ? ' hinted' : ''}`}
          onClick={() => {
            unlocking.value = true;
          }}
        >
          {say('web.sway.unlock.look')}
        </button>
      ) : null}
      {ends.map((move) => button(move))}
      {stores.length > 0 ? (
        <button
          type="button"
          class={stores.some(desk.isHintedMove) ? 'hinted' : ''}
          onClick={() => desk.choose(say('web.sway.store.which'), stores)}
        >
          {say('web.sway.store.ask')}
        </button>
      ) : null}
      {unlocking.value && unlocks.length > 0 ? (
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
          yes={name(asking.value)}
          isRash={losesLife(desk, asking.value)}
          onYes={() => {
            const move = asking.value;
            asking.value = undefined;
            if (move === undefined) return;
            if (givenUpBy(move, view, moves)?.why === 'unused') desk.warned.value = true;
            desk.play(move);
          }}
          onNo={() => {
            asking.value = undefined;
          }}
        >
          <p>{lossWords(desk, asking.value)}</p>
        </Confirm>
      )}
    </fieldset>
  );
}
