// Second pass: resolves what clauses mention, and finds ids that are defined twice or nowhere.

import { kindOf, makeId, nearest, parseId } from './ids.ts';
import { wordsOfNote } from './notes.ts';
import type { RawClause, RawLedger } from './read.ts';
import { idsOf } from './references.ts';
import { type Clause, type Ledger, type LedgerDiagnostic, type Note, TAGS, type Tag } from './types.ts';

const TAG = /(?:^|\s)\[([A-Z]|[a-z]+)\](?=\s|$)/g;
const SOURCE = /\s*\(source: ((?:[^()]|\([^()]*\))*)\)/;
const NOTHING_TO_TEST = /\((?:typography|completeness)\)/;
const LEAD_IN = /^\*\*(.+?)[.:]?\*\*/;

export interface Linked {
  readonly ledgers: readonly Ledger[];
  readonly diagnostics: readonly LedgerDiagnostic[];
}

/** `complete`: these are all the ledgers there are, so that an id of any other game is a fault. */
export function link(raws: readonly RawLedger[], complete: boolean): Linked {
  const diagnostics = raws.flatMap((raw) => raw.diagnostics);
  const definedAt = new Map<string, string>();
  const groups = new Map<string, string[]>();
  const prefixes = new Set(raws.map((raw) => raw.prefix));

  for (const raw of raws) {
    for (const { id, line } of raw.clauses) {
      const first = definedAt.get(id);
      if (first !== undefined) {
        const message = `${id} is defined already, at ${first}.`;
        diagnostics.push({
          code: 'duplicate-id',
          file: raw.file,
          line,
          column: 4,
          message,
          hint: 'Take the next free number.',
        });
        continue;
      }
      definedAt.set(id, `${raw.file}:${line}`);
      const group = id.slice(0, id.lastIndexOf('-'));
      groups.set(group, [...(groups.get(group) ?? []), id]);
    }
  }

  const exists = (id: string): boolean =>
    definedAt.has(id) || (!complete && !prefixes.has(parseId(id)?.prefix ?? ''));
  const refs = new Map<RawClause, Set<string>>();
  for (const raw of raws) {
    for (const mention of raw.mentions) {
      const { prefix, group, from, to, every, column, text, line, within } = mention;
      const fault = (code: LedgerDiagnostic['code'], message: string, hint?: string) =>
        diagnostics.push({
          code,
          file: raw.file,
          line,
          column,
          message,
          ...(hint === undefined ? {} : { hint }),
        });
      const known = complete || prefixes.has(prefix);
      if (known && every && !groups.has(`${prefix}-${group}`)) {
        fault(
          'unknown-reference',
          `No clause of the group ${prefix}-${group} exists.`,
          didYouMean(`${prefix}-${group}`, groups.keys()),
        );
      } else if (known && !every) {
        for (const end of new Set([from, to])) {
          const id = makeId(prefix, group, end);
          if (!exists(id))
            fault('unknown-reference', `${id} is in no ledger.`, didYouMean(id, definedAt.keys()));
        }
      }
      if (to < from) fault('empty-range', `The range "${text}" runs backwards.`);
      if (!within) continue;
      const own = refs.get(within) ?? new Set();
      for (const id of idsOf(mention, exists, (name) => groups.get(name) ?? []))
        if (id !== within.id) own.add(id);
      refs.set(within, own);
    }
  }

  const ledgers = raws.map((raw) => makeLedger(raw, (clause) => [...(refs.get(clause) ?? [])], diagnostics));
  diagnostics.sort((a, b) =>
    a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1,
  );
  return { ledgers, diagnostics };
}

function didYouMean(word: string, known: Iterable<string>): string | undefined {
  const near = nearest(word, known);
  return near === undefined ? undefined : `Did you mean ${near}?`;
}

function makeLedger(
  raw: RawLedger,
  refsOf: (clause: RawClause) => string[],
  diagnostics: LedgerDiagnostic[],
): Ledger {
  const clauses = raw.clauses.map((clause) => {
    const section = raw.headings[clause.heading]?.title ?? '';
    return makeClause(clause, raw.file, section, refsOf(clause), diagnostics);
  });
  const notes = raw.notes.map((note): Note => {
    const section = raw.headings[note.heading]?.title ?? '';
    const { prefix, file } = raw;
    return { kind: 'note', prefix, words: wordsOfNote(note), section, file, line: note.line };
  });
  const sections = raw.headings.map((heading, index) => {
    const own = clauses.filter((_, i) => raw.clauses[i].heading === index);
    const beside = notes.filter((_, i) => raw.notes[i].heading === index);
    return { ...heading, clauses: own, parts: [...own, ...beside].sort((a, b) => a.line - b.line) };
  });
  return { prefix: raw.prefix, title: raw.title, file: raw.file, sections, clauses, notes };
}

function makeClause(
  raw: RawClause,
  file: string,
  section: string,
  refs: string[],
  diagnostics: LedgerDiagnostic[],
): Clause {
  const { id, line } = raw;
  const { prefix, group } = raw.parts;
  const whole = raw.body.join('\n');
  const tags: Tag[] = [];
  for (const [, name] of whole.matchAll(TAG)) {
    const tag = TAGS.find((known) => known === name);
    if (tag) tags.push(tag);
    else {
      const hint = `Known are ${TAGS.map((known) => `[${known}]`).join(' ')}.`;
      diagnostics.push({
        code: 'unknown-tag',
        file,
        line,
        column: 4,
        message: `${id} has the unknown tag [${name}].`,
        hint,
      });
    }
  }
  const source = SOURCE.exec(whole)?.[1];
  const words = whole.replace(SOURCE, '').replace(TAG, '').trim();
  const title = LEAD_IN.exec(words)?.[1];
  const fact = tags.includes('F');
  return {
    id,
    prefix,
    group,
    kind: kindOf(group),
    ...(title === undefined ? {} : { title }),
    words,
    ...(source === undefined ? {} : { source }),
    section,
    tags,
    fact,
    conduct: tags.includes('T') || tags.includes('conduct'),
    needsTest: !fact && !tags.includes('T') && !NOTHING_TO_TEST.test(whole),
    refs,
    file,
    line,
  };
}
