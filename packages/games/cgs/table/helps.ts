/** Which cards are of use. */
import { type Design, movedBrings } from '../src/index.ts';
import { type Desk, isInVain } from './desk.ts';

/** Covers one of the costs that are open; between adventures, opens one. */
export function helps(desk: Desk, { first, isAdventure }: Design): boolean {
  const { outlook, cards } = desk;
  const now = outlook.adventure;
  if (now === null) return isAdventure;
  if (isInVain(desk)) return false;
  const { from, name } = cards.ar;
  for (let i = from[first]!; i < from[first + 1]!; i++)
    if (now.costs.some((line) => line.name === name[i])) return true;
  return false;
}

/** Without it the reader could cover as much as with it. */
export function isSpare({ world, seat = 0, names }: Desk, face: number): boolean {
  const brings = movedBrings(world, seat, (seat + 1) % names.length, face);
  return brings !== undefined && brings.loses.length === 0 && !brings.locksOut;
}
