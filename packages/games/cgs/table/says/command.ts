/** Moves as commands: `play Pass Cheese`, `sit out this adventure`. */
import type { Move } from '@hortus/kernel';
import type { Cast } from '@hortus/words';
import { designIn, MOVES, POWERS, type View } from '../../src/index.ts';
import { nameIn } from '../players.ts';
import { said } from './say.ts';

const M = MOVES.kinds;
type Kind = keyof typeof M;

export const kindOf = (move: Move): Kind =>
  (Object.keys(M) as Kind[]).find((one) => M[one].is(move)) ?? 'pass';

/** The owner of the card a move is aimed at. */
function ownerOf(move: Move, view: View, names: readonly string[]): string {
  if (M.reuse.is(move)) return nameIn(view, names, M.reuse.get.player(move));
  const aimed = [M.hit, M.seize, M.shield].find((kind) => kind.is(move));
  return aimed === undefined ? '' : (names[aimed.get.seat(move)] ?? '');
}

/** The words of the button that makes the move: a power by its name, and “Don’t use it” until it has been used. */
function verbOf(move: Move, { doing }: View): string {
  if (M.hit.is(move)) return POWERS[M.hit.get.power(move)]?.replace('1', '') ?? 'disable';
  const kind = kindOf(move);
  return kind === 'done' && (doing?.from ?? null) === null ? 'done.none' : kind;
}

/** The face that a move is about. */
function faceOf(move: Move): number | undefined {
  for (const kind of ['play', 'add', 'hit', 'recover', 'reuse', 'seize', 'shield'] as const)
    if (M[kind].is(move)) return M[kind].get.face(move);
  return M.offer.is(move) ? M.offer.get.mine(move) : undefined;
}

/** The move in the words of its button. */
export function commandOf(move: Move, view: View, { deck, names }: Pick<Cast, 'deck' | 'names'>): string {
  const face = faceOf(move);
  const named = (one: number | undefined): string =>
    one === undefined ? '' : (deck?.cards[designIn(one)] ?? '');
  const card = named(face);
  if (M.offer.is(move)) {
    const { seat, theirs } = M.offer.get;
    return said('hint.offer', { card, who: names[seat(move)] ?? '', theirs: named(theirs(move)) });
  }
  const house = M.claim.is(move) ? (deck?.factions[M.claim.get.affiliation(move)] ?? '') : '';
  return said(`hint.${verbOf(move, view)}`, { card, house, who: ownerOf(move, view, names) });
}
