/** The garden on a page, as a player uses it. */
import type { Locator, Page } from 'playwright-core';
import { say, saying } from './visit.ts';

export const grid = (page: Page): Locator => page.getByRole('grid', { name: say('web.garden.board') });
/** Tiles that may be taken now. */
export const lit = (page: Page): Locator => grid(page).getByRole('button', { disabled: false });
export const disabledCells = (page: Page): Locator => grid(page).getByRole('button', { disabled: true });
/** A cell by its name, such as a4. */
export const cell = (page: Page, name: string): Locator =>
  grid(page).getByRole('button', { name: new RegExp(`^${name}:`) });
export const action = (page: Page, key: Parameters<typeof say>[0]): Locator =>
  page.getByRole('toolbar', { name: say('web.actions') }).getByRole('button', { name: say(key) });
export const log = (page: Page): Locator =>
  page.getByRole('region', { name: say('web.log') }).locator('.log-line');
/** Stands on the card of the end. */
export const again = (page: Page): Locator => page.getByRole('link', { name: say('web.end.look') });
export const rematch = (page: Page): Locator => page.getByRole('button', { name: say('web.end.rematch') });

/** The cells with their tiles, tokens and what may be taken, from the top left. */
export const picture = (page: Page): Promise<string[]> =>
  grid(page)
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));

/** Waits for one's own turn or the end; true at the end. */
export async function myTurn(page: Page): Promise<boolean> {
  await lit(page).first().or(again(page)).first().waitFor();
  return again(page).isVisible();
}

/** Takes a lit tile and waits until one's token stands there. Returns the cell. */
export async function take(page: Page, tile: Locator = lit(page).first()): Promise<string> {
  const label = (await tile.getAttribute('aria-label')) ?? '';
  await tile.click();
  const name = label.slice(0, 2);
  await stands(page, name);
  return name;
}

/** A token stands on the cell: its tile is no longer named there. */
export const stands = (page: Page, name: string): Promise<void> =>
  grid(page)
    .getByRole('button', { name: new RegExp(`^${name}: (?!.* and )`) })
    .waitFor();

/** Plays until nothing can be played any more. Returns how many moves it took. */
export async function playOn(page: Page): Promise<number> {
  let moves = 0;
  while (!(await myTurn(page))) {
    await take(page);
    moves++;
  }
  return moves;
}

/** A garden that lies the same way every time. */
export const GARDEN = 'Ms Ct Pb Ir Cs Pt Ib Mr Ps It Mb Cr Is Mt Cb Pr';

/** The address of a local match with a given garden; the visitor starts. */
export const hereWith = (wish: Readonly<Record<string, string>>): string =>
  `/here/tested?${new URLSearchParams({ game: 'garden', 'o.garden': GARDEN, 'o.first': 'A', ...wish })}`;

export { saying };
