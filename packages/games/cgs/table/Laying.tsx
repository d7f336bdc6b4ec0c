/** The card that is about to be laid: what it would bring, and how to lay it. */
import type { Move } from '@hortus/kernel';
import { designIn } from '../src/index.ts';
import { type Desk, designOf, M } from './desk.ts';
import { ghostWords, said } from './names.ts';
import type { Plan } from './use-plan.ts';
import type { Turning } from './use-turning.ts';

interface Props {
  readonly desk: Desk;
  readonly turning: Turning;
  readonly plan: Plan;
  readonly face: number;
  readonly move: Move;
}

export function Laying({ desk, turning, plan, face, move }: Props) {
  const design = designOf(desk, face);
  // A Solo is laid whole before its turn ends, so there is nothing to pass yet.
  const stays = M.add.is(move) || design.card.attributes.globals.get('Roleplay') === 'Solo';
  return (
    <fieldset class="cgs-actions">
      <legend class="visually-hidden">{said('actions')}</legend>
      <p class="cgs-ghost-words" role="status">
        {ghostWords(desk, face)}
      </p>
      {stays ? (
        <button type="button" class="main" onClick={() => turning.lay(move)}>
          {said(M.add.is(move) ? 'do.add' : 'do.open.solo')}
        </button>
      ) : (
        <>
          <button type="button" class="main" onClick={() => turning.layAndPass(move)}>
            {said('do.play.pass')}
          </button>
          <button type="button" onClick={() => turning.lay(move)}>
            {said('do.play')}
          </button>
        </>
      )}
      {stays || design.isAdventure || desk.props.manner === 'lesson' ? null : (
        <button
          type="button"
          onClick={() => {
            plan.add(face);
            desk.choose(undefined);
          }}
        >
          {said('plan.add')}
        </button>
      )}
      <button type="button" onClick={() => desk.show(designIn(face))}>
        {said('do.large')}
      </button>
      <button type="button" class="quiet" onClick={() => desk.choose(undefined)}>
        {said('do.not')}
      </button>
    </fieldset>
  );
}
