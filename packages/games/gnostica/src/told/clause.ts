/** The rules behind what a player lost. */
import type { PackedJson } from '@hortus/kernel';
import { CODES, cardNamed, worthOf } from '../cards/cards.ts';

/** By the event that took a territory from a player, the clause that allows it. */
export const CLAUSES = {
  cleared: 'GNO-SWD-9',
  exchanged: 'GNO-SWD-7',
  lifted: 'GNO-ROD-9',
  destroyed: 'GNO-SWD-3',
  replaced: 'GNO-HIE-1',
  fell: 'GNO-SPC-5',
  pushed: 'GNO-ROD-3',
  shared: 'GNO-SCO-1',
} as const;

/** The gravest first. */
const GRAVE: readonly (readonly [kind: string, clause: string])[] = [
  ['out', 'GNO-END-4'],
  ['replaced', CLAUSES.replaced],
  ['destroyed', CLAUSES.destroyed],
  ['fell', CLAUSES.fell],
  ['swapped', 'GNO-R-44'],
  ['shrunk', 'GNO-SWD-1'],
];
/** GNO-END-4 covers only a failed announcement; `fate` counts the ways to leave. */
const FAILED = 0;

const worthIn = (event: PackedJson | undefined): number =>
  worthOf(cardNamed(CODES[Number(event?.card)] ?? '') ?? 0);

/** The rule behind the gravest event of one step. */
export function clauseOf(told: readonly PackedJson[]): string | undefined {
  for (const [kind, clause] of GRAVE) {
    const event = told.find((one) => one.kind === kind);
    if (event !== undefined && (kind !== 'out' || event.fate === FAILED)) return clause;
  }
  const cleared = told.find(({ kind }) => kind === 'cleared');
  if (cleared === undefined) return undefined;
  const laid = told.find(({ kind, x, y }) => kind === 'laid' && x === cleared.x && y === cleared.y);
  if (laid === undefined) return CLAUSES.cleared;
  // A territory that grows is nobody's loss.
  return worthIn(laid) < worthIn(cleared) ? CLAUSES.exchanged : undefined;
}
