/** Which cards are of use. */
import { type Design, isBarredFace, movedBrings, openableFaces } from '../src/index.ts';
import type { Held } from './CardList.tsx';
import { type Desk, isInVain, layingOf } from './desk.ts';
import { isPloy } from './explain.ts';

/** Covers one of the costs that are open; between adventures, opens one. */
function helps(desk: Desk, { first, isAdventure }: Design): boolean {
  const { outlook, cards } = desk;
  const now = outlook.adventure;
  if (now === null) return isAdventure;
  if (isInVain(desk)) return false;
  const { from, name } = cards.ar;
  for (let i = from[first]!; i < from[first + 1]!; i++)
    if (now.costs.some((line) => line.name === name[i])) return true;
  return false;
}

/** It can be played now, or on the next turn as things are. */
function isPlayable(desk: Desk, face: number): boolean {
  const { props, soon, world, seat, outlook } = desk;
  if (layingOf(props.legal, face) !== undefined || soon.has(face)) return true;
  return seat !== undefined && outlook.adventure === null && openableFaces(world, seat).has(face);
}

/** Of the reader's cards one that helps and can be played; of a rival's, one that would help. */
export function isUseful(desk: Desk, { face, design, seat }: Held): boolean {
  if (seat !== desk.seat) return !isBarredFace(face) && helps(desk, design);
  return isPlayable(desk, face) && (helps(desk, design) || isPloy(design));
}

/** Of no use now, and without it the reader could cover as much as with it. */
export function isSpare(desk: Desk, held: Held): boolean {
  const { world, seat = 0, names } = desk;
  if (isUseful(desk, held)) return false;
  const brings = movedBrings(world, seat, (seat + 1) % names.length, held.face);
  return brings !== undefined && brings.loses.length === 0 && !brings.locksOut;
}
