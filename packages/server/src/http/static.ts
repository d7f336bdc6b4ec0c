import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { refuse } from '@hortus/kernel';
import { Refused } from '../rest/faults.ts';
import type { App } from './app.ts';

const YEAR = 365 * 86_400;

/** Files whose name changes with their content: `assets/table-B3xY_9aZ.js`. */
const isHashed = (path: string): boolean => /[\\/]assets[\\/].+-[\w-]{8,}\.\w+$/.test(path);

/** The pages. Every address that isn't a file or ours is a route of the single page. */
export async function pages(app: App, folder: string | undefined): Promise<void> {
  const hasPages = folder !== undefined && existsSync(join(folder, 'index.html'));
  if (hasPages)
    await app.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      preCompressed: true,
      wildcard: false,
      setHeaders(reply, path) {
        const caching = isHashed(path) ? `public, max-age=${YEAR}, immutable` : 'no-cache';
        reply.header('cache-control', caching);
      },
    });
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      hasPages &&
      request.method === 'GET' &&
      !/^\/(?:api|ws|health|metrics|assets)(?:[/?]|$)/.test(request.url) &&
      (request.headers.accept ?? '').includes('text/html');
    if (isPage) return reply.sendFile('index.html');
    return reply.code(404).send(new Refused(404, [refuse('not-found')]).body);
  });
}
