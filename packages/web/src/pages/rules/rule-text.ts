/** The little markdown that ledgers are written in, read into parts; what names another clause becomes a reference. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'em'; readonly parts: readonly Inline[] }
  | { readonly kind: 'ref'; readonly text: string; readonly id: string };

export type Block =
  | { readonly kind: 'p'; readonly parts: readonly Inline[] }
  | { readonly kind: 'pre'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    };

/** The full id that a mention means, if there is such a clause: `MOV-4` in a ledger of GAR is `GAR-MOV-4`. */
export type Resolve = (mention: string) => string | undefined;

const MARKS = /(`[^`]+`|\*\*[^*]+\*\*|(?<![\w*])\*[^*\s](?:[^*]*[^*\s])?\*(?![\w*]))/g;
const MENTION = /(?<![\w-])((?:[A-Z]{2,4}-)?[A-Z][A-Z0-9]*-[1-9]\d*)(?![\w-])/g;

function plain(text: string, resolve: Resolve): Inline[] {
  return text
    .split(MENTION)
    .flatMap((part, i): Inline[] => {
      const id = i % 2 === 1 ? resolve(part) : undefined;
      return id === undefined ? [{ kind: 'text', text: part }] : [{ kind: 'ref', text: part, id }];
    })
    .filter((part) => part.kind !== 'text' || part.text !== '');
}

export function parseInline(text: string, resolve: Resolve): Inline[] {
  return text.split(MARKS).flatMap((part, i): Inline[] => {
    if (i % 2 === 0) return plain(part, resolve);
    if (part.startsWith('`')) {
      const code = part.slice(1, -1);
      const id = resolve(code);
      return [id === undefined ? { kind: 'code', text: code } : { kind: 'ref', text: code, id }];
    }
    return part.startsWith('**')
      ? [{ kind: 'strong', parts: parseInline(part.slice(2, -2), resolve) }]
      : [{ kind: 'em', parts: parseInline(part.slice(1, -1), resolve) }];
  });
}

/** Cells between bars; a bar after a backslash or inside code isn't a border. */
function cellsOf(line: string): string[] {
  const cells = [''];
  let code = false;
  for (let i = 0; i < line.length; i++) {
    const char = line[i] ?? '';
    if (char === '\\' && line[i + 1] === '|') {
      cells[cells.length - 1] += '|';
      i++;
    } else if (char === '|' && !code) cells.push('');
    else {
      if (char === '`') code = !code;
      cells[cells.length - 1] += char;
    }
  }
  return cells.slice(1, -1).map((cell) => cell.trim());
}

const isRule = (line: string): boolean => /^\|[\s:|-]+\|$/.test(line.trim());

/** A paragraph, and the list that may follow it; a line without a mark continues the one before. */
function parseProse(lines: readonly string[], resolve: Resolve): Block[] {
  const first = lines.findIndex((line) => line.startsWith('- '));
  const [before, listed] = first < 0 ? [lines, []] : [lines.slice(0, first), lines.slice(first)];
  const items: string[] = [];
  for (const line of listed) {
    if (line.startsWith('- ')) items.push(line.slice(2));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return [
    ...(before.length === 0 ? [] : [{ kind: 'p', parts: parseInline(before.join(' '), resolve) } as const]),
    ...(items.length === 0
      ? []
      : [{ kind: 'list', items: items.map((item) => parseInline(item, resolve)) } as const]),
  ];
}

export function parseRuleText(markdown: string, resolve: Resolve): Block[] {
  return markdown
    .split(/(```[\s\S]*?```)|\n{2,}/)
    .filter((block): block is string => block !== undefined && block.trim() !== '')
    .flatMap((block): Block[] => {
      if (block.startsWith('```')) return [{ kind: 'pre', text: block.replace(/^```\w*\n?|\n?```$/g, '') }];
      const lines = block.trim().split('\n');
      if (!lines.every((line) => line.trim().startsWith('|'))) return parseProse(lines, resolve);
      const [head = '', ...rows] = lines.filter((line) => !isRule(line));
      const read = (line: string): Inline[][] =>
        cellsOf(line.trim()).map((cell) => parseInline(cell, resolve));
      return [{ kind: 'table', head: read(head), rows: rows.map(read) }];
    });
}
