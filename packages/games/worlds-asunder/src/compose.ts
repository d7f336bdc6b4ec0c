/** What a match of Worlds Asunder is composed of. */
import type { AbilityName, Composition, SwayOptions } from '@hortus/sway';
import {
  equalise,
  gather,
  giving,
  inFirstTurn,
  life,
  obstruct,
  opening,
  plot,
  recruit,
  refill,
  reveal,
  unlock,
} from '@hortus/sway/course';
import { abilities } from './abilities/index.ts';
import type { WorldsAsunderTable } from './options.ts';

/** WA-UNL-2 All except the lives. */
export const UNLOCKABLE: readonly AbilityName[] = abilities
  .map(({ name }) => name)
  .filter((name) => name !== 'ruin' && name !== 'triumph');
/** WA-DEF-17, WA-DEF-18 */
const UNRECRUITED: readonly AbilityName[] = ['ruin', 'triumph', 'enlist'];

export type WorldsAsunderOptions = SwayOptions & WorldsAsunderTable;

export const compose = (options: WorldsAsunderOptions): Composition => ({
  abilities,
  nameable: [],
  unlockable: UNLOCKABLE,
  unrecruited: UNRECRUITED,
  /** WA-SET-8; WA-TRN-1, WA-SAB-3, WA-OBS-1; WA-R-43; WA-RND-4, WA-RND-10 to WA-RND-12. */
  course: {
    setup: [opening],
    turn: [obstruct, reveal, plot],
    skipsObstruct: inFirstTurn,
    ownTurn: [],
    finale: options['finale.order'] === 'experience' ? [gather, equalise] : [equalise, gather],
    loss: life,
    afterLoss: [giving, refill, recruit, unlock],
  },
  /** WA-SET-5, WA-DEF-16; WA-R-132; WA-TEA-2; WA-SET-6; WA-DEF-8, WA-R-123; WA-E-13; WA-EPI-2. */
  facts: {
    hasReserve: false,
    hasExperience: true,
    experienceHidden: options['experience.open'] === 'off',
    experienceShared: true,
    customToDestiny: true,
    refillTrims: true,
    clockByPhase: true,
    epicCap: 20,
  },
  chosen: {
    draftPicks: 0,
    unlockRights: options['unlock.rights'] === 'on',
    recruitable: false,
    idleCap: options.cap,
    overtimeFinishes: options.overtime === 'finish',
    openingShort: options.handicap,
  },
});
