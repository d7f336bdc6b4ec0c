/** Decks and packs on disk: each in a file named by its hash, so that `sha256sum` shows whether it's intact. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Content, Contents, Game, MatchLog } from '@hortus/kernel';
import { contentHash, withContents } from '@hortus/kernel';
import { dataFolder, readLogAlone, writeWhole } from './files.ts';

const here = (): string => join(dataFolder(), 'content');

/** The text of the file, whatever it holds by now: callers compare the hash. */
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

/** Writes each once, and again if its file was damaged; never a text under a wrong hash, as a forged log may have. */
export function keepContents(contents: readonly Content[] = []): void {
  for (const { hash, text } of contents)
    if (contentHash(text) === hash && contentFiles(hash) !== text) writeWhole(join(here(), hash), text);
}

/** A log with the content that it names, if that is next to the log's folder or where this program keeps its own. */
export async function readLog(file: string): Promise<{ readonly log: MatchLog; readonly game: Game }> {
  const { log, game } = await readLogAlone(file);
  const beside = contentsIn(join(dirname(file), '..', 'content'));
  return { log: withContents(game, log, (hash) => beside(hash) ?? contentFiles(hash)), game };
}
