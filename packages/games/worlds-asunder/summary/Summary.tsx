/** The rules of Worlds Asunder on one page. */
import type { Game } from '@hortus/kernel';
import { type Pieces, SwaySummary } from '@hortus/sway/summary/Summary.tsx';
import { worldsAsunder } from '../src/index.ts';
import { words } from '../words/index.ts';

const PIECES: Pieces = {
  cards: ['First Warden', 'Mother Tree', 'High Pilot'],
  turn: [],
  draw: ['Mended Road'],
  battle: ['Pruning Hook', 'Closed Shutters'],
  round: ['Falling Ember', 'Homecoming Tide'],
  unlock: [],
  hidden: [],
  finale: [],
};

export default function WorldsAsunderSummary() {
  return <SwaySummary game={worldsAsunder as Game} spoken={words} pieces={PIECES} />;
}
