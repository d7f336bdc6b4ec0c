/** Looks at its best turns, at what the others do then, and at its next turn, in worlds that its view allows. */
import { at, BID, END, type GnosticaState, gnostica, kinds, NONE, REDRAW, size } from '@hortus/gnostica';
import { FastLuck, moveList, type Seat } from '@hortus/kernel';
import { type Bot, deadline } from '../bot.ts';
import { reach } from './daring.ts';
import { Outlook, type Weights } from './outlook.ts';
import { redeal } from './redeal.ts';
import { Rounds } from './rounds.ts';
import { bidOrTake } from './start.ts';
import { shareOf } from './time.ts';
import { type Limit, type Turn, Turns } from './turns.ts';
import { imagined } from './world.ts';

const REST = kinds.rest.pack();
const ANNOUNCE = kinds.announce.pack();

export interface Expert {
  /** Positions of the own turn, and of each turn of a round. */
  readonly positions: number;
  readonly inRound: number;
  /** Turns that are followed. */
  readonly turns: number;
  /** Worlds at most where time has no end. */
  readonly worlds: number;
  readonly weights?: Weights;
  /** How much surer than to go on it must be to announce. */
  readonly caution: number;
}

/** A turn followed, announcing or not. */
interface Line {
  readonly turn: Turn;
  readonly announces: boolean;
  sum: number;
  rounds: number;
}

const meanOf = ({ sum, rounds }: Line): number => sum / rounds;

export function expertBot(
  level: string,
  { positions, inRound, turns: most, worlds, weights, caution }: Expert,
): Bot {
  const outlook = new Outlook(weights);
  const turns = new Turns(outlook, most);
  const rounds = new Rounds(outlook);
  const list = moveList(gnostica);
  const scratch = new Int32Array(size);

  /** Each round follows every line left in the same world with the same luck; half of them go now and then. */
  const follow = (
    lines: Line[],
    rules: GnosticaState['rules'],
    seat: Seat,
    limit: Limit,
    luck: FastLuck,
  ): Line => {
    const dice = new FastLuck(1);
    const state: GnosticaState = { words: scratch, rules };
    let left = lines;
    let cut = 4;
    for (let world = 1; world <= worlds && left.length > 1; world++) {
      const seed = luck.below(0x7fffffff);
      for (const line of left) {
        dice.reseed(seed);
        scratch.set(line.turn.words);
        redeal(state, seat, dice);
        const chance = rounds.chance(state, seat, line.turn.lucky, line.announces, limit, dice);
        if (chance === undefined) return bestOf(lines);
        line.sum += chance - (line.announces ? caution : 0);
        line.rounds++;
      }
      if (world !== cut) continue;
      left = [...left].sort((a, b) => meanOf(b) - meanOf(a)).slice(0, Math.max(2, left.length >> 1));
      cut *= 2;
    }
    return bestOf(left);
  };

  return {
    game: gnostica.id,
    level,
    choose(view, seat, means) {
      const luck = new FastLuck(means.rng.below(0x7fffffff));
      const world = imagined(view, luck);
      const phase = world.words[at.phase];
      if (phase === BID || phase === REDRAW) return bidOrTake(world, seat);
      const limit: Limit = { positions: inRound, stop: deadline(shareOf(means, world)) };
      if (phase === END) {
        if (!mayAnnounce(outlook, world, seat)) return REST;
        const turn: Turn = { move: REST, worth: 0, words: world.words, lucky: undefined };
        return follow(linesOf([turn], true), world.rules, seat, limit, luck).announces ? ANNOUNCE : REST;
      }
      turns.search(world, seat, { ...limit, positions }, luck);
      if (turns.count === 0) return list[luck.below(gnostica.legal(world, seat, list))];
      const lines = turns.found.slice(0, turns.count).flatMap((turn) => {
        const end: GnosticaState = { words: turn.words, rules: world.rules };
        return linesOf([turn], turn.words[at.phase] === END && mayAnnounce(outlook, end, seat));
      });
      if (lines.every(({ turn }) => turn.move === lines[0].turn.move)) return lines[0].turn.move;
      return follow(lines, world.rules, seat, limit, luck).turn.move;
    },
  };
}

/** The best of those that were followed as often as any; the first found if none was. */
function bestOf(lines: readonly Line[]): Line {
  const most = Math.max(...lines.map(({ rounds }) => rounds));
  return lines.reduce((best, line) =>
    line.rounds > 0 && line.rounds >= most - 1 && (best.rounds === 0 || meanOf(line) > meanOf(best))
      ? line
      : best,
  );
}

function linesOf(turns: readonly Turn[], mayAnnounce: boolean): Line[] {
  return turns.flatMap((turn) =>
    [false, ...(mayAnnounce ? [true] : [])].map((announces) => ({ turn, announces, sum: 0, rounds: 0 })),
  );
}

/** Is it worth a thought? */
const mayAnnounce = (outlook: Outlook, state: GnosticaState, seat: Seat): boolean =>
  state.words[at.open] === NONE && reach(outlook, state, seat) >= state.rules.options.target - 1;
