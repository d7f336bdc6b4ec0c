/**
 * The end of Genesis and Worlds Asunder: the strongest cards of the line that the other side couldn't match, and the
 * lives the winner has left.
 */
import type { Ended, Finale, LastTurn } from '@hortus/frame/board/finale.ts';
import { words } from '@hortus/frame/page/words.ts';
import type { Game, PackedJson } from '@hortus/kernel';
import { eventWords, whoIs } from '@hortus/words';
import { PHASES, type SwayView, WON_WHY } from '../../src/index.ts';
import { livesIn } from '../../src/press/index.ts';
import { type Cards, cardsOf, factionOf, type KnownCard } from '../cards/deck.ts';
import { Face } from '../cards/Face.tsx';
import { Emblem } from '../panels/Emblem.tsx';
import '../styles/finale.css';
import { HEART } from '../panels/heart.ts';
import { said } from '../says/words.ts';

const MOST_SHOWN = 3;

const find = (told: readonly PackedJson[], kind: string): PackedJson | undefined =>
  told.find((event) => event.kind === kind);

/** The winners' line as it lies at the end, the strongest first. */
function strongest({ engaged, end }: SwayView, cards: Cards): readonly KnownCard[] {
  return engaged
    .flatMap(({ seat, card }) => ((seat & 1) === end?.winner && card !== null ? [cards.of(card)] : []))
    .filter((card) => card !== undefined)
    .sort((one, other) => other.sway - one.sway);
}

interface ArtProps {
  readonly view: SwayView;
  readonly cards: Cards;
}

function Art({ view, cards }: ArtProps) {
  const winner = view.end?.winner;
  if (winner !== 0 && winner !== 1)
    return (
      <div class="sway-end-cards">
        {view.sides.map((faction, side) => (
          <div class="sway-end-emblem" key={faction}>
            <Emblem factions={cards.deck.factions} faction={faction} first={side === 0} />
          </div>
        ))}
      </div>
    );
  const { left, all } = livesIn(view, winner, cards.lives, cards.rules.hasReserve);
  const shown = view.quit === null ? strongest(view, cards).slice(0, MOST_SHOWN) : [];
  return (
    <div class="sway-end">
      {shown.length === 0 ? (
        <div class="sway-end-emblem">
          <Emblem factions={cards.deck.factions} faction={view.sides[winner] ?? ''} first={winner === 0} />
        </div>
      ) : (
        <div class="sway-end-cards">
          {shown.map((card, nth) => (
            <div class="sway-end-card" key={card.number} style={{ '--nth': nth - (shown.length - 1) / 2 }}>
              <Face
                card={card}
                cards={cards}
                faction={factionOf(card, view.sides, cards.deck)}
                size="small"
              />
            </div>
          ))}
        </div>
      )}
      <div class="sway-end-lives">
        {Array.from({ length: all }, (_, i) => (
          <svg
            key={i}
            class={i < left ? '' : 'lost'}
            viewBox="0 0 24 24"
            focusable="false"
            aria-hidden="true"
          >
            <path d={HEART} />
          </svg>
        ))}
      </div>
    </div>
  );
}

/** The last attack, from its first card on. */
function lastTurn(game: Game, { view, entries, cast, options }: Ended<SwayView>): LastTurn | undefined {
  const at = entries.findLastIndex(({ told }) => find(told, 'won') !== undefined);
  const won = find(entries[at]?.told ?? [], 'won');
  // Nobody wins the turn in which a player leaves.
  if (won === undefined || view.quit !== null || view.end?.winner === null) {
    const last = entries.findLast(({ told }) => find(told, 'engaged') !== undefined);
    const engaged = find(last?.told ?? [], 'engaged');
    if (last === undefined || engaged === undefined) return undefined;
    return { from: last.seq - 1, told: eventWords(words.value, game.id, engaged, cast), isOnlyLast: true };
  }
  const before = entries.slice(0, at);
  const attack = before.findLast(({ told }) =>
    told.some(({ kind, phase }) => kind === 'phase' && PHASES[Number(phase)] === 'plot'),
  );
  const from = attack?.seq ?? 0;
  const compared = find(entries[at]?.told ?? [], 'compared');
  const [card] = strongest(view, cardsOf(game, options, cast.names.length));
  const side = Number(won.side);
  const winners = cast.names.filter((_, seat) => (seat & 1) === side);
  const you = cast.you !== undefined && (cast.you & 1) === side;
  const who = winners.length === 1 ? whoIs(cast, side) : { who: words.value.list(winners), you };
  const totals = { attack: Number(compared?.theirs), answer: Number(compared?.mine) };
  const why = WON_WHY[Number(won.why)];
  if (why === 'countdown' && compared !== undefined) {
    const key = `web.${game.id}.end.countdown${cast.you === undefined || you ? '' : '.yours'}`;
    return { from, told: said(key, '', { ...who, ...totals }) };
  }
  if (why !== 'obstruct' || compared === undefined || card === undefined)
    return { from, told: eventWords(words.value, game.id, won, cast) };
  return { from, told: words.value.say('web.sway.end.stood', { ...who, ...totals, card: card.name }) };
}

export const finaleOf = (game: Game): Finale<SwayView> => ({
  Art: ({ view, options, cast }) => <Art view={view} cards={cardsOf(game, options, cast.names.length)} />,
  lastTurn: (ended) => lastTurn(game, ended),
});
