/** Buttons that enlarge, shrink and fit the board, and number its columns and rows. */
import { words } from '@hortus/frame/page/words.ts';
import type { Panning } from './use-pan.ts';

interface Props {
  readonly pan: Panning;
  /** Columns and rows are numbered. */
  readonly numbered: boolean;
  number(on: boolean): void;
}

export function Zoom({ pan, numbered, number }: Props) {
  const { say } = words.value;
  return (
    <div class="gno-zoom">
      <button type="button" aria-label={say('web.gnostica.zoom.in')} onClick={() => pan.zoom(1.4)}>
        <span aria-hidden="true">+</span>
      </button>
      {pan.at.value.by > 1 ? (
        <>
          <button type="button" aria-label={say('web.gnostica.zoom.out')} onClick={() => pan.zoom(1 / 1.4)}>
            <span aria-hidden="true">−</span>
          </button>
          <button type="button" aria-label={say('web.gnostica.zoom.all')} onClick={() => pan.whole()}>
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
            </svg>
          </button>
        </>
      ) : null}
      <button
        type="button"
        class="gno-numbers"
        aria-pressed={numbered}
        aria-label={say('web.gnostica.coordinates')}
        title={say('web.gnostica.coordinates')}
        onClick={() => number(!numbered)}
      >
        <span aria-hidden="true">#</span>
      </button>
    </div>
  );
}
