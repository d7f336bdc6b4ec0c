/** A valid request and message of every kind; the fuzzer changes them. */
import type { Json, Rng } from '@hortus/kernel';
import { type ClientMessage, PROTOCOL } from '@hortus/protocol';

/** What requests can name. */
export interface Scene {
  readonly tables: readonly string[];
  readonly hashes: readonly string[];
  readonly asks: readonly string[];
  /** People whom an operator may act on: nobody who sends requests. */
  readonly people: readonly string[];
}

export interface Sample {
  readonly method: string;
  /** As the OpenAPI text writes it. */
  readonly path: string;
  readonly body?: Json;
  /** One of the operator's forms, with the proof that it is the operator's. */
  readonly form?: Readonly<Record<string, string>>;
}

const SEATS = [{ kind: 'me' }, { kind: 'friend' }, { kind: 'bot', level: 'novice' }];
const NEW_TABLE = {
  game: 'genesis',
  options: { deck: { name: 'small', hash: 'ab'.repeat(32) } },
  seats: SEATS.slice(0, 2),
  time: { kind: 'clock', base: 300, increment: 5 },
  takeBacks: true,
  awayLimit: 120,
};

export const SAMPLES: readonly Sample[] = [
  { method: 'POST', path: '/api/guest', body: { name: 'Anna', token: true } },
  { method: 'GET', path: '/api/me' },
  { method: 'PATCH', path: '/api/me', body: { name: 'Ben' } },
  { method: 'DELETE', path: '/api/me' },
  { method: 'GET', path: '/api/me/data' },
  { method: 'GET', path: '/api/me/tables' },
  { method: 'GET', path: '/api/me/content' },
  { method: 'DELETE', path: '/api/me/content/{hash}' },
  { method: 'GET', path: '/api/games' },
  { method: 'POST', path: '/api/tables', body: NEW_TABLE },
  {
    method: 'POST',
    path: '/api/tables',
    body: { game: 'garden', options: { first: 'A' }, seats: SEATS.slice(1) },
  },
  { method: 'POST', path: '/api/tables', body: { game: 'gnostica', options: {}, seats: SEATS } },
  { method: 'POST', path: '/api/tables', body: { game: 'cgs', options: {}, seats: SEATS } },
  {
    method: 'POST',
    path: '/api/tables',
    body: { game: 'worlds-asunder', options: {}, seats: SEATS.slice(0, 2) },
  },
  { method: 'GET', path: '/api/tables/{id}' },
  { method: 'PATCH', path: '/api/tables/{id}', body: { options: { first: 'B' }, seats: SEATS.slice(0, 2) } },
  { method: 'POST', path: '/api/tables/{id}/join', body: { seat: 1 } },
  { method: 'POST', path: '/api/tables/{id}/leave' },
  { method: 'POST', path: '/api/tables/{id}/remove', body: { seat: 1 } },
  { method: 'POST', path: '/api/tables/{id}/accept', body: { offer: 1 } },
  { method: 'GET', path: '/api/tables/{id}/log' },
  {
    method: 'PUT',
    path: '/api/content/{hash}',
    body: { game: 'genesis', option: 'deck', text: '{\n  "name": "Small"\n}\n' },
  },
  { method: 'GET', path: '/api/content/{hash}' },
  { method: 'GET', path: '/api/openapi.json' },
  { method: 'GET', path: '/health' },
  { method: 'GET', path: '/metrics' },
  { method: 'GET', path: '/operator' },
  { method: 'POST', path: '/operator' },
  { method: 'GET', path: '/operator', form: {} },
  { method: 'POST', path: '/operator', form: { act: 'mute', whom: '{person}', days: '7', why: 'rude' } },
  { method: 'POST', path: '/operator', form: { act: 'ban', whom: '{person}', days: '', why: '' } },
  { method: 'POST', path: '/operator', form: { act: 'ban', whom: '203.0.113.7', days: '1', why: 'a test' } },
  { method: 'POST', path: '/operator', form: { act: 'unmute', whom: 'person:{person}' } },
  { method: 'POST', path: '/operator', form: { act: 'unban', whom: '{person}' } },
  { method: 'POST', path: '/operator', form: { act: 'remove-text', table: '{id}', n: '1' } },
  { method: 'POST', path: '/operator', form: { act: 'remove-name', whom: '{person}' } },
  { method: 'POST', path: '/operator', form: { act: 'settle', table: '{id}', n: '1' } },
  { method: 'GET', path: '/ws' },
  { method: 'GET', path: '/' },
  { method: 'GET', path: '/t/{id}' },
];

/** One message of each kind. */
export function messagesIn({ tables, asks }: Scene, luck: Rng): Record<ClientMessage['do'], Json> {
  const table = tables[luck.below(tables.length)] ?? '';
  const re = 'r';
  return {
    hello: { do: 'hello', re, protocol: PROTOCOL, rules: { garden: 1, genesis: 1, gnostica: 1 } },
    follow: { do: 'follow', re, table, since: 0, chat: 0 },
    history: { do: 'history', re, table, from: 0, to: 1 },
    unfollow: { do: 'unfollow', re, table },
    accept: { do: 'accept', re, table, offer: 1 },
    commit: { do: 'commit', re, table, commitment: 'ab'.repeat(32) },
    reveal: { do: 'reveal', re, table, reveal: 'cd'.repeat(32) },
    play: {
      ...{ do: 'play', re, table, answers: luck.below(4), id: `i${luck.below(9)}` },
      moves: [
        { kind: ['take', 'resign', 'pass', 'engage', 'bid'][luck.below(5)] ?? '', cell: luck.below(16) },
      ],
    },
    back: { do: 'back', re, table, to: luck.below(4) },
    pause: { do: 'pause', re, table },
    draw: { do: 'draw', re, table },
    resume: { do: 'resume', re, table },
    rematch: { do: 'rematch', re, table },
    answer: { do: 'answer', re, table, ask: asks[luck.below(asks.length)] ?? 'x', grant: true },
    claim: { do: 'claim', re, table, seat: 1, as: 'bot' },
    order: { do: 'order', re, table, passes: true },
    chat: { do: 'chat', re, table, text: 'hello', id: 'c' },
    report: { do: 'report', re, table, n: 1, why: 'rude' },
    ping: { do: 'ping', re },
  };
}
