/** What a turn did to the chances, and what would have kept more of them. */
import type { DecisiveTurn } from '@hortus/bots';
import { words } from '@hortus/frame/page/words.ts';
import { whoIs } from '@hortus/words';
import type { ReplayModel } from './model.ts';

export const percent = (chance: number): number => Math.round(100 * chance);

export function courseWords(model: ReplayModel, { seat, before, after, other }: DecisiveTurn): string {
  const { say } = words.value;
  const shown = model.shown.value;
  if (shown === undefined) return '';
  const text = (seq: number, move: number): string => model.moveText(seq - 1, seat, move) || String(move);
  const told = say('web.replay.course.turn', {
    ...whoIs(shown.cast.value, seat),
    before: percent(before),
    after: percent(after),
  });
  if (after >= before) return told;
  const better =
    other === undefined
      ? say('web.replay.course.same')
      : say('web.replay.course.instead', {
          instead: text(other.seq, other.instead),
          played: text(other.seq, other.played),
          chance: percent(other.chance),
        });
  return `${told} ${better}`;
}
