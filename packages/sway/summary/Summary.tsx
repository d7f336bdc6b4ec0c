/** Genesis and Worlds Asunder on one page: what a turn is, how it is lost, and what every ability does. */

import { learnGame, words } from '@hortus/frame/page/words.ts';
import type { Game } from '@hortus/kernel';
import type { GameWords } from '@hortus/words';
import { useEffect, useState } from 'preact/hooks';
import { ABILITIES } from '../src/index.ts';
import { CardFace } from '../table/CardFace.tsx';
import { cardsOf } from '../table/deck.ts';
import { Glyph } from '../table/Glyph.tsx';
import '../table/sway.css';
import '../table/sway-cards.css';
import '../table/sway-zones.css';
import { abilityWords, doesWords } from '../table/words.ts';

/** Pieces in their order, with the cards shown beside them. */
export type Pieces = Readonly<Record<string, readonly string[]>>;

const NO_OPTIONS = {};

interface SwaySummaryProps {
  readonly game: Game;
  readonly spoken: GameWords;
  readonly pieces: Pieces;
}

export function SwaySummary({ game, spoken, pieces }: SwaySummaryProps) {
  const [ready, come] = useState(false);
  useEffect(() => {
    learnGame(spoken).then(
      () => come(true),
      () => undefined,
    );
  }, [game]);
  if (!ready) return <p>{told(`web.game.${game.id}.about`)}</p>;
  return (
    <div class="summary-sway">
      <div class="summary-garden">
        {Object.entries(pieces).map(([piece, shown]) => (
          <Piece key={piece} game={game} base={`web.rules.${game.id}.${piece}`} shown={shown} />
        ))}
      </div>
      <Abilities game={game} />
    </div>
  );
}

const told = (key: string): string => {
  const found = words.value.find(key);
  return found === undefined ? '' : words.value.say(found);
};

function Piece({
  game,
  base,
  shown,
}: {
  readonly game: Game;
  readonly base: string;
  readonly shown: readonly string[];
}) {
  const cards = cardsOf(game, NO_OPTIONS, 2);
  return (
    <div class="summary-piece">
      {shown.length === 0 ? null : (
        <div class="summary-cards" aria-hidden="true">
          {shown.flatMap((name) => {
            const card = cards.of(name);
            return card === undefined
              ? []
              : [<CardFace key={name} card={card} faction={card.faction as 0 | 1 | 2} />];
          })}
        </div>
      )}
      <div>
        <h3>{told(base)}</h3>
        <p>{told(`${base}.about`)}</p>
      </div>
    </div>
  );
}

/** Those that cards of the deck bear, and those that come into play by unlocking. */
function Abilities({ game }: { readonly game: Game }) {
  const cards = cardsOf(game, NO_OPTIONS, 2);
  const { rules, deck } = cards;
  const borne = new Set(deck.cards.map(({ ability }) => ability));
  const inForce = ABILITIES.filter((_, i) => borne.has(i) || (rules.unlockable >>> i) & 1);
  return (
    <>
      <h3>{words.value.say('web.rules.sway.abilities')}</h3>
      <dl class="summary-list summary-abilities">
        {inForce.map((ability) => (
          <div key={ability}>
            <dt>
              <Glyph of={ability} /> {abilityWords(ability)}
            </dt>
            <dd>{doesWords(ability, cards)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
