/** What a solver says about the move just shown, once a review has been requested. */
import { words } from '@hortus/frame/page/words.ts';
import type { ReplayModel } from '../model.ts';
import { turnWords } from './turn-words.ts';

export function Verdict({ model }: { readonly model: ReplayModel }) {
  const { reviewing, seq } = model;
  if (typeof reviewing.value !== 'object') return null;
  const { review, seqs } = reviewing.value;
  const index = seqs.indexOf(seq.value);
  const move = review.moves[index];
  if (move === undefined) return null;
  if (review.turns.includes(index))
    return <p class="verdict turned">{turnWords(model, reviewing.value, index)}</p>;
  return (
    <p class="verdict">
      {words.value.say(move.best.includes(move.move) ? 'web.replay.best' : 'web.replay.fine')}
    </p>
  );
}
