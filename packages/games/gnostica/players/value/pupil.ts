/** Games between two that the value is learned from, by the quick turns of imagined rounds. */
import type { Learn, Pupil } from '@hortus/bots';
import { FastLuck, lowestBit, moveList, type Seat } from '@hortus/kernel';
import { sigmoid } from '@hortus/search';
import {
  announcerOf,
  BID,
  END,
  type GnosticaState,
  gnostica,
  NONE,
  phaseOf,
  REDRAW,
  TURN,
  turnsOf,
  winnerOf,
} from '../../src/index.ts';
import { LONG } from '../late.ts';
import { BREADTHS, STEEP } from '../levels.ts';
import { drawnChance, Outlook } from '../outlook.ts';
import { Rounds } from '../rounds.ts';
import { bidOrTake } from '../start.ts';
import { Watch } from '../time.ts';
import { type Limit, type Turn, Turns } from '../turns.ts';
import { Features, INPUTS } from './features.ts';
import { isJudged, Learned } from './learned.ts';

/** In this many of a hundred turns, a random one of the best dozen is played, so that rare positions occur. */
const STRAYS = 4;
const DOZEN = 12;
/** Games this long are drawn. */
const CAP = 200;
/** Few games are played for more or fewer points. */
const TARGETS = [8, 10, ...Array<number>(14).fill(9)];

/** In this many of a hundred turns the network chooses. */
const BY_NETWORK = 50;

/** How much of a target comes from how the game went on: quick games are mostly luck. */
const TRUST = 0.7;
/** How quick games go: fitted to 32,400 of them. A fifth is drawn, which counts 0.4 for both. */
const [QUICK, MOVED, BOTH] = [0.593, -0.227, 0.96];

const { weights, pressure, positions, announced } = BREADTHS.expert;

export function gnosticaPupil(): Pupil {
  const outlook = new Outlook(weights, STEEP, pressure);
  const rounds = new Rounds(outlook);
  const dozen = new Turns(outlook, DOZEN, true, 2);
  const features = new Features();
  const tables = new Map([8, 9, 10].map((target) => [target, tableOf(target)]));
  const limit: Limit = {
    positions,
    announced,
    watch: new Watch({ ms: Number.POSITIVE_INFINITY, now: () => 0 }),
  };
  const list = moveList(gnostica);
  return {
    layers: [INPUTS, 48, 24],
    trust: TRUST,
    play(seed, network, learn) {
      const luck = new FastLuck(seed);
      const state = tables.get(TARGETS[seed % TARGETS.length]) as GnosticaState;
      const { ints } = state;
      const learned = network === undefined ? undefined : new Learned(network, outlook);
      for (let toAct = gnostica.setup(state, luck); toAct !== 0; ) {
        const seat = lowestBit(toAct);
        if (phaseOf(ints) === BID || phaseOf(ints) === REDRAW) {
          toAct = gnostica.play(state, seat, bidOrTake(state, seat), luck);
          continue;
        }
        if (phaseOf(ints) === END) {
          if (announcerOf(ints) === NONE && turnsOf(ints) >= LONG[0]) return guessed(state, seat);
          tell(state, seat, learn);
          toAct = gnostica.play(state, seat, rounds.endOf(state, seat), luck);
          continue;
        }
        const isFree = announcerOf(ints) === NONE && phaseOf(ints) === TURN;
        const lot = luck.below(100);
        const isPlayed =
          isFree && lot < STRAYS
            ? stray(state, seat, luck)
            : isFree && lot < STRAYS + BY_NETWORK && learned !== undefined
              ? choose(state, seat, learned, luck)
              : rounds.playTurn(state, limit, luck);
        // With many hundreds of moves, the search may find no end of a turn.
        if (!isPlayed) gnostica.play(state, seat, list[luck.below(gnostica.legal(state, seat, list))], luck);
        toAct = gnostica.toAct(state);
      }
      const winner = winnerOf(ints);
      return [0, 1].map((side) => (winner === side ? 1 : winner === NONE ? drawnChance(2) : 0));
    },
  };

  function tell(state: GnosticaState, seat: Seat, learn: Learn): void {
    if (!isJudged(state, seat)) return;
    const edge = outlook.edge(state, seat);
    learn(features.read(state, seat, edge), chanceBy(edge), seat);
  }

  /** A guess at how an unfinished game would end. */
  function guessed(state: GnosticaState, seat: Seat): number[] {
    const chance = chanceBy(outlook.edge(state, seat));
    return [0, 1].map((side) => (side === seat ? chance : BOTH - chance));
  }

  /** Any of the best dozen; false if none was found. */
  function stray(state: GnosticaState, seat: Seat, luck: FastLuck): boolean {
    dozen.search(state, seat, limit, luck);
    if (dozen.count > 0) take(dozen.found[luck.below(dozen.count)], state, seat, luck);
    return dozen.count > 0;
  }

  /** The one of the best dozen after which the network sees the best chance. */
  function choose(state: GnosticaState, seat: Seat, learned: Learned, luck: FastLuck): boolean {
    dozen.search(state, seat, limit, luck);
    if (dozen.count === 0) return false;
    let [best, most] = [dozen.found[0], -1];
    for (const turn of dozen.found.slice(0, dozen.count)) {
      const chance = learned.after(turn, state, seat);
      if (chance > most) [best, most] = [turn, chance];
    }
    take(best, state, seat, luck);
    return true;
  }

  function take({ ints, lucky }: Turn, state: GnosticaState, seat: Seat, luck: FastLuck): void {
    state.ints.set(ints);
    if (lucky !== undefined) gnostica.play(state, seat, lucky, luck);
  }
}

/** The chance that the weighted sums give in quick games. */
const chanceBy = (edge: number): number => sigmoid(QUICK * edge + MOVED);

function tableOf(target: number): GnosticaState {
  const options = gnostica.parseOptions({ target, cap: CAP }, 2);
  if (!options.ok) throw new Error('two players');
  return gnostica.create(options.value, 2);
}
