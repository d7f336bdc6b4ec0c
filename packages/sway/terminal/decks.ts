/** Decks of Genesis and Worlds Asunder for a terminal: read, checked, written, printed. */
import { CARD_FORMS, type CardForm, formOf } from '@hortus/cards';
import { PAPERS, type Paper } from '@hortus/cards/face';
import type { Game, Seat } from '@hortus/kernel';
import type { Decks } from '@hortus/kit';
import { gameKey, type Params } from '@hortus/words';
import { printDeck, sentenceOf } from '../face/index.ts';
import {
  ABILITY,
  type CardRecord,
  DEEDS,
  type DeckRecord,
  type DeckTerms,
  keepsCustomOut,
  makeCustomFile,
  makeDeckFile,
  parseCustom,
  parseDeck,
  type SwayState,
  termsOf,
} from '../src/index.ts';

const CUSTOM_WAITS =
  'the custom cards stay in the void: nobody can recruit them unless recruits is at least 1 (--recruits 2)';

interface Edition {
  readonly game: Game;
  readonly deck: DeckRecord;
  readonly clauses: Parameters<typeof termsOf>[1];
  /** Options under which all cards and abilities are in force. */
  readonly everything: unknown;
  /** Cards are drawn as in the later of the two games. */
  readonly later: boolean;
}

interface Read {
  readonly deck: DeckRecord;
  readonly custom: readonly CardRecord[] | undefined;
}

export function swayDecks(edition: Edition): Decks {
  const { game, deck, later } = edition;
  return {
    forms: CARD_FORMS,
    papers: Object.keys(PAPERS),
    own: { deck, custom: undefined } satisfies Read,
    read(text, file, custom, owner) {
      const form = formOf(text, file);
      return custom ? readCustom(edition, text, form, owner) : readDeck(edition, text, form);
    },
    option: (cards) => (cards as Read).custom ?? (cards as Read).deck,
    warn(options, seats) {
      const parsed = game.parseOptions(options, seats);
      const custom = parsed.ok
        ? (parsed.value as { readonly custom?: readonly unknown[] }).custom
        : undefined;
      if (!parsed.ok || custom === undefined) return [];
      return keepsCustomOut((game.create(parsed.value, seats) as SwayState).rules) ? [CUSTOM_WAITS] : [];
    },
    write(cards, form) {
      const { custom, deck: own } = cards as Read;
      return custom === undefined
        ? makeDeckFile(own, form as CardForm)
        : makeCustomFile(custom, form as CardForm);
    },
    print(cards, { paper, backs, words }) {
      const { deck: own, custom } = cards as Read;
      const { able } = rulesOf(edition);
      const said = (key: string, code: string, params: Params = {}): string => {
        const known = gameKey(words, game.id, key) ?? words.find(`web.sway.${key}`);
        return known === undefined ? code : words.say(known, params);
      };
      return printDeck(own, {
        language: 'en',
        paper: paper as Paper,
        backs,
        later,
        ...(custom === undefined ? {} : { cards: custom }),
        words: {
          ability: (ability) => said(`ability.${ability}`, ability),
          does: (ability) =>
            sentenceOf(able[ABILITY[ability]]?.deeds ?? DEEDS[ability], (key, params) =>
              said(`deed.${key}`, '', params),
            ),
          neutral: 'neutral',
          epic: 'epic',
          recruits: (ability) => `recruits ${said(`ability.${ability}`, ability)}`,
          of: (seat) => `of ${seat}`,
        },
      });
    },
  };
}

function readCustom(edition: Edition, text: string, form: CardForm, owner: Seat) {
  const { deck } = edition;
  const cards = parseCustom(text, termsFor(edition), { form, deck, owner });
  return cards.ok ? { ok: true as const, value: { deck, custom: cards.value } satisfies Read } : cards;
}

function readDeck(edition: Edition, text: string, form: CardForm) {
  const deck = parseDeck(text, termsFor(edition), form);
  return deck.ok
    ? { ok: true as const, value: { deck: deck.value, custom: undefined } satisfies Read }
    : deck;
}

const termsFor = (edition: Edition): DeckTerms => termsOf(rulesOf(edition), edition.clauses);

/** With everything in force: whether a table agrees is checked when the table is made. */
function rulesOf({ game, everything }: Edition): SwayState['rules'] {
  const all = game.parseOptions(everything, 2);
  if (!all.ok) throw new Error('the options of the game are refused');
  return (game.create(all.value, 2) as SwayState).rules;
}
