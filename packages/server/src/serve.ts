import type { FastifyBaseLogger } from 'fastify';
import { makeApp } from './http/app.ts';
import { refuseBanned } from './http/banning.ts';
import { boundConnections } from './http/connections.ts';
import { operatorPage } from './http/operator-page.ts';
import { renewCookies } from './http/person.ts';
import { Locality, type ProxyTrust, proxyWords } from './http/proxy.ts';
import { pages } from './http/static.ts';
import { Health, Metrics, watchingRoutes } from './http/watching.ts';
import { withoutSecrets } from './logging.ts';
import { contentRoutes } from './rest/contents.ts';
import { gameRoutes } from './rest/games.ts';
import { peopleRoutes } from './rest/people.ts';
import { tableRoutes } from './rest/tables.ts';
import { Server, type ServerParts } from './server.ts';
import { SETTINGS } from './settings.ts';
import { Sockets } from './socket/sockets.ts';

export interface ServeOptions extends Omit<ServerParts, 'log' | 'stored' | 'late' | 'thinking'> {
  readonly port: number;
  /** The address to listen on; all by default. */
  readonly address?: string;
  /** The built pages; without them only the interface is served. */
  readonly webFolder?: string;
  readonly logger: FastifyBaseLogger;
  readonly origins?: readonly string[];
  readonly trustProxy?: ProxyTrust;
  /** The variable that hints at a proxy which isn't trusted, since nobody named it. */
  readonly unnamedProxy?: string | undefined;
  /** Opens /operator and /metrics to those who know it; without it this machine sees figures if no proxy is named. */
  readonly operatorToken?: string | undefined;
  /** Show /metrics to everyone, not only to this machine. */
  readonly metricsForAll?: boolean;
}

export interface Serving {
  readonly url: string;
  readonly server: Server;
  /** Stops accepting, tells everybody to reconnect, finishes running requests. Doesn't close the store. */
  close(): Promise<void>;
}

export async function serve(options: ServeOptions): Promise<Serving> {
  const {
    port,
    address = '0.0.0.0',
    webFolder,
    logger: given,
    origins = [],
    trustProxy = false,
    unnamedProxy,
    operatorToken,
    ...parts
  } = options;
  const settings = { ...SETTINGS, ...parts.settings };
  const logger = withoutSecrets(given);
  const metrics = new Metrics();
  const server = await Server.open({
    ...parts,
    settings,
    log: logger,
    stored: metrics.stored,
    late: metrics.late,
    thinking: metrics.thinking,
  });
  const locality = new Locality(trustProxy, unnamedProxy, (about) => logger.warn({}, proxyWords(about)));
  const app = await makeApp({ shared: server.shared, logger, origins, trustProxy, locality });
  const sockets = new Sockets(server);
  const health = new Health(server.shared.store);
  metrics.watch(server, sockets, health);
  boundConnections(app.server, settings, trustProxy);
  if (trustProxy !== false && operatorToken === undefined)
    logger.info({}, '/operator and /metrics are closed behind a proxy until HORTUS_OPERATOR is set');
  // Before all other routes, which it keeps free of sockets.
  await sockets.routes(app, origins);
  const viewers = { locality, metricsForAll: options.metricsForAll ?? false, operatorToken };
  watchingRoutes(app, server, metrics, health, viewers);
  await operatorPage(app, server, metrics, health, viewers, (person) => sockets.addressesOf(person));
  refuseBanned(app, server);
  renewCookies(app, server.people);
  gameRoutes(app, server.shared.games.all);
  peopleRoutes(app, server);
  tableRoutes(app, server);
  contentRoutes(app, server);
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await pages(app, webFolder);
  await server.start();
  sockets.start();
  const url = await app.listen({ port, host: address }).catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    // Half a request, or a page that doesn't hang up, would hold us up for ever.
    const cut = setTimeout(() => {
      sockets.cut();
      app.server.closeAllConnections();
    }, settings.closeWithin);
    await sockets.close();
    await app.close();
    clearTimeout(cut);
    await server.stop();
  };
  return {
    url,
    server,
    close() {
      closing ??= close();
      return closing;
    },
  };
}
