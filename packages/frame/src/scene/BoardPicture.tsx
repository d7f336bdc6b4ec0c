import type { LiveBoard } from './live.ts';
import './live.css';

/** One position of a live board. What stays on it keeps its element, so that it moves. */
export function BoardPicture({ board, at }: { readonly board: LiveBoard; readonly at: number }) {
  const { box, shapes, inks, frames } = board;
  return (
    <svg class="live-board" viewBox={box.join(' ')} aria-hidden="true" focusable="false">
      {frames[at]?.map(([key, shape, ink, x, y, turn = 0, size = 1, text]) => (
        <g
          key={key}
          class="live-thing"
          style={{ transform: `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${size})` }}
        >
          <path d={shapes[shape]} fill={inks[ink]?.[0]} />
          {text === undefined ? null : (
            <text class="live-text" fill={inks[ink]?.[1]}>
              {text}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
