/** Requests that nobody would send, and what happens. */
import http from 'node:http';
import net from 'node:net';
import type { Json, Rng } from '@hortus/kernel';
import type { Serving } from '../serve.ts';
import { type Cast, leakIn } from './cast.ts';
import { anyJson, anyText, changed, written } from './inputs.ts';
import { SAMPLES, type Sample } from './requests.ts';

const AT_ONCE = 8;
/** Statuses that say that the fault is ours. */
const isOurs = (status: number): boolean => status >= 500;
/** The server reads content in threads with a time limit, and says so. */
const MAY_TAKE_LONG = 'content-not-read';

/** Returns the status of each reply. */
export async function request(
  { url }: Serving,
  cast: Cast,
  luck: Rng,
  count: number,
  faults: string[],
): Promise<number[]> {
  const statuses: number[] = [];
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const makers = Array.from({ length: count }, () => requestOf(cast, luck));
  const next = async (): Promise<void> => {
    for (let one = makers.pop(); one !== undefined; one = makers.pop()) {
      const told = one.raw === undefined ? await ask(url, one, agent) : await askRaw(url, one.raw);
      statuses.push(told.status);
      const ours = isOurs(told.status) && !told.text.includes(MAY_TAKE_LONG);
      const leak = one.isMallory ? leakIn(told.text, cast) : undefined;
      if (ours || leak !== undefined)
        faults.push(
          `${JSON.stringify(one).slice(0, 1500)} → ${told.status} ${leak ?? ''} ${told.text.slice(0, 500)}`,
        );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  agent.destroy();
  return statuses;
}

interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly raw?: string;
  /** Asked by Mallory; the others may be told more. */
  readonly isMallory: boolean;
}

/** The operator's token on the server under test. */
export const OPERATOR = 'a-token-of-the-operator';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];
/** What a path may hold as it stands; the rest is escaped, or the client itself would refuse. */
const inPath = (text: string): string =>
  text.replace(/[^!-~]|[?#]/gu, (one) =>
    one.length === 1 && /[\ud800-\udfff]/.test(one) ? '%ED%A0%80' : encodeURIComponent(one),
  );
/** Only what a header may hold. */
const inHeader = (text: string): string => text.replace(/[^\t -~]/g, '?');

function requestOf(cast: Cast, luck: Rng): HttpRequest {
  const sample = SAMPLES[luck.below(SAMPLES.length)] ?? SAMPLES[0]!;
  return sample.form === undefined
    ? anyRequest(cast, luck, sample)
    : formOf(cast, luck, { ...sample, form: sample.form });
}

/** A form as the operator's page sends it, now and then with odd fields or without the token. */
function formOf(
  { scene }: Cast,
  luck: Rng,
  { method, path, form }: Sample & { readonly form: Readonly<Record<string, string>> },
): HttpRequest {
  const known = [...scene.tables, ...scene.people];
  const one = (list: readonly string[]): string => list[luck.below(list.length)] ?? '';
  const filled = Object.entries(form).map(([name, value]): [string, string] => {
    const usual = value.replace('{id}', () => one(scene.tables)).replace('{person}', () => one(scene.people));
    return [name, luck.below(6) === 0 ? anyText(luck, known) : usual];
  });
  const fields: [string, string][] =
    luck.below(12) === 0 ? [...filled, [anyText(luck), anyText(luck, known)]] : filled;
  const token = luck.below(20) === 0 ? inHeader(anyText(luck, [OPERATOR])) : OPERATOR;
  const headers = {
    'x-forwarded-for': `10.${luck.below(256)}.${luck.below(256)}.${luck.below(256)}`,
    authorization: `Basic ${Buffer.from(`me:${token}`).toString('base64')}`,
    ...(method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
  };
  const text = new URLSearchParams(fields).toString();
  const body = luck.below(15) === 0 ? text.slice(0, luck.below(text.length + 1)) : text;
  if (method === 'POST' && luck.below(12) === 0)
    return { ...{ method, path }, ...noForm(luck, headers, form, known) };
  return { method, path, headers, isMallory: false, ...(method === 'POST' ? { body } : {}) };
}

/** The operator, but not with their page: other types of content, or none. */
function noForm(
  luck: Rng,
  { 'content-type': _, ...headers }: Readonly<Record<string, string>>,
  form: Json,
  known: readonly string[],
): Omit<HttpRequest, 'method' | 'path'> {
  const type = ['application/json', 'text/plain', undefined][luck.below(3)];
  const json = [null, form, changed(luck, form, known), anyJson(luck, known)][luck.below(4)] as Json;
  return {
    headers: { ...headers, ...(type && { 'content-type': type }) },
    isMallory: false,
    ...(type && luck.below(4) > 0 ? { body: written(luck, json) } : {}),
  };
}

function anyRequest({ anna, mallory, scene }: Cast, luck: Rng, sample: Sample): HttpRequest {
  const known = [...scene.tables, ...scene.hashes];
  const named = (list: readonly string[]): string =>
    luck.below(4) === 0 ? anyText(luck, known) : (list[luck.below(list.length)] ?? '');
  const path = sample.path
    .replace('{id}', () => inPath(named(scene.tables)) || 'x')
    .replace('{hash}', () => inPath(named(scene.hashes)) || 'x');
  const isMallory = luck.below(3) > 0;
  const { token } = isMallory ? mallory : anna;
  const json = sample.body === undefined ? anyJson(luck, known) : sample.body;
  const hasBody = sample.body !== undefined || luck.below(10) === 0;
  const body = written(luck, luck.below(3) === 0 ? json : changed(luck, json as Json, known));
  const odd = (usual: string): string => inHeader(luck.below(12) === 0 ? anyText(luck, [usual]) : usual);
  const headers: Record<string, string> = {
    // Every request from another address, so that no limit ends it early.
    'x-forwarded-for': odd(`10.${luck.below(256)}.${luck.below(256)}.${luck.below(256)}`),
    ...(luck.below(6) === 0 ? { cookie: odd(`hortus=${token}`) } : { authorization: odd(`Bearer ${token}`) }),
    ...(hasBody ? { 'content-type': odd('application/json') } : {}),
    ...(luck.below(15) === 0 ? { origin: inHeader(anyText(luck)) } : {}),
    ...(luck.below(15) === 0 ? { [`x-${luck.below(9)}`]: inHeader(anyText(luck)) } : {}),
  };
  const method = luck.below(10) === 0 ? (METHODS[luck.below(METHODS.length)] ?? 'GET') : sample.method;
  const query = luck.below(8) === 0 ? `?${inPath(anyText(luck))}=${inPath(anyText(luck))}` : '';
  const asked = { method, path: `${path}${query}`, headers, isMallory, ...(hasBody ? { body } : {}) };
  if (luck.below(50) > 0) return asked;
  return {
    ...asked,
    raw: `${method} ${path} HTTP/1.1\r\nhost: x\r\n${anyText(luck, ['content-length: 5', 'transfer-encoding: chunked'])}\r\n\r\n${body}`,
  };
}

interface HttpReply {
  readonly status: number;
  readonly text: string;
}

function ask(
  url: string,
  { method, path, headers, body }: HttpRequest,
  agent: http.Agent,
): Promise<HttpReply> {
  const { hostname, port } = new URL(url);
  return new Promise((done) => {
    const sent = http.request({ hostname, port, method, path, headers, agent }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => done({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
      answer.on('error', () => done({ status: 0, text: '' }));
    });
    sent.on('upgrade', (_, socket) => {
      socket.destroy();
      done({ status: 101, text: '' });
    });
    sent.on('error', () => done({ status: 0, text: '' }));
    sent.end(body);
  });
}

/** Bytes that may be no request at all; the server answers or hangs up. */
function askRaw(url: string, raw: string): Promise<HttpReply> {
  const { hostname, port } = new URL(url);
  return new Promise((done) => {
    let text = '';
    const socket = net.connect({ host: hostname, port: Number(port) }, () => socket.end(raw));
    const end = (): void => {
      socket.destroy();
      done({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), text });
    };
    socket.setTimeout(300, end);
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('close', end);
    socket.on('error', end);
  });
}
