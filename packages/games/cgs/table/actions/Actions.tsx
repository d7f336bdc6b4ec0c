/** What can be done besides playing a card, each with its result, in a place that doesn't move. */
import type { Move } from '@hortus/kernel';
import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { type Desk, layingOf, M } from '../desk.ts';
import { bringWords, isAgreed, isGrave, isShared, isWon, stakeOf } from '../says/bring-words.ts';
import { describe, moveWords } from '../says/names.ts';
import { said } from '../says/say.ts';
import { Chosen, Laying } from './Laying.tsx';
import { Sure } from './Sure.tsx';
import type { Guard } from './use-guard.ts';
import type { Plan } from './use-plan.ts';
import type { Turning } from './use-turning.ts';

export interface ActionsProps {
  readonly desk: Desk;
  readonly turning: Turning;
  readonly plan: Plan;
  readonly guard: Guard;
}

export function Actions({ desk, turning, plan, guard }: ActionsProps) {
  const { props, chosen, soon, view, names, seat } = desk;
  /** A risky move that was pressed once: it gives something away, or may not have been meant. */
  const risky = useSignal<Move | undefined>(undefined);
  useLayoutEffect(() => {
    risky.value = undefined;
  }, [view.turns, view.phase, view.step, view.request, seat, chosen]);
  // The board and the end card say so.
  if (view.phase === 'over') return null;
  const laying = chosen === undefined ? undefined : layingOf(props.legal, chosen);
  if (chosen !== undefined && (laying !== undefined || soon.has(chosen)))
    return <Laying desk={desk} turning={turning} plan={plan} face={chosen} move={laying} />;
  const others = props.legal.filter((move) => !M.play.is(move) && !M.add.is(move));
  const aside = props.asides.filter((move) => M.rejoin.is(move) || M.sitOut.is(move));
  const all = [...others, ...aside];
  const main = mainOf(desk, all);
  const asked = risky.value;
  if (asked !== undefined && all.includes(asked))
    return (
      <Sure
        sentence={stakeOf(desk, asked) ?? said('stake.moved')}
        label={moveWords(desk, asked)}
        yes={() => turning.act(asked)}
        no={() => {
          risky.value = undefined;
        }}
      />
    );
  return (
    <fieldset class={`cgs-actions${view.phase === 'doing' ? ' cgs-targets' : ''}`}>
      <legend class="visually-hidden">{said('actions')}</legend>
      {chosen !== undefined ? (
        <Chosen desk={desk} face={chosen} can={false} />
      ) : others.length === 0 && props.match !== undefined ? (
        <p class="cgs-waits">{describe(view, names, seat)}</p>
      ) : null}
      {all.map((move) => {
        const about = bringWords(desk, move);
        return (
          <button
            key={move}
            type="button"
            class={classOf(desk, move, move === main)}
            onClick={() => {
              const asks = stakeOf(desk, move) !== undefined || (guard.isResting() && isGrave(desk, move));
              if (asks) risky.value = move;
              else turning.act(move);
            }}
          >
            {moveWords(desk, move)}
            {about === '' ? null : <small>{about}</small>}
          </button>
        );
      })}
    </fieldset>
  );
}

/** What the press itself ends, without asking anybody. */
const endsNow = (desk: Desk, move: Move): boolean =>
  M.agree.is(move) || M.close.is(move) || M.pass.is(move) || isAgreed(desk, move);

/**
 * The main button is what was hinted at; without a hint, one that only goes on, or one that wins what ends: at once
 * rather than if everybody agrees. Never one that loses, or shares the era.
 */
function mainOf(desk: Desk, moves: readonly Move[]): Move | undefined {
  const { values } = desk.props;
  if (values.size > 0) return moves.find((move) => values.has(move));
  const wins = moves.filter((move) => isWon(desk, move) && !isShared(desk, move));
  return moves.find(M.ready.is) ?? wins.find((move) => endsNow(desk, move)) ?? wins[0];
}

function classOf({ props: { values } }: Desk, move: Move, isMain: boolean): string {
  return [
    M.claim.is(move) ? 'house' : M.sitOut.is(move) ? 'out' : '',
    isMain ? 'main' : '',
    values.has(move) ? 'hinted' : '',
  ]
    .filter(Boolean)
    .join(' ');
}
