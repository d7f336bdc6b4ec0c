/** A deck as content: its canonical text is the deck's file in JSON, one card per line, so it can be opened and uploaded again. */
import { type ContentKind, fail, ok } from '@hortus/kernel';
import { type DeckTerms, finishDeck } from './check.ts';
import { makeDeckJson, readDeckValue } from './value.ts';

/** The terms for every deck; whether a match has its abilities in force is checked when the match is made. */
const ANY_MATCH: DeckTerms = { abilities: -1, epic: true, recruitable: true, clauses: {} };

export const DECK_CONTENT: ContentKind = {
  write(value, path) {
    const deck = finishDeck(readDeckValue(value, path), ANY_MATCH);
    return deck.ok ? ok({ name: deck.value.name, text: makeDeckJson(deck.value) }) : deck;
  },
  read(text) {
    try {
      return ok(JSON.parse(text) as unknown);
    } catch {
      return fail([{ code: 'not-a-deck', message: 'this content is not a deck', path: 'options.deck' }]);
    }
  },
};
