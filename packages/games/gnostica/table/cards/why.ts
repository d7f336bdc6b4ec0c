/** Why a thing can't be used now: the rules are asked about the move that was probably meant. */
import type { BoardProps } from '@hortus/frame/board/game-table.ts';
import { copyState, type Move, type Refusal } from '@hortus/kernel';
import { type GnosticaState, gnostica, type View } from '../../src/index.ts';
import { agreedActor, likelyMeant, type Thing } from '../../src/press/index.ts';
import type { Choice } from '../use-choice.ts';

/** Undefined if nothing like it is refused. */
export function refusedMove(
  props: BoardProps<View, GnosticaState>,
  { question, pressed }: Choice,
  thing: Thing,
): Move | undefined {
  const { view, seat, world } = props;
  if (seat === undefined || view.phase === 'over') return undefined;
  const actor = pressed.choosing.picked.actor ?? agreedActor(question.moves);
  const why = (one: Move): Refusal | undefined =>
    world === undefined ? props.why(one) : gnostica.judge(copyState(world), seat, one);
  return likelyMeant({ view, seat, thing, actor, why });
}
