/** boardgame.io's own server, in memory as by default, with its lobby. */
import type { AddressInfo } from 'node:net';
import { Server } from 'boardgame.io/server';
import type { Pair, Table, Wish } from './load.ts';
import { usedMemory } from './memory-used.ts';
import { peerGarden } from './peer-game.ts';
import { answerWith } from './remote.ts';
import { usedSince } from './used.ts';

const { appServer } = await Server({ games: [peerGarden], origins: [] }).run({ port: 0 });
const url = `http://127.0.0.1:${(appServer.address() as AddressInfo).port}`;

async function post<T>(path: string, body: object): Promise<T> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

async function match(): Promise<Table> {
  const { matchID: id } = await post<{ matchID: string }>('/games/garden/create', { numPlayers: 2 });
  const keys: string[] = [];
  for (const playerID of ['0', '1']) {
    const joined = await post<{ playerCredentials: string }>(`/games/garden/${id}/join`, {
      playerID,
      playerName: `player ${playerID}`,
    });
    keys.push(joined.playerCredentials);
  }
  return { id, keys };
}

let used = usedSince();

answerWith({
  url: () => url,
  async pairs({ pairs, each }: Wish): Promise<Pair[]> {
    const made: Table[][] = Array.from({ length: pairs }, () => []);
    for (const pair of made) for (let i = 0; i < each; i++) pair.push(await match());
    return made;
  },
  begin() {
    used = usedSince();
  },
  end: () => ({ server: used(), database: 0 }),
  memory: usedMemory,
  stop: () => {},
});
