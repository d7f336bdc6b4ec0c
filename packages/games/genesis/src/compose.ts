/** What a match of Genesis is composed of. */
import { type AbilityName, CORE, type Composition, type SwayOptions } from '@hortus/sway';
import {
  bring,
  draft,
  equalise,
  gather,
  giving,
  obstruct,
  opening,
  plot,
  recall,
  refill,
  reserveCard,
  store,
  unopposed,
} from '@hortus/sway/course';
import { CUSTOM } from './abilities/index.ts';
import { agreedAbilities, type GenesisTable } from './options.ts';

/** GEN-MAV-2, GEN-REP-2 Never named. */
const UNNAMED: readonly AbilityName[] = ['battle', 'maven', 'replication', 'ruin', 'triumph'];

export type GenesisOptions = SwayOptions & GenesisTable;

export function compose(options: GenesisOptions): Composition {
  const agreed = agreedAbilities(options.abilities);
  const abilities = [
    ...CORE,
    ...CUSTOM.filter(({ name }) => !('unknown' in agreed) && agreed.includes(name)),
  ];
  const names = abilities.map(({ name }) => name);
  const naming = names.includes('maven') || names.includes('replication');
  const experience = options.experience === 'on';
  return {
    abilities,
    nameable: naming ? names.filter((name) => !UNNAMED.includes(name)) : [],
    unlockable: [],
    unrecruited: [],
    /** GEN-SET-8, GEN-SET-11; GEN-TRN-1, GEN-OBS-1; GEN-TRN-3, GEN-EXP-2, GEN-EXP-5; GEN-OBS-8; GEN-WIN-3, GEN-WIN-8. */
    course: {
      setup: options.recruits > 0 ? [draft, opening] : [opening],
      turn: [obstruct, plot],
      skipsObstruct: unopposed,
      ownTurn: experience ? [bring, recall, store] : [bring],
      finale: [gather, equalise],
      loss: reserveCard,
      afterLoss: [giving, refill],
    },
    /** GEN-SET-5, GEN-DEF-15; GEN-EXP-1; GEN-SET-9; GEN-R-141; GEN-E-19. */
    facts: {
      hasReserve: true,
      hasExperience: experience,
      experienceHidden: true,
      experienceShared: false,
      customToDestiny: false,
      refillTrims: false,
      clockByPhase: false,
      epicCap: 0,
    },
    chosen: {
      draftPicks: options.recruits,
      unlockRights: false,
      recruitable: options.recruitable === 'on',
      idleCap: 0,
      overtimeFinishes: options.overtime === 'finish',
      openingShort: options.handicap,
    },
  };
}
