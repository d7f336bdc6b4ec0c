/** Genesis and Worlds Asunder on one page: what a turn is, how it is lost, and what every ability does. */

import { learnGame, words } from '@hortus/frame/page/words.ts';
import type { Game } from '@hortus/kernel';
import type { GameWords } from '@hortus/words';
import { useEffect, useState } from 'preact/hooks';
import { cardsOf } from '../table/cards/deck.ts';
import { Face } from '../table/cards/Face.tsx';
import { Legend } from '../table/cards/Legend.tsx';
import '../table/styles/index.css';

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
      <div class="summary-parts">
        {Object.entries(pieces).map(([piece, shown]) => (
          <Piece key={piece} game={game} base={`web.rules.${game.id}.${piece}`} shown={shown} />
        ))}
      </div>
      <h3>{words.value.say('web.rules.sway.abilities')}</h3>
      <Legend cards={cardsOf(game, NO_OPTIONS, 2)} class="summary-list summary-abilities" />
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
              : [
                  <Face
                    key={name}
                    card={card}
                    cards={cards}
                    faction={card.faction as 0 | 1 | 2}
                    size="medium"
                  />,
                ];
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
