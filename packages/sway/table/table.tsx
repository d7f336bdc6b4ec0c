/** What both games bring to the screen. */

import { defineTable } from '@hortus/frame/board/define-table.ts';
import type { GameTable } from '@hortus/frame/board/game-table.ts';
import { words } from '@hortus/frame/page/words.ts';
import type { Game, Json, PackedJson } from '@hortus/kernel';
import type { AbilityName, DeckClauses, DeckRecord, SwayView } from '../src/index.ts';
import { standingAnswer, waits } from '../src/press/index.ts';
import { guideBook } from '../words/index.ts';
import { Board } from './Board.tsx';
import { cardsOf, spokenOf } from './deck.ts';
import { Emblem } from './Emblem.tsx';
import { OwnCards } from './OwnCards.tsx';
import { order } from './orders.ts';
import { Story } from './Story.tsx';
import { shortDeck } from './short-deck.ts';
import { describe } from './words.ts';

const isPass = (told: readonly PackedJson[]): boolean =>
  told.length > 0 && told.every(({ kind }) => kind === 'passed' || kind === 'waived');

const BETWEEN = ['gave', 'unlocked', 'recruited'];

/** A hand that became too full in the rival's turn; what is given up, drawn and recruited after a turn was lost. */
function inTurn(told: readonly PackedJson[]): 'beside' | 'between' | undefined {
  const [first] = told;
  if (first?.kind === 'discarded') return 'beside';
  // The last of a phase of refills: one that an ability allows goes on with the turn.
  const refills = first?.kind === 'draws' && told.some(({ kind }) => kind === 'phase' || kind === 'turn');
  return refills || BETWEEN.includes(first?.kind ?? '') ? 'between' : undefined;
}

/** A turn or round may be won in three ways. */
export interface ToldClauses {
  readonly won: readonly [obstruct: string, plot: string, countdown: string];
  readonly gave: string;
  readonly interrupted: string;
  readonly persuaded: string;
  readonly barred: string;
  /** Where the hand was too full, and where the finale makes hands equal. */
  readonly discarded: readonly [trim: string, equalise: string];
}

/** The gravest of several things that one move caused. */
const GRAVE = ['won', 'gave', 'interrupted', 'persuaded', 'barred', 'discarded'] as const;

function clauseOf(happened: readonly PackedJson[], told: ToldClauses): string | undefined {
  for (const kind of GRAVE) {
    const event = happened.find((one) => one.kind === kind);
    if (event === undefined) continue;
    const clause: string | readonly string[] = told[kind];
    return typeof clause === 'string' ? clause : clause[Number(event.why)];
  }
  return undefined;
}

/** One of the two games. */
interface Edition {
  readonly game: Game;
  readonly deck: DeckRecord;
  readonly clauses: DeckClauses;
  /** Abilities that a table may agree on for cards of its own. */
  readonly custom?: readonly AbilityName[];
  /** The rule by which something is lost, by the event that reports it. */
  readonly told: ToldClauses;
  /** Lives are kept in a reserve. */
  readonly hasReserve: boolean;
  readonly lasts: NonNullable<GameTable['lasts']>;
  readonly ratings: NonNullable<GameTable['ratings']>;
}

export function swayTable(edition: Edition): GameTable {
  const { game, deck, clauses, custom = [], told, hasReserve, lasts, ratings } = edition;
  return defineTable<SwayView>({
    game,
    hides: true,
    takesBack: false,
    hints: true,
    levels: ['beginner', 'novice', 'club', 'strong', 'expert'],
    ratings,
    usual: 'club',
    sound: 'card',
    Board: (props) => <Board {...props} game={game} />,
    describe: (view, names, you) => describe(view, names, you, spokenOf(game)),
    minutes: 2,
    lasts,
    quick: () => ({ deck: shortDeck(deck) as unknown as Json }),
    guide: {
      book: guideBook,
      load: async () => {
        const { guideOf } = await import('./guide.tsx');
        return { guide: guideOf({ game, hasReserve }) };
      },
    },
    travels: () => import('./travels.ts'),
    plates: {
      Mark: ({ view, seat }) => (
        <Emblem faction={view.sides[seat & 1] ?? ''} factions={deck.factions} first={(seat & 1) === 0} />
      ),
    },
    telling: {
      isSmall: isPass,
      inTurn,
      clauseOf: (happened) => clauseOf(happened, told),
      isIdle: ({ kind }) => kind === 'passed',
      deck(options, seats) {
        const { deck } = cardsOf(game, options, seats);
        return { cards: deck.cards.map(({ name }) => name), factions: deck.factions };
      },
    },
    ending: {
      finale: async () => ({ finale: (await import('./finale.tsx')).finaleOf(game) }),
      Story: ({ view, names, options }) => <Story view={view} cards={cardsOf(game, options, names.length)} />,
    },
    ownOptions: {
      Fields: (props) => <OwnCards {...props} {...{ game, deck, clauses, custom }} />,
      names: ['abilities'],
      tell: ({ message, path = '' }) =>
        /^(options\.)?(custom|deck)\b/.test(path) ? words.value.say('web.sway.own.faulty') : message,
    },
    handsOver: waits,
    isWindow: ({ task }) => task === 'window',
    answersItself: (view, legal, how) =>
      view.task === 'window' && standingAnswer(order.value, legal, how) !== undefined,
  });
}
