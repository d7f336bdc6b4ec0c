/** A card in a zone: whether it can be pressed, chosen to come next, or marked to go. */
import { words } from '@hortus/frame/page/words.ts';
import type { AbilityName, CardView } from '../../src/index.ts';
import { isRecruiting, leaveOf, onlyStores } from '../../src/press/index.ts';
import { CardButton } from '../cards/CardButton.tsx';
import type { KnownCard } from '../cards/deck.ts';
import type { Desk } from '../desk.ts';
import { cardWords } from '../says/words.ts';
import { isLife, knowers, knownTo } from './known.ts';

interface CardProps {
  readonly desk: Desk;
  readonly card: KnownCard;
  readonly seen?: CardView;
  readonly size?: 'small' | 'medium';
  /** It is in one of the reader's zones, or in the reader's hand. */
  readonly own?: 'zone' | 'hand';
  /** Who has it, if not the reader; undefined if nobody does. */
  readonly who?: string | undefined;
  /** What else there is to say about it in this place. */
  readonly note?: string | undefined;
  /** The abilities it can be played as from this place, if not its own. */
  readonly as?: readonly AbilityName[] | undefined;
}

export function ZoneCard({ desk, card, seen, size = 'medium', own, who, note, as }: CardProps) {
  const { say } = words.value;
  const open = desk.moves.cards.has(card.number);
  const leaves = leaveOf(desk.moves, card.number) !== undefined;
  const goes = leaves && desk.leaving.marked.includes(card.number);
  const place = own === 'hand' ? desk.queued(card) : undefined;
  const next = own === 'hand' && desk.canQueue(card);
  const stores = onlyStores(desk, card.number);
  const notes = [
    cardWords(card, desk.cards),
    seen?.marked === true ? say('web.sway.marked') : '',
    seen?.fresh === true ? say('web.sway.fresh') : '',
    seen === undefined ? '' : knownTo(desk, seen.known, 'label'),
    place === undefined ? '' : say('web.sway.queued', { place }),
  ].filter((part) => part !== '');
  const label = notes.join(', ');
  return (
    <CardButton
      desk={desk}
      card={card}
      size={size}
      label={
        leaves
          ? label
          : open
            ? say(stores ? 'web.sway.can.store' : 'web.sway.can', { card: label })
            : next
              ? say('web.sway.next', { card: label })
              : label
      }
      open={open || next}
      marks={`${desk.isNew(card.name) ? 'last' : ''} ${seen?.marked === true ? 'marked' : ''} ${next || stores ? 'next' : ''} ${leaves ? 'leaves' : ''} ${goes ? 'goes' : ''}`}
      pressed={leaves ? goes : undefined}
      badge={
        goes
          ? '×'
          : place !== undefined
            ? String(place)
            : own !== 'hand' && isLife(desk, card)
              ? 'life'
              : own !== undefined && seen !== undefined && knowers(desk, seen.known).length > 0
                ? 'seen'
                : undefined
      }
      as={as}
      press={() => desk.press(card)}
      home={own !== undefined && (open || next)}
      asks={own !== undefined || isRecruiting(desk.view)}
      whose={who === undefined ? say('web.sway.whose.void') : say('web.sway.whose.held', { who })}
      note={
        [note ?? '', seen === undefined ? '' : knownTo(desk, seen.known, 'sentence')]
          .filter(Boolean)
          .join(' ') || undefined
      }
    />
  );
}
