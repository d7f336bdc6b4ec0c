import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Settings } from '../settings.ts';
import { addressKey, type ProxyTrust, trustedPeers } from './proxy.ts';

/**
 * Limits open connections, in total and per address, and closes silent ones. Those of a trusted proxy are its own to
 * limit: they carry everybody.
 */
export function boundConnections(server: Server, settings: Settings, trust: ProxyTrust): void {
  server.maxConnections = settings.mostConnections;
  // Node's own limits start with the first byte.
  server.on('connection', (socket: Socket) => {
    const silent = setTimeout(() => {
      if (socket.bytesRead === 0) socket.destroy();
    }, settings.headersLimit);
    socket.once('close', () => clearTimeout(silent));
  });
  const isProxy = trustedPeers(trust);
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    if (isProxy(socket.remoteAddress)) return;
    const key = addressKey(socket.remoteAddress ?? '');
    const count = open.get(key) ?? 0;
    if (count >= settings.connectionsPerAddress) return void socket.destroy();
    open.set(key, count + 1);
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left === 0) open.delete(key);
      else open.set(key, left);
    });
  });
}
