/** `hortus rules versions`: which versions of which rules exist, and which stored matches need them. */
import { readFileSync } from 'node:fs';
import { KITS } from '@hortus/catalogue';
import { parseLog } from '@hortus/kernel';
import { versionsIn } from '@hortus/kit';
import type { RulesInUse } from '../store.ts';

interface Kept {
  readonly game: string;
  readonly versions: readonly number[];
}

/** The versions in this program. */
export const keptVersions = (): Promise<Kept[]> =>
  Promise.all(KITS.map(async (kit) => ({ game: kit.id, versions: await versionsIn(kit) })));

/** What these files need; `wrong` hears of those that aren't logs. */
export function rulesInFiles(files: readonly string[], wrong: (line: string) => void): RulesInUse[] {
  return files.flatMap((file): RulesInUse[] => {
    const log = parseLog(textOf(file));
    if (!log.ok) {
      wrong(`${file} isn't the log of a match`);
      return [];
    }
    const { terms, outcome } = log.value;
    const finished = outcome === undefined ? 0 : 1;
    return [{ game: terms.game, rulesVersion: terms.rulesVersion, finished, unfinished: 1 - finished }];
  });
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

interface VersionReport {
  readonly lines: readonly string[];
  /** Some match needs rules that aren't here. */
  readonly isMissing: boolean;
}

/** A line for each version, and one for each that is needed and missing. */
export function tellVersions(kept: readonly Kept[], uses: readonly RulesInUse[]): VersionReport {
  const needs = new Map<string, { unfinished: number; finished: number }>();
  for (const { game, rulesVersion, unfinished, finished } of uses) {
    const name = `${game} ${rulesVersion}`;
    const before = needs.get(name) ?? { unfinished: 0, finished: 0 };
    needs.set(name, {
      unfinished: before.unfinished + unfinished,
      finished: before.finished + finished,
    });
  }
  const counted = (name: string): string => {
    const { unfinished = 0, finished = 0 } = needs.get(name) ?? {};
    needs.delete(name);
    return unfinished + finished === 0 ? 'no matches' : `${unfinished} unfinished, ${finished} finished`;
  };
  const lines = kept.flatMap(({ game, versions }) =>
    versions.map((version) => {
      const state = version === versions.at(-1) ? 'newest' : 'frozen';
      return `${game} ${version} (${state}): ${counted(`${game} ${version}`)}`;
    }),
  );
  const missing = [...needs.keys()].sort().map((name) => `${name} (MISSING): ${counted(name)}`);
  return { lines: [...lines, ...missing], isMissing: missing.length > 0 };
}
