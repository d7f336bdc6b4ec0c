/** All players of one load in one process, the same for both servers except for what they say on the wire. */
import { quantile } from '../measure.ts';
import { Duel } from './duel.ts';
import type { Answers, Load } from './load.ts';
import { enterOurs } from './our-player.ts';
import { enterPeer } from './peer-player.ts';
import { answerWith } from './remote.ts';
import { usedSince } from './used.ts';

let duels: readonly Duel[] = [];
let answers: number[] = [];
let used = usedSince();
let begun = 0;

answerWith({
  /** Everybody is connected, and rests. */
  async enter({ side, url, pairs, spectators = 0, seed }: Load) {
    const enter = side === 'ours' ? enterOurs : enterPeer;
    const more = pairs.map((pair, i) => new Duel(pair, seed + i, (ms) => void answers.push(ms)));
    duels = [...duels, ...more];
    for (const duel of more) await duel.enter(enter, url, spectators);
  },
  goOn() {
    for (const duel of duels) duel.goOn();
  },
  rest() {
    for (const duel of duels) duel.rest();
  },
  /** Plays until every log has this many entries, or its match is over. */
  async playOut(most: number) {
    for (const duel of duels) duel.goOn(most);
    while (!duels.every(({ isDone }) => isDone)) await new Promise((done) => setTimeout(done, 5));
  },
  begin() {
    answers = [];
    used = usedSince();
    begun = performance.now();
  },
  end: (): Answers => ({
    moves: answers.length,
    time: performance.now() - begun,
    p50: quantile(answers),
    p99: quantile(answers, 0.99),
    clients: used(),
  }),
  leave() {
    for (const duel of duels) duel.close();
    duels = [];
  },
  stop: () => {},
});
