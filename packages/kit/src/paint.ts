/** Colour for those who can see it; nothing is ever conveyed by colour alone. */

export const COLOURS = { red: 31, green: 32, yellow: 33, blue: 34, magenta: 35, cyan: 36 } as const;
export type Colour = keyof typeof COLOURS;

export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  colour(name: Colour, text: string): string;
}

const wrapIn = (code: number, text: string): string => `\u001b[${code}m${text}\u001b[0m`;

export const PLAIN: Paint = { bold: (text) => text, dim: (text) => text, colour: (_, text) => text };

export const ANSI: Paint = {
  bold: (text) => wrapIn(1, text),
  dim: (text) => wrapIn(2, text),
  colour: (name, text) => wrapIn(COLOURS[name], text),
};

/** How a terminal wants to be written to. */
export interface Look {
  readonly paint: Paint;
  /** It can show lines and arrows. */
  readonly unicode: boolean;
  readonly width: number;
}

export interface Screen {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** NO_COLOR (no-color.org) and a dumb terminal are respected; a pipe gets no colour. */
export function lookOf(screen: Screen, env: Readonly<Record<string, string | undefined>>): Look {
  const colour = screen.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || '';
  return {
    paint: colour ? ANSI : PLAIN,
    unicode: locale === '' || /utf-?8/i.test(locale),
    width: Math.min(100, Math.max(40, screen.columns || 80)),
  };
}

/** What a stranger wrote, for a terminal: nothing in it moves the cursor, rings the bell or reverses the text. */
export const printable = (text: string): string => text.replace(/\p{Cc}|[\u2028-\u202e\u2066-\u2069]/gu, '·');

/** Breaks a text into lines of at most `width`, with `indent` before all but the first. */
export function wrap(text: string, width: number, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = indent + word;
    } else line += line === '' || line === indent ? word : ` ${word}`;
  }
  return [...lines, line].join('\n');
}
