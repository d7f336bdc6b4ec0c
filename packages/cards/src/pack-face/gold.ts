/** The front of a gold card, 125 × 176 mm: attributes top left, directive bottom left, lore top right, identifier bottom
 *  right (CGS-CARD-13), round a picture of its own (CGS-CARD-15). */
import type { Card } from '../language/model.ts';
import { drawArea, sectionsOf } from './attributes.ts';
import { cardSvg, num, placed, plate, ring, SOFT, textLine } from './drawing.ts';
import { borderOf, type Face, type FaceArt, typeOf } from './face.ts';
import { drawProse, moved, oneLine } from './prose.ts';

export const GOLD = { width: 1250, height: 1760 } as const;
const BORDER = 44;
const [MARGIN, GAP, PAD] = [62, 16, 20];
const CORNER = (GOLD.width - 2 * MARGIN - GAP) / 2;
const INNER = CORNER - 2 * PAD;
const RIGHT = MARGIN + CORNER + GAP;
const BOTTOM = GOLD.height - MARGIN;
/** The picture is 120 by 90; above and below it a corner has this height to itself. */
const SCALE = (GOLD.width - 2 * BORDER) / 120;
const PICTURE_Y = (GOLD.height - 90 * SCALE) / 2;
const FREE = PICTURE_Y - MARGIN - 10;
/** The most a corner can take: two of them fit one above the other. */
const MOST = GOLD.height / 2 - MARGIN - GAP / 2;
const SIZE = 38;

/** First within its own height, then over the picture, in smaller and smaller letters. */
const TRIES = [
  ...[1, 0.9, 0.8].map((scale) => [scale, FREE] as const),
  ...[1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.42].map((scale) => [scale, MOST] as const),
];

interface Corner {
  readonly height: number;
  readonly markup: string;
  readonly isCut: boolean;
}

function fitCorner(draw: (scale: number, most?: number) => Corner): Corner {
  for (const [scale, most] of TRIES) {
    const drawn = draw(scale);
    if (drawn.height + 2 * PAD <= most) return drawn;
  }
  const [scale, most] = TRIES.at(-1)!;
  return draw(scale, most - 2 * PAD);
}

function attributesCorner(card: Card): Corner {
  const sections = sectionsOf(card.attributes);
  const type = { size: 50, bold: true, fill: borderOf(card) };
  return fitCorner((scale, most) => {
    const area = drawArea(
      sections,
      { size: SIZE * scale, width: INNER, dense: scale < 0.7 },
      most === undefined ? undefined : most - 62,
    );
    return {
      height: 62 + area.height,
      markup: textLine(0, 44, typeOf(card), type, INNER) + moved(0, 62, area.markup),
      isCut: area.leftOut > 0,
    };
  });
}

const proseCorner = (text: string, isLore: boolean): Corner =>
  fitCorner((scale, most) =>
    drawProse(
      text,
      isLore
        ? { size: SIZE * scale, italic: true, family: 'serif', fill: SOFT }
        : { size: SIZE * scale, bold: true },
      INNER,
      most,
    ),
  );

/** The emblem, and below it the identifier in up to three lines. */
function identifierCorner(identifier: string, emblem: string, colour: string): Corner {
  const side = 200;
  const name = { size: 54, bold: true, fill: colour } as const;
  const wrapped = drawProse(identifier, name, INNER, 3 * 54 * 1.24);
  const line = wrapped.isCut ? oneLine(identifier, name, INNER, 22) : undefined;
  const markup = line === undefined ? wrapped.markup : textLine(0, line.size, line.text, line, INNER);
  const height = line === undefined ? wrapped.height : line.size * 1.3;
  return {
    height: side + 12 + height,
    markup: placed(emblem, (INNER - side) / 2, 0, side / 100) + moved(0, side + 12, markup),
    isCut: line?.text.endsWith(' …') === true,
  };
}

const GILT = '#c79a3a';

export function goldFace(card: Card, { backdrop, emblem, picture }: FaceArt): Face {
  const colour = borderOf(card);
  const corners = {
    attributes: attributesCorner(card),
    lore: proseCorner(card.lore, true),
    directive: proseCorner(card.directive, false),
    identifier: identifierCorner(card.identifier, emblem, colour),
  };
  const panel = ({ height, markup }: Corner, x: number, atTop: boolean): string => {
    if (height === 0) return '';
    const y = atTop ? MARGIN : BOTTOM - height - 2 * PAD;
    return (
      plate({ x, y, width: CORNER, height: height + 2 * PAD }, { opacity: 0.9, round: 20 }) +
      moved(x + PAD, y + PAD, markup)
    );
  };
  const inside = [
    backdrop(GOLD.width, GOLD.height),
    `<svg x="${BORDER}" y="${num(PICTURE_Y)}" width="${120 * SCALE}" height="${90 * SCALE}" viewBox="0 0 120 90">${picture}</svg>`,
    panel(corners.attributes, MARGIN, true),
    panel(corners.lore, RIGHT, true),
    panel(corners.directive, MARGIN, false),
    panel(corners.identifier, RIGHT, false),
    ring(GOLD.width, GOLD.height, BORDER, colour),
    `<rect x="${BORDER - 8}" y="${BORDER - 8}" width="${GOLD.width - 2 * BORDER + 16}" height="${GOLD.height - 2 * BORDER + 16}" rx="24" fill="none" stroke="${GILT}" stroke-width="7"/>`,
  ].join('');
  return {
    markup: cardSvg(GOLD.width, GOLD.height, card.identifier, inside),
    isCut: Object.values(corners).some(({ isCut }) => isCut),
  };
}
