/** Several bots that are asked at once: each gets its say, and one that declines keeps nobody waiting. */
import { defineGame, type Game, type Seat } from '@hortus/kernel';
import { toy } from '@hortus/testkit/toy';
import { expect } from 'vitest';
import type { BotJob, Thought } from '../bots.ts';
import { type Hosting, PACE } from './laws.ts';

/** Under the name of a game that has bots, as in `hidden-laws.ts`. */
const skirmish: Game = defineGame({ ...toy, id: 'garden' });
const BID = { kind: 'bid', amount: 1 };

/** TOY-BID-1 All bid at once: one person and three bots, the first of which declines. */
export async function everyBotIsAsked({ begin, pace = PACE }: Hosting): Promise<void> {
  const asked = new Set<Seat>();
  const think = async ({ seat }: BotJob): Promise<Thought> => {
    asked.add(seat);
    return seat === 1 ? 'declines' : BID;
  };
  const played = await begin({
    game: skirmish,
    options: { scouting: false },
    seats: ['person', 'bot', 'bot', 'bot'],
    think,
  });
  const bids = (): readonly unknown[] => (played.sight(0).view as { readonly bids: readonly unknown[] }).bids;
  const severalTurns = (): Promise<void> => played.clock.advance(10 * pace.after);
  await severalTurns();
  expect([...asked].toSorted()).toEqual([1, 2, 3]);
  expect(bids()).toEqual([null, null, 'hidden', 'hidden']);
  // Now the table waits for nobody but the one that declines, so the host bids for it.
  expect(await played.play(0, BID)).toBeUndefined();
  await severalTurns();
  expect(bids()).toEqual([1, expect.any(Number), 1, 1]);
}
