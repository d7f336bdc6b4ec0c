/** Reads the options of a match from any input: the edition's table, and a deck and custom cards as data. */
import {
  type Diagnostic,
  fail,
  type JsonSchema,
  type OptionTable,
  ok,
  optionSchema,
  parseOptionTable,
  REFERENCE_SCHEMA,
  type Result,
} from '@hortus/kernel';
import {
  type DeckClauses,
  MOST_CUSTOM,
  MOST_IN_DECK,
  parseCustomOption,
  parseDeckOption,
  termsOf,
} from '../deck/index.ts';
import type { DeckRecord } from '../state/cards.ts';
import { ABILITIES, MOST_SEATS, MOST_SWAY, type SwayOptions } from '../types.ts';
import { type Composition, resolve } from './rule-set.ts';

export type ParseOptions = (input: unknown, seats: number) => Result<SwayOptions, Diagnostic[]>;

export interface OptionParts {
  readonly options: OptionTable;
  readonly deck: DeckRecord;
  readonly deckClauses: DeckClauses;
  compose(options: SwayOptions): Composition;
  /** Normalises the options, and reports faults that the table can't find. */
  tidy?(options: SwayOptions): Result<SwayOptions, Diagnostic[]>;
}

/** CST-1, CST-2 Everything is known before setup, and a card may have only what the match has in force. */
export const makeParseOptions =
  (parts: OptionParts): ParseOptions =>
  (input, seats) => {
    const { deck: givenDeck, custom: givenCustom, rest } = apart(input);
    const table = parseOptionTable(parts.options, rest);
    const tidied = table.ok ? (parts.tidy?.(table.value as SwayOptions) ?? table) : table;
    if (!tidied.ok) return tidied;
    const options = tidied.value as SwayOptions;
    const terms = termsOf(resolve(parts.compose(options)), parts.deckClauses, seats);
    const deck = givenDeck === undefined ? undefined : parseDeckOption(givenDeck, terms);
    const own = deck?.ok ? deck.value : parts.deck;
    const custom = givenCustom === undefined ? undefined : parseCustomOption(givenCustom, terms, own);
    const faults = [...(deck?.ok === false ? deck.fault : []), ...(custom?.ok === false ? custom.fault : [])];
    if (faults.length > 0) return fail(faults);
    return ok({
      ...options,
      ...(deck?.ok ? { deck: deck.value } : {}),
      ...(custom?.ok && custom.value.length > 0 ? { custom: custom.value } : {}),
    });
  };

/** Separates what the table reads from what it can't; an empty custom list counts as none. */
function apart(input: unknown): {
  readonly deck?: unknown;
  readonly custom?: unknown;
  readonly rest: unknown;
} {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return { rest: input };
  const { deck, custom, ...rest } = input as Record<string, unknown>;
  return { deck: deck ?? undefined, custom: custom ?? undefined, rest };
}

const CARD: JsonSchema = {
  type: 'object',
  required: ['name', 'ability', 'sway'],
  properties: {
    name: { type: 'string' },
    ability: { type: 'string', enum: ABILITIES },
    sway: { type: 'integer', minimum: 1, maximum: MOST_SWAY },
    faction: { type: 'string', description: 'of the deck; neutral without one' },
    epic: { type: 'boolean' },
    recruits: { type: 'string', enum: ABILITIES },
    owner: { type: 'integer', minimum: 0, maximum: MOST_SEATS - 1, description: 'the seat that brings it' },
    lore: { type: 'string' },
  },
  additionalProperties: false,
};

export function makeOptionSchema(table: OptionTable): JsonSchema {
  const schema = optionSchema(table);
  const cards = (most: number): JsonSchema => ({ type: 'array', items: CARD, maxItems: most });
  return {
    ...schema,
    properties: {
      ...(schema.properties as JsonSchema),
      deck: {
        type: 'object',
        description:
          'your own deck in place of the game’s: the deck itself, or the name and hash of its content',
        anyOf: [
          {
            required: ['cards'],
            properties: {
              name: { type: 'string' },
              factions: { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 2 },
              cards: cards(MOST_IN_DECK),
            },
            additionalProperties: false,
          },
          REFERENCE_SCHEMA,
        ],
      },
      custom: { ...cards(MOST_CUSTOM * MOST_SEATS), description: 'custom cards, each with its owner' },
    },
  };
}
