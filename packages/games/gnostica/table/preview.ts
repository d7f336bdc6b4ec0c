/** How it would look after a step whose result is no secret. */

import { copyState, FastLuck, type Move, type Seat, type State } from '@hortus/kernel';
import { type GnosticaState, gnostica, type View } from '../src/index.ts';
import { type Kind, kindOf } from './meaning.ts';

/** Their result is luck, or nothing of it is seen on the board. */
const UNSEEN: readonly Kind[] = [
  ...(['draw', 'redraw', 'flip', 'cupTop', 'swap', 'bid', 'take', 'fetch', 'copy'] as const),
  ...(['play', 'act', 'rest', 'announce', 'skip', 'stuck'] as const),
];

export function previewOf(
  world: State | undefined,
  seat: Seat | undefined,
  move: Move | undefined,
): View | undefined {
  if (world === undefined || seat === undefined || move === undefined) return undefined;
  if (UNSEEN.includes(kindOf(move)[0])) return undefined;
  const after = copyState(world) as GnosticaState;
  gnostica.play(after, seat, move, new FastLuck(1));
  return gnostica.view(after, seat);
}
