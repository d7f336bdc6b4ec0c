/** What a match of Worlds Asunder is composed of: abilities, the course of play, and the values of the rest. */
import { type AbilityName, type Composition, type SwayOptions, setOfAbilities } from '@hortus/sway';
import { abilities } from './abilities/index.ts';
import type { WorldsAsunderTable } from './options.ts';

/** WA-UNL-2 All but the lives. */
export const UNLOCKABLE: readonly AbilityName[] = abilities
  .map(({ name }) => name)
  .filter((name) => name !== 'ruin' && name !== 'triumph');
/** WA-EPI-2. */
const EPIC_CAP = 20;

export type WorldsAsunderOptions = SwayOptions & WorldsAsunderTable;

export const compose = (options: WorldsAsunderOptions): Composition => ({
  abilities,
  /** WA-R-43; WA-RND-4, WA-RND-10 to WA-RND-12. */
  course: {
    ownTurn: [],
    finale: options['finale.order'] === 'experience' ? ['gather', 'equalise'] : ['equalise', 'gather'],
    loss: 'life',
    afterLoss: ['refill', 'recruit', 'unlock'],
  },
  values: {
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
    clockByPhase: true,
    skipsWhenEmpty: false,
    epicCap: EPIC_CAP,
    unlockRights: options['unlock.rights'] === 'on',
    nameable: 0,
    unlockable: setOfAbilities(UNLOCKABLE),
    recruitable: false,
    idleCap: options.cap,
    overtimeFinishes: options.overtime === 'finish',
    openingShort: options.handicap,
  },
});
