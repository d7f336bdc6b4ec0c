/** The course of real matches between bots, in games without a solver. */
import { adviceOf, type Bot, type Chances, type Course, type Players } from '@hortus/bots';
import { courseOf } from '@hortus/bots/course';
import { KITS, loadGames, loadPlayers } from '@hortus/catalogue';
import { copyState, FastLuck, Match, type MatchLog, moveList, type State, seatsOf } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { lastChoiceOf, played } from './matches.testing.ts';

await loadGames();

/** Entries to play: one match to its end, the others as long as a test may take. */
const MOST: Readonly<Record<string, number>> = { genesis: 600, 'worlds-asunder': 80, gnostica: 50 };
const JUDGED = Object.keys(MOST);

test.each(JUDGED)('the course of a match of %s ends with its winner', async (id) => {
  const players = await loadPlayers(id);
  if (players === undefined) throw new Error(id);
  const log = played(players.game, {}, MOST[id] ?? 0);
  const steps = courseOf(players, log);
  let [far, next] = [0, steps.next()];
  for (; next.done !== true; next = steps.next()) {
    expect(next.value).toBeGreaterThanOrEqual(far);
    far = next.value;
  }
  const course = next.value;
  if (course === undefined) throw new Error('no course');
  for (const { chances } of course.points) {
    expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
    expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
  }
  const last = course.points.at(-1)?.chances ?? [];
  const [winner] = log.outcome?.winners ?? [];
  if (winner !== undefined) expect(last[winner]).toBe(1);
  expect(course.decisive.length).toBeGreaterThan(0);
  expect(course.decisive.length).toBeLessThanOrEqual(3);
  for (const { before, after, first, last: end } of course.decisive) {
    expect(Math.abs(after - before)).toBeGreaterThanOrEqual(0.05);
    expect(first).toBeLessThanOrEqual(end);
  }
  // Advice is for turns that lost something, and it would have kept more.
  for (const { before, after, other } of course.decisive)
    if (other !== undefined) {
      expect(after).toBeLessThan(before);
      expect(other.chance).toBeGreaterThanOrEqual(after + 0.05);
      expect(other.instead).not.toBe(other.played);
    }
  const winners = log.outcome?.winners ?? [];
  // A turn that lost nothing which could have been kept stands only where there is no other, and decides nothing.
  const isBest = course.decisive.map((turn) => turn.isBest === true);
  expect(new Set(isBest).size).toBe(1);
  const towards = (isBest[0] ? [] : course.decisive).filter(
    ({ seat, before, after }) => winners.length === 0 || winners.includes(seat) === after > before,
  );
  const leftOf = ({ seat, before, after, last: at }: (typeof towards)[number]): number => {
    const since = course.points.filter(({ seq }) => seq >= at).map(({ chances }) => chances[seat] ?? 0);
    return after > before ? Math.min(...since) - before : before - Math.max(...since);
  };
  // What was undone later decided nothing: of all of them, most is left of what this one changed.
  const end = lastChoiceOf(players, log);
  const earlier = towards.filter((turn) => turn.last !== end && leftOf(turn) > 0);
  const left = earlier.map(leftOf);
  // If nothing is left of any, it was the last turn; what had to follow it may be entered after it.
  if (earlier.length === 0) expect([undefined, ...towards]).toContain(course.decided);
  else expect(course.decided).toBe(earlier[left.indexOf(Math.max(...left))]);
  // The match that is played to its end has something to regret.
  if (id === 'genesis') expect(course.decisive.some(({ other }) => other !== undefined)).toBe(true);
});

test.each(['genesis', 'worlds-asunder'])(
  'the decisive turn of %s is a choice, whatever was forced on somebody',
  async (id) => {
    const players = await loadPlayers(id);
    if (players === undefined) throw new Error(id);
    const { game } = players;
    const log = played(game, {}, 160);
    // Judging like this sees a turning point wherever somebody had to do something.
    const forced = new Set<number>();
    const seen: State[] = [];
    const chances = (state: State): number[] => {
      const before = seen.at(-1);
      const entry = log.entries[seen.length - 1];
      seen.push(copyState(state));
      const move = entry?.kind === 'moves' ? game.moves.fromJson(entry.moves[0]) : undefined;
      if (before === undefined || entry === undefined || !move?.ok) return [0.5, 0.5];
      if (players.forced?.(before, move.value) === undefined) return [0.5, 0.5];
      forced.add(entry.seq);
      return entry.seat === 0 ? [0.1, 0.9] : [0.9, 0.1];
    };
    const steps = courseOf({ ...players, levels: {}, chances: () => chances }, log);
    let next = steps.next();
    while (next.done !== true) next = steps.next();
    expect(forced.size).toBeGreaterThan(5);
    // Nor is anybody praised or blamed for what they unlock: bots have tried only one order.
    const unlocked = log.entries.flatMap((entry) =>
      entry.kind === 'moves' && entry.moves[0]?.kind === 'unlock' ? [entry.seq] : [],
    );
    if (id === 'worlds-asunder') expect(unlocked.length).toBeGreaterThan(1);
    // Nor for what they drew.
    const drawn = log.entries.flatMap((entry) =>
      entry.kind === 'moves' && ['draw', 'omen'].includes(entry.moves[0]?.kind ?? '') ? [entry.seq] : [],
    );
    expect(drawn.length).toBeGreaterThan(1);
    expect(drawn.filter((seq) => !forced.has(seq))).toEqual([]);
    expect(unlocked.filter((seq) => !forced.has(seq))).toEqual([]);
    expect(next.value?.decisive.length).toBeGreaterThan(0);
    for (const { seat, first, last, key } of next.value?.decisive ?? [])
      for (const seq of [first, last, key]) {
        expect(forced).not.toContain(seq);
        expect(log.entries.find((one) => one.seq === seq)).toMatchObject({ seat });
      }
  },
);

/** The whole course of a log. */
function followed(players: Players, log: MatchLog): Course {
  const steps = courseOf({ ...players, levels: {} }, log);
  let next = steps.next();
  while (next.done !== true) next = steps.next();
  if (next.value === undefined) throw new Error('no course');
  return next.value;
}

test.each(['genesis', 'worlds-asunder'])(
  'the course of %s goes through steady judgements, and swings less than by playing on alone',
  async (id) => {
    const players = await loadPlayers(id);
    const chances = players?.chances?.();
    if (players === undefined || chances?.steady === undefined) throw new Error(id);
    const log = played(players.game, {}, 160);
    const begun = Match.begin(players.game, log.terms, log.entropy, log.secret ?? '');
    const match = begun.ok ? begun.value : undefined;
    const { points } = followed(players, log);
    let steadyCount = 0;
    for (const [i, entry] of log.entries.entries()) {
      match?.apply(entry);
      const steady = match && !match.over ? chances.steady(match.state) : undefined;
      if (steady === undefined) continue;
      steadyCount++;
      expect(points[i + 1]?.chances[0]).toBeCloseTo(steady[0] ?? -1);
    }
    expect(steadyCount).toBeGreaterThan(3);
    // The squared swings of a good forecast from 50 % to 0 or 100 % add up to 0.25, whatever happens on the way.
    const swings = ({ points: all }: Course): number =>
      all.reduce((sum, { chances: [now = 0] }, i) => sum + (now - (all[i - 1]?.chances[0] ?? now)) ** 2, 0);
    const plain: Chances = (state, rng) => chances(state, rng);
    expect(swings({ points, decisive: [], decided: undefined })).toBeLessThan(
      swings(followed({ ...players, chances: () => plain }, log)),
    );
  },
);

test('the main action of a turn is the choice that changed most', async () => {
  const players = await loadPlayers('genesis');
  if (players === undefined) throw new Error('genesis');
  const log = played(players.game, {}, 60);
  /** The third card of the first attack with three or more. */
  const attack = log.entries.findIndex((_, i) =>
    [0, 1, 2].every((more) => {
      const entry = log.entries[i + more];
      return (
        entry?.seat === log.entries[i]?.seat && entry?.kind === 'moves' && entry.moves[0]?.kind === 'engage'
      );
    }),
  );
  const third = log.entries[attack + 2];
  if (third === undefined) throw new Error('no attack of three');
  // The judge is called after each entry in turn: everything is lost with that card.
  let judgedCount = -1;
  const chances = (): number[] => {
    judgedCount++;
    const isLost = judgedCount > attack + 2;
    return third.seat === 0 ? (isLost ? [0.1, 0.9] : [0.5, 0.5]) : isLost ? [0.9, 0.1] : [0.5, 0.5];
  };
  const steps = courseOf({ ...players, levels: {}, chances: () => chances }, log);
  let next = steps.next();
  while (next.done !== true) next = steps.next();
  expect(next.value?.decisive).toMatchObject([{ seat: third.seat, key: third.seq, before: 0.5, after: 0.1 }]);
  expect(next.value?.decisive[0]?.first).toBeLessThan(third.seq);
});

test('a turn that led away from how it ended didn’t decide it', async () => {
  const players = await loadPlayers('genesis');
  if (players === undefined) throw new Error('genesis');
  const log = played(players.game, {}, 600);
  const [winner = -1] = log.outcome?.winners ?? [];
  expect(winner).toBeGreaterThanOrEqual(0);
  const first = log.entries.findIndex(
    (entry) => entry.kind === 'moves' && entry.moves[0]?.kind === 'engage' && entry.seat === winner,
  );
  /** The winner's first card changes everything, and nothing changes afterwards. */
  const turningTo = (chance: number): Course => {
    let judgedCount = -1;
    const chances = (): number[] => {
      judgedCount++;
      const mine = judgedCount > first ? chance : 0.5;
      return winner === 0 ? [mine, 1 - mine] : [1 - mine, mine];
    };
    return followed({ ...players, chances: () => chances }, log);
  };
  expect(turningTo(0.9).decided?.seat).toBe(winner);
  expect(turningTo(0.1).decisive).toHaveLength(1);
  expect(turningTo(0.1).decided).toBeUndefined();
});

test('a loss that nobody could have avoided gives way to the largest one with something better', async () => {
  const players = await loadPlayers('gnostica');
  if (players === undefined) throw new Error('gnostica');
  const { game } = players;
  const log = played(game, {}, 90);
  const begins = (i: number): boolean => {
    const [before, entry] = [log.entries[i - 1], log.entries[i]];
    const kind = entry?.kind === 'moves' ? entry.moves[0]?.kind : undefined;
    return before?.seat === 1 && entry?.seat === 0 && (kind === 'play' || kind === 'act');
  };
  const mine = log.entries.flatMap((_, i) => (begins(i) ? [i] : [])).slice(-5, -1);
  expect(mine).toHaveLength(4);
  /** What else could have been done there, by the number of turns played. */
  const others = new Map<unknown, number>();
  const replayed = Match.begin(game, log.terms, log.entropy, log.secret ?? '');
  if (!replayed.ok) throw new Error('not begun');
  const list = moveList(game);
  for (const [i, entry] of log.entries.entries()) {
    const { state } = replayed.value;
    const done = entry.kind === 'moves' ? game.moves.fromJson(entry.moves[0]) : undefined;
    const legal = [...list.subarray(0, game.legal(state, entry.seat, list))];
    const other = legal.find((move) => done?.ok && move !== done.value);
    if (mine.includes(i) && other !== undefined)
      others.set((replayed.value.view(0) as { turns: number }).turns, other);
    replayed.value.apply(entry);
  }
  /** Each of the four turns loses less than the one after it; whatever is tried instead loses nothing. */
  const course = (known: ReadonlyMap<unknown, number>): Course => {
    let judgedCount = -1;
    const chances = (): number[] => {
      judgedCount++;
      const lost = mine.reduce((sum, i, nth) => (judgedCount > i ? sum + 0.1 + 0.02 * nth : sum), 0);
      const chance = judgedCount > log.entries.length ? 0.9 : 0.9 - lost;
      return [chance, 1 - chance];
    };
    const choose = (view: unknown) => known.get((view as { turns: number }).turns);
    const levels = { expert: () => ({ game: 'gnostica', level: 'expert', choose }) };
    const steps = courseOf({ ...players, levels, chances: () => chances }, log);
    let next = steps.next();
    while (next.done !== true) next = steps.next();
    if (next.value === undefined) throw new Error('no course');
    return next.value;
  };
  // Only the turn that lost least, and isn't among the largest three, could have been better.
  const [least = [0, 0]] = others;
  const found = course(new Map([least]));
  expect(found.decided?.other?.instead).toBe(least[1]);
  expect(found.decided?.first).toBe(log.entries[mine[0] ?? -1]?.seq);
  expect(found.decisive).toEqual([found.decided]);
  // Where nothing better was to be had anywhere, they are listed, and none of them decided.
  const none = course(new Map());
  expect(none.decisive.map(({ isBest }) => isBest)).toEqual([true, true, true]);
  expect(none.decided).toBeUndefined();
});

test('the bot that is asked gets a counted clock: every review of a match is the same', async () => {
  const players = await loadPlayers('genesis');
  const expert = Object.values(players?.levels ?? {}).at(-1)?.();
  if (players === undefined || expert === undefined) throw new Error('genesis');
  const log = played(players.game, {}, 600);
  const review = () => {
    const looks: number[] = [];
    const choose: typeof expert.choose = (view, seat, means) => {
      const now = (): number => {
        looks.push(means.now());
        return looks.at(-1) ?? 0;
      };
      return expert.choose(view, seat, { ...means, now });
    };
    const steps = courseOf({ ...players, levels: { expert: () => ({ ...expert, choose }) } }, log);
    let next = steps.next();
    while (next.done !== true) next = steps.next();
    return { course: next.value, looks };
  };
  const first = review();
  expect(first.looks.length).toBeGreaterThan(2);
  expect(review()).toEqual(first);
});

test('reviews ask the bot that gives the hints', async () => {
  const players = await loadPlayers('gnostica');
  if (players === undefined) throw new Error('gnostica');
  const { game } = players;
  const log = played(game, {}, 90);
  const asked: string[] = [];
  const bot = (level: string) => (): Bot => ({
    game: game.id,
    level,
    choose() {
      asked.push(level);
      return undefined;
    },
  });
  // Every turn of the first seat loses something.
  let chance = 0.9;
  const chances = (): number[] => {
    chance *= 0.97;
    return [chance, 1 - chance];
  };
  const advised: Players = {
    ...players,
    levels: { expert: bot('expert') },
    adviser: bot('adviser'),
    chances: () => chances,
  };
  const steps = courseOf(advised, log);
  while (steps.next().done !== true);
  expect(asked).toContain('adviser');
  expect(asked).not.toContain('expert');
  asked.length = 0;
  const means = { rng: new FastLuck(1), ms: 0, now: () => 0, setting: { options: {}, seats: 2 } };
  const match = Match.begin(game, log.terms, log.entropy, log.secret ?? '');
  if (!match.ok) throw new Error('not begun');
  const [seat = 0] = seatsOf(match.value.toAct);
  adviceOf(advised, match.value.view(seat), seat, means, means);
  expect(asked).toEqual(['adviser']);
});

test('a turn in which only luck changed the chances decides nothing', async () => {
  const players = await loadPlayers('gnostica');
  if (players === undefined) throw new Error('gnostica');
  const log = played(players.game, {}, 50);
  const isDraw = (entry: MatchLog['entries'][number] | undefined): boolean =>
    entry?.kind === 'moves' && entry.moves[0]?.kind === 'draw';
  const at = log.entries.findIndex(isDraw);
  const drawn = log.entries[at];
  if (drawn === undefined) throw new Error('nobody draws');
  /** Everything turns with one entry: luck, or the choice before it. */
  const turningAt = (turn: number): Course => {
    let judgedCount = -1;
    const chances = (): number[] => {
      judgedCount++;
      return judgedCount > turn ? [0.9, 0.1] : [0.5, 0.5];
    };
    return followed({ ...players, chances: () => chances }, log);
  };
  expect(turningAt(at).decisive).toEqual([]);
  expect(turningAt(at - 1).decisive).toHaveLength(1);
});

test('a game whose players can’t judge has no course', async () => {
  const players = await loadPlayers('garden');
  if (players === undefined) throw new Error('garden');
  expect(courseOf(players, played(players.game, {}, 50)).next()).toEqual({
    done: true,
    value: undefined,
  });
  expect(KITS.map(({ id }) => id)).toEqual(expect.arrayContaining(JUDGED));
});
