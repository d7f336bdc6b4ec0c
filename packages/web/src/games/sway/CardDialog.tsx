/** A card shown large: its picture, its lore, what its ability does, and everything that can be done with it. */
import { words } from '../../app/words.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { CardFace } from './CardFace.tsx';
import type { KnownCard } from './deck.ts';
import type { Desk } from './desk.ts';
import { abilityWords, doesWords, moveWords } from './words.ts';

interface Props {
  readonly desk: Desk;
  readonly card: KnownCard;
  close(): void;
}

export function CardDialog({ desk, card, close }: Props) {
  const { say } = words.value;
  const moves = desk.moves.cards.get(card.number) ?? [];
  const faction = desk.cards.deck.factions[card.faction as 0 | 1];
  return (
    <Dialog
      title={card.name}
      onClose={close}
      actions={
        moves.length === 0
          ? undefined
          : moves.map((move, i) => (
              <button
                type="button"
                key={move}
                class={i === 0 ? 'main' : ''}
                onClick={() => {
                  close();
                  desk.play(move);
                }}
              >
                {moveWords(move, desk.cards, desk.view)}
              </button>
            ))
      }
    >
      <div class="sway-large">
        <CardFace card={card} faction={desk.faction(card)} size="large" />
        <div class="sway-large-words">
          <p>
            <strong>{say('web.sway.large', { ability: abilityWords(card.power), sway: card.sway })}</strong>
            {faction === undefined ? null : ` · ${faction}`}
            {card.epic ? ` · ${say('web.sway.epic')}` : null}
          </p>
          <p>{doesWords(card.power)}</p>
          {card.lore === '' ? null : <p class="sway-lore">{card.lore}</p>}
        </div>
      </div>
    </Dialog>
  );
}
