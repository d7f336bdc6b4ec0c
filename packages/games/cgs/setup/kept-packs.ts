/** Packs that people write in this browser, in IndexedDB. */
import { indexed } from '@hortus/frame/here/indexed.ts';

export interface KeptPack {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** When it was last written (Unix ms). */
  readonly at: number;
}

const packs = indexed('hortus-packs', 'packs', 'id');

/** Sorted by name; what is stored may be anything. */
export async function allPacks(): Promise<KeptPack[]> {
  const kept = await packs.read<KeptPack[]>((store) => store.getAll());
  return kept
    .filter(({ name, text }) => typeof name === 'string' && typeof text === 'string')
    .sort((a, b) => a.name.localeCompare(b.name) || a.at - b.at);
}

export const keepPack = (pack: KeptPack): Promise<unknown> => packs.write((store) => store.put(pack));
export const forgetPack = (id: string): Promise<unknown> => packs.write((store) => store.delete(id));
