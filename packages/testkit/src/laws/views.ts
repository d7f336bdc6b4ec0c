import { canonicalJson, copyState, FastLuck } from '@hortus/kernel';
import type { Law } from '../law.ts';
import { asking, turnText, viewersOf } from './tools.ts';

export const views: Law = {
  name: 'views',
  says: 'a view is JSON, looking changes nothing, and a view once taken stays as it is; at the end there is one of everything',
  watch(trial, check) {
    const { game, seats } = trial;
    return {
      spot({ state, toAct }) {
        for (const viewer of [...viewersOf(seats), ...(toAct === 0 ? (['all'] as const) : [])]) {
          const view: unknown = asking(check, state, 'view', () => game.view(state, viewer));
          const strange = strangeIn(view);
          check(strange === undefined, () => `the view of ${viewer} is not JSON: ${strange}`);
          const again = canonicalJson(JSON.parse(JSON.stringify(view)));
          check(canonicalJson(view) === again, () => `the view of ${viewer} reads back otherwise`);
          check(
            canonicalJson(game.view(state, viewer)) === again,
            () => `${viewer} sees another thing when looking again`,
          );
          const drawing = asking(check, state, 'draw', () => game.notation.draw(state, viewer));
          check(drawing.trim() !== '', () => `the drawing for ${viewer} is empty`);
        }
      },
      turn(turn) {
        const { before, seat, move, luckSeed } = turn;
        const work = copyState(before.state);
        const taken = viewersOf(seats).map((viewer): unknown => game.view(work, viewer));
        const asTaken = canonicalJson(taken);
        game.play(work, seat, move, new FastLuck(luckSeed));
        check(
          canonicalJson(taken) === asTaken,
          () => `${turnText(turn)} changes a view that was taken before`,
        );
      },
    };
  },
};

/** The path to the first thing that JSON can't represent exactly. */
function strangeIn(value: unknown, path = 'view'): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || value === undefined)
    return undefined;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? undefined : `${path} is ${value}`;
  if (typeof value !== 'object') return `${path} is a ${typeof value}`;
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype)
    return `${path} is a ${value.constructor?.name ?? 'strange object'}`;
  for (const [key, inner] of Object.entries(value)) {
    if (inner === undefined && Array.isArray(value)) return `${path}.${key} is undefined`;
    const strange = strangeIn(inner, `${path}.${key}`);
    if (strange !== undefined) return strange;
  }
  return undefined;
}
