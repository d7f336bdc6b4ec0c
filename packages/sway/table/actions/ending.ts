/** What ending a phase now would cost. */
import { words } from '@hortus/frame/page/words.ts';
import type { Move } from '@hortus/kernel';
import { givenUpBy } from '../../src/press/index.ts';
import type { Desk } from '../desk.ts';
import { moveWords, sparesNone } from '../says/words.ts';

/** Would ending the phase now lose a life? */
export function losesLife({ view, moves }: Desk, move: Move): boolean {
  const why = givenUpBy(move, view, moves)?.why;
  return why === 'nothing' || why === 'short';
}

/** What would be lost by ending the phase now. */
export function lossWords({ view, moves, cards }: Desk, move: Move): string {
  const { say, list } = words.value;
  const lost = givenUpBy(move, view, moves);
  if (lost === undefined) return '';
  if (lost.why === 'unused') return say('web.sway.finish.unused');
  if (lost.why !== 'open') return say(`web.sway.finish.${lost.why}${sparesNone(view, cards) ? '.last' : ''}`);
  return say('web.sway.finish.open', {
    what: list(lost.sentences.map(([most]) => moveWords(most, cards, view))),
  });
}
