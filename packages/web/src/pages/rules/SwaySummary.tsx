/** Genesis and Worlds Asunder on one page: what a turn is, how it is lost, and what every ability does. */
import type { Game } from '@hortus/kernel';
import { ABILITIES } from '@hortus/sway';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { CardFace } from '../../games/sway/CardFace.tsx';
import { cardsOf } from '../../games/sway/deck.ts';
import { Glyph } from '../../games/sway/Glyph.tsx';
import { later } from '../../games/sway/later.ts';
import '../../games/sway/sway.css';
import '../../games/sway/sway-cards.css';
import '../../games/sway/sway-zones.css';
import { tableOf } from '../../games/index.ts';
import { abilityWords, doesWords } from '../../games/sway/words.ts';

export type SwayId = 'genesis' | 'worlds-asunder';

/** Pieces in their order, with the cards shown beside them. */
const PIECES: Readonly<Record<SwayId, Readonly<Record<string, readonly string[]>>>> = {
  genesis: {
    cards: ['First Warden', 'Gale', 'High Pilot'],
    turn: [],
    combo: ['Orchard Mother', 'Still Water'],
    draw: ['Deer Track'],
    battle: ['Boarding Axe', 'Closed Shutters'],
    loss: ['Long Frost', 'Open Gate'],
    finale: [],
    more: [],
  },
  'worlds-asunder': {
    cards: ['First Warden', 'Mother Tree', 'High Pilot'],
    turn: [],
    draw: ['Mended Road'],
    battle: ['Pruning Hook', 'Closed Shutters'],
    round: ['Falling Ember', 'Homecoming Tide'],
    unlock: [],
    hidden: [],
    finale: [],
  },
};

const NO_OPTIONS = {};

export default function SwaySummary({ id }: { readonly id: SwayId }) {
  const [game, load] = useState<Game | undefined>(undefined);
  useEffect(() => {
    // The table brings the deck and its words.
    void tableOf(id).then((table) => load(table?.game));
  }, [id]);
  if (game === undefined) return <p>{words.value.say(`web.rules.${id}.short`)}</p>;
  return (
    <div class="summary-sway">
      <div class="summary-garden">
        {Object.entries(PIECES[id]).map(([piece, shown]) => (
          <Piece key={piece} game={game} base={`web.rules.${id}.${piece}`} shown={shown} />
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
  later.value = game.id === 'worlds-asunder';
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
  const inForce = ABILITIES.filter(
    (_, i) => borne.has(i) || (rules.unlocksAfterLoss > 0 && (rules.unlockable >>> i) & 1),
  );
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
