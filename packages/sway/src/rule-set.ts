/**
 * What an edition is composed of: the abilities in force, the course of play as lists of phases, and the values of the
 * rest. Together they are every row of *Differences* in the Worlds Asunder ledger.
 */
import type { Ability } from './abilities/ability.ts';
import { deedOf } from './abilities/deeds.ts';
import { ABILITY, type AbilityName, PHASE } from './types.ts';

/** The order of play where the editions differ. */
export interface Course {
  /** What the turning seat may do besides engaging: reserve to ops; experience to ops, marked; a card to the experience
   *  at the end of a plot. */
  readonly ownTurn: readonly ('bring' | 'recall' | 'store')[];
  /** With the destiny empty, after an obstruction that succeeded: the experience to ops; more cards than others go. */
  readonly finale: readonly ('gather' | 'equalise')[];
  /** What the loser of a turn or round gives up: a card of the reserve, or a life from any zone. */
  readonly loss: 'reserve' | 'life';
  /** What everybody is asked before the loser turns. */
  readonly afterLoss: readonly ('refill' | 'recruit' | 'unlock')[];
}

export interface Composition {
  readonly abilities: readonly Ability[];
  readonly course: Course;
  readonly values: RuleSet;
}

export interface RuleSet {
  /** Lives and recruits go to the reserve, else to the experience. */
  readonly hasReserve: boolean;
  readonly hasExperience: boolean;
  readonly experienceHidden: boolean;
  /** By team, else by seat. */
  readonly experienceShared: boolean;
  /** Else custom cards wait in the void. */
  readonly customToDestiny: boolean;
  /** By the compulsory recruiting. */
  readonly customLivesTaken: boolean;
  /** N picks a seat at setup. */
  readonly draftPicks: number;
  /** After setup. */
  readonly recruitsLives: boolean;
  /** Cards that let their player recruit. */
  readonly recruitsRecruiters: boolean;
  /** To 7 or not at all, else any number. */
  readonly refillWhole: boolean;
  /** A refill above 7 costs the cards above 7. */
  readonly refillTrims: boolean;
  /** Else by turn. */
  readonly clockByPhase: boolean;
  /** Obstruct: the rival's timeline empty; else the first turn of the game only. */
  readonly skipsWhenEmpty: boolean;
  /** What an epic card counts at most; 0: no epic cards. */
  readonly epicCap: number;
  /** Rights of battle and rescue hold for announced abilities. */
  readonly unlockRights: boolean;
  /** Sets of abilities, bit = index in ABILITIES: that maven and replication may name; that may be unlocked. */
  readonly nameable: number;
  readonly unlockable: number;
  readonly recruitable: boolean;
  /** Turns without a card taken from the destiny or a unit won; 0: none. */
  readonly idleCap: number;
  readonly overtimeFinishes: boolean;
  /** How far below 7 the opening refill of the first seat stops. */
  readonly openingShort: number;
}

/** What follows from abilities and course, in the form that rules ask for. */
export interface Resolved extends RuleSet {
  /** Set of the abilities in force. */
  readonly abilities: number;
  readonly bringsReserve: boolean;
  readonly recallsExperience: boolean;
  readonly storesAfterPlot: boolean;
  readonly losesLife: boolean;
  /** Steps in order, as indices of FINALE. */
  readonly finaleSteps: readonly number[];
  /** Numbers of phases in order. */
  readonly afterLoss: readonly number[];
  /** A countdown is won at the first success, else at the last obstruction. */
  readonly countdownWinsEarly: boolean;
  readonly hidingOptional: boolean;
  readonly executesRevealed: boolean;
  readonly strikeFromOpsOnly: boolean;
  /** Brought to ops in any way, else drawn. */
  readonly strikeBarsBrought: boolean;
}

export const FINALE = ['gather', 'equalise'] as const;

export const setOfAbilities = (names: readonly AbilityName[]): number =>
  names.reduce((set, name) => set | (1 << ABILITY[name]), 0);

/** One flat object written field by field, so that both games run through the same hidden class. */
export function resolve({ abilities, course, values }: Composition): Resolved {
  const named = (name: AbilityName) => abilities.find((one) => one.name === name)?.deeds;
  const countdown = deedOf(abilities.find(({ deeds }) => deedOf(deeds, 'countdown'))?.deeds, 'countdown');
  const hide = deedOf(named('sabotage'), 'hide');
  const strike = deedOf(named('strike'), 'any');
  return {
    hasReserve: values.hasReserve,
    hasExperience: values.hasExperience,
    experienceHidden: values.experienceHidden,
    experienceShared: values.experienceShared,
    customToDestiny: values.customToDestiny,
    customLivesTaken: values.customLivesTaken,
    draftPicks: values.draftPicks,
    recruitsLives: values.recruitsLives,
    recruitsRecruiters: values.recruitsRecruiters,
    refillWhole: values.refillWhole,
    refillTrims: values.refillTrims,
    clockByPhase: values.clockByPhase,
    skipsWhenEmpty: values.skipsWhenEmpty,
    epicCap: values.epicCap,
    unlockRights: values.unlockRights,
    nameable: values.nameable,
    unlockable: values.unlockable,
    recruitable: values.recruitable,
    idleCap: values.idleCap,
    overtimeFinishes: values.overtimeFinishes,
    openingShort: values.openingShort,
    abilities: setOfAbilities(abilities.map(({ name }) => name)),
    bringsReserve: course.ownTurn.includes('bring'),
    recallsExperience: course.ownTurn.includes('recall'),
    storesAfterPlot: course.ownTurn.includes('store'),
    losesLife: course.loss === 'life',
    finaleSteps: course.finale.map((step) => FINALE.indexOf(step)),
    afterLoss: course.afterLoss.map((phase) => PHASE[phase]),
    countdownWinsEarly: countdown?.wins === 'first',
    hidingOptional: hide?.must !== true,
    executesRevealed: hide?.executed === true,
    strikeFromOpsOnly: strike?.from === 'ops',
    strikeBarsBrought: strike?.from === 'ops',
  };
}
