/** Custom cards at a new table: typed in or read from a file, checked as you type, shown as they will look. */

import { words } from '@hortus/frame/page/words.ts';
import { AbilityFields } from './AbilityFields.tsx';
import { CustomField } from './CustomField.tsx';
import { DeckField } from './DeckField.tsx';
import { isShortDeck } from './short-deck.ts';
import type { OwnProps } from './terms.ts';
import '../styles/sway.css';
import '../styles/sway-cards.css';
import '../styles/sway-zones.css';

export function OwnCards(props: OwnProps) {
  const { say } = words.value;
  const { custom, deck } = props.options.value;
  const hasOwn = custom !== undefined || (deck !== undefined && !isShortDeck(deck, props.deck));
  return (
    <details class="more own-cards" open={hasOwn}>
      <summary>{say('web.sway.own')}</summary>
      <div class="more-fields">
        {props.custom.length === 0 ? null : <AbilityFields {...props} />}
        <CustomField {...props} />
        <DeckField {...props} />
      </div>
    </details>
  );
}
