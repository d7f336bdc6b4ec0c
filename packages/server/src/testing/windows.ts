/** Positions of Genesis in which the second seat is asked whether it interrupts. */
import { loadPlayers } from '@hortus/catalogue';
import { FastLuck, invariant, lowestBit, moveList, type Seat } from '@hortus/kernel';

const players = await loadPlayers('genesis');
invariant(players !== undefined, 'Genesis has bots');
export const { game } = players;
const parsed = game.parseOptions({}, 2);
invariant(parsed.ok, 'Genesis needs no options');
export const options = parsed.value;

/** What a seat sees when it has to decide. */
export interface Thinking {
  readonly view: unknown;
  readonly seat: Seat;
}

interface Positions {
  /** With a battle card that can be laid, and without one. */
  readonly holding: string[];
  readonly empty: string[];
  /** The same windows, as the seat sees them. */
  readonly asked: Thinking[];
  /** Decisions with many moves. */
  readonly busy: Thinking[];
}

/** At least `count` of each kind, from matches played at random. */
export function positions(count: number): Positions {
  const found: Positions = { holding: [], empty: [], asked: [], busy: [] };
  const bot = players?.random();
  const list = moveList(game);
  const enough = (): boolean => Object.values(found).every(({ length }) => length >= count);
  for (let match = 1; !enough(); match++) {
    const luck = new FastLuck(match);
    const state = game.create(options, 2);
    for (let toAct = game.setup(state, luck); toAct !== 0; ) {
      const seat = lowestBit(toAct);
      const legal = list.subarray(0, game.legal(state, seat, list));
      const view = game.view(state, seat) as { readonly task: string };
      if (view.task !== 'window' && legal.length > 6) found.busy.push({ view, seat });
      if (view.task === 'window' && seat === 1) {
        found.asked.push({ view, seat });
        const holds = [...legal].some((move) => game.moves.toJson(move).kind === 'interrupt');
        found[holds ? 'holding' : 'empty'].push(game.notation.makePosition(state));
      }
      const move = bot?.choose(view, seat, { rng: luck, ms: Number.POSITIVE_INFINITY, now: () => 0 });
      toAct = game.play(state, seat, move ?? (legal[0] as number), luck);
    }
  }
  return found;
}
