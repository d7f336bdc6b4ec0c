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
  /** With the destiny empty, after an obstruction that succeeded. */
  readonly finale: readonly FinaleStep[];
  /** What the loser of a turn or round gives up. */
  readonly loss: Loss;
  /** The phases from there to the loser's turn. */
  readonly afterLoss: readonly Phase[];
}

/** What is a number or a yes or no in a rulebook: rules ask for it by these names. */
export interface Facts {
  /** Lives and recruits go to the reserve, else to the experience. */
  readonly hasReserve: boolean;
  readonly hasExperience: boolean;
  readonly experienceHidden: boolean;
  /** By team, else by seat. */
  readonly experienceShared: boolean;
  /** Custom cards are dealt with like all others; else they wait in the void, their lives too. */
  readonly customToDestiny: boolean;
  /** A refill above 7 costs the cards above 7, and one to the full is written without its number. */
  readonly refillTrims: boolean;
  /** A time limit is for a phase, else for a turn. */
  readonly clockByPhase: boolean;
  /** What an epic card counts at most; 0 where there are none. */
  readonly epicCap: number;
}

/** Of the abilities in force: those that maven and replication may name; that may be unlocked; whose cards are not
 *  recruited after setup. */
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
  /** N picks a seat at setup. */
  readonly draftPicks: number;
  /** Rights of battle and rescue hold for announced abilities. */
  readonly unlockRights: boolean;
  readonly recruitable: boolean;
  /** Turns without a card taken from the destiny or a unit won; 0: none. */
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
  /** Every phase of the course by its number; undefined where it has none. */
  readonly phases: readonly (Phase | undefined)[];
  /** Set of the abilities in force. */
  readonly abilities: number;
  /** A countdown is won at the first success, else at the last obstruction. */
  readonly countdownWinsEarly: boolean;
  readonly hidingOptional: boolean;
  /** And not with a card brought to ops in any way; else not with one drawn. */
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
