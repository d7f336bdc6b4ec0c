import { refuse } from '@hortus/kernel';
import type { FastifyRequest } from 'fastify';
import { personOf } from '../http/person.ts';
import type { Server } from '../server.ts';
import { Refused } from './faults.ts';

/** The id of who asks; a request that needs somebody is refused without. */
export function whoAsks(server: Server, request: FastifyRequest): string {
  const person = personOf(server.people, request);
  if (person === undefined) throw new Refused(401, [refuse('no-identity')]);
  return person;
}
