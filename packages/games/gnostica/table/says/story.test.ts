/**
 * The words of the log against the real rules: spaces are named by what lay there at the time, even where moves were
 * taken back.
 */
import { botOf } from '@hortus/bots';
import { FastLuck, Match, seatsOf, secretFromSeed, type Terms } from '@hortus/kernel';
import { entryWords, loadWords } from '@hortus/words';
import { expect, test } from 'vitest';
import { players } from '../../players/index.ts';
import { type GnosticaState, gnostica, type View } from '../../src/index.ts';
import { words as spoken } from '../../words/index.ts';

const terms: Terms = {
  id: 'story',
  game: 'gnostica',
  rulesVersion: gnostica.rulesVersion,
  options: { start: 'seat', cap: 60 },
  packs: {},
  seats: ['Anna', 'Ben', 'Cleo'].map((name) => ({ name, kind: 'bot', level: 'random' })),
};

const territories = ({ sites }: View): string[] =>
  sites.flatMap(({ x, y, card }) => (card === null ? [] : [`${x},${y}`])).sort();

test('how the board lay before every entry is found from the last view and the log', async () => {
  const words = await loadWords('en', { games: [spoken] });
  const teller = words.teller('gnostica');
  const begun = Match.begin(gnostica, terms, [], secretFromSeed('story'));
  if (!begun.ok) throw new Error('not begun');
  const match = begun.value as unknown as Match<GnosticaState>;
  const rng = new FastLuck(7);
  const bot = botOf(players, 'random');
  const lay = new Map<number, string[]>();
  let taken = 0;
  for (let i = 0; i < 900 && !match.over; i++) {
    const [seat = 0] = seatsOf(match.toAct);
    lay.set(match.seq + 1, territories(match.view('table') as View));
    const last = match.seen('table').at(-1);
    const others = [0, 1, 2].filter((other) => other !== last?.seat);
    if (i % 2 === 1 && last?.kind === 'moves' && match.takeBack(last.seat, last.seq - 1, others, i).ok) {
      taken++;
      continue;
    }
    const move = bot?.choose(match.view(seat), seat, { rng, ms: 1e9, now: () => 0 }) ?? -1;
    const played = match.submit({ seat, moves: [move], at: i });
    if (!played.ok) throw new Error(played.fault.code);
  }
  expect(taken).toBeGreaterThan(3);
  for (const viewer of ['table', 1] as const) {
    const entries = match.seen(viewer);
    const scenes = teller?.scenes?.(entries, match.view(viewer));
    expect([...(scenes ?? [])].map(([seq, scene]) => [seq, [...scene.keys()].sort()])).toEqual([...lay]);
    const told = entries.flatMap((entry) =>
      entryWords(words, 'gnostica', entry, { names: terms.seats.map(({ name }) => name), scenes }),
    );
    expect(told.filter((sentence) => /wasteland \w+ of/.test(sentence)).length).toBeGreaterThan(2);
    // Nothing but a piece in transit is ever in the void.
    expect(told.filter((sentence) => /\d,\d/.test(sentence))).toEqual([]);
  }
});
