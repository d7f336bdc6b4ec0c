/** Why a card shown large can't be played now, below it; with its rule once it stays. */
import type { Refusal } from '@hortus/kernel';
import type { Pointing } from '../board/game-table.ts';
import { words } from '../page/words.ts';
import { Clause } from '../parts/Clause.tsx';
import { whyWords } from '../says/told.ts';

interface Props {
  readonly game: string;
  readonly refusal: Refusal;
  readonly how: Pointing;
  onResize(): void;
}

export const PeekWhy = ({ game, refusal, how, onResize }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: nothing here is sent
  <div class="peek-why" role="group" aria-label={words.value.say('web.why-not')}>
    <p role={how === 'point' ? undefined : 'status'}>{whyWords(words.value, game, refusal)}</p>
    {refusal.clause === undefined || how !== 'press' ? null : (
      <Clause game={game} id={refusal.clause} onResize={onResize} />
    )}
  </div>
);
