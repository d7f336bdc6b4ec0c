/**
 * What an edition is composed of: the abilities in force and what may be done with them, the course of play, where cards
 * lie, and what the players have chosen. Together they are every row of *Differences* in the Worlds Asunder ledger.
 */
import type { Ability } from './abilities/ability.ts';
import { deedOf } from './abilities/deeds.ts';
import { ABILITY, type AbilityName, PHASE } from './types.ts';

/** The order of play where the editions differ. */
export interface Course {
  /** An obstruction is skipped with nothing to answer, or in the first turn of the game only. */
  readonly skipsObstruct: 'unopposed' | 'first-turn';
  /** What the turning seat may do besides engaging: reserve to ops; experience to ops, marked; a card to the experience
   *  at the end of a plot. */
  readonly ownTurn: readonly ('bring' | 'recall' | 'store')[];
  /** With the destiny empty, after an obstruction that succeeded: the experience to ops; more cards than others go. */
  readonly finale: readonly ('gather' | 'equalise')[];
  /** What the loser of a turn or round gives up: a card of the reserve, or a life from any zone. */
  readonly loss: 'reserve' | 'life';
  /** What everybody is asked before the loser's turn. */
  readonly afterLoss: readonly ('refill' | 'recruit' | 'unlock')[];
  /** A refill draws any number up to 7; where it trims, one above 7 costs the cards above it. */
  readonly refill: 'any' | 'trims';
  /** What a time limit is for. */
  readonly limit: 'turn' | 'phase';
}

/** Where cards lie where the editions differ. */
export interface Places {
  /** Where lives and recruits go. */
  readonly home: 'reserve' | 'experience';
  /** Whose an experience is, and who sees its faces; undefined where nobody has one. */
  readonly experience: { readonly of: 'seat' | 'team'; readonly faces: 'hidden' | 'open' } | undefined;
  /** Custom cards wait in the void, their lives too; or they are dealt with like all others. */
  readonly custom: 'void' | 'dealt';
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
  /** What an epic card counts at most; 0 where there are none. */
  readonly epicCap: number;
  readonly course: Course;
  readonly places: Places;
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
export interface Resolved extends Chosen, SetsOfAbilities<number>, Pick<Composition, 'epicCap'> {
  /** Lives and recruits go to the reserve, else to the experience. */
  readonly hasReserve: boolean;
  readonly hasExperience: boolean;
  readonly experienceHidden: boolean;
  /** By team, else by seat. */
  readonly experienceShared: boolean;
  /** Their lives by the compulsory recruiting; else custom cards wait in the void. */
  readonly customToDestiny: boolean;
  /** A refill above 7 costs the cards above 7, and one to the full is written without its number. */
  readonly refillTrims: boolean;
  /** Else by turn. */
  readonly clockByPhase: boolean;
  /** Obstruct: the rival's timeline empty; else the first turn of the game only. */
  readonly skipsWhenEmpty: boolean;
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
  /** And not with a card brought to ops in any way; else not with one drawn. */
  readonly strikeFromOpsOnly: boolean;
}

export const FINALE = ['gather', 'equalise'] as const;

export const setOfAbilities = (names: readonly AbilityName[]): number =>
  names.reduce((set, name) => set | (1 << ABILITY[name]), 0);

/** One flat object written field by field, so that both games run through the same hidden class. */
export function resolve(composition: Composition): Resolved {
  const { abilities, course, places, chosen } = composition;
  const named = (name: AbilityName) => abilities.find((one) => one.name === name)?.deeds;
  const countdown = deedOf(abilities.find(({ deeds }) => deedOf(deeds, 'countdown'))?.deeds, 'countdown');
  const hide = deedOf(named('sabotage'), 'hide');
  const strike = deedOf(named('strike'), 'any');
  return {
    hasReserve: places.home === 'reserve',
    hasExperience: places.experience !== undefined,
    experienceHidden: places.experience?.faces !== 'open',
    experienceShared: places.experience?.of === 'team',
    customToDestiny: places.custom === 'dealt',
    draftPicks: chosen.draftPicks,
    refillTrims: course.refill === 'trims',
    clockByPhase: course.limit === 'phase',
    skipsWhenEmpty: course.skipsObstruct === 'unopposed',
    epicCap: composition.epicCap,
    unlockRights: chosen.unlockRights,
    nameable: setOfAbilities(composition.nameable),
    unlockable: setOfAbilities(composition.unlockable),
    unrecruited: setOfAbilities(composition.unrecruited),
    recruitable: chosen.recruitable,
    idleCap: chosen.idleCap,
    overtimeFinishes: chosen.overtimeFinishes,
    openingShort: chosen.openingShort,
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
  };
}
