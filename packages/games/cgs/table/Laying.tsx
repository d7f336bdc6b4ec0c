/** The card about to be played: what it would bring, and how to play it; outside your turn, how to plan it. */
import { words } from '@hortus/frame/page/words.ts';
import { whyWords } from '@hortus/frame/says/told.ts';
import type { Move } from '@hortus/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { designIn } from '../src/index.ts';
import { type Desk, designOf, M, titleOf } from './desk.ts';
import { roleWords } from './explain.ts';
import { ghostWords } from './names.ts';
import { said } from './say.ts';
import type { Plan } from './use-plan.ts';
import type { Turning } from './use-turning.ts';

interface Props {
  readonly desk: Desk;
  readonly turning: Turning;
  readonly plan: Plan;
  readonly face: number;
  /** Undefined while it is somebody else's turn, or a special round is open. */
  readonly move: Move | undefined;
}

/** Why it can't be laid yet. */
function whyLater({ props }: Desk, face: number): string {
  const refusal = props.why(M.play.pack(face));
  return refusal === undefined ? '' : `${whyWords(words.value, 'cgs', refusal)} ${said('plan.later')}`;
}

export function Laying({ desk, turning, plan, face, move }: Props) {
  const design = designOf(desk, face);
  const place = useRef<HTMLFieldSetElement>(null);
  // Keyboard users continue here.
  useEffect(() => {
    if (document.activeElement?.matches('.cgs-slip:focus-visible'))
      place.current?.querySelector<HTMLElement>('button.main')?.focus();
  }, [face]);
  // A Solo is laid whole before its turn ends, so there is nothing to pass yet.
  const stays =
    move !== undefined && (M.add.is(move) || design.card.attributes.globals.get('Roleplay') === 'Solo');
  return (
    <fieldset class="cgs-actions" ref={place}>
      <legend class="visually-hidden">{said('actions')}</legend>
      <p class="cgs-ghost-words" role="status">
        <b>{titleOf(design)}.</b> {move === undefined ? whyLater(desk, face) : ''} {roleWords(design)}{' '}
        {ghostWords(desk, face)}
      </p>
      {move === undefined ? null : stays ? (
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
          class={move === undefined ? 'main' : ''}
          onClick={() => {
            plan.add(face);
            desk.choose(undefined);
          }}
        >
          {said('plan.add')}
        </button>
      )}
      <button type="button" class="cgs-look" onClick={() => desk.show(designIn(face))}>
        {said('do.large')}
      </button>
      <button type="button" class="quiet" onClick={() => desk.choose(undefined)}>
        {said('do.not')}
      </button>
    </fieldset>
  );
}
