import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import { refuse } from '@hortus/kernel';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  LogController,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { Refused } from '../rest/faults.ts';
import type { Shared } from '../shared.ts';
import { Counters } from './counters.ts';
import { isOwnOrigin } from './origin.ts';
import { goesTo } from './paths.ts';
import { COOKIE } from './person.ts';
import { addressKey, type Locality, type ProxyTrust, trusting } from './proxy.ts';
import { secure } from './security.ts';

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

export interface AppOptions {
  readonly shared: Pick<Shared, 'settings' | 'sharing' | 'hashAddress'>;
  readonly logger: FastifyBaseLogger;
  /** Other origins that may act for their users. */
  readonly origins: readonly string[];
  /** Which proxies are trusted about addresses and protocol. */
  readonly trustProxy: ProxyTrust;
  readonly locality: Locality;
}

const LARGEST_BODY = 96 * 1024;
/** How often to check connections for requests that take too long. */
const CHECK_EVERY = 2_000;
/** Requests that cost more than a file. */
const COUNTED = /^\/(?:api|ws)(?:[/?]|$)/;
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The HTTP side without its routes: checks of input and origin, limits, headers, errors. */
export async function makeApp({ shared, logger, origins, trustProxy, locality }: AppOptions): Promise<App> {
  const { settings, sharing, hashAddress: hash } = shared;
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY,
    genReqId: () => randomBytes(9).toString('base64url'),
    trustProxy: trusting(trustProxy),
    requestTimeout: settings.requestLimit,
    // For plain connections: sockets have a heartbeat.
    connectionTimeout: settings.standstillLimit,
    http: {
      // Node refuses to wait longer for headers than for all of a request.
      headersTimeout: Math.min(settings.headersLimit, settings.requestLimit),
      requestTimeout: settings.requestLimit,
      connectionsCheckingInterval: CHECK_EVERY,
    },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 128 },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerFaults(app);
  // First, so that it also sees what is refused.
  app.addHook('onRequest', async ({ socket, headers }) => locality.see(socket.remoteAddress, headers));
  await app.register(cookie);
  await app.register(rateLimit, {
    max: settings.requestsPerMinute,
    timeWindow: 60_000,
    store: class extends Counters {
      constructor() {
        super({ name: 'all', sharing, hash });
      }
    },
    keyGenerator: ({ ip }) => addressKey(ip),
    // One visit requests a hundred files, and a whole school may share an address.
    allowList: (request) => !goesTo(COUNTED, request),
    errorResponseBuilder: () => new Refused(429, [refuse('too-fast')]),
  });
  await secure(app);
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Hortus',
        version: '1',
        description: 'Tables, people and games. A match itself is played over the socket at /ws.',
      },
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer', description: 'For programs, from POST /api/guest.' },
          cookie: {
            type: 'apiKey',
            in: 'cookie',
            name: COOKIE,
            description: 'For browsers, from the same request.',
          },
        },
      },
      // One, the other, or neither: requests that need a known person are refused with `no-identity`.
      security: [{ token: [] }, { cookie: [] }, {}],
    },
    transform: jsonSchemaTransform,
  });
  app.addHook('onRequest', async (request) => {
    if (!SAFE.has(request.method) && !isOwnOrigin(request, origins))
      throw new Refused(403, [refuse('other-origin')]);
  });
  return app;
}

/** All failures have one shape; of our own faults we say only that they are ours. */
function answerFaults(app: App): void {
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    if (error instanceof Refused) return reply.code(error.status).send(error.body);
    if (hasZodFastifySchemaValidationErrors(error)) {
      const faults = error.validation.map(({ instancePath, message = '' }) => ({
        code: 'malformed',
        message,
        path: instancePath.replace(/^\//, '').replaceAll('/', '.'),
      }));
      return reply.code(400).send(new Refused(400, faults).body);
    }
    const status = error.statusCode ?? 500;
    if (status === 413) {
      const code = goesTo(/^\/api\/content\//, request) ? 'content-too-large' : 'too-large';
      return reply.code(413).send(new Refused(413, [refuse(code)]).body);
    }
    if (status < 500) return reply.code(status).send(new Refused(status, [refuse('malformed')]).body);
    request.log.error({ err: error }, 'a request failed');
    return reply.code(503).send(new Refused(503, [refuse('try-again')]).body);
  });
}
