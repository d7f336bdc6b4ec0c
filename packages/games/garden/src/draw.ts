import { makeTile } from './names.ts';
import { tokenOf } from './notation.ts';
import { reasonsOf } from './outcome.ts';
import { isOver, moverOf } from './setup.ts';
import { at, type GardenState, NO_TILE, NOBODY } from './types.ts';
import { cellsOf } from './view.ts';

/** The garden for human eyes; nothing in it is hidden from anyone. */
export function draw(state: GardenState): string {
  const { words, rules } = state;
  const cells = cellsOf(words);
  const rows = [0, 1, 2, 3].map((row) =>
    `${4 - row}  ${cells
      .slice(row * 4, row * 4 + 4)
      .map((cell) => cell.padEnd(2))
      .join(' ')}`.trimEnd(),
  );
  const name = (seat: number): string => `${tokenOf(words, seat)} (${seat === 0 ? 'A' : 'B'})`;
  const top = words[at.top] === NO_TILE ? 'no tile taken' : `top tile ${makeTile(words[at.top])}`;
  const turn = isOver(state)
    ? `${words[at.winner] === NOBODY ? 'drawn' : `${name(words[at.winner])} won`}: ${reasonsOf(
        words[at.reasons],
      )
        .map(({ code }) => code)
        .join(', ')}`
    : `${name(moverOf(words))} to move`;
  const score =
    rules.options.format === 'single'
      ? []
      : [`${rules.options.format}: A ${words[at.score]}, B ${words[at.score + 1]}`];
  return [...rows, '   a  b  c  d', `${top}; ${turn}`, ...score].join('\n');
}
