/** What a match never changes: the rule set resolved, deck, options, seats. */
import type { State } from '@hortus/kernel';
import type { Ability, Act } from './abilities/ability.ts';
import type { Deck } from './cards.ts';
import type { Clauses } from './refusals.ts';
import type { RuleSet } from './rule-set.ts';
import type { SwayOptions } from './types.ts';

export interface Rules extends RuleSet {
  readonly seats: number;
  readonly deck: Deck;
  readonly options: SwayOptions;
  /** By ability; undefined where it is not in force. */
  readonly able: readonly (Ability | undefined)[];
  /** The moves of all of them, in listed order; those of them with a sentence without a choice. */
  readonly acts: readonly Act[];
  readonly atOnce: readonly Ability[];
  readonly clauses: Clauses;
}

export type SwayState = State<Rules>;

/** One flat object written field by field, so that both games run through the same hidden class. */
export function makeRules(
  set: RuleSet,
  deck: Deck,
  options: SwayOptions,
  seats: number,
  able: Rules['able'],
  clauses: Clauses,
): Rules {
  const inForce = able.filter((ability) => ability !== undefined);
  return {
    hasReserve: set.hasReserve,
    hasExperience: set.hasExperience,
    experienceHidden: set.experienceHidden,
    experienceShared: set.experienceShared,
    customToDestiny: set.customToDestiny,
    customLivesTaken: set.customLivesTaken,
    draftPicks: set.draftPicks,
    recruitsLives: set.recruitsLives,
    recruitsRecruiters: set.recruitsRecruiters,
    refillWhole: set.refillWhole,
    refillTrims: set.refillTrims,
    bringsReserve: set.bringsReserve,
    recallsExperience: set.recallsExperience,
    storesAfterPlot: set.storesAfterPlot,
    clockByPhase: set.clockByPhase,
    skipsWhenEmpty: set.skipsWhenEmpty,
    epicCap: set.epicCap,
    experienceFirst: set.experienceFirst,
    losesLife: set.losesLife,
    endsWhenSpent: set.endsWhenSpent,
    recruitsAfterLoss: set.recruitsAfterLoss,
    unlocksAfterLoss: set.unlocksAfterLoss,
    unlockRights: set.unlockRights,
    countdownWinsEarly: set.countdownWinsEarly,
    hidingOptional: set.hidingOptional,
    executesRevealed: set.executesRevealed,
    strikeFromOpsOnly: set.strikeFromOpsOnly,
    strikeBarsBrought: set.strikeBarsBrought,
    abilities: set.abilities,
    nameable: set.nameable,
    unlockable: set.unlockable,
    recruitable: set.recruitable,
    idleCap: set.idleCap,
    overtimeFinishes: set.overtimeFinishes,
    openingShort: set.openingShort,
    seats,
    deck,
    options,
    able,
    acts: inForce.flatMap(({ acts }) => acts),
    atOnce: inForce.filter(({ atOnce }) => atOnce !== undefined),
    clauses,
  };
}
