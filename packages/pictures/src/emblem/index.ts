/** The emblem of a card that people write: what its name mentions, in a field that shows its kind, on a ground that shows
 *  its family (CGS-R-165). Pure text: SVG without ids, styles or scripts, the same for the same card. */
import { luckOf } from '../random.ts';
import { at, star } from '../shapes.ts';
import { chargeOf } from './charges/index.ts';
import { companionsOf, type Field, fieldOf, groundOf, pipsOf, roomOf } from './fields.ts';
import { gloryOf } from './glory.ts';
import { type Theme, tinctureOf, tinted } from './tinctures.ts';

export { FIELD_NAMES, type Field } from './fields.ts';

export interface Emblem {
  /** The card's name without its number. */
  readonly name: string;
  /** Tells cards of one name apart. */
  readonly number: number;
  readonly field: Field;
  /** Cards of one family share the ground of their field. */
  readonly family: string;
  /** Shown as points. */
  readonly strength: number;
  /** Whose it is; undefined if it belongs to nobody. */
  readonly house: string | undefined;
}

/** Does the name mention something that can be drawn? */
export const isDrawn = (name: string): boolean => chargeOf(name, luckOf(name)) !== undefined;

/** For a name with no known word: a device of points, drawn from the name. */
function deviceOf(name: string): string {
  const luck = luckOf(`device/${name}`);
  const points = 3 + luck.below(6);
  const inner = luck.between(4, 9);
  return (
    at(0, -20, star(points, 19, inner, 'accent', luck.between(0, 40))) +
    at(0, -20, star(3 + luck.below(6), luck.between(8, 12), luck.between(3, 5), 'light', luck.between(0, 40)))
  );
}

/** Fields are drawn round 60, 46; the emblem is 100 by 100. */
const [MIDDLE_X, MIDDLE_Y, GROWN] = [60, 46, 1.1];
const centred = (content: string): string =>
  at(50 - MIDDLE_X * GROWN, 50 - MIDDLE_Y * GROWN, content, { scale: GROWN });

/** The inside of an emblem, 100 by 100, without a background. */
export function emblemDrawing(
  { name, number, field, family, strength, house }: Emblem,
  theme: Theme = 'both',
): string {
  const luck = luckOf(`emblem/${name}/${number}`);
  const charge = chargeOf(name, luck) ?? deviceOf(`${name} ${number}`);
  const [foot, scale] = roomOf(field);
  const standing = at(60, foot, charge, {
    scale: scale * luck.between(0.94, 1.04),
    mirror: luck.next() < 0.4,
    turn: luck.between(-5, 5),
  });
  const drawing = fieldOf(field) + groundOf(family) + companionsOf(luck) + standing + pipsOf(strength);
  return tinted(centred(drawing), tinctureOf(house), theme);
}

/** The inside of a gold card's picture, 120 wide and 90 high. */
export function gloryDrawing({ name, number, house }: Emblem, theme: Theme = 'both'): string {
  const luck = luckOf(`glory/${name}/${number}`);
  const charge = chargeOf(name, luck) ?? deviceOf(`${name} ${number}`);
  const drawing = gloryOf(luck) + at(60, 80, charge, { scale: 1.66, mirror: luck.next() < 0.4 });
  return tinted(drawing, tinctureOf(house), theme);
}

/** An emblem on its own. */
export const emblemPicture = (emblem: Emblem, theme: Theme = 'both'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" aria-hidden="true">${emblemDrawing(emblem, theme)}</svg>`;
