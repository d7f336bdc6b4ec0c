/** The laws of testkit in either game: all of them with small decks, the quick ones with whole decks. */
import { conforms, type GivenSetting } from '@hortus/testkit';
import { expect, test } from 'vitest';
import { eager } from './eager.ts';
import type { SwayGame } from './scene.ts';
import { SWAY_TRACELESS } from './traceless.ts';

const LAWS = { hides: true, traceless: SWAY_TRACELESS };
/** The slow laws are left to the soak: every move tried, every position loaded, every world played. */
const QUICK = ['options', 'acting', 'listed', 'quitting', 'copies', 'texts', 'luck', 'ends', 'telling'];
/** Laws that don't try unlisted moves. */
const DEEP = ['worlds', 'positions', 'texts', 'views', 'luck', 'ends'];
const MINUTE = 60_000;

const numbered = (settings: readonly GivenSetting[]) => settings.map((setting, i) => [i, setting] as const);

export function laws(
  game: SwayGame,
  settings: { readonly small: readonly GivenSetting[]; readonly whole: readonly GivenSetting[] },
): void {
  test.each(numbered(settings.small))(
    `${game.title} keeps the laws with a small deck, setting %i`,
    (_, setting) => {
      const report = conforms(game, { ...LAWS, settings: [setting], games: 2, steps: 40 });
      expect(report.steps).toBeGreaterThan(10);
    },
    MINUTE,
  );

  test.each(numbered(settings.whole))(
    `${game.title} keeps the laws with the whole deck, setting %i`,
    (_, setting) => {
      const report = conforms(game, { ...LAWS, settings: [setting], games: 1, laws: QUICK });
      expect(report.steps).toBeGreaterThan(10);
    },
    MINUTE,
  );
}

export function manyLaws(game: SwayGame, settings: readonly GivenSetting[]): void {
  test.each(numbered(settings))(
    `${game.title} keeps the laws over many games in setting %i`,
    (i, setting) => {
      const report = conforms(game, {
        ...LAWS,
        settings: [setting],
        games: 60,
        steps: 3000,
        seed: 1000 * (i + 1),
      });
      expect(report.steps).toBeGreaterThan(2000);
    },
    10 * MINUTE,
  );

  test.each(numbered(settings))(
    `${game.title} keeps the laws over games that are played on in setting %i`,
    (i, setting) => {
      const given = {
        ...LAWS,
        settings: [setting],
        games: 30,
        steps: 2000,
        seed: 5000 * (i + 1),
        laws: DEEP,
      };
      expect(conforms(eager(game), given).steps).toBeGreaterThan(1000);
    },
    10 * MINUTE,
  );
}
