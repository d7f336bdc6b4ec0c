/** The rule behind what a player lost: the gravest thing that one step told of. */
import type { PackedJson } from '@hortus/kernel';
import { CODES, cardNamed, worthOf } from '../../src/index.ts';
import { CLAUSES } from '../board/losses.ts';

/** The gravest first. */
const GRAVE: readonly (readonly [kind: string, clause: string])[] = [
  ['out', 'GNO-END-4'],
  ['replaced', CLAUSES.replaced],
  ['destroyed', CLAUSES.destroyed],
  ['fell', CLAUSES.fell],
  ['swapped', 'GNO-R-44'],
  ['shrunk', 'GNO-SWD-1'],
];
/** Only a failed announcement is ruled by GNO-END-4; `fate` counts the ways to go. */
const FAILED = 0;

const worthIn = (event: PackedJson | undefined): number =>
  worthOf(cardNamed(CODES[Number(event?.card)] ?? '') ?? 0);

export function clauseOf(told: readonly PackedJson[]): string | undefined {
  for (const [kind, clause] of GRAVE) {
    const event = told.find((one) => one.kind === kind);
    if (event !== undefined && (kind !== 'out' || event.fate === FAILED)) return clause;
  }
  const cleared = told.find(({ kind }) => kind === 'cleared');
  if (cleared === undefined) return undefined;
  const laid = told.find(({ kind, x, y }) => kind === 'laid' && x === cleared.x && y === cleared.y);
  if (laid === undefined) return CLAUSES.cleared;
  // One that grows is nobody's loss.
  return worthIn(laid) < worthIn(cleared) ? CLAUSES.exchanged : undefined;
}
