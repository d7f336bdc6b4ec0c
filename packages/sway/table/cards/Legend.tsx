/** Every ability with its sign and what it does: those on cards of the deck, and those that can be unlocked. */
import { hasBit } from '@hortus/kernel';
import { ABILITIES } from '../../src/index.ts';
import { abilityWords, doesWords } from '../says/words.ts';
import type { Cards } from './deck.ts';
import { Glyph } from './Glyph.tsx';

interface Props {
  readonly cards: Cards;
  readonly class: string;
}

export function Legend({ cards, class: name }: Props) {
  const { rules, deck } = cards;
  const borne = new Set(deck.cards.map(({ ability }) => ability));
  const inForce = ABILITIES.filter((_, i) => borne.has(i) || hasBit(rules.unlockable, i));
  return (
    <dl class={name}>
      {inForce.map((ability) => (
        <div key={ability}>
          <dt>
            <Glyph of={ability} /> {abilityWords(ability)}
          </dt>
          <dd>{doesWords(ability, cards)}</dd>
        </div>
      ))}
    </dl>
  );
}
