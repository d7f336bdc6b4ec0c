import { type Refusal, type Result, refuse } from '@hortus/kernel';
import { fault, newTable, tableChange, tableInfo as tableInfoSchema } from '@hortus/protocol';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { App } from '../http/app.ts';
import { ByteAllowance } from '../http/byte-allowance.ts';
import { personOf } from '../http/person.ts';
import { addressKey } from '../http/proxy.ts';
import type { Server } from '../server.ts';
import type { StoredTable } from '../store.ts';
import { tableInfo } from '../tables/table-info.ts';
import { whoAsks } from './asking.ts';
import { orExplain, orRefuse, Refused } from './faults.ts';

const params = z.object({ id: z.string().min(1).max(64) });
const answers = { 200: tableInfoSchema, '4xx': fault, 503: fault };

const tooFast = (): Refused => new Refused(429, [refuse('too-fast')]);

/** What a person does at a table. */
type Does = (person: string) => Promise<Result<StoredTable, Refusal>>;

/** Tables up to the deal. What happens during a match goes over the socket. */
export function tableRoutes(app: App, server: Server): void {
  const { tables, people, shared } = server;
  const tell = (row: StoredTable, person: string) => tableInfo(row, person, shared.alive);
  const logs = new ByteAllowance(shared.settings.logBytesPerMinute, {
    name: 'bytes of logs',
    sharing: shared.sharing,
    hash: shared.hashAddress,
  });
  /** The table as it is once the person has done this, or why they can't. */
  const tellAfter = async (request: FastifyRequest, does: Does) => {
    const person = whoAsks(server, request);
    return tell(orRefuse(await does(person)), person);
  };

  app.post(
    '/api/tables',
    {
      schema: {
        tags: ['tables'],
        summary: 'Create a table; that also accepts its terms',
        body: newTable,
        response: { ...answers, 201: tableInfoSchema },
      },
      config: { rateLimit: { max: shared.settings.tablesPerMinute, timeWindow: 60_000 } },
    },
    async (request, reply) => {
      const maker = await people.person(whoAsks(server, request));
      const made = orExplain(await tables.create(request.body, maker));
      return reply.code(201).send(tell(made, maker.id));
    },
  );

  app.get(
    '/api/tables/:id',
    {
      schema: {
        tags: ['tables'],
        summary: 'A table, for anybody who has its link',
        params,
        response: answers,
      },
    },
    async (request) => {
      const row = await shared.store.table(request.params.id);
      if (row === undefined) throw new Refused(404, [refuse('no-such-table')]);
      return tell(row, personOf(people, request) ?? '');
    },
  );

  app.patch(
    '/api/tables/:id',
    {
      schema: {
        tags: ['tables'],
        summary: 'Change the terms, if I created the table; everybody else has to accept again',
        params,
        body: tableChange,
        response: answers,
      },
      // A change may bring a pack, which is read and kept like that of a new table.
      config: { rateLimit: { max: shared.settings.tablesPerMinute, timeWindow: 60_000 } },
    },
    async (request) => {
      const maker = await people.person(whoAsks(server, request));
      return tell(orExplain(await tables.change(request.params.id, maker, request.body)), maker.id);
    },
  );

  app.post(
    '/api/tables/:id/join',
    {
      schema: {
        tags: ['tables'],
        summary: 'Take a seat: the one named, or the first that is open',
        params,
        body: z.strictObject({ seat: z.int().min(0).max(15).optional() }).nullish(),
        response: answers,
      },
    },
    async (request) => {
      const person = await people.person(whoAsks(server, request));
      const joined = await tables.join(request.params.id, person, request.body?.seat);
      return tell(orRefuse(joined), person.id);
    },
  );

  app.post(
    '/api/tables/:id/leave',
    { schema: { tags: ['tables'], summary: 'Leave, before the deal', params, response: answers } },
    (request) => tellAfter(request, (person) => tables.leave(request.params.id, person)),
  );

  app.post(
    '/api/tables/:id/remove',
    {
      schema: {
        tags: ['tables'],
        summary: 'Remove a guest before the deal, if I created the table; they can’t sit down here again',
        params,
        body: z.strictObject({ seat: z.int().min(0).max(15) }),
        response: answers,
      },
    },
    (request) =>
      tellAfter(request, (person) => tables.sendAway(request.params.id, person, request.body.seat)),
  );

  app.post(
    '/api/tables/:id/accept',
    {
      schema: {
        tags: ['tables'],
        summary: 'Accept the offer; once everybody has, the deal begins',
        params,
        body: z.strictObject({ offer: z.int() }),
        response: answers,
      },
    },
    (request) => tellAfter(request, (person) => tables.accept(request.params.id, person, request.body.offer)),
  );

  app.get(
    '/api/tables/:id/log',
    {
      schema: {
        tags: ['tables'],
        summary: 'The whole log of a finished match, with the secret: `hortus verify` takes it',
        params,
        response: { 200: z.looseObject({ hortus: z.literal('match') }), '4xx': fault },
      },
      onSend: async (request, { statusCode }, payload) => {
        // A refusal costs nothing.
        if (statusCode === 200 && !logs.take(addressKey(request.ip), Buffer.byteLength(String(payload))))
          throw tooFast();
      },
    },
    async (request, reply) => {
      // Before it is made, so that refusing costs little.
      if (!(await logs.hasLeft(addressKey(request.ip)))) throw tooFast();
      const log = orRefuse(await server.matches.log(request.params.id));
      reply.header(
        'content-disposition',
        `attachment; filename="hortus-${log.terms.game}-${log.terms.id}.json"`,
      );
      return { ...log };
    },
  );
}
