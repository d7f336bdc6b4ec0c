/** A match that a test plays itself, with what each viewer sees of it. */
import { historyOf, sightOf, TimedMatch, tableAlone } from '@hortus/host';
import {
  type Game,
  type Match,
  type Move,
  type Refusal,
  type Seat,
  type SeenEntry,
  secretFromSeed,
  type Viewer,
} from '@hortus/kernel';
import type { Sight } from '@hortus/protocol';
import { dealHere, type LocalSetup } from '../here/local-host.ts';

export class PlayedMatch {
  readonly match: Match;

  constructor(game: Game, setup: LocalSetup, seed: string) {
    let n = 0;
    this.match = dealHere(game, setup, () => secretFromSeed(`${seed} ${n++}`));
  }

  sight(viewer: Viewer): Sight {
    const row = tableAlone(this.match.log({ withSecret: true }));
    return sightOf(TimedMatch.around(this.match, row), row, viewer, 0);
  }

  entries(viewer: Viewer): readonly SeenEntry[] {
    return this.match.seen(viewer);
  }

  play(seat: Seat, moves: readonly Move[]): Refusal | undefined {
    const played = this.match.submit({ seat, moves, at: 0 });
    return played.ok ? undefined : played.fault;
  }

  history(viewer: Viewer, from: number, to: number): readonly Sight[] {
    return historyOf(this.match.game, this.match.log({ withSecret: true }), viewer, from, to);
  }
}
