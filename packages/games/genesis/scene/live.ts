import { drawingOf } from '@hortus/sway/scene/live.ts';
import { GENESIS_DECK } from '../src/index.ts';

const sways = new Map(GENESIS_DECK.cards.map(({ name, sway }) => [name, sway]));

export const drawing = drawingOf(
  {
    side0: ['#ffc78a', ''],
    side1: ['#a7b4ff', ''],
    card0: ['#fff0dc', '#7a3b12'],
    card1: ['#e3e6ff', '#2a2f7a'],
    sum0: ['none', '#ffc78a'],
    sum1: ['none', '#c3cbff'],
    line: ['#6468ad', ''],
  },
  (card) => sways.get(card) ?? 0,
);
