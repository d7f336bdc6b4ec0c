/** A match as a text to read: who, what was agreed, every entry in words and notation, how it ended. */

import type { GameTable } from '@hortus/frame/board/game-table.ts';
import { gameName } from '@hortus/frame/page/game-name.ts';
import { shortly } from '@hortus/frame/says/terms.ts';
import { livingEntries, type MatchLog, type SeenEntry } from '@hortus/kernel';
import { type Cast, entryWords, optionWords, outcomeWords, perLanguage, type Words } from '@hortus/words';

interface AsTextProps {
  readonly words: Words;
  readonly table: Pick<GameTable, 'notation' | 'called'>;
  readonly log: MatchLog;
  readonly entries: readonly SeenEntry[];
  readonly cast: Cast;
}

const datesIn = perLanguage(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }),
);
const dateOf = ({ language }: Words, at: number): string => datesIn(language).format(at);

export function matchAsText({ words, table, log, entries, cast }: AsTextProps): string {
  const { terms, outcome } = log;
  const begun = log.entries.find(({ at }) => at !== undefined)?.at;
  const living = new Set(livingEntries(entries).map(({ seq }) => seq));
  const options = Object.entries((terms.options ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== '',
  );
  const width = String(entries.length).length;
  return [
    `Hortus · ${gameName(words, terms.game)}`,
    ...(begun === undefined ? [] : [dateOf(words, begun)]),
    cast.names.join(' – '),
    ...options.map(
      ([option, value]) =>
        `${optionWords(words, terms.game, option)}: ${optionWords(words, terms.game, option, shortly(value, table.called))}`,
    ),
    '',
    ...entries.map((entry) => {
      const written = table.notation?.(entry.told);
      const taken =
        entry.kind === 'moves' && !living.has(entry.seq) ? ` ${words.say('web.log.taken-back')}` : '';
      const said = entryWords(words, terms.game, entry, cast).join(' ');
      return `${String(entry.seq).padStart(width)}. ${written === undefined ? '' : `${written}  `}${said}${taken}`;
    }),
    ...(outcome === undefined ? [] : ['', outcomeWords(words, terms.game, outcome, cast)]),
    '',
    `${words.say('web.fair.commitment')}: ${log.commitment}`,
    '',
  ].join('\n');
}

/** A file name that says what it is, wherever it ends up. */
export const fileName = ({ terms }: MatchLog, ending: string): string =>
  `hortus-${terms.game}-${terms.id.replace(/[^\w-]/g, '').slice(0, 36)}.${ending}`;
