/** What cards can do: the powers and the kinds of adventures of this match. */
import { words } from '@hortus/frame/page/words.ts';
import { Dialog } from '@hortus/frame/parts/Dialog.tsx';
import type { Cards } from '../../src/index.ts';
import { powersIn, rolesIn } from '../says/powers.ts';
import { said } from '../says/say.ts';

/** As many as a line holds. */
const MOST_NAMED = 3;

export function PowersDialog({ cards, close }: { readonly cards: Cards; close(): void }) {
  const { list } = words.value;
  return (
    <Dialog title={said('powers')} onClose={close}>
      <dl class="cgs-powers">
        {powersIn(cards.designs).map(({ name, text, cards: bearers }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {text}{' '}
              <small>
                {said(bearers.length > MOST_NAMED ? 'powers.on.more' : 'powers.on', {
                  cards: list(bearers.slice(0, MOST_NAMED)),
                })}
              </small>
            </dd>
          </div>
        ))}
      </dl>
      <h3>{said('powers.roles')}</h3>
      <ul class="bare">
        {rolesIn(cards.designs).map((role) => (
          <li key={role}>{role}</li>
        ))}
      </ul>
    </Dialog>
  );
}
