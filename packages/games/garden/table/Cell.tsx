/** One cell of the garden: a tile, lit or not, or the token that took its place. */

import { usePress } from '@hortus/frame/parts/use-press.ts';
import { parseTile } from '../src/index.ts';
import { TileArt, TokenArt } from './art.tsx';
import { HintMark, LastMark, ValueMark } from './Marks.tsx';

interface CellProps {
  readonly name: string;
  readonly label: string;
  readonly open: boolean;
  /** The reader has no moves here: nothing is lit, and nothing looks disabled. */
  readonly watched: boolean;
  readonly last: boolean;
  readonly sending: boolean;
  readonly value: number | 'hint' | undefined;
  /** Whether this cell is the one in the tab order. */
  readonly walked: boolean;
  choose(anchor: Element): void;
  come(anchor: Element, how: 'point' | 'focus' | 'led'): void;
  /** Show it large, or stop. */
  hold(on: boolean): void;
}

export function Cell({
  name,
  label,
  open,
  watched,
  last,
  sending,
  value,
  walked,
  choose,
  come,
  hold,
}: CellProps) {
  const token = name === 'X' || name === 'O' ? name : undefined;
  const { held, on } = usePress({ hold, point: (anchor) => come(anchor, 'point') });
  const state = `${open ? ' open' : watched ? '' : ' unlit'}${token === undefined ? '' : ' token'}${sending ? ' sending' : ''}`;
  return (
    <button
      type="button"
      class={`garden-cell${state}`}
      tabIndex={walked ? 0 : -1}
      aria-label={label}
      aria-disabled={!open}
      onFocus={(event) => {
        // Only visible focus asks: a click has its own answer, and focus moved here by code didn't ask.
        come(event.currentTarget, event.currentTarget.matches(':focus-visible') ? 'focus' : 'led');
      }}
      {...on}
      onContextMenu={(event) => {
        if (held.current) event.preventDefault();
      }}
      onClick={(event) => {
        if (!held.current) choose(event.currentTarget);
        held.current = false;
      }}
    >
      {token === undefined ? <TileArt tile={parseTile(name) ?? 0} /> : <TokenArt token={token} />}
      {last ? <LastMark /> : null}
      {value === undefined ? null : value === 'hint' ? <HintMark /> : <ValueMark value={value} />}
    </button>
  );
}
