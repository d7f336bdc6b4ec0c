/** What a review says about the moment shown: the turn that comes or has just been made, or the move of a solved game. */
import { words } from '@hortus/frame/page/words.ts';
import type { ReplayModel } from '../model.ts';
import { reviewTurns } from './curve.ts';

export function Verdict({ model }: { readonly model: ReplayModel }) {
  const { reviewing, seq } = model;
  const turns = reviewTurns(model);
  const turn =
    turns.find(({ before }) => before === seq.value) ?? turns.find(({ after }) => after === seq.value);
  if (turn !== undefined) return <p class="verdict turned">{turn.told}</p>;
  if (typeof reviewing.value !== 'object') return null;
  const { review, seqs } = reviewing.value;
  const move = review.moves[seqs.indexOf(seq.value)];
  if (move === undefined) return null;
  return (
    <p class="verdict">
      {words.value.say(move.best.includes(move.move) ? 'web.replay.best' : 'web.replay.fine')}
    </p>
  );
}
