/**
 * This person's part in a fair shuffle, done automatically: a commitment once the terms are final, the reveal once
 * everybody has committed. The promise made before the reveal is saved here, for its owner to check.
 */
import {
  canonicalJson,
  commitTo,
  type Hex,
  personsOf,
  placeName,
  promiseOf,
  type Terms,
} from '@hortus/kernel';
import type { TableInfo } from '@hortus/protocol';
import { kept } from '../page/kept.ts';

/** Stored in this browser, so that a reload in between continues with the same entropy. */
export interface Noted {
  readonly entropy: Hex;
  /** The host's commitment when ours was made. */
  readonly host: Hex;
  /** All commitments in one, saved before the reveal. */
  readonly promise?: Hex;
}

export interface Notes {
  read(deal: string): Noted | undefined;
  write(deal: string, noted: Noted): void;
}

const KEY = 'hortus.deal.';

export const browserNotes: Notes = {
  read(deal) {
    try {
      return (JSON.parse(kept.get(KEY + deal) ?? 'null') as Noted | null) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write: (deal, noted) => kept.set(KEY + deal, JSON.stringify(noted)),
};

export type DealStep =
  | { readonly do: 'commit'; readonly commitment: Hex }
  | { readonly do: 'reveal'; readonly reveal: Hex }
  /** Something doesn't match the commitments: nothing is revealed. */
  | { readonly do: 'stop' };

const isOurs = (terms: Terms, { id, game, rulesVersion, options, seats }: TableInfo): boolean =>
  (terms.id === id || terms.id.startsWith(`${id}.`)) &&
  terms.game === game &&
  terms.rulesVersion === rulesVersion &&
  canonicalJson(terms.options) === canonicalJson(options) &&
  terms.seats.length === seats.length &&
  terms.seats.every(
    ({ kind, name }, i) =>
      kind === seats[i]?.kind &&
      // If an older server began the deal, the terms hold the names themselves.
      (name === seats[i].name || (kind === 'person' && name === placeName(i))),
  );

/** What this person's client owes the deal now; undefined: nothing. */
export function dealStep(info: TableInfo, notes: Notes, fresh: () => Hex): DealStep | undefined {
  const { terms, commitment: host, commitments, mySeat, awaited } = info;
  if (info.status !== 'dealing' || terms === undefined || host === undefined || mySeat === undefined)
    return undefined;
  if (awaited?.seats.includes(mySeat) !== true) return undefined;
  if (!isOurs(terms, info)) return { do: 'stop' };
  const known = notes.read(terms.id);
  if (commitments === undefined) {
    const noted = known?.host === host ? known : { entropy: fresh(), host };
    if (noted !== known) notes.write(terms.id, noted);
    return { do: 'commit', commitment: commitTo(terms, mySeat, noted.entropy) };
  }
  if (known === undefined || known.host !== host) return { do: 'stop' };
  const mine = commitTo(terms, mySeat, known.entropy);
  const whole = personsOf(terms).join() === commitments.map(({ seat }) => seat).join();
  if (!whole || commitments.find(({ seat }) => seat === mySeat)?.commitment !== mine) return { do: 'stop' };
  notes.write(terms.id, { ...known, promise: promiseOf(host, commitments) });
  return { do: 'reveal', reveal: known.entropy };
}
