/**
 * The server processes of the crash test: the first has the embedded database, the others connect to it. Players
 * reach each of them through a wire that can lose replies.
 */
import { type Child, startChild } from '../testing/child.ts';
import { kill } from '../testing/processes.ts';
import { until } from '../testing/wait.ts';
import { Wire } from './wire.ts';

interface Node {
  readonly child: Child;
  /** Once it serves. */
  wire: Wire | undefined;
}

const said = ({ lines }: Child, word: string): string | undefined =>
  lines.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1);

const hasEnded = ({ process }: Child): boolean => process.exitCode !== null || process.signalCode !== null;

export class Nodes {
  readonly #file: string;
  readonly #dataFolder: string;
  readonly #fault: string;
  readonly #nodes = new Map<number, Node>();
  #database: string | undefined;
  #waiting: (() => void)[] = [];

  constructor(file: string, dataFolder: string, fault = '') {
    this.#file = file;
    this.#dataFolder = dataFolder;
    this.#fault = fault;
  }

  /** The database's address; the same no matter who starts it. */
  get database(): string {
    if (this.#database === undefined) throw new Error('no server has started yet');
    return this.#database;
  }

  /** Resolves when process `n` serves, or was killed before it did. */
  async start(n: number): Promise<void> {
    const child = startChild(this.#file, [n === 0 ? this.#dataFolder : this.database, this.#fault]);
    const node: Node = { child, wire: undefined };
    this.#nodes.set(n, node);
    const isOurs = (): boolean => this.#nodes.get(n) === node && !hasEnded(child);
    await until(`process ${n}`, () => !isOurs() || said(child, 'serving')).catch((error) => {
      throw new Error(`${error.message}: ${child.errors()}`);
    });
    if (!isOurs()) return;
    this.#database ??= said(child, 'database');
    node.wire = await Wire.to(said(child, 'serving') ?? '');
    if (!isOurs()) return node.wire.close();
    for (const tell of this.#waiting.splice(0)) tell();
  }

  isStarting(n: number): boolean {
    const node = this.#nodes.get(n);
    return node !== undefined && node.wire === undefined;
  }

  /** From now on its players are sent elsewhere; resolves when it is gone. */
  async kill(n: number, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const node = this.#nodes.get(n);
    this.#nodes.delete(n);
    if (node === undefined) return;
    const pid = node.child.process.pid ?? 0;
    kill(pid, signal);
    kill(pid, 'SIGCONT'); // a frozen one hears no other signal
    await until(`the end of process ${n}`, () => hasEnded(node.child)).catch((error) => {
      throw new Error(`${error.message}: ${node.child.errors()}`);
    });
    await node.child.ended;
    node.wire?.close();
  }

  pid(n: number): number | undefined {
    return this.#nodes.get(n)?.child.process.pid;
  }

  /** Answers that are on the way don't arrive. Returns on how many connections. */
  loseAnswers(): number {
    return [...this.#nodes.values()].reduce((sum, { wire }) => sum + (wire?.loseAnswers() ?? 0), 0);
  }

  /** The address of a running server: `preferred` if it is up, else another, else the first to come up. */
  async address(preferred: number): Promise<string> {
    for (;;) {
      const serving = [...this.#nodes].flatMap(([n, { wire }]) =>
        wire === undefined ? [] : [{ n, url: wire.url }],
      );
      const found = serving.find(({ n }) => n === preferred) ?? serving[0];
      if (found !== undefined) return found.url;
      await new Promise<void>((tell) => {
        this.#waiting.push(tell);
      });
    }
  }

  /** Those that ended although nobody killed them. */
  ended(): string[] {
    return [...this.#nodes].flatMap(([n, { child }]) =>
      hasEnded(child) ? [`process ${n} has ended on its own: ${child.errors()}`] : [],
    );
  }

  errors(): string {
    return [...this.#nodes].map(([n, { child }]) => `process ${n}: ${child.errors()}`).join('\n');
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#nodes.keys()].filter((n) => n > 0).map((n) => this.kill(n, 'SIGTERM')));
    await this.kill(0, 'SIGTERM');
  }
}
