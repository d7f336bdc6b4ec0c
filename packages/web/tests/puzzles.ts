/** Puzzles: one solved and one missed per game, on the real board; found again on the next visit. */

import type { Puzzle } from '@hortus/bots';
import { puzzleState } from '@hortus/bots/puzzles';
import { kitOf } from '@hortus/catalogue';
import { moveList } from '@hortus/kernel';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { cell } from './board.ts';
import { axe } from './checks.ts';
import { actions, card, lit } from './sway-board.ts';
import { DESK, eventually, PHONE, say, visit } from './visit.ts';

/** How a move is made by hand, by game: what to press for its text. */
const HANDS: Readonly<Record<string, (page: Page, move: string) => Promise<void>>> = {
  garden: (page, move) => cell(page, move).click(),
  genesis: (page, move) => {
    const [, name] = /^engage (.+)$/.exec(move) ?? [];
    return name === undefined ? actions(page).first().click() : lit(page).and(card(page, name)).click();
  },
};

/** Moves that one press makes, whatever else is on the table. */
const PRESSED = /^(?:[a-d][1-4]|engage [^:]+|finish)$/;

/** A wrong first move that can be pressed. */
async function wrongIn(game: string, puzzle: Puzzle): Promise<string> {
  const rules = await kitOf(game)!.rules();
  const state = puzzleState(rules, puzzle);
  const list = moveList(rules);
  const texts = [...list.subarray(0, rules.legal(state, puzzle.seat, list))].map((move) =>
    rules.notation.makeMove(state, puzzle.seat, move),
  );
  return texts.find((text) => PRESSED.test(text) && text !== puzzle.line[0]?.move)!;
}

const puzzlesOf = async (game: string): Promise<readonly Puzzle[]> => (await kitOf(game)?.puzzles()) ?? [];
const teacher = (page: Page) => page.locator('.teacher');

export function puzzleTests(): void {
  test.each(Object.keys(HANDS))('%s: a wrong move is explained, another try solves it', async (game) => {
    const play = HANDS[game]!;
    const puzzles = await puzzlesOf(game);
    const puzzle = puzzles.find(
      ({ line }) => line.length > 1 && line.every(({ move }) => PRESSED.test(move)),
    )!;
    const page = await visit(`/puzzles/${game}?id=${puzzle.id}`, { viewport: DESK, reducedMotion: 'reduce' });
    await play(page, await wrongIn(game, puzzle));
    await teacher(page).locator('.teacher-missed').waitFor();
    await eventually(() => axe(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await teacher(page).locator('.teacher-missed').waitFor({ state: 'detached' });
    for (const { move } of puzzle.line) await play(page, move);
    await teacher(page).locator('.teacher-done').waitFor();
    // The next one is a key press away, and the list remembers this one.
    await page.keyboard.press('Enter');
    await eventually(() => page.url()).not.toContain(puzzle.id);
    await page.goto('/puzzles');
    const number = puzzles.indexOf(puzzle) + 1;
    const name = say('web.puzzles.link.solved', { number, rating: String(puzzle.rating) });
    await page.getByRole('link', { name }).first().waitFor();
  });

  test('hints give away a little, then the move; the solution plays itself and does not count', async () => {
    const puzzles = await puzzlesOf('garden');
    const puzzle = puzzles.at(-1)!;
    const page = await visit(`/puzzles/garden?id=${puzzle.id}`, { viewport: PHONE, reducedMotion: 'reduce' });
    const hint = page.getByRole('button', { name: say('web.learn.hint') });
    await hint.click();
    await teacher(page).locator('.teacher-hint').waitFor();
    await hint.click();
    await eventually(() => teacher(page).locator('.teacher-hint').innerText()).toContain(
      puzzle.line[0]!.move,
    );
    await page.getByRole('button', { name: say('web.puzzles.show') }).click();
    await page.getByText(say('web.puzzles.shown')).waitFor();
    await page.goto('/puzzles');
    await page
      .getByText(say('web.puzzles.count', { solved: 0, all: puzzles.length }))
      .first()
      .waitFor();
  });

  test('a puzzle that doesn’t exist, and a game without puzzles', async () => {
    const page = await visit('/puzzles/garden?id=nothing');
    await page.getByRole('heading', { name: say('web.lost.title') }).waitFor();
    await page.goto('/puzzles/nothing');
    await page.getByRole('heading', { name: say('web.lost.title') }).waitFor();
  });

  test('the puzzle of the day is the one of the page’s clock', async () => {
    const page = await visit('/puzzles');
    const daily = page.locator('.puzzle-daily');
    await daily.waitFor();
    await eventually(() => daily.getAttribute('href')).toMatch(/^\/puzzles\/[\w-]+\?id=\w+$/);
    await daily.click();
    await teacher(page).waitFor();
  });
}
