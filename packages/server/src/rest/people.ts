import { Readable } from 'node:stream';
import { refuse } from '@hortus/kernel';
import {
  fault,
  guest,
  guestName,
  myTable as myTableSchema,
  newGuest,
  type PersonalData,
  personalData,
} from '@hortus/protocol';
import * as z from 'zod';
import type { App } from '../http/app.ts';
import { dropPerson, hasToken, keepPerson, personOf } from '../http/person.ts';
import type { Server } from '../server.ts';
import { myTables } from '../tables/my-table.ts';
import { whoAsks } from './asking.ts';
import { Refused } from './faults.ts';

const MOST_TABLES = 100;
/** Copying and deleting: both read everything about a person, and one changes it. */
const PERSONAL_PER_MINUTE = 6;

export function peopleRoutes(app: App, server: Server): void {
  const { people, shared } = server;
  /** A name is a text that others read. */
  const refuseMuted = (person: string): void => {
    if (shared.restrictions.isMuted(person)) throw new Refused(403, [refuse('muted')]);
  };

  app.post(
    '/api/guest',
    {
      schema: {
        tags: ['people'],
        summary: 'Become a guest, or ask who I am',
        description:
          'Sets a cookie. Programs may ask for a bearer token instead, or for a newer one with theirs.',
        body: newGuest.nullish(),
        response: { 200: guest, '4xx': fault },
      },
      config: { rateLimit: { max: shared.settings.guestsPerMinute, timeWindow: 60_000 } },
    },
    async (request, reply) => {
      const known = personOf(people, request);
      if (known !== undefined) whoAsks(server, request);
      const token = known === undefined ? people.fresh() : people.tokenFor(known);
      const id = known ?? people.idOf(token);
      const wish = request.body ?? { token: false };
      if (wish.name !== undefined) refuseMuted(id);
      if (wish.name !== undefined) await people.rename(id, wish.name, shared.clock.now());
      if (!wish.token) keepPerson(reply, request, token);
      const { name } = await people.person(id);
      const shown = wish.token && (known === undefined || hasToken(request));
      return { name, ...(shown ? { token } : {}) };
    },
  );

  app.get(
    '/api/me',
    { schema: { tags: ['people'], summary: 'Who am I?', response: { 200: guest, '4xx': fault } } },
    async (request) => {
      const { name } = await people.person(whoAsks(server, request));
      return { name };
    },
  );

  app.patch(
    '/api/me',
    {
      schema: {
        tags: ['people'],
        summary: 'Change my name; seats I have already taken keep the old one',
        body: z.strictObject({ name: guestName }),
        response: { 200: guest, '4xx': fault },
      },
    },
    async (request) => {
      const person = whoAsks(server, request);
      refuseMuted(person);
      const { name } = await people.rename(person, request.body.name, shared.clock.now());
      return { name };
    },
  );

  const rarely = { rateLimit: { max: PERSONAL_PER_MINUTE, timeWindow: 60_000 } };
  app.get(
    '/api/me/data',
    {
      schema: {
        tags: ['people'],
        summary: 'Everything that is stored about me',
        response: { 200: personalData, '4xx': fault },
      },
      config: rarely,
    },
    async (request, reply) => {
      const lines = server.personal.everything(whoAsks(server, request));
      reply.type('application/json; charset=utf-8');
      return reply.send(Readable.from(lines) as unknown as PersonalData);
    },
  );

  app.delete(
    '/api/me',
    {
      schema: {
        tags: ['people'],
        summary: 'Delete everything that is mine',
        description:
          'Resigns my matches, leaves my tables, and deletes my name, my chat and what I keep. Logs stay, without my name.',
        response: { 200: z.object({ tables: z.int(), lines: z.int(), later: z.int() }), '4xx': fault },
      },
      config: rarely,
    },
    async (request, reply) => {
      const forgotten = await server.personal.forget(whoAsks(server, request), 'themselves');
      dropPerson(reply);
      return forgotten;
    },
  );

  app.get(
    '/api/me/tables',
    {
      schema: {
        tags: ['people'],
        summary: 'The newest tables I made or sit at, and all my unfinished matches, newest first',
        response: { 200: z.object({ tables: z.array(myTableSchema) }), '4xx': fault },
      },
    },
    async (request) => {
      return { tables: await myTables(server, whoAsks(server, request), MOST_TABLES) };
    },
  );
}
