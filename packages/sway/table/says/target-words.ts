/** What to press where an ability waits for it: a lit card of a timeline doesn't say what it is lit for, and an answer that is enough isn't over yet. */
import { words } from '@hortus/frame/page/words.ts';
import type { SwayView } from '../../src/index.ts';
import {
  answersEnough,
  answersNothing,
  type ByThing,
  has,
  isSentence,
  leadOf,
  M,
  room,
} from '../../src/press/index.ts';

/** Undefined if only cards to play and buttons are waiting. */
export function targetWords(view: SwayView, moves: ByThing): string | undefined {
  const { say } = words.value;
  const { places, cards, others } = moves;
  const { mine, theirs } = leadOf(view);
  const on = [...places.values()].flat();
  const named = on.find(M.name.is);
  if (named !== undefined) {
    const card = view.engaged[M.name.get.index(named)]?.card;
    return say('web.sway.asks.name', { card: card ?? say('web.sway.face-down') });
  }
  if (on.some(M.persuade.is)) {
    if (view.phase !== 'obstruct' || answersNothing(view))
      return say('web.sway.asks.persuade.plot', { mine });
    return say(answersEnough(view) ? 'web.sway.asks.persuade.enough' : 'web.sway.asks.persuade', {
      mine,
      theirs,
    });
  }
  const isOpen = others.some(isSentence) || has(moves, 'recruit');
  if (view.task === 'none' && isOpen && answersEnough(view) && !answersNothing(view))
    return say('web.sway.asks.obstruct.enough.open', { mine, theirs });
  const stores = view.task === 'none' && [...cards.values()].flat().some(M.send.is);
  if (!stores || room(view) !== 0) return undefined;
  return say(view.phase === 'obstruct' ? 'web.sway.asks.send.first.answer' : 'web.sway.asks.send.first');
}
