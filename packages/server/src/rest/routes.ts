import { newTable } from '@hortus/protocol';
import type { FastifyInstance } from 'fastify';
import { keepPerson, personOf } from '../http/person.ts';
import type { Server } from '../server.ts';
import { tableInfo } from '../tables/table-info.ts';

export function restRoutes(app: FastifyInstance, server: Server): void {
  app.post('/api/guest', async (request, reply) => {
    const known = personOf(server.people, request);
    const token = known === undefined ? server.people.fresh() : server.people.tokenFor(known);
    keepPerson(reply, request, token);
    const { name } = await server.people.person(server.people.read(token) ?? '');
    return { name, ...(known === undefined ? { token } : {}) };
  });
  app.post('/api/tables', async (request, reply) => {
    const person = personOf(server.people, request);
    if (person === undefined)
      return reply.code(401).send({ error: { code: 'no-identity', message: 'POST /api/guest first' } });
    const wish = newTable.safeParse(request.body);
    if (!wish.success)
      return reply.code(400).send({ error: { code: 'malformed', message: wish.error.message } });
    const made = await server.tables.create(wish.data, await server.people.person(person));
    if (!made.ok) return reply.code(400).send({ error: made.fault[0] });
    return reply.code(201).send(tableInfo(made.value, person, server.host.alive));
  });
  app.get<{ Params: { id: string } }>('/api/tables/:id', async (request, reply) => {
    const table = await server.live.get(request.params.id);
    if (table === undefined)
      return reply.code(404).send({ error: { code: 'no-such-table', message: 'there is no such table' } });
    return tableInfo(table.row, personOf(server.people, request) ?? '', server.host.alive);
  });
}
