/**
 * Decks and packs that this browser knows, by hash: in memory, in IndexedDB, or else on the server. Content is
 * accepted only if it has the requested hash.
 */
import { type Content, contentHash, type Hex, type Reference } from '@hortus/kernel';
import { indexed } from './indexed.ts';
import { allMatches } from './local-store.ts';

interface KeptContent extends Content {
  /** When it was kept (Unix ms). */
  readonly at: number;
}

/** A separate database: a page of an older version needn't know about it to open its matches. */
const contents = indexed('hortus-content', 'contents', 'hash');
/** If the browser stores nothing, content lasts at least until the page is left. */
const inMemory = new Map<Hex, Content>();

const isWhole = (content: Content | undefined, hash: Hex): content is Content =>
  content !== undefined && typeof content.text === 'string' && contentHash(content.text) === hash;

export async function keepHere(all: readonly Content[]): Promise<void> {
  for (const { name, hash, text } of all) {
    inMemory.set(hash, { name, hash, text });
    const kept: KeptContent = { name, hash, text, at: Date.now() };
    await contents.write((store) => store.put(kept)).catch(() => undefined);
  }
}

/** Workers use this too, so it makes its own requests: the other server code belongs to pages. */
async function fetchContent(hash: Hex): Promise<Content | undefined> {
  const answer = await fetch(`/api/content/${hash}`);
  return answer.ok ? ((await answer.json()) as Content) : undefined;
}

async function find({ hash }: Reference): Promise<Content | undefined> {
  const known = inMemory.get(hash);
  if (known !== undefined) return known;
  const kept = await contents
    .read<KeptContent | undefined>((store) => store.get(hash))
    .catch(() => undefined);
  if (isWhole(kept, hash)) return { name: kept.name, hash, text: kept.text };
  const fetched = await fetchContent(hash).catch(() => undefined);
  if (!isWhole(fetched, hash)) return undefined;
  await keepHere([fetched]);
  return fetched;
}

/** The referenced content that can be found. */
export async function findContents(references: readonly Reference[]): Promise<Content[]> {
  const found = await Promise.all(references.map(find));
  return found.filter((content) => content !== undefined);
}

/** Content kept for a match that is about to begin isn't in any match yet. */
const YOUNG_MS = 86_400_000;

/** Deletes what no match in this browser names any more. */
export async function sweepContents(now = Date.now()): Promise<void> {
  const named = JSON.stringify((await allMatches()).map(({ log }) => log?.terms?.options));
  const kept = await contents.read<KeptContent[]>((store) => store.getAll());
  for (const { hash, at } of kept)
    if (now - at > YOUNG_MS && !named.includes(hash)) await contents.write((store) => store.delete(hash));
}
