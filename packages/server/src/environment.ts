/** A server's settings from the environment, checked before anything starts; errors are explained in words. */
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { nearest } from '@hortus/kernel';
import { pino } from 'pino';
import { type ProxyTrust, platformIn, proxyTrustOf } from './http/proxy.ts';
import { readSettings, type Settings } from './settings.ts';

export class StartTrouble extends Error {
  override readonly name = 'StartTrouble';
}

export interface Environment {
  readonly port: number;
  readonly address: string;
  readonly logLevel: string;
  readonly origins: readonly string[];
  /** Proxies that are trusted about addresses and https. */
  readonly trustProxy: ProxyTrust;
  /** The variable that hints at a proxy HORTUS_PROXY doesn't name. */
  readonly unnamedProxy: string | undefined;
  readonly settings: Partial<Settings>;
  readonly metricsForAll: boolean;
  /** Opens /operator and /metrics from elsewhere. */
  readonly operatorToken: string | undefined;
  /** Undefined: the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Of the embedded database. */
  readonly dataFolder: string;
  /** Undefined: no pages are served. */
  readonly webFolder: string | undefined;
}

/**
 * `PORT` (8080), `HOST` (all addresses), `HORTUS_LOG` (level of the log on standard error, default warn),
 * `HORTUS_ORIGINS` (other sites that may act for their users), `HORTUS_PROXY` (how many proxies in front, or which,
 * to trust about addresses and https), `HORTUS_METRICS=public`, `HORTUS_OPERATOR` (opens /operator and /metrics),
 * `HORTUS_SETTINGS` (limits and times as JSON), `DATABASE_URL`, `HORTUS_DATA` and `HORTUS_WEB` (folders of the
 * embedded database and of the pages). Empty variables count as unset.
 */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  refuseMistyped(env);
  return {
    port: portOf(env.PORT || '8080'),
    address: env.HOST || '0.0.0.0',
    logLevel: levelOf(env.HORTUS_LOG || 'warn'),
    origins: (env.HORTUS_ORIGINS ?? '')
      .split(/[\s,]+/)
      .filter((origin) => origin !== '')
      .map(originOf),
    trustProxy: proxyOf(env.HORTUS_PROXY ?? ''),
    unnamedProxy: env.HORTUS_PROXY ? undefined : platformIn(env),
    settings: settingsOf(env.HORTUS_SETTINGS || '{}'),
    metricsForAll: metricsOf(env.HORTUS_METRICS || 'private'),
    operatorToken: tokenOf(env.HORTUS_OPERATOR ?? ''),
    databaseUrl: databaseOf(env.DATABASE_URL || undefined),
    dataFolder: env.HORTUS_DATA || '.hortus/data',
    webFolder: webOf(env.HORTUS_WEB || undefined),
  };
}

const PREFIX = 'HORTUS_';
const OWN = ['DATA', 'LOG', 'METRICS', 'OPERATOR', 'ORIGINS', 'PROXY', 'SETTINGS', 'WEB'];
/** Variables without the prefix. */
const PLAIN = ['PORT', 'HOST', 'DATABASE_URL'];
/** Used by tests, and close to one of ours. */
const OTHERS = ['SLOW'];

/** A setting that nobody reads would silently have no effect. Names that resemble none of ours may be somebody else's. */
function refuseMistyped(env: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(env)) {
    if (!name.startsWith(PREFIX) || env[name] === '') continue;
    const rest = name.slice(PREFIX.length);
    if (OWN.includes(rest) || OTHERS.includes(rest)) continue;
    const near = nearest(rest, OWN);
    const meant = PLAIN.includes(rest) ? rest : near === undefined ? undefined : `${PREFIX}${near}`;
    if (meant !== undefined) throw new StartTrouble(`There is no setting ${name}. Did you mean ${meant}?`);
  }
}

function metricsOf(text: string): boolean {
  if (text === 'public' || text === 'private') return text === 'public';
  throw new StartTrouble(`HORTUS_METRICS must be public or private, not ${JSON.stringify(text)}`);
}

function webOf(folder: string | undefined): string | undefined {
  if (folder === undefined || existsSync(join(folder, 'index.html'))) return folder;
  throw new StartTrouble(
    `HORTUS_WEB must be a folder with the built pages; there is no index.html in ${resolve(folder)}`,
  );
}

const SHORTEST_TOKEN = 16;

function tokenOf(text: string): string | undefined {
  if (text === '' || text.length >= SHORTEST_TOKEN) return text || undefined;
  throw new StartTrouble(
    `HORTUS_OPERATOR must have at least ${SHORTEST_TOKEN} characters, so that nobody guesses it`,
  );
}

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new StartTrouble(`PORT must be a number from 0 to 65535, not ${JSON.stringify(text)}`);
}

function levelOf(level: string): string {
  const known = [...Object.keys(pino.levels.values), 'silent'];
  if (known.includes(level)) return level;
  throw new StartTrouble(`HORTUS_LOG must be one of ${known.join(', ')}, not ${JSON.stringify(level)}`);
}

function originOf(text: string): string {
  const { protocol, origin } = URL.canParse(text) ? new URL(text) : {};
  if (/^https?:$/.test(protocol ?? '') && origin === text) return text;
  throw new StartTrouble(
    `HORTUS_ORIGINS must be addresses such as https://example.org, without a path, not ${JSON.stringify(text)}`,
  );
}

function proxyOf(text: string): ProxyTrust {
  const trust = proxyTrustOf(text);
  if (trust !== undefined) return trust;
  throw new StartTrouble(
    `HORTUS_PROXY must be how many proxies stand in front (1), or their addresses (10.0.0.0/8, loopback), not ${JSON.stringify(text)}`,
  );
}

function settingsOf(text: string): Partial<Settings> {
  const read = readSettings(text);
  if (read.ok) return read.value;
  throw new StartTrouble(`HORTUS_SETTINGS: ${read.fault}`);
}

/** It may contain a password, so it isn't repeated. */
function databaseOf(url: string | undefined): string | undefined {
  if (url === undefined || /^(?:postgres(?:ql)?:\/\/|socket:|\/)/.test(url)) return url;
  throw new StartTrouble('DATABASE_URL must be an address such as postgres://user:password@host/database');
}

/** Whether we can listen there, checked before a database is made. */
export async function askPort({ port, address }: Pick<Environment, 'port' | 'address'>): Promise<void> {
  if (port !== 0) await listenOnce(port, address).catch(explainListening(port, address));
}

/** What keeps a server from listening, in words. */
export const explainListening =
  (port: number, address: string) =>
  async (error: unknown): Promise<never> => {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      const free = await listenOnce(0, address);
      throw new StartTrouble(
        `Port ${port} is taken by another program. Choose another one, for example: PORT=${free} npm start`,
      );
    }
    if (code === 'EACCES')
      throw new StartTrouble(
        `This user may not use port ${port}. Choose one from 1024 up, for example: PORT=8080`,
      );
    if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code))
      throw new StartTrouble(
        `HOST must be an address of this machine, not ${JSON.stringify(address)}. Leave it out to serve on all of them`,
      );
    throw error;
  };

/** Listens for a moment; returns the port. */
function listenOnce(port: number, address: string): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(port, address, () => {
      const { port: got } = server.address() as AddressInfo;
      server.close(() => found(got));
    });
  });
}
