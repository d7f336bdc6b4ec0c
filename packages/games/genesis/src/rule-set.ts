/** What Genesis answers to every question of the core; the table in docs/design-sway.md has the reasons. */
import { ABILITIES, ABILITY, type AbilityName, type RuleSet, type SwayOptions } from '@hortus/sway';
import { agreedAbilities, type GenesisTable } from './options.ts';

const setOf = (abilities: readonly AbilityName[]): number =>
  abilities.reduce((set, ability) => set | (1 << ABILITY[ability]), 0);

/** The fifteen on official cards. */
export const OFFICIAL = ABILITIES.slice(0, ABILITIES.indexOf('negotiation'));
/** GEN-MAV-2, GEN-REP-2 Never named. */
const UNNAMED = setOf(['battle', 'maven', 'replication', 'ruin', 'triumph']);

const NAMING = setOf(['maven', 'replication']);

export type GenesisOptions = SwayOptions & GenesisTable;

export function ruleSet(options: GenesisOptions): RuleSet {
  const agreed = agreedAbilities(options.abilities);
  const abilities = setOf(OFFICIAL) | ('unknown' in agreed ? 0 : setOf(agreed));
  const experience = options.experience === 'on';
  return {
    hasReserve: true,
    hasExperience: experience,
    experienceHidden: true,
    experienceShared: false,
    customToDestiny: false,
    customLivesTaken: false,
    draftPicks: options.recruits,
    recruitsLives: true,
    recruitsRecruiters: true,
    refillWhole: false,
    refillTrims: false,
    bringsReserve: true,
    recallsExperience: experience,
    storesAfterPlot: experience,
    clockByPhase: false,
    skipsWhenEmpty: true,
    epicCap: 0,
    experienceFirst: true,
    losesLife: false,
    endsWhenSpent: true,
    recruitsAfterLoss: 0,
    unlocksAfterLoss: 0,
    unlockRights: false,
    countdownWinsEarly: false,
    hidingOptional: true,
    executesRevealed: false,
    strikeFromOpsOnly: false,
    strikeBarsBrought: false,
    abilities,
    nameable: (abilities & NAMING) === 0 ? 0 : abilities & ~UNNAMED,
    unlockable: 0,
    recruitable: options.recruitable === 'on',
    idleCap: 0,
    overtimeFinishes: options.overtime === 'finish',
    openingShort: options.handicap,
  };
}
