/** What a match of Worlds Asunder is composed of. */
import type { AbilityName, Composition, SwayOptions } from '@hortus/sway';
import { abilities } from './abilities/index.ts';
import type { WorldsAsunderTable } from './options.ts';

/** WA-UNL-2 All but the lives. */
export const UNLOCKABLE: readonly AbilityName[] = abilities
  .map(({ name }) => name)
  .filter((name) => name !== 'ruin' && name !== 'triumph');
/** WA-DEF-17, WA-DEF-18 */
const UNRECRUITED: readonly AbilityName[] = ['ruin', 'triumph', 'enlist'];
/** WA-EPI-2. */
const EPIC_CAP = 20;

export type WorldsAsunderOptions = SwayOptions & WorldsAsunderTable;

export const compose = (options: WorldsAsunderOptions): Composition => ({
  abilities,
  nameable: [],
  unlockable: UNLOCKABLE,
  unrecruited: UNRECRUITED,
  epicCap: EPIC_CAP,
  /** WA-OBS-1; WA-R-43; WA-RND-4, WA-RND-10 to WA-RND-12; WA-DEF-8, WA-R-123; WA-E-13. */
  course: {
    skipsObstruct: 'first-turn',
    ownTurn: [],
    finale: options['finale.order'] === 'experience' ? ['gather', 'equalise'] : ['equalise', 'gather'],
    loss: 'life',
    afterLoss: ['refill', 'recruit', 'unlock'],
    refill: 'trims',
    limit: 'phase',
  },
  places: {
    home: 'experience',
    experience: { of: 'team', faces: options['experience.open'] === 'off' ? 'hidden' : 'open' },
    custom: 'dealt',
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
