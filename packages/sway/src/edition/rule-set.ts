/**
 * What an edition is composed of: the abilities in force and what may be done with them, the course of play, facts of its
 * rulebook, and what the players have chosen. Together they are every row of *Differences* in the Worlds Asunder ledger.
 */
import { invariant, type Seat } from '@hortus/kernel';
import type { Ability } from '../abilities/ability.ts';
import { deedOf } from '../abilities/deeds.ts';
import type { FinaleStep } from '../phases/finale.ts';
import type { Loss } from '../phases/loss.ts';
import type { OwnAct } from '../phases/own-turn.ts';
import { byPhase, type Phase } from '../phases/phase.ts';
import { ABILITY, type AbilityName } from '../types.ts';
import type { SwayState } from './rules.ts';

/** How play proceeds, as values that the rules run (`phases/course.ts` has them all). */
export interface Course {
  /** The phases before the first turn, and those of a turn. */
  readonly setup: readonly Phase[];
  readonly turn: readonly Phase[];
  /** Whether a turn goes straight to its plot. */
  readonly skipsObstruct: (state: SwayState, seat: Seat) => boolean;
  /** What the seat that engages may do besides engaging and finishing, in listed order. */
  readonly ownTurn: readonly OwnAct[];
  /** Steps after a successful obstruction with the destiny empty. */
  readonly finale: readonly FinaleStep[];
  /** What the loser of a turn or round gives up. */
  readonly loss: Loss;
  /** The phases between a loss and the loser's turn. */
  readonly afterLoss: readonly Phase[];
}

/** The rulebook's numbers and yes-or-no facts; rules ask for them by these names. */
export interface Facts {
  /** Lives and recruits go to the reserve; otherwise to the experience. */
  readonly hasReserve: boolean;
  readonly hasExperience: boolean;
  readonly experienceHidden: boolean;
  /** One experience per team; otherwise one per seat. */
  readonly experienceShared: boolean;
  /** Custom cards go to the destiny like all others; otherwise they wait in the void, lives included. */
  readonly customToDestiny: boolean;
  /** A refill with more than 7 cards discards down to 7, and a full refill is written without its number. */
  readonly refillTrims: boolean;
  /** Time limits are per phase; otherwise per turn. */
  readonly clockByPhase: boolean;
  /** The most an epic card can add; 0 if there are none. */
  readonly epicCap: number;
}

/**
 * Of the abilities in force: those that maven and replication may name, those that may be unlocked, and those
 * whose cards aren't recruited after setup.
 */
interface SetsOfAbilities<Set> {
  readonly nameable: Set;
  readonly unlockable: Set;
  readonly unrecruited: Set;
}

export interface Composition extends SetsOfAbilities<readonly AbilityName[]> {
  readonly abilities: readonly Ability[];
  readonly course: Course;
  readonly facts: Facts;
  readonly chosen: Chosen;
}

/** What players agree on before the deal. */
export interface Chosen {
  /** Picks per seat at setup. */
  readonly draftPicks: number;
  /** Announced abilities carry the rights of battle and rescue too. */
  readonly unlockRights: boolean;
  readonly recruitable: boolean;
  /** The limit of turns without a card taken from the destiny or a unit won; 0 for none. */
  readonly idleCap: number;
  readonly overtimeFinishes: boolean;
  /** How far below 7 the opening refill of the first seat stops. */
  readonly openingShort: number;
}

/** What follows from a composition, in the form that rules ask for. Sets of abilities: bit = index in ABILITIES. */
export interface Resolved
  extends Chosen,
    SetsOfAbilities<number>,
    Facts,
    Pick<Course, 'skipsObstruct' | 'ownTurn' | 'finale' | 'loss' | 'afterLoss'> {
  /** Every phase by its number; undefined if the course doesn't have it. */
  readonly phases: readonly (Phase | undefined)[];
  /** The set of abilities in force. */
  readonly abilities: number;
  /** A countdown is won at the first success; otherwise at the last obstruction. */
  readonly countdownWinsEarly: boolean;
  readonly hidingOptional: boolean;
  /** Strike bars cards brought to ops in any way, not only drawn ones, and experience cards. */
  readonly strikeFromOpsOnly: boolean;
}

export const setOfAbilities = (names: readonly AbilityName[]): number =>
  names.reduce((set, name) => set | (1 << ABILITY[name]), 0);

/** One flat object written field by field, so that both games run through the same hidden class. */
export function resolve(composition: Composition): Resolved {
  const { abilities, course, facts, chosen } = composition;
  const named = (name: AbilityName) => abilities.find((one) => one.name === name)?.deeds;
  const countdown = deedOf(abilities.find(({ deeds }) => deedOf(deeds, 'countdown'))?.deeds, 'countdown');
  const hide = deedOf(named('sabotage'), 'hide');
  const strike = deedOf(named('strike'), 'any');
  invariant(
    hide === undefined || (hide.executed === true) === course.turn.some(({ name }) => name === 'reveal'),
    'hidden cards are executed in the reveal phase',
  );
  return {
    hasReserve: facts.hasReserve,
    hasExperience: facts.hasExperience,
    experienceHidden: facts.experienceHidden,
    experienceShared: facts.experienceShared,
    customToDestiny: facts.customToDestiny,
    refillTrims: facts.refillTrims,
    clockByPhase: facts.clockByPhase,
    epicCap: facts.epicCap,
    draftPicks: chosen.draftPicks,
    unlockRights: chosen.unlockRights,
    nameable: setOfAbilities(composition.nameable),
    unlockable: setOfAbilities(composition.unlockable),
    unrecruited: setOfAbilities(composition.unrecruited),
    recruitable: chosen.recruitable,
    idleCap: chosen.idleCap,
    overtimeFinishes: chosen.overtimeFinishes,
    openingShort: chosen.openingShort,
    abilities: setOfAbilities(abilities.map(({ name }) => name)),
    phases: byPhase([
      ...course.setup,
      ...course.turn,
      ...course.finale.map(({ phase }) => phase),
      ...course.afterLoss,
    ]),
    skipsObstruct: course.skipsObstruct,
    ownTurn: course.ownTurn,
    finale: course.finale,
    loss: course.loss,
    afterLoss: course.afterLoss,
    countdownWinsEarly: countdown?.wins === 'first',
    hidingOptional: hide?.must !== true,
    strikeFromOpsOnly: strike?.from === 'ops',
  };
}
