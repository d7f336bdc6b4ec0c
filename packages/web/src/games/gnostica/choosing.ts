/** A move is chosen by pressing what it is about: pieces, spaces, cards. Every press leaves fewer moves, until one is left. */
import { CODES, MOVES } from '@hortus/gnostica';
import type { Move } from '@hortus/kernel';

/** Something on the table, as text that can be compared: `man 3`, `site 0`, `card CK`. */
export type Thing = `man ${number}` | `site ${number}` | `card ${string}`;

export type Kind = keyof typeof MOVES.kinds;
const KINDS = Object.entries(MOVES.kinds) as unknown as readonly (readonly [Kind, MoveKind])[];

interface MoveKind {
  readonly fields: Readonly<Record<string, number>>;
  readonly get: Readonly<Record<string, (move: Move) => number>>;
  is(move: Move): boolean;
}

export function kindOf(move: Move): readonly [Kind, MoveKind] {
  return KINDS.find(([, kind]) => kind.is(move)) ?? (KINDS[0] as readonly [Kind, MoveKind]);
}

export const fieldOf = (move: Move, name: string): number | undefined => kindOf(move)[1].get[name]?.(move);

/** Kinds whose card is put down from a hand, or looked for in a pile: all cards a move names are things. */
export function thingsOf(move: Move): readonly Thing[] {
  const [, { fields, get }] = kindOf(move);
  return Object.keys(fields).flatMap((name): Thing[] => {
    const value = get[name]?.(move) ?? 0;
    if (name === 'actor' || name === 'man') return [`man ${value}`];
    if (name === 'site' || name === 'to') return [`site ${value}`];
    if (name === 'card') return [`card ${CODES[value] ?? ''}`];
    return [];
  });
}

export interface Choosing {
  readonly kind: Kind | undefined;
  readonly chosen: readonly Thing[];
}
export const NOTHING: Choosing = { kind: undefined, chosen: [] };

/** The moves that are still meant. */
export function meant(legal: readonly Move[], { kind, chosen }: Choosing): readonly Move[] {
  return legal.filter((move) => {
    if (kind !== undefined && kindOf(move)[0] !== kind) return false;
    const things = thingsOf(move);
    return chosen.every((thing) => things.includes(thing));
  });
}

/** What can be pressed next: it leaves some moves, and fewer than now. */
export function lit(moves: readonly Move[], { chosen }: Choosing): ReadonlySet<Thing> {
  const counts = new Map<Thing, number>();
  for (const move of moves)
    for (const thing of new Set(thingsOf(move))) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return new Set([...counts].flatMap(([thing]) => (chosen.includes(thing) ? [] : [thing])));
}

/** Chooses a thing more, or no longer. Where it does not go with the others, the choice begins anew with it. */
export function press(legal: readonly Move[], now: Choosing, thing: Thing): Choosing {
  if (now.chosen.includes(thing)) return { ...now, chosen: now.chosen.filter((one) => one !== thing) };
  const more = { ...now, chosen: [...now.chosen, thing] };
  return meant(legal, more).length > 0 ? more : { kind: undefined, chosen: [thing] };
}

export const kindsIn = (moves: readonly Move[]): readonly Kind[] => [
  ...new Set(moves.map((move) => kindOf(move)[0])),
];
