/** A piece on the board that can be pressed. */

import type { Pointing } from '@hortus/frame/board/game-table.ts';
import type { ManView, View } from '../../src/index.ts';
import { firstLike, type Light, siteBelow, type Thing } from '../../src/press/index.ts';
import { manName } from '../says/names.ts';
import type { Turn } from './lately.ts';
import { Piece } from './Piece.tsx';
import { type Ghost, type Grid, keyOf } from './places.ts';

interface Props {
  readonly view: View;
  readonly man: ManView;
  readonly index: number;
  readonly place: readonly [x: number, y: number, scale: number];
  readonly names: readonly string[];
  readonly you: number | undefined;
  /** `gone` if it would change or move, `lost` if it would be destroyed. */
  readonly leaving: 'gone' | 'lost' | undefined;
  light(thing: Thing): Light;
  press(thing: Thing, byKey?: boolean): void;
  unlit(thing: Thing, anchor: Element, how: Pointing): void;
  leave(): void;
  focus(): void;
}

export function Man({
  view,
  man,
  index,
  place,
  names,
  you,
  leaving,
  light,
  press,
  unlit,
  leave,
  focus,
}: Props) {
  const thing: Thing = `man ${firstLike(view, index)}`;
  const { open, next, chosen } = light(thing);
  const [x, y, scale] = place;
  const site = siteBelow(view, thing) ?? thing;
  const act = (event: Event & { readonly currentTarget: Element }): void => {
    event.stopPropagation();
    event.preventDefault();
    if (open || chosen) press(thing, event.type === 'keydown');
    // A press on a piece that isn't asked for means the card it stands on.
    else if (light(site).open) press(site, event.type === 'keydown');
    else unlit(thing, event.currentTarget, 'press');
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing
    <g
      class={`gno-man${open ? ' open' : ''}${next ? ' next' : ''}${chosen ? ' chosen' : ''}${leaving === undefined ? '' : ` ${leaving}`}`}
      role="button"
      tabindex={open ? 0 : -1}
      aria-disabled={!open && !chosen}
      aria-pressed={chosen}
      aria-label={manName(view, man, names, you)}
      data-man={keyOf(man)}
      transform={`translate(${x} ${y}) scale(${scale})`}
      onFocus={focus}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse' && !open && !chosen && !light(site).open)
          unlit(thing, event.currentTarget, 'point');
      }}
      onPointerLeave={leave}
      onClick={act}
      onKeyDown={(event) => {
        if (event.key === 'Enter') act(event);
      }}
    >
      <circle class="gno-touch" r="26" />
      <g class="gno-moving">
        <Piece man={{ ...man, minion: man.minion }} disc />
      </g>
      {leaving === 'lost' ? <path class="gno-cross" d="M-18 -18L18 18M18 -18L-18 18" /> : null}
    </g>
  );
}

/** Pieces that the turn removed: they are seen falling, once. */
export const Fallen = ({ turn, grid }: { readonly turn: Turn; readonly grid: Grid }) => (
  <g class="gno-fallen">
    {turn.marks.map(({ kind, x, y, owner, pips, facing }, i) => {
      if (kind !== 'destroyed' && kind !== 'fell') return null;
      if (owner === undefined || pips === undefined || facing === undefined) return null;
      const [left, top] = grid.at(x, y);
      return (
        <g key={`${turn.seat} ${i} ${x},${y}`} transform={`translate(${left} ${top - 6})`}>
          <g class="gno-falling">
            <Piece man={{ owner, pips, facing }} disc />
          </g>
        </g>
      );
    })}
  </g>
);

/** A piece as it would stand, and the path it would take. */
export const GhostPiece = ({ ghost: { man, x, y, scale, from } }: { readonly ghost: Ghost }) => (
  <g class="gno-ghost">
    {from === undefined ? null : <path class="gno-way" d={`M${from[0]} ${from[1]}L${x} ${y}`} />}
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle class="gno-ghost-ring" r="25" />
      <Piece man={man} ghost />
    </g>
  </g>
);
