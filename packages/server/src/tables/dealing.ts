/** From everybody's acceptance to the deal: terms and the host's commitment, commitments, reveals. Pure. */
import {
  commitTo,
  fail,
  Gathering,
  type Hex,
  invariant,
  ok,
  placeName,
  type Refusal,
  refuse,
  type Seat,
  type Terms,
} from '@hortus/kernel';
import type { StoredTable } from '../store.ts';
import { type Changed, seatOf, withoutSeats, withSeatChanged } from './seating.ts';

export interface DealingMeans {
  readonly now: number;
  readonly commitLimit: number;
  readonly revealLimit: number;
  readonly freshSecret: () => Hex;
  readonly packsOf: (table: StoredTable) => Terms['packs'];
}

/** Accepting names the offer that was seen. When everybody has accepted, the terms are final. */
export function accept(table: StoredTable, person: string, offer: number, means: DealingMeans): Changed {
  const seat = seatOf(table, person);
  if (seat === undefined) return fail(refuse('not-seated'));
  if (table.status !== 'open') return table.seats[seat]?.accepted ? ok(table) : fail(refuse('too-late'));
  if (offer !== table.offer) return fail(refuse('other-offer'));
  return ok(dealIfAccepted(withSeatChanged(table, seat, { accepted: true }), means));
}

/** A new deal has a new secret and its own terms, so that nothing of a failed one matches it. */
export function dealIfAccepted(table: StoredTable, means: DealingMeans): StoredTable {
  if (table.status !== 'open' || table.seats.some(({ kind, accepted }) => kind === 'open' || !accepted))
    return table;
  const deal = table.deal + 1;
  const secret = means.freshSecret();
  const terms = termsOf(table, deal, means.packsOf(table));
  return {
    ...table,
    deal,
    secret,
    terms,
    status: 'dealing',
    commitment: commitTo(terms, 'host', secret),
    awaitedUntil: means.now + means.commitLimit,
  };
}

const termsOf = (table: StoredTable, deal: number, packs: Terms['packs']): Terms => ({
  id: deal === 1 ? table.id : `${table.id}.${deal}`,
  game: table.game,
  rulesVersion: table.rulesVersion,
  options: table.options,
  packs,
  seats: table.seats.map(({ kind, name, level }, seat) => {
    invariant(kind !== 'open', 'an open seat has no terms');
    // What people call themselves stays outside, so that it can be removed (decision 40).
    return {
      name: kind === 'person' ? placeName(seat) : name,
      kind,
      ...(level === undefined ? {} : { level }),
    };
  }),
});

/** The kernel's own gathering, rebuilt from what the table has kept. */
export function gatheringOf(table: StoredTable): Gathering | undefined {
  if (table.status !== 'dealing' || table.terms === undefined) return undefined;
  const gathering = new Gathering(table.terms);
  for (const [seat, { commitment }] of table.seats.entries())
    if (commitment !== undefined) gathering.commit(seat, commitment);
  for (const [seat, { reveal }] of table.seats.entries())
    if (reveal !== undefined) gathering.reveal(seat, reveal);
  return gathering;
}

export const commit = (table: StoredTable, person: string, commitment: Hex, means: DealingMeans): Changed =>
  gather(table, person, means, { commitment }, (gathering, seat) => gathering.commit(seat, commitment));

export const reveal = (table: StoredTable, person: string, secret: Hex, means: DealingMeans): Changed =>
  gather(table, person, means, { reveal: secret }, (gathering, seat) => gathering.reveal(seat, secret));

function gather(
  table: StoredTable,
  person: string,
  { now, revealLimit }: DealingMeans,
  given: Given,
  take: (gathering: Gathering, seat: Seat) => Refusal | undefined,
): Changed {
  const seat = seatOf(table, person);
  if (seat === undefined) return fail(refuse('not-seated'));
  if (isGiven(table, seat, given)) return ok(table);
  const gathering = gatheringOf(table);
  if (gathering === undefined) return fail(refuse('not-dealing'));
  const before = gathering.phase;
  const refusal = take(gathering, seat);
  if (refusal !== undefined) return fail(refusal);
  const next = withSeatChanged(table, seat, given);
  const entropy = gathering.done();
  if (entropy.ok) {
    const { awaitedUntil: _until, ...rest } = next;
    const seats = next.seats.map(({ commitment: _commitment, reveal: _reveal, ...seat }) => seat);
    return ok({ ...rest, seats, status: 'playing', entropy: entropy.value, dealtAt: now });
  }
  return ok(gathering.phase === before ? next : { ...next, awaitedUntil: now + revealLimit });
}

type Given = { readonly commitment: Hex } | { readonly reveal: Hex };

/** Submitting the same twice has no further effect, even after the deal. */
function isGiven({ seats, entropy }: StoredTable, seat: Seat, given: Given): boolean {
  const before = entropy?.find((one) => one.seat === seat) ?? seats[seat];
  return 'commitment' in given ? before?.commitment === given.commitment : before?.reveal === given.reveal;
}

/**
 * The time limit for dealing is over. A person who hasn't committed only has to accept again; one who has seen
 * everybody's commitment and doesn't reveal leaves the table.
 */
export function expire(table: StoredTable, deal: number, now: number): StoredTable {
  const gathering = gatheringOf(table);
  if (gathering === undefined || table.deal !== deal || now < (table.awaitedUntil ?? now)) return table;
  const { awaited, phase } = gathering;
  if (phase === 'reveal') return withoutSeats(table, awaited);
  return awaited.reduce(
    (rest, seat) => withSeatChanged(rest, seat, { accepted: false }),
    withoutSeats(table, []),
  );
}
