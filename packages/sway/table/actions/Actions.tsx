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
  /** While there is a hint, only what it points to is filled. */
  const fill = (isHinted: boolean, isUsual: boolean): string =>
    `${(desk.hasHint ? isHinted : isUsual) ? 'main' : ''}${isHinted ? ' hinted' : ''}`;
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
    // Whoever follows a hint has read what ending brings, but not what else is lost.
    const isTold = desk.warned.value || desk.isHintedMove(move);
    if (lost === undefined || isHeard(lost, isTold)) desk.play(move);
    else asking.value = move;
  };
  /** Offer the button without drawing attention to it. */
  const isLosing = (move: Move): boolean => move !== main && losesByEnding(move, view);
  const button = (move: Move) => (
    <button
      type="button"
      class={`${fill(desk.isHintedMove(move), move === main)}${isLosing(move) ? ' losing' : ''}`}
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
          {button(most)}
          {fewer.length === 0 ? null : (
            <button
              type="button"
              aria-label={say('web.sway.fewer', { most: name(most) })}
              title={say('web.sway.how-many')}
              class={fill(fewer.some(desk.isHintedMove), false)}
              // The most has the button beside it; a single number would be no choice.
              onClick={() =>
                desk.choose(say('web.sway.how-many'), fewer.length > 1 ? fewer : [most, ...fewer])
              }
            >
              …
            </button>
          )}
        </span>
      ))}
      {recruits ? (
        <button
          type="button"
          class={fill(hintsRecruit, main === undefined)}
          onClick={() => desk.open('void')}
        >
          {say('web.sway.recruit.look')}
        </button>
      ) : null}
      {unlocks.length > 0 ? (
        <button
          type="button"
          class={fill(unlocks.some(desk.isHintedMove), true)}
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
          class={fill(stores.some(desk.isHintedMove), false)}
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
