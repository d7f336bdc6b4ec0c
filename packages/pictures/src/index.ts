/** A card's own picture, made from what the card is: its group gives land and colours, its motif what is in the
 *  foreground, its strength how much of it, its name everything else. Pure text: SVG without ids, styles or scripts. */
import { behindOf, frameOf, haloOf } from './frame.ts';
import type { Motif } from './glyphs.ts';
import { groundOf, landOf, pierOf } from './land.ts';
import { motifOf } from './motifs/index.ts';
import { hourOf, paint } from './paint.ts';
import { luckOf } from './random.ts';
import { at } from './shapes.ts';
import { cloudsOf, skyOf, weatherOf } from './sky.ts';
import { floats, thingOf } from './things/index.ts';

export { backDrawing, backdropDrawing } from './backdrop.ts';
export { glyphOf, type Motif, signOf } from './glyphs.ts';

/** The deck's first faction, its second, neutral cards, custom cards. */
export type PictureGroup = 0 | 1 | 2 | 3;

export interface PictureOptions {
  readonly group: PictureGroup;
  /** Draws the world as it is in the later edition, years on. */
  readonly later?: boolean;
  /** Colours for a light page only, as for print; else they follow the page's colour scheme. */
  readonly theme?: 'both' | 'day';
}

/** The scale of a motif beside a thing. */
const SMALLER = 0.84;

/** What to draw: a motif in front, with more parts the greater the strength, which is 1 to 6. */
export interface Pictured {
  readonly name: string;
  readonly motif: Motif;
  readonly strength: number;
  readonly epic?: boolean;
}

/** The inside of the picture, 120 wide and 90 high. */
export function drawingOf(card: Pictured, { group, later = false, theme = 'both' }: PictureOptions): string {
  const luck = luckOf(`${card.name}/${card.motif}/${later ? 'later' : 'early'}`);
  const hour = hourOf(card.name, luck);
  const isScene = card.motif === 'ruin' || card.motif === 'triumph';
  const named = isScene ? undefined : thingOf(card.name, luck);
  const { draw, alone, stands } = motifOf(card.motif, card.name, luck, named !== undefined);
  const thing = alone ? undefined : named;
  const side = luck.next() < 0.5 ? -1 : 1;
  const beside = (part: string): string =>
    thing === undefined
      ? part
      : at(60 + side * 14 - 60 * SMALLER, 78 - 78 * SMALLER, part, { scale: SMALLER });
  const drawing = [
    skyOf(card.name, luck),
    cloudsOf(luck),
    landOf(group, later, luck),
    beside((isScene ? '' : haloOf(card.motif)) + behindOf(card.epic === true)),
    groundOf(group, luck),
    group === 1 ? piersOf(stands, thing, side) : '',
    beside(draw(card.strength, luck, group)),
    thing === undefined ? '' : at(60 - side * 37, 78, thing, { mirror: side < 0 }),
    weatherOf(card.name, luck),
    frameOf(group, card.epic === true),
  ].join('');
  return paint(drawing, group, hour, theme);
}

/** At sea, what doesn't float stands on planks. */
function piersOf(stands: boolean, thing: string | undefined, side: number): string {
  const middle = thing === undefined ? 60 : 60 + side * 14;
  const under = thing !== undefined && !floats(thing) ? pierOf(60 - side * 37 - 23, 60 - side * 37 + 23) : '';
  return stands ? `${under}${pierOf(middle - 42, middle + 42)}` : under;
}

/** A picture on its own. It is decoration: the card's words say what it is. */
export const pictureOf = (card: Pictured, options: PictureOptions): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 90" aria-hidden="true">${drawingOf(card, options)}</svg>`;
