import type { FastifyReply, FastifyRequest } from 'fastify';
import type { People } from '../people/identity.ts';

export const COOKIE = 'hortus';
const YEAR = 365 * 86_400;

/** Who is asking: by cookie in a browser, by `Authorization: Bearer …` elsewhere. */
export function personOf(people: People, request: FastifyRequest): string | undefined {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() === 'bearer') return people.read(token);
  return people.read(request.cookies[COOKIE]);
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
