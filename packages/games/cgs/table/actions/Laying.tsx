/** A card that was pressed: what playing it would bring, and the ways to play it; or why that isn't possible now. */
import { words } from '@hortus/frame/page/words.ts';
import { Clause } from '@hortus/frame/parts/Clause.tsx';
import { Icon } from '@hortus/frame/parts/Icon.tsx';
import { whyWords } from '@hortus/frame/says/told.ts';
import type { Move } from '@hortus/kernel';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { designIn } from '../../src/index.ts';
import { type Desk, designOf, layingOf, M, titleOf } from '../desk.ts';
import { passWords } from '../says/bring-words.ts';
import { roleWords } from '../says/explain.ts';
import { ghostWords, isBeyond } from '../says/names.ts';
import { said } from '../says/say.ts';
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

/** Its name, what to know about it, and what can always be done: look at it, or let it be. */
export function Chosen({
  desk,
  face,
  can,
}: {
  readonly desk: Desk;
  readonly face: number;
  readonly can: boolean;
}) {
  const design = designOf(desk, face);
  // Cards for a Solo are played by another move.
  const refusal =
    layingOf(desk.props.legal, face) === undefined ? desk.props.why(M.play.pack(face)) : undefined;
  useLayoutEffect(() => {
    const letGo = ({ key, target }: KeyboardEvent): void => {
      if (key === 'Escape' && (target as Element).closest('dialog, [role=dialog]') === null)
        desk.choose(undefined);
    };
    document.addEventListener('keydown', letGo);
    return () => document.removeEventListener('keydown', letGo);
  }, [face]);
  const why = refusal === undefined ? '' : whyWords(words.value, 'cgs', refusal);
  return (
    <div class="cgs-told">
      <p class="cgs-ghost-words" role="status">
        <b>{titleOf(design)}.</b> {why} {can && why !== '' ? said('plan.later') : ''}{' '}
        {refusal?.clause === undefined || can ? null : <Clause game="cgs" id={refusal.clause} />}
        {can ? `${roleWords(design)} ${ghostWords(desk, face)}` : null}
      </p>
      <button
        type="button"
        class="icon-button"
        aria-label={said('do.large')}
        title={said('do.large')}
        onClick={() => desk.show(designIn(face))}
      >
        <Icon name="look" />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={said('do.not')}
        title={said('do.not')}
        onClick={() => desk.choose(undefined)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

export function Laying({ desk, turning, plan, face, move }: Props) {
  const design = designOf(desk, face);
  const place = useRef<HTMLFieldSetElement>(null);
  // Keyboard users continue here. An effect after the browser paints would come too late: they could press another key first.
  useLayoutEffect(() => {
    if (document.activeElement?.matches('.cgs-slip:focus-visible'))
      place.current?.querySelector<HTMLElement>('button:is(.main, .beyond)')?.focus();
  }, [face]);
  // A Solo is laid whole before its turn ends, so there is nothing to pass yet.
  const stays =
    move !== undefined && (M.add.is(move) || design.card.attributes.globals.get('Roleplay') === 'Solo');
  return (
    <fieldset class="cgs-actions" ref={place}>
      <legend class="visually-hidden">{said('actions')}</legend>
      <Chosen desk={desk} face={face} can />
      {move === undefined ? null : stays ? (
        // A Solo that can't be won would be lost on the spot: it is offered, but not highlighted.
        <button
          type="button"
          class={isBeyond(desk, face) ? 'beyond' : 'main'}
          onClick={() => turning.lay(move)}
        >
          {said(M.add.is(move) ? 'do.add' : 'do.open.solo')}
        </button>
      ) : (
        <>
          <button type="button" class="main" onClick={() => turning.layAndPass(move)}>
            {said('do.play.pass')}
            <small>{passWords(desk, move)}</small>
          </button>
          <button type="button" onClick={() => turning.lay(move)}>
            {said('do.play')}
            <small>{said(design.isAdventure ? 'do.play.opens' : 'do.play.about')}</small>
          </button>
        </>
      )}
      {stays || design.isAdventure || desk.props.manner === 'lesson' ? null : plan.faces.includes(face) ? (
        <button
          type="button"
          onClick={() => {
            plan.drop(face);
            desk.choose(undefined);
          }}
        >
          {said('plan.drop', { card: titleOf(design) })}
        </button>
      ) : (
        <button
          type="button"
          class={move === undefined ? 'main' : ''}
          onClick={() => {
            plan.add(face);
            desk.choose(undefined);
          }}
        >
          {said('plan.add')}
          <small>{said('plan.add.about')}</small>
        </button>
      )}
    </fieldset>
  );
}
