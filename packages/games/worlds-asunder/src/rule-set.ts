/** What Worlds Asunder answers to every question of the core; the table in docs/design-sway.md has the reasons. */
import { ABILITY, type AbilityName, type RuleSet, type SwayOptions } from '@hortus/sway';
import type { WorldsAsunderTable } from './options.ts';

const setOf = (abilities: readonly AbilityName[]): number =>
  abilities.reduce((set, ability) => set | (1 << ABILITY[ability]), 0);

/** WA-DCK-2 The twenty listed ones, without ruin and triumph (WA-UNL-2). */
export const UNLOCKABLE: readonly AbilityName[] = [
  'battle',
  'covert',
  'engineering',
  'leadership',
  'logistics',
  'navigation',
  'omen',
  'persuasion',
  'rescue',
  'valor',
  'vengeance',
  'vision',
  'warfare',
  'negotiation',
  'sabotage',
  'strike',
  'enlist',
  'sacrifice',
];
/** WA-EPI-2. */
const EPIC_CAP = 20;

export type WorldsAsunderOptions = SwayOptions & WorldsAsunderTable;

export function ruleSet(options: WorldsAsunderOptions): RuleSet {
  return {
    hasReserve: false,
    hasExperience: true,
    experienceHidden: options['experience.open'] === 'off',
    experienceShared: true,
    customToDestiny: true,
    customLivesTaken: true,
    draftPicks: 0,
    recruitsLives: false,
    recruitsRecruiters: false,
    refillWhole: true,
    refillTrims: true,
    bringsReserve: false,
    recallsExperience: false,
    storesAfterPlot: false,
    clockByPhase: true,
    skipsWhenEmpty: false,
    epicCap: EPIC_CAP,
    experienceFirst: options['finale.order'] === 'experience',
    losesLife: true,
    endsWhenSpent: false,
    recruitsAfterLoss: 2,
    unlocksAfterLoss: 1,
    unlockRights: options['unlock.rights'] === 'on',
    countdownWinsEarly: true,
    hidingOptional: false,
    executesRevealed: true,
    strikeFromOpsOnly: true,
    strikeBarsBrought: true,
    abilities: setOf([...UNLOCKABLE, 'ruin', 'triumph']),
    nameable: 0,
    unlockable: setOf(UNLOCKABLE),
    recruitable: false,
    idleCap: options.cap,
    overtimeFinishes: options.overtime === 'finish',
    openingShort: options.handicap,
  };
}
