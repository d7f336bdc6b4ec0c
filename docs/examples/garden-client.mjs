// Plays Garden against a bot on a Hortus server, taking any legal tile. In a clone, since it borrows from the kernel:
//   npx tsx docs/examples/garden-client.mjs http://localhost:8080
import { randomBytes } from 'node:crypto';
import { commitTo, freshSecret } from '@hortus/kernel';
import WebSocket from 'ws';

const [server = 'http://localhost:8080'] = process.argv.slice(2);

async function post(path, body, token) {
  const headers = { 'content-type': 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  const response = await fetch(server + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return response.json();
}

const { token, name } = await post('/api/guest', { token: true });
const seats = [{ kind: 'me' }, { kind: 'bot', level: 'novice' }];
const { id } = await post('/api/tables', { game: 'garden', seats }, token);
const ws = new WebSocket(`${server.replace('http', 'ws')}/ws`, {
  headers: { authorization: `Bearer ${token}` },
});
const send = (message) => ws.send(JSON.stringify({ re: '-', table: id, ...message }));

/** First the border, then what shares something with the tile on top. */
const legalCells = ({ cells, top }) =>
  cells.flatMap((tile, cell) => {
    if (tile.length !== 2) return [];
    if (top === null) return [5, 6, 9, 10].includes(cell) ? [] : [cell];
    return tile[0] === top[0] || tile[1] === top[1] ? [cell] : [];
  });

function play({ seq, view, toAct, outcome }) {
  if (outcome) {
    console.log(`${name} ${outcome.winners.includes(0) ? 'won' : 'did not win'} after ${seq} entries`);
    ws.close();
  } else if (toAct.includes(0)) {
    const [cell] = legalCells(view);
    send({ do: 'play', answers: seq, id: `after ${seq}`, moves: [{ kind: 'take', cell }] });
  }
}

const secrets = new Map();
function deal({ terms, mySeat, awaited, commitments }) {
  if (!awaited?.seats.includes(mySeat)) return;
  const secret = secrets.get(terms.id) ?? freshSecret(randomBytes);
  secrets.set(terms.id, secret);
  if (commitments) send({ do: 'reveal', reveal: secret });
  else send({ do: 'commit', commitment: commitTo(terms, mySeat, secret) });
}

ws.on('open', () => ws.send(JSON.stringify({ do: 'hello', re: '-', protocol: 6, rules: { garden: 1 } })));
ws.on('message', (data) => {
  const message = JSON.parse(data);
  if (message.is === 'welcome') send({ do: 'follow', since: 0, chat: 0 });
  if (message.is === 'table') deal(message.table);
  if (message.is === 'refused') throw new Error(`refused: ${message.code}`);
  if (message.is === 'state' || message.is === 'entry') play(message.sight);
});
