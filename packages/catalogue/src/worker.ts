/**
 * The entry of a worker, in a browser or in Node: every message is a request, every reply a message. It has no
 * exports; a page or a program bundles it and starts it as a module worker or a plain one.
 */
import { answer, type Question } from './answer.ts';
import { loadGames } from './at-hand.ts';

interface Port {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  postMessage(message: unknown): void;
}

/** In Node the port isn't global. Found in this way, it's nothing that a bundler for browsers would try to resolve. */
const nodePort = (): Port | null | undefined =>
  globalThis.process?.getBuiltinModule?.('node:worker_threads')?.parentPort as unknown as
    | Port
    | null
    | undefined;

const port = nodePort() ?? (globalThis as unknown as Port);
const ready = loadGames();
port.onmessage = ({ data }) =>
  void ready.then(() => port.postMessage(answer(data as Question, () => performance.now())));
