/** Moves as commands: `play Pass Cheese`, `sit out this adventure`. */
import type { Move } from '@hortus/kernel';
import type { Cast } from '@hortus/words';
import { designIn, MOVES } from '../../src/index.ts';
import { said } from './say.ts';

const M = MOVES.kinds;
type Kind = keyof typeof M;

export const kindOf = (move: Move): Kind =>
  (Object.keys(M) as Kind[]).find((one) => M[one].is(move)) ?? 'pass';

/** The face that a move is about. */
function faceOf(move: Move): number | undefined {
  for (const kind of ['play', 'add', 'hit', 'recover', 'reuse', 'seize', 'shield'] as const)
    if (M[kind].is(move)) return M[kind].get.face(move);
  return M.offer.is(move) ? M.offer.get.mine(move) : undefined;
}

export function commandOf(move: Move, { deck, names }: Pick<Cast, 'deck' | 'names'>): string {
  const face = faceOf(move);
  const named = (one: number | undefined): string =>
    one === undefined ? '' : (deck?.cards[designIn(one)] ?? '');
  const card = named(face);
  if (M.offer.is(move)) {
    const { seat, theirs } = M.offer.get;
    return said('hint.offer', { card, who: names[seat(move)] ?? '', theirs: named(theirs(move)) });
  }
  const house = M.claim.is(move) ? (deck?.factions[M.claim.get.affiliation(move)] ?? '') : '';
  return said(`hint.${kindOf(move)}`, { card, house });
}
