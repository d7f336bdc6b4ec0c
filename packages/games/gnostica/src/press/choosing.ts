/** A move is chosen by pressing what it is about: a minion, its target, a space, a card. Each press leaves fewer moves. */
import type { Group } from './facing.ts';
import { type Kind, type Meaning, SLOTS, type Slot } from './meaning.ts';
import type { Thing } from './things.ts';

export interface Choosing {
  readonly kind: Kind | undefined;
  readonly picked: Readonly<Partial<Record<Slot, Thing>>>;
  /** A distance or damage. */
  readonly amount?: number | undefined;
}
export const NOTHING: Choosing = { kind: undefined, picked: {} };

export const hasBegun = ({ kind, picked, amount }: Choosing): boolean =>
  kind !== undefined || amount !== undefined || Object.keys(picked).length > 0;

export const isPicked = ({ picked }: Choosing, thing: Thing): boolean =>
  SLOTS.some((slot) => picked[slot] === thing);

/** The moves that are still meant. */
export function meant(all: readonly Meaning[], { kind, picked, amount }: Choosing): readonly Meaning[] {
  return all.filter(
    (one) =>
      (kind === undefined || one.kind === kind) &&
      (amount === undefined || one.amount === amount) &&
      SLOTS.every((slot) => picked[slot] === undefined || one[slot] === picked[slot]),
  );
}

/** Moves that are about something on the table; a skip isn't. */
const aboutThings = (moves: readonly Meaning[]): readonly Meaning[] =>
  moves.filter((one) => SLOTS.some((slot) => one[slot] !== undefined));

function varies(moves: readonly Meaning[], slot: Slot): boolean {
  const [first, ...more] = aboutThings(moves);
  return more.some((one) => one[slot] !== first?.[slot]);
}

/** What can be pressed, given what is already chosen. */
export function lit(moves: readonly Meaning[], { picked }: Choosing): ReadonlySet<Thing> {
  const things = new Set<Thing>();
  for (const slot of SLOTS)
    if (picked[slot] === undefined)
      for (const one of moves) {
        const thing = one[slot];
        if (thing !== undefined) things.add(thing);
      }
  return things;
}

/** What is asked for next, and what would answer it. */
export function asked(
  moves: readonly Meaning[],
  { picked }: Choosing,
): readonly [Slot, ReadonlySet<Thing>] | undefined {
  const slot = SLOTS.find((one) => picked[one] === undefined && varies(moves, one));
  if (slot === undefined) return undefined;
  return [slot, new Set(moves.flatMap((one) => one[slot] ?? []))];
}

/**
 * Which slot a thing would fill: a piece acts before it is acted on;
 * then wherever it tells moves apart, or all agree.
 */
function placeOf(moves: readonly Meaning[], { picked }: Choosing, thing: Thing): Slot | undefined {
  const free = SLOTS.filter((slot) => picked[slot] === undefined && moves.some((one) => one[slot] === thing));
  return free[0] === 'actor' ? 'actor' : (free.find((slot) => varies(moves, slot)) ?? free[0]);
}

/** Chooses or unchooses a thing. If it doesn't fit the others, the choice starts over with it. */
export function press(all: readonly Meaning[], now: Choosing, thing: Thing): Choosing {
  const slot = placeOf(meant(all, now), now, thing);
  if (slot !== undefined) return { ...now, picked: { ...now.picked, [slot]: thing } };
  const held = SLOTS.find((one) => now.picked[one] === thing);
  if (held !== undefined) {
    const { [held]: _, ...picked } = now.picked;
    return { kind: now.kind, picked };
  }
  // The minion may stay if only the target changes.
  const { actor } = now.picked;
  const kept: Choosing = { kind: now.kind, picked: actor === undefined ? {} : { actor } };
  const again = placeOf(meant(all, kept), kept, thing);
  if (again !== undefined) return { ...kept, picked: { ...kept.picked, [again]: thing } };
  const fresh = placeOf(all, NOTHING, thing);
  return fresh === undefined ? now : { kind: undefined, picked: { [fresh]: thing } };
}

export const kindsIn = (moves: readonly Meaning[]): readonly Kind[] => [
  ...new Set(moves.map(({ kind }) => kind)),
];

/** Moves that differ only in their facing, grouped by what they have in common. */
export function groupsOf(moves: readonly Meaning[]): readonly Group[] {
  const groups = new Map<string, [Meaning, ...Meaning[]]>();
  for (const one of moves) {
    const group = groups.get(one.group);
    if (group === undefined) groups.set(one.group, [one]);
    else group.push(one);
  }
  return [...groups.values()];
}

/** The choice of everything in a group except the facing. */
export const choiceOf = ({ kind, actor, target, to, card, amount }: Meaning): Choosing => ({
  kind,
  picked: {
    ...(actor === undefined ? {} : { actor }),
    ...(target === undefined ? {} : { target }),
    ...(to === undefined ? {} : { to }),
    ...(card === undefined ? {} : { card }),
  },
  ...(amount === undefined ? {} : { amount }),
});

/** The minion that acts in all moves still meant, if it is the same one. */
export function agreedActor(moves: readonly Meaning[]): Thing | undefined {
  const [first, ...more] = moves.filter(({ actor }) => actor !== undefined);
  return more.every(({ actor }) => actor === first?.actor) ? first?.actor : undefined;
}
