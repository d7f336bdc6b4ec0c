import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Server } from '../server.ts';
import type { Sockets } from '../socket/sockets.ts';
import type { App } from './app.ts';
import type { Locality } from './proxy.ts';

/** What is measured. */
export class Metrics {
  readonly registry = new Registry();
  readonly #appends: Histogram;
  readonly #requests: Counter;

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
  }

  readonly stored = (milliseconds: number): void => this.#appends.observe(milliseconds / 1000);

  answered(status: number): void {
    this.#requests.inc({ status: `${Math.floor(status / 100)}xx` });
  }

  watch(server: Server, sockets: Sockets): void {
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
  }
}

export interface Viewers {
  readonly locality: Locality;
  readonly metricsForAll: boolean;
}

/** For operators: is it well, and how is it doing? */
export function watchingRoutes(
  app: App,
  server: Server,
  metrics: Metrics,
  { locality, metricsForAll }: Viewers,
): void {
  app.addHook('onRequest', async ({ headers }) => locality.see(headers));
  app.addHook('onResponse', async (request, reply) => {
    metrics.answered(reply.statusCode);
    const { method, routeOptions } = request;
    const about = {
      method,
      route: routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log.info(about, 'answered');
  });
  const schema = { hide: true };
  const { requestsPerMinute: max } = server.shared.settings;
  // Counted separately: clients that have used up the other limit must still be able to check on the server.
  app.get('/health', { schema, config: { rateLimit: { max, allowList: [] } } }, async (_request, reply) => {
    try {
      await server.shared.store.ping();
      return { status: 'ok' };
    } catch {
      return reply.code(503).send({ status: 'the database does not answer' });
    }
  });
  app.get('/metrics', { schema, config: { rateLimit: false } }, async (request, reply) => {
    if (!metricsForAll && !locality.isLocal(request.socket.remoteAddress, request.headers))
      return reply.callNotFound();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
