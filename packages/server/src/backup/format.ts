/**
 * The file of a backup (docs/backup.md): one line that names the format, then blocks. A block is a line of text and
 * as many bytes of gzip as the line says. Each hash covers the block and the hash before it, so a changed, missing,
 * added or moved block is found in its place.
 */
import { createHash } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

const FIRST_LINE = 'hortus backup 1\n';
/** Of lines before they're compressed; a block ends with the line that reaches it. */
const BLOCK_SIZE = 512 * 1024;
const LONGEST_LINE = 400;
const LARGEST_PACKED = 64 * 1024 * 1024;
const LARGEST_BLOCK = 512 * 1024 * 1024;

/** `head` and `end` frame the file; `rows` are a table's rows, `keys` the primary keys of all its rows. */
export type BlockKind = 'head' | 'rows' | 'keys' | 'end';

/** A backup that can't be used, and where it goes wrong. */
export class BackupTrouble extends Error {
  override readonly name = 'BackupTrouble';
}

const chained = (before: string, about: string, packed: Uint8Array): string =>
  createHash('sha256').update(`${before}\n${about}\n`).update(packed).digest('hex');

/** The hash before the first block. */
const START = createHash('sha256').update(FIRST_LINE).digest('hex');

/** Written beside its place and moved there when it's complete and on disk. */
export class BackupWriter {
  readonly #file: FileHandle;
  readonly #path: string;
  #hash = START;
  #blocks = 0;
  #bytes = 0;
  #lines: string[] = [];
  #size = 0;

  private constructor(file: FileHandle, path: string) {
    this.#file = file;
    this.#path = path;
  }

  static async open(path: string): Promise<BackupWriter> {
    const file = await open(`${path}.part`, 'w', 0o600);
    const writer = new BackupWriter(file, path);
    await writer.#write(Buffer.from(FIRST_LINE));
    return writer;
  }

  /** The hash of the last block: it stands for everything before it. */
  get hash(): string {
    return this.#hash;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** One more line of the block that `finish` names. */
  async line(kind: BlockKind, name: string, value: unknown): Promise<void> {
    const text = JSON.stringify(value);
    this.#lines.push(text);
    this.#size += text.length + 1;
    if (this.#size >= BLOCK_SIZE) await this.finish(kind, name);
  }

  async finish(kind: BlockKind, name: string): Promise<void> {
    if (this.#lines.length === 0) return;
    const packed = await pack(`${this.#lines.join('\n')}\n`);
    const about = `${kind} ${++this.#blocks} ${name} ${this.#lines.length} ${packed.length}`;
    this.#hash = chained(this.#hash, about, packed);
    this.#lines = [];
    this.#size = 0;
    await this.#write(Buffer.from(`${about} ${this.#hash}\n`));
    await this.#write(packed);
  }

  async #write(bytes: Uint8Array): Promise<void> {
    await this.#file.writeFile(bytes);
    this.#bytes += bytes.length;
  }

  async close(): Promise<void> {
    await this.#file.sync();
    await this.#file.close();
    await rename(`${this.#path}.part`, this.#path);
  }

  async abandon(): Promise<void> {
    await this.#file.close();
    await rm(`${this.#path}.part`, { force: true });
  }
}

export interface Block {
  readonly kind: BlockKind;
  readonly name: string;
  readonly lines: readonly unknown[];
  /** The hash up to and including this block. */
  readonly hash: string;
  /** For messages: which block, and the byte where it begins. */
  readonly where: string;
}

const ABOUT = /^(head|rows|keys|end) ([1-9]\d{0,9}) ([a-z_]{1,63}|-) (\d{1,9}) (\d{1,9}) ([0-9a-f]{64})$/;

/** Reads a backup block by block, checking each before it is given; nothing may follow `end`. */
export async function* readBackup(path: string): AsyncGenerator<Block, void, undefined> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    throw new BackupTrouble(`${path} can't be read (${error.code})`);
  });
  try {
    const { size } = await file.stat();
    const first = await take(file, 0, FIRST_LINE.length);
    if (first.toString('latin1') !== FIRST_LINE)
      throw new BackupTrouble(`${path} isn't a backup: it doesn't begin with "${FIRST_LINE.trim()}"`);
    let at = FIRST_LINE.length;
    let hash = START;
    let ended = false;
    for (let number = 1; at < size; number++) {
      const line = (await take(file, at, LONGEST_LINE)).toString('latin1').split('\n', 1)[0] ?? '';
      const found = ABOUT.exec(line);
      if (ended) throw new BackupTrouble(`${path} is damaged at byte ${at}: something follows its end`);
      if (found === null && at + line.length >= size) throw cut(path, size, `block ${number}`);
      if (found === null || Number(found[2]) !== number)
        throw new BackupTrouble(`${path} is damaged at byte ${at}: block ${number} should begin there`);
      const [, kind, , name = '', count, length, given = ''] = found;
      const what = `block ${number} (${kind}${name === '-' ? '' : ` of ${name}`})`;
      const where = `byte ${at}, ${what}`;
      const from = at + line.length + 1;
      if (Number(length) > LARGEST_PACKED)
        throw new BackupTrouble(`${path} is damaged at ${where}: too long`);
      const packed = await take(file, from, Number(length));
      if (packed.length < Number(length)) throw cut(path, size, what);
      hash = chained(hash, line.slice(0, -given.length - 1), packed);
      if (hash !== given)
        throw new BackupTrouble(`${path} is damaged at ${where}: it doesn't match its hash`);
      const text = await unpack(packed, { maxOutputLength: LARGEST_BLOCK });
      const lines = text.toString('utf8').split('\n').slice(0, -1);
      if (lines.length !== Number(count))
        throw new BackupTrouble(`${path} is damaged at ${where}: ${lines.length} lines instead of ${count}`);
      ended = kind === 'end';
      yield { kind: kind as BlockKind, name, lines: lines.map((one) => JSON.parse(one)), hash, where };
      at = from + packed.length;
    }
    if (!ended) throw cut(path, size, 'its end');
  } finally {
    await file.close();
  }
}

const cut = (path: string, size: number, what: string): BackupTrouble =>
  new BackupTrouble(`${path} is incomplete: it stops at byte ${size}, before ${what} is whole`);

/** As many bytes as there are, up to `length`. */
async function take(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  let got = 0;
  while (got < length) {
    const { bytesRead } = await file.read(bytes, got, length - got, at + got);
    if (bytesRead === 0) break;
    got += bytesRead;
  }
  return bytes.subarray(0, got);
}
