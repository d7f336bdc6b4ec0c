import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { People, Proof } from '../people/identity.ts';
import { goesTo } from './paths.ts';

export const COOKIE = 'hortus';
const YEAR = 365 * 86_400;

/** Who is asking: by cookie in a browser, by `Authorization: Bearer …` elsewhere. */
export function personOf(people: People, request: FastifyRequest): string | undefined {
  return people.read(tokenIn(request) ?? request.cookies[COOKIE]);
}

/** The same for a connection that stays open longer than its key may be honoured. */
export function proofOf(people: People, request: FastifyRequest): Proof | undefined {
  return people.prove(tokenIn(request) ?? request.cookies[COOKIE]);
}

const tokenIn = (request: FastifyRequest): string | undefined => {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' ? (token ?? '') : undefined;
};

/** A program proved who it is with a token of its own, and may be given the newer one. */
export const hasToken = (request: FastifyRequest): boolean => tokenIn(request) !== undefined;

/** Cookies signed with a key that is being retired are replaced on the way. */
export function renewCookies(app: FastifyInstance, people: People): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!goesTo(/^\/api\//, request) || tokenIn(request) !== undefined) return;
    const newer = people.renewed(request.cookies[COOKIE]);
    if (newer !== undefined) keepPerson(reply, request, newer);
  });
}

export function keepPerson(reply: FastifyReply, request: FastifyRequest, token: string): void {
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: YEAR,
  });
}

/** They are a new guest the next time they ask. */
export const dropPerson = (reply: FastifyReply): void => void reply.clearCookie(COOKIE, { path: '/' });
