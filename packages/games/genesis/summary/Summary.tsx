/** The rules of Genesis on one page. */
import type { Game } from '@hortus/kernel';
import { type Pieces, SwaySummary } from '@hortus/sway/summary/Summary.tsx';
import { genesis } from '../src/index.ts';
import { words } from '../words/index.ts';

const PIECES: Pieces = {
  cards: ['First Warden', 'Gale', 'High Pilot'],
  turn: [],
  combo: ['Orchard Mother', 'Still Water'],
  draw: ['Deer Track'],
  battle: ['Boarding Axe', 'Closed Shutters'],
  loss: ['Long Frost', 'Open Gate'],
  finale: [],
  more: [],
};

export default function GenesisSummary() {
  return <SwaySummary game={genesis as Game} spoken={words} pieces={PIECES} />;
}
