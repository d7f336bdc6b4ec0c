/** Custom cards at a new table: typed in or read from a file, checked as you type, shown as they will look. */

import { words } from '@hortus/frame/page/words.ts';
import { AbilityFields } from './AbilityFields.tsx';
import { CustomField } from './CustomField.tsx';
import { DeckField } from './DeckField.tsx';
import { broughtIn, type OwnProps, termsFor } from './terms.ts';
import '../styles/index.css';

export function OwnCards(props: OwnProps) {
  const { say } = words.value;
  const hasOwn = Object.keys(broughtIn(props.options.value, props.deck)).length > 0;
  return (
    <details class="more own-cards" open={hasOwn}>
      <summary>{say('web.sway.own')}</summary>
      <div class="more-fields">
        {props.custom.length === 0 ? null : <AbilityFields {...props} />}
        <CustomField {...props} />
        <DeckField {...props} />
        {hasOwn && termsFor(props) === undefined ? (
          <p class="own-waiting" role="status">
            {say('web.sway.own.unread')}
          </p>
        ) : null}
      </div>
    </details>
  );
}
