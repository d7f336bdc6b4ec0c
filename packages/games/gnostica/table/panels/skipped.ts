/** Which powers of the cards in use were skipped, read from what happened since the first of them was used. */
import type { PackedJson } from '@hortus/kernel';
import { CODES, cardNamed, FOOL, powerNames, type View } from '../../src/index.ts';

type Told = readonly PackedJson[];

/** A card in use: for each of its powers so far, whether it was skipped. */
interface Use {
  card: string;
  readonly skipped: boolean[];
}

const codeOf = ({ card }: PackedJson): string => CODES[Number(card)] ?? '';
const isBegun = (told: Told): boolean => told.some(({ kind }) => kind === 'played' || kind === 'activated');
const powersOf = (code: string): number => powerNames(cardNamed(code) ?? 0).length;
const isFool = ({ card }: Use): boolean => cardNamed(card) === FOOL;
const top = (uses: readonly Use[]): Use | undefined => uses.at(-1);

/** One step of the top card. Cards that are done leave; powers used at once (GNO-MAJ-4) leave only when the next card comes. */
function follow(uses: Use[], told: Told): void {
  while (uses.length > 1 && (top(uses)?.skipped.length ?? 0) >= powersOf(top(uses)?.card ?? '')) uses.pop();
  const flipped = told.find(({ kind }) => kind === 'flipped');
  const copied = told.find(({ kind }) => kind === 'copied');
  while (flipped !== undefined && uses.length > 1 && !uses.slice(-1).every(isFool)) uses.pop();
  const now = top(uses);
  if (now === undefined) return;
  if (copied === undefined) now.skipped.push(told.some(({ kind }) => kind === 'skipped'));
  else now.card = codeOf(copied);
  if (flipped !== undefined) uses.push({ card: codeOf(flipped), skipped: [] });
}

/** By card in use, outermost first: was each of its powers so far skipped? Empty where the log doesn't tell. */
export function skippedIn(
  happened: readonly Told[],
  frames: View['frames'],
): readonly (readonly boolean[])[] {
  const from = happened.findLastIndex(isBegun);
  const first = happened[from]?.find(({ kind }) => kind === 'played' || kind === 'activated');
  if (first === undefined) return frames.map(() => []);
  const uses: Use[] = [{ card: codeOf(first), skipped: [] }];
  // A player who leaves uses no power.
  for (const told of happened.slice(from + 1))
    if (told.some(({ kind }) => kind !== 'out')) follow(uses, told);
  return frames.map(({ card, copied, left }, i) => {
    const use = uses[i];
    const code = copied ?? card;
    return use?.card === code && use.skipped.length === powersOf(code) - left ? use.skipped : [];
  });
}
