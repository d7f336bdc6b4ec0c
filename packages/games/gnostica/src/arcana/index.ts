/** What each card gives. The World, which asks this table what it may copy, is in world.ts. */
import { type Card, isMajor, numberOf, suitOf } from '../cards/cards.ts';
import { CHARIOT_USE } from './chariot.ts';
import { DEATH_USE } from './death.ts';
import { DEVIL_USE } from './devil.ts';
import { EMPEROR_USE } from './emperor.ts';
import { EMPRESS_USE } from './empress.ts';
import { FOOL_USE } from './fool.ts';
import { HANGED_MAN_USE } from './hanged-man.ts';
import { HERMIT_USE } from './hermit.ts';
import { HIEROPHANT_USE } from './hierophant.ts';
import { HIGH_PRIESTESS_USE } from './high-priestess.ts';
import { JUDGEMENT_USE } from './judgement.ts';
import { JUSTICE_USE } from './justice.ts';
import { LOVERS_USE } from './lovers.ts';
import { MAGICIAN_USE } from './magician.ts';
import { MOON_USE } from './moon.ts';
import { STAR_USE } from './star.ts';
import { STRENGTH_USE } from './strength.ts';
import { SUIT_USES } from './suits.ts';
import { SUN_USE } from './sun.ts';
import { TEMPERANCE_USE } from './temperance.ts';
import { TOWER_USE } from './tower.ts';
import type { Use } from './use.ts';
import { WHEEL_USE } from './wheel-of-fortune.ts';

/** By number, Fool 0 to Judgement 20 (GNO-R-15). */
const MAJOR_USES: readonly Use[] = [
  FOOL_USE,
  MAGICIAN_USE,
  HIGH_PRIESTESS_USE,
  EMPRESS_USE,
  EMPEROR_USE,
  HIEROPHANT_USE,
  LOVERS_USE,
  CHARIOT_USE,
  STRENGTH_USE,
  HERMIT_USE,
  WHEEL_USE,
  JUSTICE_USE,
  HANGED_MAN_USE,
  DEATH_USE,
  TEMPERANCE_USE,
  DEVIL_USE,
  TOWER_USE,
  STAR_USE,
  MOON_USE,
  SUN_USE,
  JUDGEMENT_USE,
];

/** Of any card but the World. */
export const useOf = (card: Card): Use =>
  isMajor(card) ? MAJOR_USES[numberOf(card)] : SUIT_USES[suitOf(card)];
