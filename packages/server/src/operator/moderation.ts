/** The commands about people: what was reported, who is muted or banned, and texts to remove. */
import { isIP } from 'node:net';
import { ADDRESSES, addressHash } from '../people/address-hash.ts';
import { guestName } from '../people/names.ts';
import type { Restriction } from '../safety.ts';
import type { Store } from '../store.ts';
import { ownTables } from '../tables/pages.ts';

export interface Moderator {
  readonly store: Store;
  readonly who: string;
  now(): number;
}

/** What an operator named doesn't exist, or isn't a name of anything. */
export class ModerationTrouble extends Error {
  override readonly name = 'ModerationTrouble';
}

export const PERSON = /^[A-Za-z0-9_-]{22}$/;
const HASH = /^address[ :]([0-9a-f]{16})$/;

/** A person's id, an address, or the hash of an address as the log has it (`address:…`). */
async function whomOf(store: Store, text: string): Promise<string> {
  if (isIP(text) !== 0) return `address ${addressHash(await store.key(ADDRESSES))(text)}`;
  const hash = HASH.exec(text)?.[1];
  if (hash !== undefined) return `address ${hash}`;
  const person = text.replace(/^person[ :]/, '');
  if (PERSON.test(person)) return `person ${person}`;
  throw new ModerationTrouble(
    `${JSON.stringify(text)} is neither a person's id (22 characters) nor an address nor address:HASH from the log`,
  );
}

const DAY = 86_400_000;
const MOST_DAYS = 3650;

/** How long somebody is restricted: a mistyped number must mean neither for ever nor not at all. */
export function daysOf(text: string): number {
  const days = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
  if (days >= 1 && days <= MOST_DAYS) return days;
  throw new ModerationTrouble(
    `Days must be a whole number from 1 to ${MOST_DAYS}, not ${JSON.stringify(text)}. Without it the restriction is for good.`,
  );
}

export async function restrict(
  { store, who, now }: Moderator,
  kind: Restriction['kind'],
  name: string,
  { days, why }: { readonly days?: number; readonly why: string },
): Promise<string> {
  const whom = await whomOf(store, name);
  if (kind === 'mute' && whom.startsWith('address'))
    throw new ModerationTrouble('Only a person can be muted; addresses can be banned.');
  const at = now();
  await safetyOf(store).restrict(
    { kind, whom, at, why, ...(days === undefined ? {} : { until: at + days * DAY }) },
    who,
  );
  return whom;
}

export async function lift(
  { store, who, now }: Moderator,
  kind: Restriction['kind'],
  name: string,
): Promise<string> {
  const whom = await whomOf(store, name);
  if (!(await safetyOf(store).lift(kind, whom, who, now())))
    throw new ModerationTrouble(`${whom} isn't ${kind === 'ban' ? 'banned' : 'muted'}.`);
  return whom;
}

/** A line of chat, which settles its reports, or a person's chosen name. */
export async function removeText({ store, who, now }: Moderator, whose: string, n?: number): Promise<void> {
  const safety = safetyOf(store);
  if (n === undefined) {
    const [kind, person = ''] = (await whomOf(store, whose)).split(' ');
    if (kind !== 'person' || !(await removeName(store, person, who, now())))
      throw new ModerationTrouble(`${whose} has no chosen name.`);
    return;
  }
  if (!(await safety.removeLine(whose, n, who, now())))
    throw new ModerationTrouble(`There is no line ${n} at table ${whose}.`);
  await safety.settle(whose, n, who, now());
}

/** Closes the reports of a line of chat. */
export async function settle({ store, who, now }: Moderator, table: string, n: number): Promise<void> {
  if (!(await safetyOf(store).settle(table, n, who, now())))
    throw new ModerationTrouble(`Nobody has reported line ${n} at table ${table}, or it is settled already.`);
}

/** At their tables and in their chat, too: a seat keeps the name it was taken under. False: there is none. */
async function removeName(store: Store, person: string, who: string, at: number): Promise<boolean> {
  const name = guestName(person);
  let removed = (await store.personal?.renameLines(person, name)) ?? 0;
  for await (const page of ownTables(store, person))
    for (const { id } of page) {
      const changed = await store.changeTable(id, (row) => {
        const seats = row.seats.map((seat) => (seat.person === person ? { ...seat, name } : seat));
        return seats.every((seat, i) => seat.name === row.seats[i]?.name) ? undefined : { ...row, seats };
      });
      if (changed !== undefined) removed++;
    }
  if (await safetyOf(store).removeName(person, who, at)) return true;
  if (removed > 0) await safetyOf(store).note({ at, who, what: 'remove-name', about: { person } });
  return removed > 0;
}

export function safetyOf({ safety }: Store): NonNullable<Store['safety']> {
  if (safety === undefined) throw new ModerationTrouble('This store keeps no reports.');
  return safety;
}
