/** Which cards are useful. */
import {
  type Design,
  helpsNow,
  isBarredFace,
  isEmptyEffect,
  movedBrings,
  openableFaces,
} from '../../src/index.ts';
import { currentOf, type Desk, isInVain, layingOf, M } from '../desk.ts';
import { isPloy } from '../says/explain.ts';
import type { Held } from './CardList.tsx';

const helps = (desk: Desk, design: Design): boolean =>
  (desk.outlook.adventure === null || !isInVain(desk)) &&
  helpsNow(desk.outlook, desk.cards, currentOf(desk), design);

/** Can it be played now, or on the next turn as things stand? */
function isPlayable(desk: Desk, face: number): boolean {
  const { props, soon, world, seat, outlook } = desk;
  if (layingOf(props.legal, face) !== undefined || soon.has(face)) return true;
  return seat !== undefined && outlook.adventure === null && openableFaces(world, seat).has(face);
}

/** It acts on something when it is played, and there is nothing of the kind now. */
const isIdle = ({ world, seat, outlook }: Desk, face: number): boolean =>
  seat !== undefined && outlook.adventure !== null && isEmptyEffect(world, seat, M.play.pack(face));

/** Of the reader's cards one that helps and can be played; of a rival's, one that would help. */
export function isUseful(desk: Desk, { face, design, seat }: Held): boolean {
  if (seat !== desk.seat) return !isBarredFace(face) && helps(desk, design);
  return isPlayable(desk, face) && (helps(desk, design) || (isPloy(design) && !isIdle(desk, face)));
}

/** Of no use now, and the reader could cover just as much without it. */
export function isSpare(desk: Desk, held: Held): boolean {
  const { world, seat = 0, names } = desk;
  if (isUseful(desk, held)) return false;
  const brings = movedBrings(world, seat, (seat + 1) % names.length, held.face);
  return brings !== undefined && brings.loses.length === 0 && !brings.locksOut;
}
