/** What both games bring to the screen. */

import { defineTable } from '@hortus/frame/board/define-table.ts';
import type { GameTable, Opponents, Presets } from '@hortus/frame/board/game-table.ts';
import { plainEnding, plainTelling } from '@hortus/frame/board/plain.ts';
import { words } from '@hortus/frame/page/words.ts';
import type { Json } from '@hortus/kernel';
import type { AbilityName, DeckClauses, DeckRecord, SwayGame } from '../src/index.ts';
import { standingAnswer, waits } from '../src/press/index.ts';
import { guideBook } from '../words/index.ts';
import { order } from './actions/orders.ts';
import { Board } from './Board.tsx';
import { cardsOf, spokenOf } from './cards/deck.ts';
import { Story } from './ending/Story.tsx';
import * as pointer from './motion/pointer.ts';
import { calledInTerms } from './own/called.ts';
import { OwnCards } from './own/OwnCards.tsx';
import { shortDeck } from './own/short-deck.ts';
import { broughtIn } from './own/terms.ts';
import { Emblem } from './panels/Emblem.tsx';
import { describe } from './says/describe.ts';
import { clauseOf, goesOn, inTurn, isPass, isResult, type ToldClauses } from './says/telling.ts';

/** Without a reserve these are played as other cards are, and then they are spent (WA-R-32). */
const isLifeCard = ({ ability }: { readonly ability: string }): boolean =>
  ability === 'ruin' || ability === 'triumph';

/** One of the two games. */
interface Edition {
  readonly game: SwayGame;
  readonly deck: DeckRecord;
  readonly clauses: DeckClauses;
  /** Abilities that a table may agree on for custom cards. */
  readonly custom?: readonly AbilityName[];
  /** The rule by which something is lost, by the event that reports it. */
  readonly told: ToldClauses;
  readonly minutes: Presets['minutes'];
  readonly ratings: Opponents['ratings'];
}

export function swayTable(edition: Edition): GameTable {
  const { game, deck, clauses, custom = [], told, minutes, ratings } = edition;
  return defineTable({
    game,
    hides: true,
    takesBack: false,
    sound: 'card',
    bots: {
      levels: ['beginner', 'novice', 'club', 'strong', 'expert'],
      usual: 'club',
      ratings,
      hints: true,
      resign: true,
      draws: false,
    },
    Board: (props) => <Board {...props} game={game} />,
    describe: (view, names, you, choice) =>
      describe(view, names, you, {
        ...spokenOf(game),
        ...(choice === undefined ? {} : { cards: cardsOf(game, choice.options, names.length) }),
        legal: choice?.legal ?? [],
      }),
    presets: { minutes, quick: () => ({ deck: shortDeck(deck) as unknown as Json }) },
    guide: {
      book: guideBook,
      load: async () => {
        const { guideOf } = await import('./guide/guide.tsx');
        return { guide: guideOf(game) };
      },
    },
    travels: () => import('./motion/travels.ts'),
    // Not in a file of its own: that would change the order of the stylesheets.
    pointer: async () => pointer,
    finale: async () => ({ finale: (await import('./ending/finale.tsx')).finaleOf(game) }),
    plates: {
      Mark: ({ view, seat }) => (
        <Emblem faction={view.sides[seat & 1] ?? ''} factions={deck.factions} first={(seat & 1) === 0} />
      ),
      score: () => undefined,
      gone: () => [],
    },
    telling: {
      ...plainTelling,
      isSmall: isPass,
      isResult,
      goesOn,
      inTurn,
      clauseOf: (happened) => clauseOf(happened, told),
      isIdle: ({ kind }) => kind === 'passed',
      deck(options, seats) {
        const { deck, rules, lives } = cardsOf(game, options, seats);
        const spent = new Set(rules.hasReserve ? [] : lives.filter(isLifeCard).map(({ name }) => name));
        return {
          cards: deck.cards.map(({ name }) => name),
          factions: deck.factions,
          lives: deck.cards.flatMap(({ name }, number) => (spent.has(name) ? [number] : [])),
        };
      },
    },
    ending: {
      ...plainEnding,
      Story: ({ view, names, options }) => <Story view={view} cards={cardsOf(game, options, names.length)} />,
    },
    ownOptions: {
      Fields: (props) => <OwnCards {...props} {...{ game, deck, clauses, custom }} />,
      names: ['abilities'],
      leads: false,
      brought: (options) => broughtIn(options, deck),
      tell: ({ message, path = '' }) =>
        /^(options\.)?(custom|deck)\b/.test(path) ? words.value.say('web.sway.own.faulty') : message,
    },
    called: calledInTerms,
    windows: {
      isOpen: ({ task }) => task === 'window',
      answersItself: (view, legal, how) =>
        view.task === 'window' && standingAnswer(order.value, legal, how) !== undefined,
      handsOver: waits,
    },
  });
}
