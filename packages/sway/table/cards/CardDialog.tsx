/** A card shown large: its picture, its lore, what its ability does, and everything that can be done with it. */
import { words } from '@hortus/frame/page/words.ts';
import { Dialog } from '@hortus/frame/parts/Dialog.tsx';
import { cardOfMove } from '../../src/press/index.ts';
import type { Desk } from '../desk.ts';
import { knowers } from '../panels/known.ts';
import { abilityWords, doesWords, moveWords } from '../says/words.ts';
import type { KnownCard } from './deck.ts';
import { Face } from './Face.tsx';

interface Props {
  readonly desk: Desk;
  readonly card: KnownCard;
  close(): void;
}

export function CardDialog({ desk, card, close }: Props) {
  const { say } = words.value;
  const moves = [
    ...(desk.moves.cards.get(card.number) ?? []),
    ...desk.moves.stores.filter((move) => cardOfMove(move) === card.number),
  ];
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
        <Face card={card} cards={desk.cards} faction={desk.faction(card)} size="large" />
        <div class="sway-large-words">
          <p>
            <strong>{say('web.sway.large', { ability: abilityWords(card.power), sway: card.sway })}</strong>
            {faction === undefined ? null : ` · ${faction}`}
            {card.epic ? ` · ${say('web.sway.epic')}` : null}
          </p>
          <p>{doesWords(card.power, desk.cards)}</p>
          {card.epic ? <p>{say('web.sway.epic.does')}</p> : null}
          <Known desk={desk} card={card} />
          {card.lore === '' ? null : <p class="sway-lore visually-hidden">{card.lore}</p>}
        </div>
      </div>
    </Dialog>
  );
}

/** Who knows where the card is, which is what the glasses on it mean. */
function Known({ desk, card }: Omit<Props, 'close'>) {
  const { say } = words.value;
  const { view, seat } = desk;
  for (const zones of [view.ops, view.experience])
    for (const [home, { cards }] of zones.entries()) {
      const seen = cards.find((one) => one.card === card.name);
      if (seen === undefined) continue;
      const who = knowers(desk, seen.known);
      if (home === seat || (zones === view.experience && (home & 1) === ((seat ?? -1) & 1)))
        return who.length === 0 ? null : (
          <p class="sway-known">{say('web.sway.known.own', { who: words.value.list(who) })}</p>
        );
      return <p class="sway-known">{say('web.sway.known.other', { who: desk.names[home] ?? '' })}</p>;
    }
  return null;
}
