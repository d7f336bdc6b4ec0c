import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ThinkingFigures } from '../bots/pool.ts';
import type { Server } from '../server.ts';
import type { Sockets } from '../socket/sockets.ts';
import type { Store } from '../store.ts';
import type { App } from './app.ts';
import { personOf } from './person.ts';
import type { Locality } from './proxy.ts';

export class Metrics {
  readonly registry = new Registry();
  readonly #appends: Histogram;
  readonly #requests: Counter;
  readonly #late: Histogram;
  readonly #waited: Histogram;
  readonly #missed: Counter;

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    this.#appends = new Histogram({
      name: 'hortus_append_seconds',
      help: 'From handing an entry to the store until it is on the disk',
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
      registers: [this.registry],
    });
    this.#requests = new Counter({
      name: 'hortus_http_requests_total',
      help: 'HTTP requests answered',
      labelNames: ['status'],
      registers: [this.registry],
    });
    this.#late = new Histogram({
      name: 'hortus_duty_late_seconds',
      help: 'How late a process began to look after a bot’s turn or a clock',
      labelNames: ['kind'],
      buckets: [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 15, 60],
      registers: [this.registry],
    });
    this.#waited = new Histogram({
      name: 'hortus_bot_wait_seconds',
      help: 'How long a bot’s turn waited for a thread to think in',
      buckets: [0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
      registers: [this.registry],
    });
    this.#missed = new Counter({
      name: 'hortus_bot_missed_total',
      help: 'Turns of bots that got no answer in time, so that a quick move was played',
      registers: [this.registry],
    });
  }

  readonly late = (kind: string, milliseconds: number): void =>
    this.#late.observe({ kind }, Math.max(0, milliseconds) / 1000);

  readonly thinking: ThinkingFigures = {
    waited: (milliseconds) => this.#waited.observe(Math.max(0, milliseconds) / 1000),
    missed: () => this.#missed.inc(),
  };

  readonly stored = (milliseconds: number): void => this.#appends.observe(milliseconds / 1000);

  answered(status: number): void {
    this.#requests.inc({ status: `${Math.floor(status / 100)}xx` });
  }

  watch(server: Server, sockets: Sockets, health: Health): void {
    const gauge = (name: string, help: string, value: () => number): void => {
      const made: Gauge = new Gauge({
        name,
        help,
        registers: [this.registry],
        collect: () => made.set(value()),
      });
    };
    gauge('hortus_tables_loaded', 'Tables in memory', () => server.live.size);
    gauge('hortus_tables_followed', 'Tables somebody looks at', () => server.live.followed().length);
    gauge(
      'hortus_clock_skew_seconds',
      'By how much this machine’s wall clock is ahead of the database’s',
      () => server.clockSkew / 1000,
    );
    gauge('hortus_sockets', 'Open sockets', () => sockets.size);
    const { stats } = server.shared.store;
    gauge('hortus_append_failures', 'Entries that could not be stored', () => stats?.failed ?? 0);
    gauge(
      'hortus_append_retries',
      'Attempts to store entries that were made again',
      () => stats?.retried ?? 0,
    );
    gauge('hortus_append_queue', 'Entries waiting to be stored', () => stats?.queued ?? 0);
    gauge('hortus_bot_queue', 'Turns of bots waiting for a thread', () => server.queues.bots);
    gauge('hortus_content_queue', 'Decks and packs waiting to be read', () => server.queues.contents);
    gauge('hortus_limits_shared', '0 if limits count per process, since the database is slow or away', () =>
      server.shared.sharing.isWorking ? 1 : 0,
    );
    gauge('hortus_storing', '1 if the last attempt to store something worked', () =>
      health.canStore ? 1 : 0,
    );
  }
}

/** How long the result of a probe counts: many may ask, one write answers. */
const PROBE_COUNTS = 5_000;

/** Whether the database answers, and stores. */
export class Health {
  readonly #store: Store;
  #probing: Promise<void> | undefined;
  #probedAt = Number.NEGATIVE_INFINITY;
  canStore = true;

  constructor(store: Store) {
    this.#store = store;
  }

  async look(): Promise<'ok' | 'the database does not answer' | 'nothing can be stored'> {
    try {
      await this.#store.ping();
    } catch {
      return 'the database does not answer';
    }
    await this.#probe();
    return this.canStore ? 'ok' : 'nothing can be stored';
  }

  async #probe(): Promise<void> {
    if (this.canStore && performance.now() - this.#probedAt < PROBE_COUNTS) return;
    this.#probing ??= this.#ask().finally(() => {
      this.#probing = undefined;
    });
    await this.#probing;
  }

  async #ask(): Promise<void> {
    try {
      await this.#store.probe?.();
      this.canStore = true;
    } catch {
      this.canStore = false;
    }
    this.#probedAt = performance.now();
  }
}

export interface Viewers {
  readonly locality: Locality;
  readonly metricsForAll: boolean;
  readonly operatorToken: string | undefined;
}

/** People on this machine see figures; people who know the token also see what was written, and can act. */
export type Access = 'none' | 'figures' | { readonly operator: string };

/** The token is the password of HTTP authentication; the name is whatever they call themselves, for the trail. */
export function accessOf({ headers, socket }: FastifyRequest, { locality, operatorToken }: Viewers): Access {
  if (operatorToken === undefined)
    return locality.isLocal(socket.remoteAddress, headers) ? 'figures' : 'none';
  const [scheme, given = ''] = (headers.authorization ?? '').split(' ');
  const text = scheme?.toLowerCase() === 'basic' ? Buffer.from(given, 'base64').toString('utf8') : '';
  const hash = (password: string): Buffer => createHash('sha256').update(password).digest();
  const colon = text.indexOf(':');
  if (!timingSafeEqual(hash(text.slice(colon + 1)), hash(operatorToken))) return 'none';
  return { operator: text.slice(0, Math.max(0, colon)) };
}

/**
 * Each of an operator's routes has a count of its own: somebody who has used up the other limit can still check on the
 * server, and nobody can try out passwords as fast as they like.
 */
export const countedApart = ({ shared }: Server) => ({
  rateLimit: { max: shared.settings.requestsPerMinute, allowList: [] },
});

/** For operators: is the server healthy, and what is it doing? */
export function watchingRoutes(
  app: App,
  server: Server,
  metrics: Metrics,
  health: Health,
  viewers: Viewers,
): void {
  app.addHook('onResponse', async (request, reply) => {
    metrics.answered(reply.statusCode);
    const { method, routeOptions, ip } = request;
    // The route without its parameters, the address as a keyed hash: no secrets, but enough to find an abuser.
    const about = {
      method,
      route: routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      person: personOf(server.people, request),
      address: server.shared.hashAddress(ip),
    };
    request.log.info(about, 'answered');
  });
  const schema = { hide: true };
  const config = countedApart(server);
  app.get('/health', { schema, config }, async (_request, reply) => {
    const status = await health.look();
    return reply.code(status === 'ok' ? 200 : 503).send({ status });
  });
  app.get('/metrics', { schema, config }, async (request, reply) => {
    if (!viewers.metricsForAll && accessOf(request, viewers) === 'none') return reply.callNotFound();
    await health.look();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
