/** The garden on screen: sixteen cells as a grid of buttons, the top tile beside it. It knows no rules. */

import type { BoardProps } from '@hortus/frame/board/game-table.ts';
import { words } from '@hortus/frame/page/words.ts';
import { Large } from '@hortus/frame/parts/Large.tsx';
import type { Move } from '@hortus/kernel';
import { useRef, useState } from 'preact/hooks';
import { parseTile, take, type View } from '../src/index.ts';
import { TileArt } from './art.tsx';
import { Cell } from './Cell.tsx';
import { Edges } from './Edges.tsx';
import './garden.css';
import { ShapeMark, winningCells } from './Marks.tsx';
import { TopTile } from './TopTile.tsx';
import { useMotion } from './use-motion.ts';
import { walked } from './walk.ts';
import { cellWords, describe, tileWords } from './words.ts';

const NOTHING: readonly Move[] = [];
const ROW_CELLS = [0, 4, 8, 12].map((first) => [first, first + 1, first + 2, first + 3]);

export function Board(props: BoardProps<View>) {
  const { view, seat, names, legal, play, refuse, last, values, manner, match } = props;
  const sending = match?.sending ?? NOTHING;
  const [focused, focus] = useState(0);
  const [large, enlarge] = useState<number | undefined>(undefined);
  const garden = useRef<HTMLDivElement>(null);
  useMotion({ garden, last, still: manner === 'still' });
  const open = new Set(legal.map((move) => take.get.cell(move)));
  const sent = new Set(sending.filter(take.is).map((move) => take.get.cell(move)));
  const won = winningCells(view);
  const lastCell = last.findLast((event) => event.kind === 'took')?.cell;
  const holder = (name: string): string | undefined =>
    name === 'X' || name === 'O' ? (names[name === 'X' ? view.first : 1 - view.first] ?? name) : undefined;

  /** Arrow keys walk the grid, the space bar shows a tile large; Enter is the button's own. */
  const press = (event: KeyboardEvent): void => {
    if (event.key === ' ') {
      event.preventDefault();
      enlarge(large === undefined ? focused : undefined);
      return;
    }
    if (large !== undefined) {
      enlarge(undefined);
      if (event.key === 'Escape') return event.stopPropagation();
    }
    const next = walked(focused, event.key);
    if (next === undefined) return;
    event.preventDefault();
    focus(next);
    garden.current?.querySelectorAll<HTMLElement>('.garden-cell')[next]?.focus();
  };
  const come = (cell: number, anchor: Element, how: 'point' | 'focus' | 'led'): void => {
    if (anchor === document.activeElement) focus(cell);
    if (how !== 'led' && !open.has(cell)) refuse(take.pack(cell), anchor, how);
  };
  const choose = (cell: number, anchor: Element): void => {
    focus(cell);
    if (open.has(cell)) play(take.pack(cell));
    else refuse(take.pack(cell), anchor, 'press');
  };
  const said = (cell: number): string => {
    const name = view.cells[cell] ?? '';
    const label = cellWords(name, cell, { holder: holder(name), open: open.has(cell) });
    return won.has(cell) ? words.value.say('web.garden.cell.won', { cell: label }) : label;
  };
  /** While a match is running, only hints are marked. */
  const markOf = (cell: number): number | 'hint' | undefined => {
    const value = values.get(take.pack(cell));
    return value !== undefined && match !== undefined ? 'hint' : value;
  };
  const shown = large === undefined ? undefined : view.cells[large];

  return (
    <div class="garden mood-garden" ref={garden}>
      <div class="garden-bed">
        <Edges />
        {/* biome-ignore lint/a11y/useSemanticElements: a table cannot hold a walkable grid of buttons */}
        <div
          class="garden-grid"
          role="grid"
          aria-label={words.value.say('web.garden.board')}
          aria-description={describe(view, names, seat)}
          onKeyDown={press}
          onKeyUp={(event) => {
            if (event.key === ' ') event.preventDefault();
          }}
          onBlur={() => enlarge(undefined)}
        >
          {ROW_CELLS.map((cells) => (
            // biome-ignore lint/a11y/useSemanticElements: as above
            // biome-ignore lint/a11y/useFocusableInteractive: the cells take the focus
            <div class="garden-row" role="row" key={cells[0]}>
              {cells.map((cell) => (
                // biome-ignore lint/a11y/useSemanticElements: as above
                // biome-ignore lint/a11y/useFocusableInteractive: its button takes the focus
                <div role="gridcell" key={cell}>
                  <Cell
                    name={view.cells[cell] ?? ''}
                    label={said(cell)}
                    open={open.has(cell)}
                    watched={seat === undefined}
                    last={cell === lastCell && won.size === 0}
                    sending={sent.has(cell)}
                    value={markOf(cell)}
                    walked={cell === focused}
                    choose={(anchor) => choose(cell, anchor)}
                    come={(anchor, how) => come(cell, anchor, how)}
                    hold={(on) => enlarge(on ? cell : undefined)}
                  />
                </div>
              ))}
            </div>
          ))}
        </div>
        <ShapeMark view={view} />
      </div>
      <TopTile view={view} />
      {shown === undefined || shown === 'X' || shown === 'O' ? null : (
        <Large name={tileWords(shown)}>
          <TileArt tile={parseTile(shown) ?? 0} />
        </Large>
      )}
    </div>
  );
}
