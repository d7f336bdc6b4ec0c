/** Knowledge as play can produce it: of hidden cards only, and never contrary to the truth. */
import { hasBit, hasMember } from '@hortus/kernel';
import type { SwayState } from '../edition/rules.ts';
import { insidersOf, nookOf, nooksOf, sureOf, TABLE, VIEWERS } from '../state/knowledge.ts';
import { at } from '../state/layout.ts';
import type { Must } from './check.ts';
import { cardName, nookName } from './names.ts';

export function checkKnowledge(state: SwayState, must: Must): void {
  const { ints, rules } = state;
  for (let card = 0; card < rules.deck.cards.length; card++) {
    if (!hasMember(ints, at.knownCards, card)) continue;
    const name = cardName(rules.deck, card);
    const nook = nookOf(state, card);
    must(nook !== undefined, 'known', `${name} is not hidden`);
    if (nook === undefined) continue;
    const isOpen = nook >= 4 && nook < 8 && !rules.experienceHidden;
    must(!isOpen, 'known', `${name} lies in an open experience`);
    const sure = sureOf(state, card);
    const insiders = insidersOf(state, nook);
    for (let viewer = 0; viewer < VIEWERS; viewer++) {
      const nooks = nooksOf(state, card, viewer);
      if (nooks === 0 || (viewer >= rules.seats && viewer !== TABLE)) continue;
      must(!hasBit(sure, viewer), 'trace', `${name} is known to somebody and looked for by the same`);
      const sees = hasBit(insiders, viewer);
      must(sees || hasBit(nooks, nook), 'trace', `${name} lies elsewhere: ${nookName(nook)}`);
    }
  }
}
