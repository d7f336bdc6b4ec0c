/** Cards of the deck in use, and tables over them: sets as ints, so that rules use masks instead of single cards. */
import { addMember, type Seat } from '@hortus/kernel';
import { COVERT, FIGHTING, INTERRUPTING, isAmong, LIVES, UNASKED } from '../abilities/sets.ts';
import { ABILITIES, ABILITY, type AbilityName, BY, BY_OF, MOST_CARDS, MOST_SWAY, SET } from '../types.ts';

/** A card as data: what decks, options and files hold. */
export interface CardRecord {
  readonly name: string;
  readonly ability: AbilityName;
  readonly sway: number;
  /** A faction of the deck; neutral cards have none, and custom cards name their owner instead. */
  readonly faction?: string;
  readonly epic?: boolean;
  readonly recruits?: AbilityName;
  /** The seat that brings a custom card. */
  readonly owner?: Seat;
  readonly lore?: string;
}

export interface DeckRecord {
  readonly name: string;
  readonly factions: readonly [string, string];
  readonly cards: readonly CardRecord[];
}

/** 0 and 1 are the deck's factions, then neutral cards, then custom cards of side 0 and side 1. */
export const NEUTRAL = 2;
export const CUSTOM = 3;

export interface Card {
  readonly name: string;
  readonly ability: number;
  readonly sway: number;
  readonly faction: 0 | 1 | 2 | 3 | 4;
  readonly epic: boolean;
  /** The recruitable: ability + 1, or 0. */
  readonly recruits: number;
  readonly owner?: Seat;
  readonly lore: string;
}

export interface Deck {
  readonly cards: readonly Card[];
  readonly factions: readonly [string, string];
  /** By card. */
  readonly ability: Uint8Array;
  readonly sway: Uint8Array;
  readonly faction: Uint8Array;
  readonly epic: Uint8Array;
  readonly recruits: Uint8Array;
  /** Sets of SET ints: at ability × SET, at faction × SET, at n × SET for sway up to n. */
  readonly ofAbility: Int32Array;
  readonly ofFaction: Int32Array;
  readonly swayUpTo: Int32Array;
  /** What a way of paying reaches, at by × SET. */
  readonly payableBy: Int32Array;
  /** What a side's zones may hold, at (faction of side 0 × 2 + side) × SET. */
  readonly holdable: Int32Array;
  /** Sets by what abilities do (abilities/sets.ts). */
  readonly fighting: Int32Array;
  readonly covert: Int32Array;
  readonly interrupting: Int32Array;
  readonly lives: Int32Array;
  readonly officialLives: Int32Array;
  /** Cards that came with the deck; with a recruitable; all. */
  readonly official: Int32Array;
  readonly recruiters: Int32Array;
  readonly all: Int32Array;
}

/** GEN-CRD-1, WA-CRD-1. */
export function makeDeck(cards: readonly Card[], factions: readonly [string, string]): Deck {
  const setOf = (test: (card: Card) => boolean): Int32Array => setsOf(1, (card) => test(card));
  const setsOf = (count: number, test: (card: Card, set: number) => boolean): Int32Array => {
    const ints = new Int32Array(count * SET);
    for (let set = 0; set < count; set++)
      cards.forEach((card, i) => {
        if (test(card, set)) addMember(ints, set * SET, i);
      });
    return ints;
  };
  const column = (value: (card: Card) => number): Uint8Array => {
    const values = new Uint8Array(MOST_CARDS);
    cards.forEach((card, i) => {
      values[i] = value(card);
    });
    return values;
  };
  return {
    cards,
    factions,
    ability: column((card) => card.ability),
    sway: column((card) => card.sway),
    faction: column((card) => card.faction),
    epic: column((card) => (card.epic ? 1 : 0)),
    recruits: column((card) => card.recruits),
    ofAbility: setsOf(ABILITIES.length, (card, ability) => card.ability === ability),
    ofFaction: setsOf(5, (card, faction) => card.faction === faction),
    swayUpTo: setsOf(MOST_SWAY + 1, (card, most) => card.sway <= most),
    payableBy: setsOf(BY.length, isPayableBy),
    holdable: setsOf(4, (card, set) => {
      const side = set & 1;
      return (
        card.faction === NEUTRAL || card.faction === (side ^ (set >> 1)) || card.faction === CUSTOM + side
      );
    }),
    fighting: setOf(({ ability }) => isAmong(FIGHTING, ability)),
    covert: setOf(({ ability }) => isAmong(COVERT, ability)),
    interrupting: setOf(({ ability }) => isAmong(INTERRUPTING, ability)),
    lives: setOf(isLife),
    officialLives: setOf((card) => isLife(card) && card.faction < CUSTOM),
    official: setOf((card) => card.faction < CUSTOM),
    recruiters: setOf((card) => card.recruits > 0),
    all: setOf(() => true),
  };
}

const isLife = ({ ability }: Card): boolean => isAmong(LIVES, ability);

/** VIS-1 within the budget; VAL-2 valor only; RES-2 rescue only; everything else pays for any card. */
function isPayableBy({ ability, sway }: Card, by: number): boolean {
  if (by >= BY_OF.vision1 && by <= BY_OF.vision6) return sway <= by - BY_OF.vision1 + 1;
  if (by === BY_OF.valor) return ability === ABILITY.valor;
  return by !== BY_OF.rescue || isAmong(UNASKED, ability);
}
