/** A fair deal in one terminal: the program commits to its secret before the players' entropy is drawn. */
import {
  agreeOn,
  type Content,
  commitTo,
  contentsOf,
  type Diagnostic,
  fail,
  freshSecret,
  type Game,
  Gathering,
  type Hex,
  invariant,
  Match,
  ok,
  personsOf,
  type Result,
  type SeatInfo,
  secretFromSeed,
  type Terms,
} from '@hortus/kernel';

export interface Plan {
  readonly game: Game;
  readonly options: unknown;
  readonly seats: readonly SeatInfo[];
  readonly id: string;
  /** The same seed gives the same deal: for looking at a game again, not for fair play. */
  readonly seed?: string | undefined;
}

export interface Dealt {
  readonly match: Match;
  readonly secret: Hex;
  /** The decks and packs that the terms name. */
  readonly contents: readonly Content[];
}

export function deal(
  { game, options, seats, id, seed }: Plan,
  randomBytes: (bytes: number) => Uint8Array,
  publish: (commitment: Hex) => void,
): Result<Dealt, Diagnostic[]> {
  const agreed = agreeOn(game, options, seats.length);
  if (!agreed.ok) return agreed;
  const { contents, ...settled } = agreed.value;
  const terms: Terms = {
    id: seed === undefined ? id : 'seed',
    game: game.id,
    rulesVersion: game.rulesVersion,
    ...settled,
    seats,
  };
  const draw = (who: string): Hex =>
    seed === undefined ? freshSecret(randomBytes) : secretFromSeed(`${seed}\n${who}`);
  const secret = draw('host');
  publish(commitTo(terms, 'host', secret));
  const gathering = new Gathering(terms);
  const drawn = personsOf(terms).map((seat) => ({ seat, reveal: draw(`seat ${seat}`) }));
  for (const { seat, reveal } of drawn) gathering.commit(seat, commitTo(terms, seat, reveal));
  for (const { seat, reveal } of drawn) gathering.reveal(seat, reveal);
  const entropy = gathering.done();
  invariant(entropy.ok, 'a gathering at one terminal misses nobody');
  const match = Match.begin(game, terms, entropy.value, secret, contentsOf(contents));
  return match.ok ? ok({ match: match.value, secret, contents }) : fail(match.fault);
}
