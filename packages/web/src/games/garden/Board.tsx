/** The garden on screen: sixteen cells as a grid of buttons, the top tile beside it. It knows no rules. */
import { makeCell, parseTile, take, type View } from '@hortus/garden';
import type { Seat } from '@hortus/kernel';
import { useRef, useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import type { BoardProps } from '../game-table.ts';
import { TileArt, TokenArt } from './art.tsx';
import './garden.css';

const CELLS = Array.from({ length: 16 }, (_, cell) => cell);

/** `b4: Maple and Poem, may be taken`. */
function cellWords(name: string, cell: number, token: string | undefined, open: boolean): string {
  const { say, find } = words.value;
  const part = (kind: string, which: number): string => {
    const key = find(`garden.${kind}.${which}`);
    return key === undefined ? '' : say(key);
  };
  const where = makeCell(cell);
  if (name === 'X' || name === 'O') return say('web.garden.cell.token', { cell: where, who: token ?? name });
  const tile = parseTile(name) ?? 0;
  const params = { cell: where, vegetation: part('vegetation', tile >> 2), symbol: part('symbol', tile & 3) };
  return say(open ? 'web.garden.cell.open' : 'web.garden.cell.tile', params);
}

export function Board({ view, names, legal, play, refuse, last, values }: BoardProps<View>) {
  const [focused, focus] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const open = new Set(legal.map((move) => take.get.cell(move)));
  const lastCell = last.findLast((event) => event.kind === 'took')?.cell;
  const holder = (token: string): string => names[token === 'X' ? view.first : 1 - view.first] ?? token;

  /** Arrow keys walk the grid; one cell of it is in the tab order. */
  const walk = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -4, ArrowDown: 4 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const sideways = Math.abs(step) === 1 && Math.floor((focused + step) / 4) !== Math.floor(focused / 4);
    const next = sideways || focused + step < 0 || focused + step > 15 ? focused : focused + step;
    focus(next);
    grid.current?.querySelectorAll('button')[next]?.focus();
  };
  const choose = (cell: number, anchor: Element): void => {
    const move = take.pack(cell);
    if (open.has(cell)) play(move);
    else refuse(move, anchor);
  };

  return (
    <div class="garden mood-garden">
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot hold a walkable grid of buttons */}
      <div
        class="garden-grid"
        role="grid"
        aria-label={words.value.say('web.garden.board')}
        ref={grid}
        onKeyDown={walk}
      >
        {[0, 1, 2, 3].map((row) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          // biome-ignore lint/a11y/useFocusableInteractive: the cells take the focus
          <div class="garden-row" role="row" key={row}>
            {CELLS.slice(row * 4, row * 4 + 4).map((cell) => {
              const name = view.cells[cell] ?? '';
              const token = name === 'X' || name === 'O' ? name : undefined;
              const value = values?.get(take.pack(cell));
              return (
                // biome-ignore lint/a11y/useSemanticElements: as above
                // biome-ignore lint/a11y/useFocusableInteractive: its button takes the focus
                <div role="gridcell" key={cell}>
                  <button
                    type="button"
                    class={`garden-cell${open.has(cell) ? ' open' : ''}${cell === lastCell ? ' last' : ''}`}
                    tabIndex={cell === focused ? 0 : -1}
                    aria-label={cellWords(
                      name,
                      cell,
                      token === undefined ? undefined : holder(token),
                      open.has(cell),
                    )}
                    aria-disabled={!open.has(cell)}
                    onFocus={() => focus(cell)}
                    onClick={(event) => choose(cell, event.currentTarget)}
                  >
                    {token === undefined ? (
                      <TileArt tile={parseTile(name) ?? 0} />
                    ) : (
                      <TokenArt token={token} />
                    )}
                    {value === undefined ? null : (
                      <span class={`cell-value ${value > 0 ? 'won' : value < 0 ? 'lost' : 'even'}`} />
                    )}
                    <span class="cell-name" aria-hidden="true">
                      {makeCell(cell)}
                    </span>
                  </button>
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <TopTile top={view.top} />
    </div>
  );
}

function TopTile({ top }: { top: string | null }) {
  const { say } = words.value;
  return (
    <figure class="garden-top">
      <figcaption>{say('web.garden.top')}</figcaption>
      {top === null ? (
        <div class="garden-top-none">{say('web.garden.top.none')}</div>
      ) : (
        <TileArt tile={parseTile(top) ?? 0} />
      )}
    </figure>
  );
}

export function describe(view: View, names: readonly string[]): string {
  const { say } = words.value;
  const name = (seat: Seat): string => names[seat] ?? '';
  return view.mover === null ? say('web.garden.over') : say('web.garden.turn', { who: name(view.mover) });
}
