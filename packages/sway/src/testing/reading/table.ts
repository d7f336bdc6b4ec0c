/**
 * The rules implemented a second time, card by card, with sets and lists: slow and plain, to play along with the
 * engine. It takes names, decks and settings from the engine, but none of the rules.
 */
import type { Seat } from '@hortus/kernel';
import type { Rules } from '../../edition/rules.ts';
import { ABILITIES, type AbilityName, type PhaseName, type SwayView, type Task } from '../../types.ts';

export type Cards = Set<number>;

/** GEN-DEF-5, WA-DEF-4 Nobody draws beyond this many ops cards. */
export const MOST_HELD = 7;

/** A card in a timeline. */
export interface Laid {
  readonly card: number;
  readonly seat: Seat;
  /** Announced or named. */
  as: AbilityName | undefined;
  hidden: boolean;
  readonly doubled: boolean;
  naming: boolean;
  /** When it was laid, counted over the game. */
  readonly order: number;
}

/** A permission or a sentence of an executed ability; `drawn` once the first part of "X and then Y" is done. */
export interface Right {
  readonly of: AbilityName | 'plain';
  /** What is left of a vision, or an enlist's limit. */
  readonly sway: number;
  readonly drawn: boolean;
}

export interface Reading {
  readonly rules: Rules;
  /** The faction of side 0. */
  readonly faction: number;
  readonly first: Seat;
  phase: PhaseName;
  task: Task;
  asked: Seat;
  turn: Seat;
  turns: number;
  idle: number;
  /** Questions settled so far in a phase that asks seats in order. */
  steps: number;
  /** Cards engaged in this plot. */
  plotted: number;
  loser: Seat | undefined;
  finale: boolean;
  /** What is left of the finale step. */
  ahead: ('experience' | 'equalise')[];
  /** The plotter has acted, so the next seat has to be asked. */
  owed: boolean;
  trims: Seat[];
  readonly unseen: Cards;
  readonly under: number[];
  readonly looked: number[];
  mayTake: boolean;
  readonly void: Cards;
  readonly ops: readonly Cards[];
  readonly experience: readonly Cards[];
  readonly reserve: readonly Cards[];
  readonly marked: Cards;
  /** Cards brought by abilities in this phase. */
  readonly fresh: Cards;
  strike: 'none' | 'open' | 'on';
  line: Laid[];
  rights: Right[];
  readonly barred: Set<Seat>;
  readonly waived: Set<Seat>;
  countdowns: { readonly side: number; readonly left: number }[];
  readonly unlocked: readonly Set<AbilityName>[];
  readonly tales: readonly { ruin: Laid | undefined; triumph: Laid | undefined }[];
  end: { readonly winner: number | null; readonly why: readonly string[] } | undefined;
  engagedSoFar: number;
  /** Cards that the engine took from the destiny in this move. */
  luck: number[];
}

/** From the view of everything, after setup. */
export function readFrom(rules: Rules, view: SwayView): Reading {
  const { cards, factions } = rules.deck;
  const numbers = (names: readonly string[]): Cards =>
    new Set(names.map((name) => cards.findIndex((card) => card.name === name)));
  const held = (zones: SwayView['ops']): Cards[] =>
    zones.map((zone) => numbers(zone.cards.map(({ card }) => card)));
  return {
    rules,
    faction: factions.indexOf(view.sides[0]),
    first: view.first,
    phase: view.phase,
    task: 'none',
    asked: view.asked ?? 0,
    turn: view.turn,
    turns: view.turns,
    idle: view.idle,
    steps: view.steps,
    plotted: 0,
    loser: undefined,
    finale: false,
    ahead: [],
    owed: false,
    trims: [],
    unseen: numbers(view.destiny.cards ?? []),
    under: [],
    looked: [],
    mayTake: false,
    void: numbers(view.void),
    ops: held(view.ops),
    experience: held(view.experience),
    reserve: view.reserve.map(numbers),
    marked: new Set(),
    fresh: new Set(),
    strike: 'none',
    line: [],
    rights: [],
    barred: new Set(),
    waived: new Set(),
    countdowns: [],
    unlocked: view.unlocked.map((names) => new Set(names)),
    tales: [0, 1].map(() => ({ ruin: undefined, triumph: undefined })),
    end: undefined,
    engagedSoFar: 0,
    luck: [],
  };
}

export const sideOf = (seat: Seat): number => seat % 2;
export const nextOf = ({ rules }: Reading, seat: Seat, places = 1): Seat => (seat + places) % rules.seats;
export const abilityOf = ({ rules }: Reading, card: number): AbilityName =>
  ABILITIES[rules.deck.cards[card].ability];
export const swayOf = ({ rules }: Reading, card: number): number => rules.deck.cards[card].sway;
export const isLife = (table: Reading, card: number): boolean =>
  ['ruin', 'triumph'].includes(abilityOf(table, card));

/** ZON-7 Neutral or own; a custom card belongs to its owner's side. */
export function mayHold({ rules, faction }: Reading, side: number, card: number): boolean {
  const { faction: of, owner } = rules.deck.cards[card];
  if (owner !== undefined) return sideOf(owner) === side;
  return of === 2 || (side === 0 ? of === faction : of === 1 - faction);
}

/** The owner of a seat's experience: in Worlds Asunder the team. */
export const homeOf = ({ rules }: Reading, seat: Seat): number =>
  rules.experienceShared ? sideOf(seat) : seat;
export const destinyOf = ({ unseen, under, looked }: Reading): number =>
  unseen.size + under.length + looked.length;
export const isCombo = ({ phase }: Reading): boolean => ['obstruct', 'plot', 'reveal'].includes(phase);

/** The turning seat, in a reveal the one before it. */
export const engagerOf = (table: Reading): Seat =>
  table.phase === 'reveal' ? nextOf(table, table.turn, table.rules.seats - 1) : table.turn;

export const lineOf = ({ line }: Reading, side: number): Laid[] =>
  line.filter(({ seat }) => sideOf(seat) === side);
const counts = (table: Reading, laid: Laid, ability: AbilityName): boolean =>
  laid.as === ability || abilityOf(table, laid.card) === ability;
const fights = (table: Reading, laid: Laid): boolean =>
  counts(table, laid, 'battle') || counts(table, laid, 'warfare');

/** BAT-2, WAR-2, COV-2 to COV-4: would a card of this ability be kept out of the seat's timeline? */
export function isKeptOut(table: Reading, seat: Seat, ability: AbilityName): boolean {
  const own = lineOf(table, sideOf(seat));
  if (ability === 'covert') return own.some((laid) => fights(table, laid));
  if (ability !== 'battle' && ability !== 'warfare') return false;
  return table.barred.has(seat) || own.some((laid) => counts(table, laid, 'covert'));
}

/** END-1, R-72 */
export const endures = (table: Reading, laid: Laid): boolean =>
  !laid.hidden && !laid.doubled && counts(table, laid, 'endurance');

/** PER-1, R-65 */
export const persuadable = (table: Reading, seat: Seat): Laid[] =>
  lineOf(table, 1 - sideOf(seat)).filter((laid) => !endures(table, laid));

/** CRD-5, EPI-1, EPI-2 */
export function totalOf(table: Reading, side: number): number {
  const line = lineOf(table, side);
  let total = 0;
  for (const { card, doubled } of line) {
    total += swayOf(table, card) * (doubled ? 2 : 1);
    if (table.rules.deck.cards[card].epic) total += Math.min(line.length, table.rules.epicCap);
  }
  return total;
}

/** WA-R-89, WA-R-128 In the shared zones and in this seat's own ops. */
export const livesOf = (table: Reading, seat: Seat): number[] =>
  [
    ...table.experience[homeOf(table, seat)],
    ...table.ops[seat],
    ...lineOf(table, sideOf(seat)).map(({ card }) => card),
  ].filter((card) => isLife(table, card));

/** DEF-15, WA-DEF-16 to WA-DEF-18 */
export const recruitsFor = (table: Reading, seat: Seat): number[] =>
  [...table.void].filter(
    (card) =>
      mayHold(table, sideOf(seat), card) &&
      (table.rules.hasReserve || (!isLife(table, card) && abilityOf(table, card) !== 'enlist')),
  );
