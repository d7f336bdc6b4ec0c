// What happened during a move, and which seats may know it. Log, story and animation are made from these.

import { type Codec, codec, type KindTable, type Packed, type PackedJson } from '../packing/codec.ts';
import { maySee, type SeatSet, type Viewer } from './seats.ts';

/**
 * An event always stays as it was seen when made. Secret fields are shown only to the event's addressees; nobody else
 * even learns that a private event happened.
 */
export interface EventKinds<T extends KindTable = KindTable> extends Codec<T> {
  /** The event as this viewer saw it, or undefined if it saw nothing. */
  seenBy(told: ToldEvent, viewer: Viewer): PackedJson | undefined;
  /**
   * Did it reveal something to the acting seat? If so, no take-back goes past it and a batch of moves ends with it. A
   * seat that shows its own card learns nothing.
   */
  binds(told: ToldEvent): boolean;
}

export interface ToldEvent {
  readonly event: Packed;
  /** Who may know the secret fields. */
  readonly known: SeatSet;
  /** It showed someone something new. No take-back goes past it, unless the acting seat showed what it alone knew. */
  readonly reveals: boolean;
}

export interface Sink {
  tell(event: Packed, known: SeatSet, reveals: boolean): void;
}

export interface Secrecy<T extends KindTable> {
  readonly secret?: { readonly [K in keyof T]?: readonly (keyof T[K])[] };
  readonly private?: readonly (keyof T)[];
  /** Kinds that reveal only what the acting seat alone knew. */
  readonly own?: readonly (keyof T)[];
}

export function eventKinds<const T extends KindTable>(table: T, secrecy: Secrecy<T> = {}): EventKinds<T> {
  const events = codec(table);
  const secret = (secrecy.secret ?? {}) as Readonly<Record<string, readonly string[] | undefined>>;
  const hidden = new Set((secrecy.private ?? []) as readonly string[]);
  const own = new Set((secrecy.own ?? []) as readonly string[]);
  return {
    ...events,
    binds: ({ event, reveals }) => reveals && !(own.size > 0 && own.has(events.kindOf(event) ?? '')),
    seenBy(told, viewer) {
      const whole = events.toJson(told.event);
      if (maySee(told.known, viewer)) return whole;
      if (hidden.has(whole.kind)) return undefined;
      const seen: Record<string, number | string> = { ...whole };
      for (const field of secret[whole.kind] ?? []) delete seen[field];
      return seen as PackedJson;
    },
  };
}

/** Keeps all events it gets. */
export class Hearing implements Sink {
  readonly told: ToldEvent[] = [];
  tell(event: Packed, known: SeatSet, reveals: boolean): void {
    this.told.push({ event, known, reveals });
  }
}
