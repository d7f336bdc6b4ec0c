/** Garden in a terminal: sixteen cells with the names of their tiles in full. */
import type { Seat } from '@hortus/kernel';
import type { Around, Ended, Face, Marks } from '@hortus/kit';
import type { Colour } from '@hortus/kit/paint';
import { optionWords, type Words, whoIs } from '@hortus/words';

/** The parts of Garden's view that are read. */
interface GardenView {
  readonly cells: readonly string[];
  readonly top: string | null;
  readonly first: 0 | 1;
  readonly format: string;
  readonly score: readonly [number, number];
}

const VEGETATION: readonly Colour[] = ['red', 'magenta', 'green', 'blue'];
const TOKEN: Readonly<Record<string, Colour>> = { X: 'yellow', O: 'cyan' };
const WIDTH = 8;

const FRAMES = {
  plain: { top: '+++', mid: '+++', end: '+++', across: '-', down: '|' },
  lines: { top: '┌┬┐', mid: '├┼┤', end: '└┴┘', across: '─', down: '│' },
} as const;

/** `Cherry` and `Bird`, from `Cb`. */
function tileWords(tile: string, words: Words): [string, string] {
  const vegetation = 'MCPI'.indexOf(tile[0] ?? '') as 0 | 1 | 2 | 3;
  const symbol = 'stbr'.indexOf(tile[1] ?? '') as 0 | 1 | 2 | 3;
  return [words.say(`garden.vegetation.${vegetation}`), words.say(`garden.symbol.${symbol}`)];
}

const isLast = (name: string, { told }: Marks): boolean =>
  told.some(
    ({ kind, cell }) => kind === 'took' && cell === 'abcd'.indexOf(name[0] ?? '') + 4 * (4 - Number(name[1])),
  );

/** The two lines of a cell. Brackets say that it can be taken, arrows that it was taken last. */
function drawCell(cell: string, name: string, { marks, look: { paint }, words }: Around): [string, string] {
  const colour = TOKEN[cell];
  if (colour !== undefined) {
    const token = (isLast(name, marks) ? `> ${cell} <` : `  ${cell}  `).padStart(6).padEnd(WIDTH);
    return [paint.bold(paint.colour(colour, token)), ' '.repeat(WIDTH)];
  }
  const open = marks.open.includes(name);
  const lines = tileWords(cell, words).map((word) =>
    open ? `[${word.padEnd(WIDTH - 2)}]` : ` ${word.padEnd(WIDTH - 1)}`,
  );
  const tint = VEGETATION['MCPI'.indexOf(cell[0] ?? '')] ?? 'red';
  const [upper = '', lower = ''] = lines.map((line) =>
    open
      ? paint.bold(paint.colour(tint, line))
      : marks.open.length > 0
        ? paint.dim(line)
        : paint.colour(tint, line),
  );
  return [upper, lower];
}

/** What is below the garden: the top tile, who has which token, and the score of a match. */
function footOf(view: GardenView, { cast, words }: Around): string[] {
  const called = (seat: Seat): string => (seat === cast.you ? words.say('table.you') : whoIs(cast, seat).who);
  const [vegetation = '', symbol = ''] = view.top === null ? [] : tileWords(view.top, words);
  const format = optionWords(words, 'garden', 'format', view.format);
  return [
    words.say(view.top === null ? 'garden.table.untouched' : 'garden.table.top', { vegetation, symbol }),
    words.say('garden.table.tokens', { x: called(view.first), o: called(1 - view.first) }),
    ...(view.format === 'single'
      ? []
      : [
          words.say('garden.table.score', {
            format,
            a: called(0),
            b: called(1),
            forA: view.score[0],
            forB: view.score[1],
          }),
        ]),
  ];
}

function drawCells({ cells }: GardenView, around: Around): string {
  const frame = around.look.unicode ? FRAMES.lines : FRAMES.plain;
  const rule = ([left, cross, right]: string): string =>
    `   ${left}${Array(4).fill(frame.across.repeat(WIDTH)).join(cross)}${right}`;
  const rows = [4, 3, 2, 1].map((row, r) => {
    const drawn = ['a', 'b', 'c', 'd'].map((column, c) =>
      drawCell(cells[r * 4 + c] ?? '', column + row, around),
    );
    const line = (which: 0 | 1): string => drawn.map((cell) => cell[which]).join(frame.down);
    return ` ${row} ${frame.down}${line(0)}${frame.down}\n   ${frame.down}${line(1)}${frame.down}`;
  });
  return [
    `    ${['a', 'b', 'c', 'd'].map((column) => column.padStart(5).padEnd(WIDTH)).join(' ')}`.trimEnd(),
    rule(frame.top),
    rows.join(`\n${rule(frame.mid)}\n`),
    rule(frame.end),
  ].join('\n');
}

const draw = (view: GardenView, around: Around): string =>
  [drawCells(view, around), ...footOf(view, around)].join('\n');

/** The garden with the token that ended its game; a resigned game looks as it did before. */
function ended(before: GardenView, around: Around): Ended | undefined {
  const { told } = around.marks;
  const took = told.find(({ kind }) => kind === 'took');
  const after = told.findIndex(({ kind }) => kind === 'dealt');
  if (took === undefined || after < 0) return undefined;
  const token = took.seat === before.first ? 'X' : 'O';
  const cells = before.cells.map((cell, i) => (i === took.cell ? token : cell));
  return { after, drawing: drawCells({ ...before, cells }, around) };
}

export const face: Face = {
  hides: false,
  draw: ({ game, state, viewer }, around) => draw(game.view(state, viewer) as GardenView, around),
  ended: (before, around) => ended(before as GardenView, around),
};
