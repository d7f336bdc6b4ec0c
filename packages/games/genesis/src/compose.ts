/** What a match of Genesis is composed of: abilities, the course of play, and the values of the rest. */
import {
  type AbilityName,
  CORE,
  type Composition,
  type Course,
  type SwayOptions,
  setOfAbilities,
} from '@hortus/sway';
import { CUSTOM } from './abilities/index.ts';
import { agreedAbilities, type GenesisTable } from './options.ts';

/** GEN-MAV-2, GEN-REP-2 Never named. */
const UNNAMED: readonly AbilityName[] = ['battle', 'maven', 'replication', 'ruin', 'triumph'];

export type GenesisOptions = SwayOptions & GenesisTable;

/** GEN-TRN-3, GEN-EXP-2, GEN-EXP-5; GEN-OBS-8; GEN-WIN-3, GEN-WIN-8. */
const courseOf = (experience: boolean): Course => ({
  ownTurn: experience ? ['bring', 'recall', 'store'] : ['bring'],
  finale: ['gather', 'equalise'],
  loss: 'reserve',
  afterLoss: ['refill'],
});

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
    course: courseOf(experience),
    values: {
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
      clockByPhase: false,
      skipsWhenEmpty: true,
      epicCap: 0,
      unlockRights: false,
      nameable: naming ? setOfAbilities(names.filter((name) => !UNNAMED.includes(name))) : 0,
      unlockable: 0,
      recruitable: options.recruitable === 'on',
      idleCap: 0,
      overtimeFinishes: options.overtime === 'finish',
      openingShort: options.handicap,
    },
  };
}
