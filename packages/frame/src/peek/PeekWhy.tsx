/** Why a card shown large can't be played now, below it; with its rule once it stays. */
import type { Refusal } from '@hortus/kernel';
import type { Pointing } from '../board/game-table.ts';
import { words } from '../page/words.ts';
import { Clause } from '../parts/Clause.tsx';
import { whyWords } from '../says/told.ts';

interface Props {
  readonly game: string;
  /** What the rules say, or a sentence if they aren't asked, such as about another player's card. */
  readonly refusal: Refusal | string;
  readonly how: Pointing;
  onResize(): void;
}

export function PeekWhy({ game, refusal, how, onResize }: Props) {
  const isSaid = typeof refusal === 'string';
  const clause = isSaid || how !== 'press' ? undefined : refusal.clause;
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing here is sent
    <div class="peek-why" role="group" aria-label={words.value.say('web.why-not')}>
      <p role={how === 'point' ? undefined : 'status'}>
        {isSaid ? refusal : whyWords(words.value, game, refusal)}
      </p>
      {clause === undefined ? null : <Clause game={game} id={clause} onResize={onResize} />}
    </div>
  );
}
