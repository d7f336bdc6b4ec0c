/** The card language for CodeMirror: colours by our own scanner, words to complete by our own lists. */
import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { HighlightStyle, StreamLanguage, syntaxHighlighting } from '@codemirror/language';
import type { Extension, Text } from '@codemirror/state';
import {
  type KnownWords,
  type LinePart,
  openCategory,
  partAfter,
  type ShadeKind,
  type SuggestionKind,
  shadesOf,
  suggest,
} from '@hortus/cards/editing';
import { Tag } from '@lezer/highlight';

const KINDS = [
  'heading',
  'remark',
  'directive',
  'lore',
  'key',
  'value',
  'category',
  'global',
  'name',
  'text',
  'number',
  'operator',
] as const satisfies readonly ShadeKind[];

const TAGS = Object.fromEntries(KINDS.map((kind) => [kind, Tag.define(kind)])) as Record<ShadeKind, Tag>;

/** A line is scanned as a whole when its first character is read. */
interface Reading {
  part: LinePart;
  shades: ReturnType<typeof shadesOf>;
  next: number;
}

const packLanguage = StreamLanguage.define<Reading>({
  name: 'pack',
  startState: () => ({ part: 'none', shades: [], next: 0 }),
  copyState: (state) => ({ ...state }),
  token(stream, state) {
    if (stream.sol()) {
      state.part = partAfter(stream.string, state.part);
      state.shades = shadesOf(stream.string, state.part);
      state.next = 0;
    }
    const shade = state.shades[state.next];
    if (shade === undefined) {
      stream.skipToEnd();
      return null;
    }
    if (stream.pos < shade.from) {
      stream.pos = shade.from;
      return null;
    }
    stream.pos = shade.to;
    state.next += 1;
    return shade.kind;
  },
  languageData: { commentTokens: { line: '#' } },
  tokenTable: TAGS,
});

/** The page's own colours (packs.css), in light and dark. */
const highlighting = HighlightStyle.define([
  { tag: TAGS.heading, color: 'var(--pack-heading)', fontWeight: '700' },
  { tag: TAGS.remark, color: 'var(--pack-remark)', fontStyle: 'italic' },
  { tag: TAGS.directive, color: 'var(--pack-directive)' },
  { tag: TAGS.lore, color: 'var(--pack-lore)', fontStyle: 'italic' },
  { tag: TAGS.key, color: 'var(--pack-key)' },
  { tag: TAGS.category, color: 'var(--pack-category)', fontWeight: '600' },
  { tag: TAGS.global, color: 'var(--pack-global)' },
  { tag: TAGS.text, color: 'var(--pack-text)' },
  { tag: TAGS.number, color: 'var(--pack-number)', fontWeight: '600' },
  { tag: TAGS.operator, color: 'var(--pack-operator)' },
]);

export const packColours = (): Extension => [packLanguage, syntaxHighlighting(highlighting)];

/** A part may begin far above, so look for its heading upwards from the line. */
function partAt(doc: Text, line: number): LinePart {
  for (let at = line; at >= 1; at--) {
    const { text } = doc.line(at);
    if (/^\s*\[/.test(text)) return partAfter(text, 'none');
  }
  return 'none';
}

function* linesAbove(doc: Text, line: number): Generator<string> {
  for (let at = line - 1; at >= 1; at--) yield doc.line(at).text;
}

/** CodeMirror's names for the icons beside suggestions. */
const SIGNS: Readonly<Record<SuggestionKind, string>> = {
  part: 'namespace',
  key: 'property',
  global: 'keyword',
  category: 'class',
  name: 'variable',
  value: 'text',
  card: 'constant',
};

export const completing =
  (known: () => KnownWords) =>
  ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const line = state.doc.lineAt(pos);
    const before = line.text.slice(0, pos - line.from);
    const found = suggest(
      {
        before,
        part: partAt(state.doc, line.number),
        open: /^\s/.test(before) ? openCategory(linesAbove(state.doc, line.number)) : undefined,
      },
      known(),
    );
    if (found === undefined || found.options.length === 0) return null;
    if (!explicit && before.length - found.from < 1) return null;
    const options = found.options.map(
      ({ text, kind, detail }): Completion => ({
        label: text,
        type: SIGNS[kind],
        ...(detail === undefined ? {} : { detail }),
      }),
    );
    return { from: line.from + found.from, options, validFor: /^"?[\p{L}\d. ]*$/u };
  };
