/** A player of boardgame.io: it says over Socket.IO what the original client says, without that client's work. */
import type { Board, Enter } from './duel.ts';
import { numberAfter } from './our-player.ts';
import type { PeerState } from './peer-game.ts';
import { openSocket } from './plain-socket.ts';

interface State {
  readonly G: PeerState;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

const CELLS = Array.from({ length: 16 }, (_, cell) => cell);

/** Packets of Engine.IO and, within its messages, of Socket.IO for the namespace of the game. */
const PING = '2';
const PONG = '3';
const CONNECT = '40/garden,';
const EVENT = '42/garden,';

function boardIn(text: string): Board {
  const [event, , told] = JSON.parse(text.slice(EVENT.length)) as [string, string, State & { state: State }];
  const { G, ctx } = event === 'sync' ? told.state : told;
  return {
    mover: ctx.gameover === undefined ? Number(ctx.currentPlayer) : undefined,
    open: CELLS.filter((cell) => (G.open >> cell) & 1),
  };
}

export const enterPeer: Enter = async (url, place, _table, saw) => {
  const playerID = place < 2 ? String(place) : null;
  let match = '';
  let credentials: string | undefined;
  let stateId = 0;
  let welcome: () => void = () => {};

  const heard = (text: string): void => {
    if (text === PING) return socket.say(PONG);
    if (text.startsWith(CONNECT)) return welcome();
    if (!text.startsWith(`${EVENT}["update","${match}"`) && !text.startsWith(`${EVENT}["sync","${match}"`))
      return;
    stateId = numberAfter('"_stateID":', text);
    saw({ seq: stateId, read: () => boardIn(text) });
  };
  const socket = await openSocket(url, '/socket.io/?EIO=4&transport=websocket', {}, heard);
  const emit = (...event: unknown[]): void => socket.say(EVENT + JSON.stringify(event));
  const welcomed = new Promise<void>((done) => {
    welcome = done;
  });
  socket.say(CONNECT);
  await welcomed;
  return {
    look({ id, keys }) {
      match = id;
      credentials = keys[place];
      emit('sync', match, playerID, credentials, 2);
    },
    take(cell) {
      const payload = `{"type":"take","args":[${cell}],"playerID":"${playerID}","credentials":"${credentials}"}`;
      socket.say(
        `${EVENT}["update",{"type":"MAKE_MOVE","payload":${payload}},${stateId},"${match}","${playerID}"]`,
      );
    },
    close: socket.close,
  };
};
