import { type Clerk, notRunning } from '@hortus/host';
import { fail, ok, type PackedJson, type Refusal, type Result, refuse } from '@hortus/kernel';
import { CLOSE, type ClientMessage, PROTOCOL, type ServerMessage } from '@hortus/protocol';
import type { LiveTable } from '../match/live-table.ts';
import type { Server } from '../server.ts';
import type { StoredTable } from '../store.ts';

type Said<K extends ClientMessage['do']> = Extract<ClientMessage, { do: K }>;
type Acting = Exclude<ClientMessage, { do: 'hello' | 'ping' | 'history' | 'play' }>;
type Reply = Result<{ readonly seq?: number; readonly table?: string; readonly ask?: string }, Refusal>;

/** The page that asks. */
export interface Asker {
  readonly server: Server;
  readonly person: string;
  /** The rules its page knows, by game; undefined before its hello. */
  rules: Readonly<Record<string, number>> | undefined;
  send(message: ServerMessage): void;
  close(code: number, why: string): void;
  /** Charges what a reply turned out to cost. */
  charge(cost: number): void;
  /** How many tables it follows besides this one. */
  followedBeside(id: string): number;
  follow(table: LiveTable, clerk: Clerk<StoredTable>, since: number, chat: number): Promise<void>;
  unfollow(id: string): void;
}

/** Replaying this many entries costs about as much as a move. */
const REPLAYED_FOR_ONE = 50;

/** Does what a page asks and replies. */
export const answer = (connection: Asker, message: ClientMessage): Promise<void> =>
  message.do === 'play' && connection.rules !== undefined
    ? play(connection, message)
    : answerOthers(connection, message);

/** The most frequent request, with as few steps as possible. */
function play(connection: Asker, { re, table, answers, id, moves }: Said<'play'>): Promise<void> {
  const handed = { answers, id, moves: moves as PackedJson[] };
  return connection.server.matches
    .play(table, connection.person, handed)
    .then((played) =>
      connection.send(
        played.ok ? { is: 'ok', re, seq: played.value } : { is: 'refused', re, ...played.fault },
      ),
    );
}

async function answerOthers(connection: Asker, message: ClientMessage): Promise<void> {
  const { re } = message;
  if (message.do === 'ping') return connection.send({ is: 'pong', re });
  if (message.do === 'hello') return hello(connection, message);
  if (connection.rules === undefined || message.do === 'play')
    return connection.send({ is: 'refused', re, code: 'hello-first' });
  if (message.do === 'history') return history(connection, message);
  const done = await act(connection, message);
  if (done.ok) connection.send({ is: 'ok', re, ...done.value });
  else connection.send({ is: 'refused', re, ...done.fault });
}

async function hello(connection: Asker, { re, protocol, rules }: Said<'hello'>): Promise<void> {
  if (protocol < PROTOCOL) {
    const message = 'This page is older than the server. Reload it.';
    connection.send({ is: 'refused', re, code: 'reload', message });
    return connection.close(CLOSE.reload, 'reload');
  }
  if (protocol > PROTOCOL) {
    connection.send({ is: 'refused', re, code: 'try-again', message: 'The server is being updated.' });
    return connection.close(CLOSE.busy, 'older server');
  }
  connection.rules = rules;
  const { name } = await connection.server.people.person(connection.person);
  connection.send({
    is: 'welcome',
    re,
    protocol: PROTOCOL,
    rules: connection.server.shared.games.rules,
    name,
  });
}

async function history(connection: Asker, { re, table, from, to }: Said<'history'>): Promise<void> {
  const past = await connection.server.matches.history(table, connection.person, from, to);
  if (!past.ok) return connection.send({ is: 'refused', re, ...past.fault });
  connection.charge(past.value.replayed / REPLAYED_FOR_ONE);
  connection.send({ is: 'history', re, table, sights: past.value.sights });
}

async function act(connection: Asker, message: Acting): Promise<Reply> {
  const { server, person } = connection;
  const { tables, matches, away, talk } = server;
  const { table } = message;
  switch (message.do) {
    case 'follow':
      return follow(connection, message);
    case 'unfollow':
      return unfollow(connection, table);
    case 'accept':
      return withoutData(await tables.accept(table, person, message.offer));
    case 'commit':
      return withoutData(await tables.commit(table, person, message.commitment));
    case 'reveal':
      return withoutData(await tables.reveal(table, person, message.reveal));
    case 'back':
      return matches.ask(table, person, { kind: 'back', to: message.to });
    case 'pause':
    case 'resume':
    case 'draw':
    case 'rematch':
      return matches.ask(table, person, { kind: message.do });
    case 'answer':
      return matches.answer(table, person, message.ask, message.grant);
    case 'claim':
      return withoutData(await away.claim(table, person, message.seat, message.as));
    case 'order':
      return withoutData(await matches.order(table, person, message.passes));
    case 'chat':
      return withoutData(await talk.say(table, person, message.text, message.id));
    case 'report':
      return withoutData(await talk.report(table, person, message.n, message.why));
  }
}

const withoutData = (result: Result<unknown, Refusal>): Reply => (result.ok ? ok({}) : result);

function follow(connection: Asker, { table: id, since, chat }: Said<'follow'>): Promise<Reply> {
  const { followsPerSocket } = connection.server.shared.settings;
  return connection.server.live.at(id, (table) =>
    table.run(async (clerk) => {
      const refusal = knowsRules(connection, table.row);
      if (refusal !== undefined) return fail(refusal);
      if (isDealt(table.row) && table.running === undefined) return fail(notRunning(table.row));
      if (connection.followedBeside(id) >= followsPerSocket) return fail(refuse('too-many-tables'));
      await connection.follow(table, clerk, since, chat);
      return ok({});
    }),
  );
}

/** After an earlier `follow` has finished. */
async function unfollow(connection: Asker, id: string): Promise<Reply> {
  await connection.server.live.at(id, (table) => table.run(async () => ok(connection.unfollow(id))));
  return ok({});
}

const isDealt = ({ entropy }: StoredTable): boolean => entropy !== undefined;

/** A page may finish a match whose rules it knows, and must not misread one whose rules it doesn't. */
function knowsRules({ rules }: Asker, { game, rulesVersion }: StoredTable): Refusal | undefined {
  const known = rules !== undefined && Object.hasOwn(rules, game) ? rules[game] : 0;
  if (known === rulesVersion) return undefined;
  return refuse(known < rulesVersion ? 'reload' : 'other-rules');
}
