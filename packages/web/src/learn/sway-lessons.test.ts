import { englishWords, loadGames } from '@hortus/catalogue';
import { course, moveOf } from '@hortus/frame/lesson/course.testing.ts';
import { Course } from '@hortus/frame/lesson/course.ts';
import { type Lesson, legalAt, standAt } from '@hortus/frame/lesson/lesson.ts';
import { lessons as genesisLessons } from '@hortus/genesis/lessons/index.ts';
import { lessons as worldsLessons } from '@hortus/worlds-asunder/lessons/index.ts';
import { describe, expect, test } from 'vitest';

await loadGames();
const genesis = genesisLessons[0]!;
const worldsAsunder = worldsLessons[0]!;

const LESSONS: Readonly<Record<string, Lesson>> = { genesis, 'worlds-asunder': worldsAsunder };

/** One solution of each step, and one miss. */
const WAYS: Readonly<Record<string, Readonly<Record<string, readonly [right: string, wrong?: string]>>>> = {
  genesis: {
    plot: ['engage Deer Track', 'finish'],
    combo: [
      'engage First Warden; engage Orchard Mother; engage Gale; engage Iron Hedge; engage March of Oaks; engage Deer Track; engage Full Granary',
      'engage Deer Track',
    ],
    vision: [
      'engage Still Water; engage Burning Almanac by vision; engage Upward Path by vision; engage Boar Riders; engage March of Oaks',
      'engage Still Water; finish',
    ],
    obstruct: [
      'engage Seed Chancellor; engage Living Wall; engage Outer Depot; finish',
      'engage Deer Track; finish',
    ],
    covert: ['engage Iron Hedge'],
    battle: ['interrupt with Wildfire Break; engage Many Hands; finish', 'pass'],
    draw: ['draw 2 by navigation', 'draw 1 by navigation'],
    loss: ['finish; give Open Gate'],
    finale: [
      'bring Long Frost; bring Harvest of Suns; bring Open Gate; engage Long Frost; engage Harvest of Suns; engage Open Gate; engage Iron Hedge; engage Gale; engage Thorn Captain; engage Tidal Yard; finish',
      'engage Iron Hedge; engage Gale; engage Thorn Captain; engage Tidal Yard; finish',
    ],
  },
  'worlds-asunder': {
    obstruct: [
      'engage Grey Arborist; engage Root Engine; engage Outer Depot; finish',
      'engage Mended Road; finish',
    ],
    epic: [
      'engage Reader of Rings; engage Mother Tree; engage Unsent Letter by vision; engage Sap Rising by vision; engage Kitchen Door; engage Mended Road',
      'engage Mended Road',
    ],
    battle: ['interrupt with Pruning Hook; engage Stubborn Heir; finish', 'pass'],
    life: ['finish; give Long Frost'],
    recruit: ['refill; recruit First Warden; recruit Dome Raising', 'refill; recruit Ferryman; pass'],
    unlock: ['unlock sabotage', 'pass'],
    announce: ['engage Thorn Captain as vision; engage Sap Rising by vision', 'engage Rooftop Watcher'],
    sabotage: [
      'engage Ferryman as sabotage; hide League Assembly; hide Shared Table; finish; persuade High Pilot; engage Thorn Captain; finish',
      'engage Ferryman as sabotage; finish',
    ],
    sacrifice: [
      'engage Ferryman as sacrifice; finish; engage First Warden; engage Sap Rising; finish',
      'engage Ferryman as sacrifice; finish; finish',
    ],
    finale: ['engage Mended Road; finish; discard Thorn Captain', 'finish'],
  },
};

describe.each(Object.keys(LESSONS))('%s', (id) => {
  const lesson = LESSONS[id] as Lesson;

  test('every step begins in a position of the game, its learner asked', () => {
    for (const one of lesson.steps) {
      const { state } = standAt(lesson, one);
      expect(legalAt(lesson.game, state, one.seat).length, one.id).toBeGreaterThan(0);
    }
  });

  const tried = lesson.steps.flatMap(({ id: step, wants }, i) =>
    wants.kind === 'end' ? [] : [[step, i] as const],
  );
  test.each(tried)('%s can be done, and can be missed', (step, i) => {
    const [right = '', wrong] = WAYS[id]?.[step] ?? [];
    const at = course(lesson, i);
    for (const text of right.split('; ')) {
      expect(at.mood.value.is, text).toBe('asking');
      at.tryMove(moveOf(at, text));
    }
    expect(at.mood.value).toMatchObject({ is: 'done' });
    if (wrong === undefined) return;
    at.again();
    for (const text of wrong.split('; ')) at.tryMove(moveOf(at, text));
    expect(at.mood.value).toEqual({ is: 'missed' });
  });

  test('the other side’s moves in a step are played to the end', () => {
    for (const [i, { id: step, others }] of lesson.steps.entries()) {
      if (others === undefined) continue;
      const at = course(lesson, i);
      for (const text of (WAYS[id]?.[step]?.[0] ?? '').split('; ')) at.tryMove(moveOf(at, text));
      expect(at.stand.value.used, step).toBe(others.length);
    }
  });

  test('a step that continues can start at once, even before the other side has answered', () => {
    for (const [i, { id: step, carriesOn }] of lesson.steps.entries()) {
      if (carriesOn !== true) continue;
      const waiting: (() => void)[] = [];
      const at = new Course(lesson, {
        from: i - 1,
        keep: () => undefined,
        later: (act) => {
          waiting.push(act);
          return () => undefined;
        },
      });
      const before = WAYS[id]?.[lesson.steps[i - 1]?.id ?? '']?.[0] ?? '';
      for (const text of before.split('; ')) {
        at.tryMove(moveOf(at, text));
        // Let everything happen except the answers after the last move.
        while (at.mood.value.is === 'asking' && waiting.length > 0) waiting.shift()?.();
      }
      at.next();
      expect(at.legal.value.length, step).toBeGreaterThan(0);
    }
  });

  test('every step has its words', () => {
    const words = englishWords();
    for (const { id: step, wants } of lesson.steps) {
      const base = `web.learn.${id}.${step}`;
      const has = (what: string): boolean => words.find(`${base}${what}`) !== undefined;
      expect([has(''), has('.title'), has('.done') || wants.kind === 'end'], base).toEqual([
        true,
        true,
        true,
      ]);
      expect(has('.missed') || wants.kind !== 'reach' || WAYS[id]?.[step]?.[1] === undefined, base).toBe(
        true,
      );
    }
  });
});

test('the first step of Genesis says how the game is lost', () => {
  const [first] = genesis.steps;
  expect(first?.id).toBe('plot');
  expect(englishWords().say('web.learn.genesis.plot' as never)).toMatch(
    /You have three; lose them all and you lose the game/,
  );
});
