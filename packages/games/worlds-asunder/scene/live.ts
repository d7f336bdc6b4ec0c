import { drawingOf } from '@hortus/sway/scene/live.ts';
import { WORLDS_ASUNDER_DECK } from '../src/index.ts';

const sways = new Map(WORLDS_ASUNDER_DECK.cards.map(({ name, sway }) => [name, sway]));

export const drawing = drawingOf(
  {
    side0: ['#ff9e73', ''],
    side1: ['#7fd6cf', ''],
    card0: ['#ffe4d6', '#7c2a14'],
    card1: ['#d9f5f1', '#0f4a4a'],
    sum0: ['none', '#ff9e73'],
    sum1: ['none', '#9fe6df'],
    line: ['#2f6a70', ''],
  },
  (card) => sways.get(card) ?? 0,
);
