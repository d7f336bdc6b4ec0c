/** Everything that can be done now and is no card: sentences of abilities, the end of a phase, answers. */
import type { Move } from '@hortus/kernel';
import { useSignal } from '@preact/signals';
import { words } from '../../app/words.ts';
import { Confirm } from '../../parts/Confirm.tsx';
import type { Desk } from './desk.ts';
import { kindOf, M } from './moves.ts';
import { moveWords } from './words.ts';

/** These end something; they stand last, and apart. */
const ENDS: readonly string[] = ['finish', 'pass', 'waive', 'done'];

export function Actions({ desk }: { readonly desk: Desk }) {
  const { say } = words.value;
  const asking = useSignal<Move | undefined>(undefined);
  const { others } = desk.moves;
  const recruits = [...desk.moves.cards.values()].some((moves) => moves.some((move) => M.recruit.is(move)));
  const stores = [...desk.moves.cards].flatMap(([, moves]) => moves.filter((move) => M.store.is(move)));
  if (others.length === 0 && !recruits) return null;
  const open = Object.entries(desk.view.pool).some(([, count]) => count > 0);
  const couldEngage = [...desk.moves.cards.values()].some((moves) => moves.some((move) => M.engage.is(move)));
  const press = (move: Move): void => {
    if (M.finish.is(move) && open && couldEngage) asking.value = move;
    else desk.play(move);
  };
  const ends = others.filter((move) => ENDS.includes(kindOf(move)));
  const rest = others.filter((move) => !ends.includes(move));
  return (
    <fieldset class="sway-actions" aria-label={say('web.sway.actions')}>
      {rest.map((move) => (
        <button type="button" key={move} onClick={() => desk.play(move)}>
          {moveWords(move, desk.cards, desk.view)}
        </button>
      ))}
      {recruits ? (
        <button type="button" onClick={desk.openVoid}>
          {say('web.sway.recruit.look')}
        </button>
      ) : null}
      {ends.map((move) => (
        <button type="button" class="main" key={move} onClick={() => press(move)}>
          {moveWords(move, desk.cards, desk.view)}
        </button>
      ))}
      {stores.length > 0 ? (
        <button type="button" onClick={() => desk.choose(say('web.sway.store.which'), stores)}>
          {say('web.sway.store.ask')}
        </button>
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
          <p>{say('web.sway.finish.unused')}</p>
        </Confirm>
      )}
    </fieldset>
  );
}
