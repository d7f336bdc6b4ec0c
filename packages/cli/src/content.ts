/** Decks and packs on disk: each in a file named by its hash, so that `sha256sum` shows whether it's intact. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Content, Contents, Game, MatchLog } from '@hortus/kernel';
import { contentHash, withContents } from '@hortus/kernel';
import { dataFolder, readLogAlone, writeWhole } from './files.ts';

const here = (): string => join(dataFolder(), 'content');

/** The text of the file, whatever it holds by now: who asks compares the hash. */
const contentsIn =
  (folder: string): Contents =>
  (hash) => {
    try {
      return readFileSync(join(folder, hash), 'utf8');
    } catch {
      return undefined;
    }
  };

export const contentFiles: Contents = (hash) => contentsIn(here())(hash);

/** Written once; one that was damaged is written again. A text under another hash, as a forged log may hold, is not. */
export function keepContents(contents: readonly Content[] = []): void {
  for (const { hash, text } of contents)
    if (contentHash(text) === hash && contentFiles(hash) !== text) writeWhole(join(here(), hash), text);
}

/** A log with the content that it names, as far as that lies beside its folder, or where this program keeps its own. */
export async function readLog(file: string): Promise<{ readonly log: MatchLog; readonly game: Game }> {
  const { log, game } = await readLogAlone(file);
  const beside = contentsIn(join(dirname(file), '..', 'content'));
  return { log: withContents(game, log, (hash) => beside(hash) ?? contentFiles(hash)), game };
}
