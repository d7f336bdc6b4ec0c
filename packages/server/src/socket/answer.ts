import { fail, ok, type PackedJson, type Refusal, type Result, refuse } from '@hortus/kernel';
import { type ClientMessage, PROTOCOL } from '@hortus/protocol';
import { newestRules } from '../games.ts';
import type { Follower } from '../match/telling.ts';
import type { Connection } from './connection.ts';

type Said<K extends ClientMessage['do']> = Extract<ClientMessage, { do: K }>;
type Answer = Result<{ readonly seq?: number; readonly table?: string; readonly ask?: string }, Refusal>;

/** Does what a page asks and answers it. */
export async function answer(connection: Connection, message: ClientMessage): Promise<void> {
  const { re } = message;
  if (message.do === 'ping') return connection.send({ is: 'pong', re });
  if (message.do === 'hello') return hello(connection, message);
  const done = await act(connection, message);
  if (done.ok) connection.send({ is: 'ok', re, ...done.value });
  else connection.send({ is: 'refused', re, ...done.fault });
}

async function hello(connection: Connection, { re, protocol, rules }: Said<'hello'>): Promise<void> {
  if (protocol !== PROTOCOL) return connection.send({ is: 'refused', re, code: 'reload' });
  connection.rules = rules;
  const { name } = await connection.server.people.person(connection.person);
  connection.send({ is: 'welcome', re, protocol: PROTOCOL, rules: newestRules(), name });
}

async function act(connection: Connection, message: ClientMessage): Promise<Answer> {
  const { server, person } = connection;
  const { tables, matches } = server;
  switch (message.do) {
    case 'follow':
      return follow(connection, message);
    case 'unfollow':
      return unfollow(connection, message.table);
    case 'accept':
      return nothing(await tables.accept(message.table, person, message.offer));
    case 'commit':
      return nothing(await tables.commit(message.table, person, message.commitment));
    case 'reveal':
      return nothing(await tables.reveal(message.table, person, message.reveal));
    case 'play': {
      const { answers, id, moves } = message;
      const played = await matches.play(message.table, person, { answers, id, moves: moves as PackedJson[] });
      return played.ok ? ok({ seq: played.value }) : played;
    }
    default:
      return fail(refuse('not-yet'));
  }
}

const nothing = (result: Result<unknown, Refusal>): Answer => (result.ok ? ok({}) : result);

function follow(connection: Connection, { table: id, since, chat }: Said<'follow'>): Promise<Answer> {
  return connection.server.tables.at(id, async (table) => {
    unfollow(connection, id);
    const follower: Follower = { person: connection.person, send: (text) => connection.sendText(text) };
    connection.follows.set(id, follower);
    await table.follow(follower, since, chat);
    return ok({});
  });
}

function unfollow(connection: Connection, id: string): Answer {
  const follower = connection.follows.get(id);
  connection.follows.delete(id);
  if (follower !== undefined) connection.server.live.unfollow(id, follower);
  return ok({});
}
