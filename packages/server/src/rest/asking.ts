import { refuse } from '@hortus/kernel';
import type { FastifyRequest } from 'fastify';
import { personOf } from '../http/person.ts';
import type { Server } from '../server.ts';
import { Refused } from './faults.ts';

/** The id of the person asking; requests that need one are refused without it. */
export function whoAsks(server: Server, request: FastifyRequest): string {
  const person = personOf(server.people, request);
  if (person === undefined) throw new Refused(401, [refuse('no-identity')]);
  if (server.shared.restrictions.isBanned(person)) throw new Refused(403, [refuse('banned')]);
  return person;
}
