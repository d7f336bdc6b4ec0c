/** The faces and emblems of the product's own packs. */
import { type Card, readPack } from '@hortus/cards/language';
import { emblemOf, packFace } from '@hortus/cards/pack-face';
import { emblemDrawing, gloryDrawing, isDrawn } from '@hortus/pictures/emblem';
import { expect, test } from 'vitest';
import { COMET_YEAR } from './comet-year/index.ts';
import { LOWWATER } from './lowwater/index.ts';

const PACKS = [COMET_YEAR, LOWWATER].map((text) => {
  const { pack } = readPack(text);
  if (pack === undefined) throw new Error('not a pack');
  return { name: pack.head.name, cards: pack.cards.map(({ card }) => card) };
});
const ALL = PACKS.flatMap(({ cards }) => cards);

test('[CGS-SC-56] [CGS-R-165] every design has an emblem of its own, always the same', () => {
  for (const { cards } of PACKS) {
    const emblems = cards.map((card) => emblemDrawing(emblemOf(card)));
    expect(new Set(emblems).size).toBe(cards.length);
    expect(cards.map((card) => emblemDrawing(emblemOf(card)))).toEqual(emblems);
  }
});

test('[CGS-CARD-15] every gold card has its own picture', () => {
  const gold = ALL.filter((card) => card.gold).map((card) => gloryDrawing(emblemOf(card)));
  expect([gold.length, new Set(gold).size]).toEqual([10, 10]);
});

test('[CGS-CARD-13] every card’s texts have room on its face', () => {
  for (const { name, cards } of PACKS)
    for (const card of cards) expect(packFace(card, name).isCut, card.identifier).toBe(false);
});

test('the field tells what a card is for, its points how much', () => {
  const [comet, low] = PACKS;
  const seen = (number: number, of = low) => {
    const card = of?.cards.find((one) => one.number === number) as Card;
    const { field, family, strength, house } = emblemOf(card);
    return [field, family, strength, house];
  };
  expect(seen(65)).toEqual(['disc', 'Hull', 3, 'Tidewardens']);
  expect(seen(114)).toEqual(['heavy', 'Iron', 4, 'Kilnfolk']);
  expect(seen(144)).toEqual(['coin', 'Voice', 3, undefined]);
  expect(seen(131)).toEqual(['triangle', 'Hull', 2, undefined]);
  expect(seen(162)).toEqual(['star', 'star', 0, undefined]);
  expect(seen(171)).toEqual(['kite', 'kite', 0, undefined]);
  expect(seen(184)).toEqual(['hexagon', 'hexagon', 0, undefined]);
  expect(seen(46)).toEqual(['banner', 'Guard', 4, undefined]);
  expect(seen(40)).toEqual(['battlement', 'Iron', 3, 'Kilnfolk']);
  expect(seen(94, comet)).toEqual(['heavy', 'Lamps', 4, 'Wren']);
});

test('every name of the two packs speaks of something that is drawn', () => {
  expect(ALL.map((card) => emblemOf(card).name).filter((name) => !isDrawn(name))).toEqual([]);
});
