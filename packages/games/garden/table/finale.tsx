/**
 * The end of a game of Garden: the tiles that stood where the winner's four stand now. For the winner they bloom; for
 * the others they lie still.
 */
import type { Ended, Finale, LastTurn } from '@hortus/frame/board/finale.ts';
import { words } from '@hortus/frame/page/words.ts';
import type { PackedJson } from '@hortus/kernel';
import { whoIs } from '@hortus/words';
import { makeCell, makeTile, type View, wonBy } from '../src/index.ts';
import { vegetationOf } from '../src/numbers.ts';
import { TileArt, TokenArt } from './art.tsx';
import './finale.css';
import { codesOf, findTold } from './steps.ts';
import { turned } from './turned.ts';
import { tileWords } from './words.ts';

/** What was taken in the game that ended, oldest first. */
function takenIn(entries: Ended<View>['entries']): readonly { seq: number; took: PackedJson }[] {
  const ends = entries.flatMap(({ seq, told }) => (findTold(told, 'ended') === undefined ? [] : [seq]));
  const since = ends.at(-2) ?? 0;
  return entries.flatMap(({ seq, told }) => {
    const took = findTold(told, 'took');
    return took === undefined || seq <= since ? [] : [{ seq, took }];
  });
}

/** The cells of the winner's shape, or none. */
function shapeOf(
  view: View,
): { readonly kind: 'row' | 'square'; readonly cells: readonly number[] } | undefined {
  const { rows, squares } = wonBy(view);
  const [row, square] = [rows[0], squares[0]];
  const shape = row ?? square;
  if (shape === undefined) return undefined;
  const cells = view.cells.flatMap((_, cell) => ((shape >> cell) & 1 ? [cell] : []));
  return { kind: row === undefined ? 'square' : 'row', cells };
}

function Bloom({ tile, nth }: { readonly tile: number; readonly nth: number }) {
  return (
    <div class="garden-end-tile" style={{ '--nth': nth }}>
      <svg class="garden-end-petals" viewBox="-50 -50 100 100" focusable="false" aria-hidden="true">
        {turned(8, (angle) => (
          <path
            key={angle}
            class={`petal-${vegetationOf(tile)}`}
            d="M0 -22C-13 -30 -12 -45 -4 -49L0 -45L4 -49C12 -45 13 -30 0 -22Z"
            transform={`rotate(${angle})`}
          />
        ))}
      </svg>
      <TileArt tile={tile} />
    </div>
  );
}

function Art({ view, entries }: Ended<View>) {
  const taken = takenIn(entries);
  const shape = shapeOf(view);
  const tiles =
    shape === undefined
      ? taken.slice(-1).map(({ took }) => Number(took.tile))
      : shape.cells.flatMap((cell) => {
          const found = taken.find(({ took }) => Number(took.cell) === cell);
          return found === undefined ? [] : [Number(found.took.tile)];
        });
  const winner = view.result?.winner ?? undefined;
  return (
    <div class={`garden-end ${shape?.kind ?? 'alone'}`}>
      <div class="garden-end-tiles">
        {tiles.map((tile, nth) => (
          <Bloom key={tile} tile={tile} nth={nth} />
        ))}
      </div>
      {winner === undefined || shape !== undefined ? null : (
        <div class="garden-end-token">
          <TokenArt token={winner === view.first ? 'X' : 'O'} />
        </div>
      )}
    </div>
  );
}

function lastTurn({ view, entries, cast }: Ended<View>): LastTurn | undefined {
  const last = takenIn(entries).at(-1);
  if (last === undefined) return undefined;
  const { seq, took } = last;
  const codes = view.result?.reasons ?? codesOf(0);
  const way = shapeOf(view)?.kind ?? (codes.includes('block') ? 'block' : 'tile');
  const left = codes.includes('resignation') || codes.includes('time');
  const told = words.value.say(`web.garden.end.${way}`, {
    ...whoIs(cast, Number(took.seat)),
    tile: tileWords(makeTile(Number(took.tile))),
    cell: makeCell(Number(took.cell)),
  });
  return { from: seq - 1, told, isOnlyLast: left };
}

export const finale: Finale<View> = { Art, lastTurn };
