/** A board of Gnostica as a small picture: cards, wasteland and pieces, nothing to press. */

import { words } from '@hortus/frame/page/words.ts';
import type { View } from '../src/index.ts';
import { Piece } from '../table/board/Piece.tsx';
import { gridOf, standings } from '../table/board/places.ts';
import { CardArt } from '../table/cards/CardArt.tsx';
import { manName, spaceName } from '../table/says/names.ts';
import '../table/styles/index.css';
import './summary.css';

/** Players are letters, as the ledger calls them. */
const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'];

interface Props {
  readonly view: View;
  /** Whether to show the wasteland around it; true by default. */
  readonly bare?: boolean;
}

export function MiniLand({ view, bare = true }: Props) {
  const { say, list } = words.value;
  const shown = bare ? view.sites : view.sites.filter(({ card }) => card !== null);
  const grid = gridOf(shown);
  const cards = view.sites.filter(({ card }) => card !== null);
  const places = standings(view, grid);
  return (
    <svg
      class="mini-land"
      viewBox={`${-grid.width / 2} ${-grid.height / 2} ${grid.width} ${grid.height}`}
      role="img"
      aria-label={say('web.rules.gnostica.picture', {
        cards: list(cards.map(({ x, y }) => spaceName(view, x, y))),
        men: list(view.men.map((man) => manName(view, man, NAMES, undefined))),
      })}
    >
      {shown.map(({ x, y, card }) => {
        const [left, top] = grid.at(x, y);
        return (
          <g key={`${x} ${y}`} transform={`translate(${left} ${top})`}>
            {card === null ? (
              <rect class="gno-waste" x="-48" y="-63" width="96" height="126" rx="7" />
            ) : (
              <CardArt code={card} />
            )}
          </g>
        );
      })}
      {view.men.map((man, i) => {
        const [x = 0, y = 0, scale = 1] = places[i] ?? [];
        return (
          <g key={i} transform={`translate(${x} ${y}) scale(${scale * 1.25})`}>
            <Piece man={{ ...man, minion: false }} />
          </g>
        );
      })}
    </svg>
  );
}
