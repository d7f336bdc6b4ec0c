/** A state without a game, for tests of the functions that change it. */
import { addMember, hasMember, type Rng, type Seat } from '@hortus/kernel';
import { deckOf } from '../deck/index.ts';
import type { Composition, Resolved } from '../edition/rule-set.ts';
import { makeRules, type SwayState } from '../edition/rules.ts';
import * as course from '../phases/course.ts';
import type { DeckRecord } from '../state/cards.ts';
import { addUnseen, putUnder } from '../state/destiny.ts';
import { at, NONE, size } from '../state/layout.ts';
import { addExperience, addOps, addReserve } from '../state/zones.ts';
import { ABILITIES, MOST_CARDS, type SwayOptions } from '../types.ts';
import { TEST_DECK } from './decks.ts';

/** Everything that can be in force together, without the abilities' own code. */
export const EVERYTHING: Composition = {
  abilities: [],
  nameable: ABILITIES,
  unlockable: [],
  unrecruited: [],
  course: {
    setup: [course.opening],
    turn: [course.obstruct, course.plot],
    skipsObstruct: course.unopposed,
    ownTurn: [course.bring, course.recall, course.store],
    finale: [course.gather, course.equalise],
    loss: course.reserveCard,
    afterLoss: [course.giving, course.refill],
  },
  facts: {
    hasReserve: true,
    hasExperience: true,
    experienceHidden: true,
    experienceShared: false,
    customToDestiny: false,
    refillTrims: false,
    clockByPhase: false,
    epicCap: 20,
  },
  chosen: {
    draftPicks: 0,
    unlockRights: false,
    recruitable: true,
    idleCap: 0,
    overtimeFinishes: false,
    openingShort: 0,
  },
};

const OPTIONS: SwayOptions = { first: 'a', faction: 'first', overtime: 'lose', house: '' };

export interface Bare {
  readonly set?: Partial<Resolved>;
  readonly seats?: number;
  readonly deck?: DeckRecord;
}

/** Nothing is anywhere yet; side 0 plays the first faction. */
export function bareState({ set, seats = 2, deck = TEST_DECK }: Bare = {}): SwayState {
  const made = makeRules(EVERYTHING, deckOf(deck), OPTIONS, seats, {});
  const rules = { ...made, abilities: (1 << ABILITIES.length) - 1, ...set };
  const state = { ints: new Int32Array(size), rules };
  for (const none of [
    at.loser,
    at.trimFrom,
    at.quitter,
    at.winner,
    at.ruin,
    at.ruin + 1,
    at.triumph,
    at.triumph + 1,
  ])
    state.ints[none] = NONE;
  return state;
}

export function cardNamed(state: SwayState, name: string): number {
  const card = state.rules.deck.cards.findIndex((one) => one.name === name);
  if (card < 0) throw new Error(`no card is named ${name}`);
  return card;
}

export const nameOf = (state: SwayState, card: number): string =>
  state.rules.deck.cards[card]?.name ?? `card ${card}`;

/** Names of the cards in a set. */
export function namesIn(state: SwayState, set: number): string[] {
  const names: string[] = [];
  for (let card = 0; card < MOST_CARDS; card++)
    if (hasMember(state.ints, set, card)) names.push(nameOf(state, card));
  return names;
}

type Place =
  | 'unseen'
  | 'under'
  | 'void'
  | 'marked'
  | `ops ${Seat}`
  | `experience ${number}`
  | `reserve ${number}`;

/** Lays cards by name: `lay(state, 'ops 0', 'Rope', 'Cart')`. Marked cards lie in the turning seat's ops. */
export function lay(state: SwayState, place: Place, ...names: readonly string[]): void {
  const [zone, owner] = place.split(' ');
  for (const card of names.map((name) => cardNamed(state, name))) {
    if (zone === 'unseen') addUnseen(state, card);
    else if (zone === 'under') putUnder(state, card);
    else if (zone === 'void') addMember(state.ints, at.void, card);
    else if (zone === 'ops') addOps(state, Number(owner), card);
    else if (zone === 'experience') addExperience(state, Number(owner), card);
    else if (zone === 'reserve') addReserve(state, Number(owner), card);
    else {
      addOps(state, state.ints[at.turn], card);
      addMember(state.ints, at.marked, card);
      state.ints[at.markedCount]++;
    }
  }
}

/** Luck given in advance; the last number repeats for ever. */
export const scripted = (...numbers: readonly number[]): Rng => {
  let asked = 0;
  return {
    below: (n) => Math.min(numbers[Math.min(asked++, numbers.length - 1)] ?? 0, n - 1),
    shuffle: () => undefined,
  };
};
