/** A player of boardgame.io, over its socket: it says what its own client says, without that client's work. */
import { io } from 'socket.io-client';
import type { Enter } from './duel.ts';
import type { PeerState } from './peer-game.ts';

interface State {
  readonly G: PeerState;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly _stateID: number;
}

const CELLS = Array.from({ length: 16 }, (_, cell) => cell);

export const enterPeer: Enter = (url, place, _table, saw) => {
  const socket = io(`${url}/garden`, { transports: ['websocket'], forceNew: true });
  const playerID = place < 2 ? String(place) : null;
  let match = '';
  let credentials: string | undefined;
  let stateId = 0;

  const heard = (matchID: string, { G, ctx, _stateID }: State): void => {
    if (matchID !== match) return;
    stateId = _stateID;
    const mover = ctx.gameover === undefined ? Number(ctx.currentPlayer) : undefined;
    saw({ seq: stateId, mover, open: () => CELLS.filter((cell) => (G.open >> cell) & 1) });
  };
  socket.on('update', heard);
  socket.on('sync', (matchID: string, { state }: { state: State }) => heard(matchID, state));

  return new Promise((entered, failed) => {
    socket.on('connect_error', failed);
    socket.on('connect', () =>
      entered({
        look({ id, keys }) {
          match = id;
          credentials = keys[place];
          socket.emit('sync', match, playerID, credentials, 2);
        },
        take(cell) {
          const payload = { type: 'take', args: [cell], playerID, credentials };
          socket.emit('update', { type: 'MAKE_MOVE', payload }, stateId, match, playerID);
        },
        close: () => socket.disconnect(),
      }),
    );
  });
};
