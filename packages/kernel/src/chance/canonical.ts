// The one way to write anything down for hashing: canonical JSON, tagged SHA-256, and their types.

import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { invariant } from '../contract/result.ts';

export type Hex = string;
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

/** Keys sorted, no spaces, whole numbers, undefined left out. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    invariant(Number.isSafeInteger(value), `${value} has no canonical form`);
    return String(Object.is(value, -0) ? 0 : value);
  }
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  invariant(typeof value === 'object', `a ${typeof value} has no canonical form`);
  const fields = Object.entries(value as Record<string, unknown>)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`).join(',')}}`;
}

/**
 * A tag, then each part preceded by its length: no two different lists of parts give the same bytes, as long as the
 * texts are well-formed (half of a surrogate pair is written as U+FFFD).
 */
export function frame(tag: string, ...parts: readonly (Uint8Array | string)[]): Uint8Array {
  const bytes = parts.map((part) => (typeof part === 'string' ? utf8ToBytes(part) : part));
  const head = utf8ToBytes(`${tag}\0`);
  const out = new Uint8Array(bytes.reduce((size, part) => size + 4 + part.length, head.length));
  const view = new DataView(out.buffer);
  out.set(head);
  let at = head.length;
  for (const part of bytes) {
    view.setUint32(at, part.length);
    out.set(part, at + 4);
    at += 4 + part.length;
  }
  return out;
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export const hashOf = (tag: string, ...parts: readonly (Uint8Array | string)[]): Hex =>
  // Joined, because a string built byte by byte keeps all its pieces, and every match in memory has a few.
  Array.from(sha256(frame(tag, ...parts)), (byte) => HEX[byte]).join('');

/** What identifies a pack (a deck, a set of cards) in a log. */
export const packHash = (pack: unknown): Hex => hashOf('hortus pack 1', canonicalJson(pack));
