/** Reads a backup from beginning to end and compares it with what its last block says. */
import type { BackupEnd, BackupHead } from './backup.ts';
import { BackupTrouble, type Block, readBackup } from './format.ts';

export interface WholeBackup extends BackupEnd {
  readonly head: BackupHead;
  /** Of its last block: the name of this backup for the one that continues it. */
  readonly hash: string;
}

export interface Steps {
  begin(head: BackupHead): Promise<void>;
  /** Blocks of keys and rows, in order. */
  block(block: Block): Promise<void>;
}

const NOTHING: Steps = { begin: async () => {}, block: async () => {} };

export async function readWhole(path: string, steps = NOTHING): Promise<WholeBackup> {
  let head: BackupHead | undefined;
  let end: { readonly told: BackupEnd; readonly hash: string } | undefined;
  const counts = { rows: new Map<string, number>(), keys: new Map<string, number>() };
  for await (const block of readBackup(path)) {
    const { kind, name, lines, where, hash } = block;
    if ((head === undefined) !== (kind === 'head'))
      throw new BackupTrouble(`${path} is damaged at ${where}: a head begins a backup, once`);
    if (kind === 'head') {
      head = lines[0] as BackupHead;
      await steps.begin(head);
    } else if (kind === 'end') {
      end = { told: lines[0] as BackupEnd, hash };
      compare(path, where, counts, end.told);
    } else {
      counts[kind].set(name, (counts[kind].get(name) ?? 0) + lines.length);
      await steps.block(block);
    }
  }
  if (head === undefined || end === undefined)
    throw new BackupTrouble(`${path} is incomplete: it has no head`);
  return { head, ...end.told, hash: end.hash };
}

function compare(
  path: string,
  where: string,
  counts: Readonly<Record<'rows' | 'keys', ReadonlyMap<string, number>>>,
  told: BackupEnd,
): void {
  for (const kind of ['rows', 'keys'] as const)
    for (const name of new Set([...Object.keys(told[kind]), ...counts[kind].keys()])) {
      const found = counts[kind].get(name) ?? 0;
      if (found !== (told[kind][name] ?? 0))
        throw new BackupTrouble(
          `${path} is damaged at ${where}: ${found} ${kind} of ${name} instead of ${told[kind][name] ?? 0}`,
        );
    }
}
