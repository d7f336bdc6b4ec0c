/** The table as text, made from the view, so that it can't show more. */
import type { Seat, Viewer } from '@hortus/kernel';
import type { FrameView, GnosticaState, HandView, ManView, View } from '../types.ts';
import { view } from '../view/view.ts';
import { LETTERS } from './names.ts';

export function draw(state: GnosticaState, viewer: Viewer): string {
  const seen = view(state, viewer);
  return [
    headline(seen),
    ...boardLines(seen),
    ...seen.hands.map((hand, seat) => seatLine(seen, hand, seat)),
    pilesLine(seen),
    ...(seen.pool.length > 0 ? [`pool ${seen.pool.join(' ')}`] : []),
    ...(seen.frames.length > 0 ? [`in use ${seen.frames.map(frameText).join(', ')}${todoText(seen)}`] : []),
  ].join('\n');
}

function headline(seen: View): string {
  const { result, options, phase, turn, open, nearlyDrawn, mayReturn } = seen;
  if (result !== null)
    return `over: ${result.winner === null ? 'a draw' : `${LETTERS[result.winner]} wins`} (${result.end})`;
  const who = turn === null ? '' : ` ${LETTERS[turn]}`;
  const notes = [
    ...(open === null ? [] : [`${LETTERS[open]} has announced`]),
    ...(nearlyDrawn ? ['a draw if this position comes up once more'] : []),
    ...(mayReturn ? ['a draw if an earlier position comes back once more'] : []),
  ];
  return [`${phase}${who}, to ${options.target}`, ...notes].join(', ');
}

const pieceText = ({ owner, pips, facing, minion }: ManView): string =>
  `${LETTERS[owner]}${pips}${facing}${minion ? '*' : ''}`;

/** Columns from west to east, rows from north to south; `..` is a wasteland, an empty place is void. */
function boardLines({ sites, men }: View): string[] {
  const spaces = new Map(sites.map(({ x, y, card }) => [`${x},${y}`, card ?? '..']));
  for (const { x, y } of men) if (!spaces.has(`${x},${y}`)) spaces.set(`${x},${y}`, '??');
  const cells = [...spaces].map(([key, ground]) => {
    const [x, y] = key.split(',').map(Number);
    const there = men.filter((man) => man.x === x && man.y === y).map(pieceText);
    return { x, y, text: [ground, ...there].join(' ') };
  });
  const [xs, ys] = [[...new Set(cells.map(({ x }) => x))], [...new Set(cells.map(({ y }) => y))]];
  xs.sort((a, b) => a - b);
  ys.sort((a, b) => b - a);
  const textAt = (x: number, y: number): string =>
    cells.find((cell) => cell.x === x && cell.y === y)?.text ?? '';
  const widths = xs.map((x) => Math.max(String(x).length, ...ys.map((y) => textAt(x, y).length)));
  const margin = Math.max(...ys.map((y) => String(y).length), 0);
  const line = (head: string, texts: readonly string[]): string =>
    [head.padStart(margin), ...texts.map((text, i) => text.padEnd(widths[i]))].join('  ').trimEnd();
  return [
    line(
      '',
      xs.map((x) => String(x)),
    ),
    ...ys.map((y) =>
      line(
        String(y),
        xs.map((x) => textAt(x, y)),
      ),
    ),
  ];
}

function seatLine(seen: View, { count, cards }: HandView, seat: Seat): string {
  if (seen.gone.includes(seat)) return `  ${LETTERS[seat]} out`;
  const hidden = Array.from({ length: count - cards.length }, () => '??');
  const bid = seen.bids[seat];
  return [
    seen.turn === seat ? '>' : ' ',
    LETTERS[seat],
    `${seen.scores[seat]} points`,
    `stash ${seen.stashes[seat].join('/')}`,
    [...cards, ...hidden].join(' ') || '-',
    ...(bid === null ? [] : [`bid ${bid}`]),
  ].join(' ');
}

const pilesLine = ({ pile, out }: View): string => `pile ${pile.count}, out ${out.join(' ') || '-'}`;

const frameText = ({ card, copied, left }: FrameView): string =>
  `${card}${copied === null ? '' : ` as ${copied}`} (${left} left)`;

function todoText({ todo }: View): string {
  if (todo === null || todo.kind === 'draw') return '';
  return todo.kind === 'transit'
    ? `; ${pieceText(todo.man)} must move on`
    : `; ${todo.x},${todo.y} must hold three`;
}
