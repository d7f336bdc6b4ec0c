/** What cards can do: the powers and the kinds of adventures of this match. */
import { Dialog } from '@hortus/frame/parts/Dialog.tsx';
import type { Cards } from '../../src/index.ts';
import { bearerWords, powersIn, rolesIn } from '../says/powers.ts';
import { said } from '../says/say.ts';

export function PowersDialog({ cards, close }: { readonly cards: Cards; close(): void }) {
  return (
    <Dialog title={said('powers')} onClose={close}>
      <dl class="cgs-powers">
        {powersIn(cards.designs).map(({ name, text, cards: bearers }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {text} <small>{bearerWords(bearers)}</small>
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
