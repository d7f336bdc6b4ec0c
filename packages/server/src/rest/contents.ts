import { contentAddress, contentInfo, fault, keptContent, newContent, wholeContent } from '@hortus/protocol';
import type { App } from '../http/app.ts';
import type { Server } from '../server.ts';
import { whoAsks } from './asking.ts';
import { orExplain, orRefuse } from './faults.ts';

/** The JSON around a text, and its longest escaped form: six bytes per control character, which the reader reports. */
const largestBody = (text: number): number => 6 * text + 1024;
const YEAR = 365 * 86_400;

/** Decks and packs, each under its hash. */
export function contentRoutes(app: App, server: Server): void {
  const { contents, shared } = server;

  app.put(
    '/api/content/:hash',
    {
      schema: {
        tags: ['content'],
        summary: 'Store content under its hash; storing it again changes nothing',
        params: contentAddress,
        body: newContent,
        response: { 200: contentInfo, '4xx': fault, 503: fault },
      },
      bodyLimit: largestBody(shared.settings.largestContent),
      config: { rateLimit: { max: shared.settings.contentsPerMinute, timeWindow: 60_000 } },
    },
    async (request) => {
      const person = whoAsks(server, request);
      return orExplain(await contents.keep(person, request.params.hash, request.body));
    },
  );

  app.get(
    '/api/content/:hash',
    {
      schema: {
        tags: ['content'],
        summary: 'Content, for anybody who knows its hash; check it against the hash',
        params: contentAddress,
        response: { 200: wholeContent, '4xx': fault, 503: fault },
      },
    },
    async (request, reply) => {
      const found = orRefuse(await contents.content(request.params.hash));
      reply.header('cache-control', `public, max-age=${YEAR}, immutable`);
      return found;
    },
  );

  app.get(
    '/api/me/content',
    {
      schema: {
        tags: ['content'],
        summary: 'The content I store, newest first, and my quota',
        response: { 200: keptContent, '4xx': fault, 503: fault },
      },
    },
    async (request) => contents.keptBy(whoAsks(server, request)),
  );

  app.delete(
    '/api/me/content/:hash',
    {
      schema: {
        tags: ['content'],
        summary: 'Stop storing it; while a table I created uses it, it stays and counts towards my quota',
        params: contentAddress,
        response: { 200: keptContent, '4xx': fault, 503: fault },
      },
    },
    async (request) => orRefuse(await contents.drop(whoAsks(server, request), request.params.hash)),
  );
}
