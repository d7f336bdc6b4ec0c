/** Positions behind the summary's pictures, which show what the rules say about them. */
import { FastLuck } from '@hortus/kernel';
import { type CgsState, cgs, type Design, type View } from '../src/index.ts';

function positionOf(text: string): CgsState {
  const options = cgs.parseOptions({}, 2);
  if (!options.ok) throw new Error('the usual options');
  const parsed = cgs.notation.parsePosition(text, options.value, 2, new FastLuck(1));
  if (!parsed.ok) throw new Error(parsed.fault.map(({ message }) => message).join('; '));
  return parsed.value;
}

/** One side covers five of five; the other has no Sums. */
export const contest = (): CgsState =>
  positionOf(
    'era 2 | first a | turns 9 | turn a | ground a 21,103,109,121 | hero a 21 | ground b 104,108 | ops b 126',
  );

/** Fame 5 and stock worth 3 against two supports that owe 1 each. */
export const built = (): CgsState =>
  positionOf('era 2 | first a | turns 9 | turn a | site a 21,137 | wreck a 103,109');

export const viewOf = (state: CgsState): View => cgs.view(state, 'table');

/** A card of Comet Year by its number. */
export function designNamed(number: string): { readonly design: Design; readonly pack: string } | undefined {
  const { cards } = contest().rules;
  const design = cards.byLabel.get(number);
  return design === undefined ? undefined : { design, pack: cards.name };
}
