/** The front of a silver card, 63 × 88 mm: directive, attributes, lore and identifier from top to bottom (CGS-CARD-13). */

import type { Card } from '../language/model.ts';
import { type AreaDrawing, drawArea, type Section, sectionsOf } from './attributes.ts';
import { cardSvg, placed, plate, ring, SOFT, textLine } from './drawing.ts';
import type { Face, FaceArt } from './face.ts';
import { borderOf, splitIdentifier, typeOf } from './face.ts';
import { widthOf } from './measure.ts';
import { drawProse, moved, oneLine, type Prose } from './prose.ts';

export const SILVER = { width: 630, height: 880 } as const;
const BORDER = 30;
const [LEFT, TOP, WIDTH] = [42, 42, 546];
const STRIP = { y: 782, height: 56 } as const;
/** From the first text to the strip of the identifier. */
const ROOM = STRIP.y - TOP - 8;
const [PAD, GAP] = [12, 8];
const INNER = WIDTH - 2 * PAD;
/** Of the type, the first line of the attributes. */
const TYPE = { size: 33, height: 44 } as const;

/** Letters shrink in these steps until everything fits: prose first, the attributes last. */
const STEPS: readonly (readonly [prose: number, attributes: number])[] = [
  [1.12, 1.2],
  [1, 1],
  [0.9, 1],
  [0.82, 1],
  [0.82, 0.9],
  [0.74, 0.9],
  [0.74, 0.82],
  [0.66, 0.74],
  [0.6, 0.68],
  [0.54, 0.6],
  [0.5, 0.54],
  [0.46, 0.48],
];
const [PROSE, AREA] = [25, 26];
/** The shares of the room for texts that are too long even in the smallest letters. */
const SHARES = { directive: 0.16, lore: 0.16 } as const;

interface Fitted {
  readonly directive: Prose;
  readonly area: AreaDrawing;
  readonly lore: Prose;
  /** The emblem's side, and whether it is below the attributes or beside them. */
  readonly emblem: number;
  readonly below: boolean;
}

/** Beside the type, the emblem reaches down into the first rows. */
const besideType = (emblem: number): { width: number; height: number } => ({
  width: emblem,
  height: emblem - TYPE.height,
});

const padded = ({ height }: Prose): number => (height === 0 ? 0 : height + 2 * PAD + GAP);
const areaHeight = ({ height }: AreaDrawing): number => TYPE.height + height + 2 * PAD;

function fitted({ directive, lore }: Card, sections: readonly Section[]): Fitted {
  for (const [prose, attributes] of STEPS) {
    const top = drawProse(directive, { size: PROSE * prose, bold: true }, INNER);
    const bottom = drawProse(lore, { size: PROSE * prose, italic: true, family: 'serif', fill: SOFT }, INNER);
    const rest = ROOM - padded(top) - padded(bottom);
    if (rest <= 0) continue;
    const style = { size: AREA * attributes, width: INNER, dense: attributes < 0.8 };
    const wide = drawArea(sections, style);
    const left = rest - areaHeight(wide);
    if (left >= (attributes > 1 ? 240 : 150))
      return { directive: top, area: wide, lore: bottom, emblem: Math.min(left - 10, 330), below: true };
    if (attributes > 1) continue;
    const emblem = attributes >= 0.9 ? 130 : attributes >= 0.7 ? 96 : 72;
    const narrow = drawArea(sections, { ...style, free: besideType(emblem) });
    if (Math.max(areaHeight(narrow), emblem + PAD) <= rest)
      return { directive: top, area: narrow, lore: bottom, emblem, below: false };
  }
  return squeezed({ directive, lore }, sections);
}

/** In the smallest letters, with as much of each text as its share holds. */
function squeezed(
  { directive, lore }: Pick<Card, 'directive' | 'lore'>,
  sections: readonly Section[],
): Fitted {
  const [prose, attributes] = STEPS.at(-1)!;
  const size = PROSE * prose;
  const style = { size: AREA * attributes, width: INNER, dense: true, free: besideType(72) };
  const wanted = areaHeight(drawArea(sections, style));
  const least = ROOM * (1 - SHARES.directive - SHARES.lore);
  const forProse = ROOM - Math.min(Math.max(wanted, 80), least) - 2 * (2 * PAD + GAP);
  const top = drawProse(directive, { size, bold: true }, INNER, lore === '' ? forProse : forProse / 2);
  const bottom = drawProse(
    lore,
    { size, italic: true, family: 'serif', fill: SOFT },
    INNER,
    forProse - top.height,
  );
  const rest = ROOM - padded(top) - padded(bottom);
  const area = drawArea(sections, style, rest - TYPE.height - 2 * PAD);
  return { directive: top, area, lore: bottom, emblem: 72, below: false };
}

export function silverFace(card: Card, { backdrop, emblem }: FaceArt): Face {
  const sections = sectionsOf(card.attributes);
  const set = fitted(card, sections);
  const colour = borderOf(card);
  const loreY = STRIP.y - padded(set.lore);
  const areaY = TOP + padded(set.directive);
  const areaBox = { x: LEFT, y: areaY, width: WIDTH, height: loreY - GAP - areaY };
  const type = { size: TYPE.size, bold: true, fill: colour };
  const left = areaBox.height - areaHeight(set.area);
  const emblemAt = set.below
    ? {
        x: (SILVER.width - set.emblem) / 2,
        y: areaY + areaHeight(set.area) - PAD + (left + PAD - set.emblem) / 2,
      }
    : { x: LEFT + WIDTH - set.emblem - 8, y: areaY + 8 };
  const inside = [
    backdrop(SILVER.width, SILVER.height),
    set.directive.height === 0
      ? ''
      : plate({ x: LEFT, y: TOP, width: WIDTH, height: set.directive.height + 2 * PAD }) +
        moved(LEFT + PAD, TOP + PAD, set.directive.markup),
    plate(areaBox, { opacity: 0.72 }),
    placed(emblem, emblemAt.x, emblemAt.y, set.emblem / 100),
    textLine(
      LEFT + PAD,
      areaY + PAD + TYPE.size * 0.9,
      typeOf(card),
      type,
      INNER - (set.below ? 0 : set.emblem),
    ),
    moved(LEFT + PAD, areaY + PAD + TYPE.height, set.area.markup),
    set.lore.height === 0
      ? ''
      : plate({ x: LEFT, y: loreY, width: WIDTH, height: set.lore.height + 2 * PAD }) +
        moved(LEFT + PAD, loreY + PAD, set.lore.markup),
    identifierStrip(card.identifier, colour),
    ring(SILVER.width, SILVER.height, BORDER, colour),
  ].join('');
  return {
    markup: cardSvg(SILVER.width, SILVER.height, card.identifier, inside),
    isCut: set.directive.isCut || set.lore.isCut || set.area.leftOut > 0,
  };
}

/** The identifier in white; its number stands out at the end. */
function identifierStrip(identifier: string, colour: string): string {
  const [name, number] = splitIdentifier(identifier);
  const strong = { size: 36, bold: true, fill: '#fff', anchor: 'end' } as const;
  const numberWidth = Math.min(widthOf(number, strong), 220);
  const room = WIDTH - 2 * PAD - numberWidth - 16;
  const line = oneLine(name, { size: 32, bold: true, fill: '#fff' }, room, 16);
  const base = STRIP.y + STRIP.height / 2;
  return [
    plate({ x: LEFT, y: STRIP.y, width: WIDTH, height: STRIP.height }, { fill: colour, opacity: 1 }),
    textLine(LEFT + PAD, base + line.size * 0.35, line.text, line, room),
    number === '' ? '' : textLine(LEFT + WIDTH - PAD, base + 13, number, strong, 220),
  ].join('');
}
