// What happened during a move, and which seats may know it. The log, the story and the animation are made of
// these.

import { type Codec, codec, type KindTable, type Packed, type PackedJson } from './codec.ts';
import { maySee, type SeatSet, type Viewer } from './seats.ts';

/**
 * What happened, told with who may see it. Log, story and animation are made of events, and an event is shown
 * for ever as it was seen when made. Fields listed as secret are shown only to the seats the event is told to;
 * of an event kind listed as private nobody else learns even that it happened.
 */
export interface EventKinds<T extends KindTable = KindTable> extends Codec<T> {
  /** The event as this viewer saw it, or undefined if it saw nothing. */
  seenBy(told: ToldEvent, viewer: Viewer): PackedJson | undefined;
}

export interface ToldEvent {
  readonly event: Packed;
  /** Who may know the secret fields. */
  readonly known: SeatSet;
  /** It showed someone something new, so no take-back crosses it. */
  readonly reveals: boolean;
}

export interface Sink {
  tell(event: Packed, known: SeatSet, reveals: boolean): void;
}

export interface Secrecy<T extends KindTable> {
  readonly secret?: { readonly [K in keyof T]?: readonly (keyof T[K])[] };
  readonly private?: readonly (keyof T)[];
}

export function eventKinds<const T extends KindTable>(table: T, secrecy: Secrecy<T> = {}): EventKinds<T> {
  const events = codec(table);
  const secret = (secrecy.secret ?? {}) as Readonly<Record<string, readonly string[] | undefined>>;
  const hidden = new Set((secrecy.private ?? []) as readonly string[]);
  return {
    ...events,
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

/** Keeps what it is told. */
export class Hearing implements Sink {
  readonly told: ToldEvent[] = [];
  tell(event: Packed, known: SeatSet, reveals: boolean): void {
    this.told.push({ event, known, reveals });
  }
}
