/**
 * The small boards of the home page. Each plays some moves of a real match for a few seconds, then rests; pointing at
 * a game makes it continue. With reduced motion they stand still.
 */
import { KITS } from '@hortus/catalogue';
import { BoardPicture } from '@hortus/frame/scene/BoardPicture.tsx';
import type { LiveBoard } from '@hortus/frame/scene/live.ts';
import { render } from 'preact';

/** Each board makes one move in this time, one board after another. */
const PACE = 1100;
/** What moves on its own stops before it becomes a nuisance (WCAG 2.2.2). */
const MOVES = 4;

const isStill = (): boolean =>
  document.documentElement.dataset.motion === 'still' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

class Playing {
  readonly tile: Element | null;
  readonly #place: Element;
  readonly #board: LiveBoard;
  /** Begins half-way, so that a board at rest shows a game rather than an empty table. */
  #at: number;

  constructor(place: Element, board: LiveBoard) {
    this.#place = place;
    this.#board = board;
    this.tile = place.closest('.game-tile');
    this.#at = Math.floor(board.frames.length / 2);
    this.#draw();
  }

  #draw(): void {
    render(<BoardPicture board={this.#board} at={this.#at} />, this.#place);
  }

  move(): void {
    this.#at = (this.#at + 1) % this.#board.frames.length;
    this.#draw();
  }

  get isPointedAt(): boolean {
    return this.tile?.matches(':hover, :focus-within') ?? false;
  }

  end(): void {
    render(null, this.#place);
  }
}

export function startLive(): () => void {
  const boards: Playing[] = [];
  let [left, moves] = [false, 0];
  for (const { id, live } of KITS) {
    const place = document.querySelector(`[data-live="${id}"]`);
    if (place === null || live === undefined) continue;
    void live().then((part) => {
      if (!left) boards.push(new Playing(place, part.default as LiveBoard));
    });
  }
  const timer = setInterval(() => {
    if (isStill() || document.hidden) return;
    const plays = moves++ < MOVES;
    for (const board of boards) if (plays || board.isPointedAt) board.move();
  }, PACE);
  return () => {
    left = true;
    clearInterval(timer);
    for (const board of boards) board.end();
  };
}
