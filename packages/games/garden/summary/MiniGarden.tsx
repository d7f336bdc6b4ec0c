/** A garden as a small picture: what may be taken is lit, the winning shape is struck through. */

import { words } from '@hortus/frame/page/words.ts';
import { makeCell, parseTile } from '../src/index.ts';
import { TileArt, TokenArt } from '../table/art.tsx';
import { LastMark, ShapeMark } from '../table/Marks.tsx';
import { tileWords } from '../table/words.ts';
import '../table/garden.css';
import './summary.css';
import type { Drawn } from './scenario.ts';

const cellsWith = (cells: readonly string[], token: string): string =>
  cells.flatMap((name, cell) => (name === token ? [makeCell(cell)] : [])).join(' ');

/** The picture's description for screen readers. */
function miniWords({ view, open }: Drawn): string {
  const { say, list } = words.value;
  const held = { x: cellsWith(view.cells, 'X') || '–', o: cellsWith(view.cells, 'O') || '–' };
  return say('web.rules.garden.picture', {
    ...held,
    top: view.top === null ? '–' : tileWords(view.top),
    open: open.size === 0 ? '–' : list([...open].map(makeCell)),
  });
}

export function MiniGarden({ drawn }: { readonly drawn: Drawn }) {
  const { view, open, last } = drawn;
  return (
    <div class="mini-garden mood-garden" role="img" aria-label={miniWords(drawn)}>
      {view.cells.map((name, cell) => (
        <span
          key={makeCell(cell)}
          class={`mini-cell${open.has(cell) ? ' open' : ' unlit'}${name.length === 1 ? ' token' : ''}`}
        >
          {name === 'X' || name === 'O' ? <TokenArt token={name} /> : <TileArt tile={parseTile(name) ?? 0} />}
          {cell === last ? <LastMark /> : null}
        </span>
      ))}
      <ShapeMark view={view} />
    </div>
  );
}
