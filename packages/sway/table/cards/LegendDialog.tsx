/** What every ability does, one tap away. */
import { words } from '@hortus/frame/page/words.ts';
import { Dialog } from '@hortus/frame/parts/Dialog.tsx';
import type { Cards } from './deck.ts';
import { Legend } from './Legend.tsx';

export function LegendDialog({ cards, close }: { readonly cards: Cards; close(): void }) {
  const { say } = words.value;
  return (
    <Dialog title={say('web.sway.legend.title')} onClose={close}>
      <p class="soft">{say('web.sway.legend.about')}</p>
      {cards.deck.cards.some(({ epic }) => epic) ? (
        <p>
          <span class="sway-epic" aria-hidden="true" /> {say('web.sway.epic.does')}
        </p>
      ) : null}
      <Legend cards={cards} class="sway-legend" />
    </Dialog>
  );
}
