/** Static tables that show the parts of a table in every state. */

import type { GameTable } from '@hortus/frame/board/game-table.ts';
import { TableModel } from '@hortus/frame/model/model.ts';
import { garden, type View } from '@hortus/garden';
import { type Drawn, playScenario } from '@hortus/garden/summary/scenario.ts';
import type { Game, MatchLog, Outcome, Seat } from '@hortus/kernel';
import type { Sight, TableInfo, TableSeat } from '@hortus/protocol';
import { signal } from '@preact/signals';
import { replaySource } from '../../replay/source.ts';

const game: Game = garden;
const HASH = '0'.repeat(64);

export const drawnAfter = (moves: string): Drawn => {
  const { drawn } = playScenario({ garden: 'G1', moves: moves.split(' ').filter(Boolean) });
  return drawn.at(-1) as Drawn;
};

const viewAfter = (moves: string): View => ({
  ...drawnAfter(moves).view,
  format: 'vp10',
  score: [3, 8],
});

export interface Sample {
  readonly toAct?: readonly Seat[];
  readonly paused?: boolean;
  readonly left?: readonly (number | null)[];
  readonly running?: readonly Seat[];
  readonly outcome?: Outcome;
  readonly seats?: readonly Partial<TableSeat>[];
  readonly mine?: Seat;
}

export const sightOf = ({
  toAct = [0],
  paused = false,
  left = [null, null],
  running = [],
  outcome,
}: Sample): Sight => ({
  seq: 2,
  view: viewAfter('d4 a3'),
  toAct,
  paused,
  clocks: { left, running },
  ...(outcome === undefined ? {} : { outcome }),
});

/** A table on the server, as one of its seats sees it. */
export function sampleModel(table: GameTable, sample: Sample): TableModel {
  const log: MatchLog = {
    hortus: 'match',
    format: 1,
    terms: {
      id: 'sample',
      game: 'garden',
      rulesVersion: garden.rulesVersion,
      options: { format: 'vp10' },
      packs: {},
      seats: [
        { name: 'Anna', kind: 'person' },
        { name: 'Ben', kind: 'person' },
      ],
    },
    commitment: HASH,
    entropy: [],
    entries: [],
  };
  const seat = sample.mine ?? 'table';
  const source = replaySource(game, log, seat, { sights: [sightOf(sample)], entries: [] });
  const info: TableInfo = {
    ...source.info.peek(),
    seats: source.info.peek().seats.map((one, i) => ({ ...one, ...sample.seats?.[i] })),
  };
  return new TableModel({ ...source, where: 'server', info: signal(info) }, table);
}
