// A live board, drawn from the match it shows.

import { join } from 'node:path';
import { historyOf } from '@hortus/host';
import type { Game, MatchLog } from '@hortus/kernel';
import type { LiveBoard, LiveDrawing, Sprite } from '../../packages/frame/src/scene/live.ts';
import { root } from './paths.mjs';

export interface LiveMatch {
  readonly from: number;
  readonly log: MatchLog;
}

const MOST_FRAMES = 12;

const rounded = (sprite: Sprite): Sprite =>
  sprite.map((part) => (typeof part === 'number' ? Math.round(part * 100) / 100 : part)) as unknown as Sprite;

/** As everybody at the table saw it; positions that look like the one before are left out. */
export async function boardOf(game: Game, { from, log }: LiveMatch): Promise<LiveBoard> {
  const { drawing } = (await import(join(root, 'packages', 'games', game.id, 'scene', 'live.ts'))) as {
    readonly drawing: LiveDrawing<unknown>;
  };
  const { draw, margin, ...rest } = drawing;
  const frames: Sprite[][] = [];
  for (const { view } of historyOf(game, log, 'table', from, log.entries.length)) {
    const frame = draw(view).map(rounded);
    const before = JSON.stringify(frames.at(-1));
    if (JSON.stringify(frame) !== before && frames.push(frame) === MOST_FRAMES) break;
  }
  const sprites = frames.flat();
  const [xs, ys] = [sprites.map((sprite) => sprite[3]), sprites.map((sprite) => sprite[4])];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const box = [left, top, Math.max(...xs) + margin - left, Math.max(...ys) + margin - top] as const;
  return { box, ...rest, frames };
}
