/** The table of Genesis and Worlds Asunder on a page, as a player uses it. */
import type { Locator, Page } from 'playwright-core';
import { say, saying } from './visit.ts';

export const board = (page: Page): Locator => page.locator('.sway');
const zone = (page: Page, key: 'hand' | 'lives' | 'experience'): Locator =>
  page.getByRole('region', { name: new RegExp(`^Your ${key}, `) });
export const hand = (page: Page): Locator => zone(page, 'hand').getByRole('button');
/** Cards of one's own that can be pressed now, wherever they lie. */
export const lit = (page: Page): Locator => page.locator('.sway-own .sway-card[aria-disabled=false]');
/** A card of the page by its name. */
export const card = (page: Page, name: string): Locator =>
  board(page).getByRole('button', { name: new RegExp(`^${name}, `) });
export const actions = (page: Page): Locator =>
  page.getByRole('group', { name: say('web.sway.actions') }).getByRole('button');
export const act = (page: Page, key: Parameters<typeof say>[0]): Locator =>
  page.getByRole('group', { name: say('web.sway.actions') }).getByRole('button', { name: saying(key) });
export const line = (page: Page, near: boolean): Locator =>
  page.locator(`.sway-line.${near ? 'near' : 'far'}`);
export const total = (page: Page, near: boolean): Promise<number> =>
  line(page, near)
    .locator('.sway-total-sum')
    .innerText()
    .then((text) => Number.parseInt(text, 10));
export const engaged = (page: Page, near: boolean): Locator => line(page, near).locator('.sway-card');
export const names = (cards: Locator): Promise<string[]> =>
  cards.evaluateAll((all) => all.map((one) => one.getAttribute('data-card') ?? ''));

/** A small deck of lives and of neutral cards with one ability, so that no draw goes to anybody else. */
export const deckOf = (ability: string): string =>
  JSON.stringify({
    name: 'small',
    factions: ['North', 'South'],
    cards: [
      ...['North', 'South'].flatMap((faction) =>
        ['ruin', 'triumph', 'triumph'].map((life, i) => ({
          name: `${faction} Life ${'ABC'[i]}`,
          ability: life,
          sway: 6,
          faction,
        })),
      ),
      ...Array.from({ length: 30 }, (_, i) => ({
        name: `Card ${String.fromCharCode(65 + (i % 26))}${i < 26 ? '' : 'A'}`,
        ability,
        sway: 4,
      })),
    ],
  });
/** Two more cards may follow every card, and nobody can cut a plot short. */
export const CALM = deckOf('leadership');

/** The address of a local match; the visitor has the first seat. */
export const hereWith = (game: string, wish: Readonly<Record<string, string>> = {}): string =>
  `/here/tested?${new URLSearchParams({ game, level: 'novice', 'o.first': 'a', ...wish })}`;

/** What was there, and the words on it. */
interface Found {
  readonly found: 'end' | 'nothing' | 'pressed';
  readonly what: string;
}
/** Far more than a game needs: a test that goes round in circles says so, and where. */
const MOST_PRESSES = 2_000;
const MOST_TRIES = 2_000;

/**
 * Presses what a plain player would press next: draws and refills what it can, engages up to `most` cards in a phase,
 * then ends it. Chosen and pressed at one glance, so that nothing can change in between. Tells what was there.
 */
const press = (page: Page, most: number): Promise<Found> =>
  page.evaluate((limit) => {
    const find = (at: string): HTMLElement | undefined =>
      [...document.querySelectorAll<HTMLElement>(at)].find(
        (one) => one.checkVisibility() && one.getAttribute('aria-disabled') !== 'true',
      );
    if (document.querySelector('.end') !== null) return { found: 'end', what: '' };
    const asked =
      find('dialog .dialog-actions .main') ??
      find('dialog .sway-card') ??
      find('dialog li button') ??
      find('.sway-menu button') ??
      find('.sway-looked button') ??
      find('.prompt button.main');
    const near = document.querySelectorAll('.sway-line.near .sway-card').length;
    const [theirs = 0, mine = 0] = [...document.querySelectorAll('.sway-total-sum')].map((one) =>
      Number.parseInt(one.textContent ?? '', 10),
    );
    const obstructs = document.querySelector('.sway-phase[data-phase=obstruct]') !== null;
    const enough = obstructs ? mine >= theirs : near >= limit;
    // What must go for good is marked first; then a button lets it go.
    const going =
      document.querySelector('.sway-leave') === null
        ? undefined
        : (find('.sway-leave') ?? find('.sway .sway-card.leaves[aria-pressed=false]'));
    const card =
      find('.sway-own .sway-card') ?? find('.sway-line button.sway-card') ?? find('.sway button.sway-card');
    const main = find('.sway-actions button.main') ?? find('.sway-actions button');
    const next = asked ?? going ?? (enough ? (main ?? card) : (card ?? main));
    next?.click();
    return { found: next === undefined ? 'nothing' : 'pressed', what: next?.textContent ?? '' };
  }, most);

/** Waits until there is something to press, and presses it; tells what, or undefined at the end. */
async function pressOne(page: Page, most: number): Promise<string | undefined> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { found, what } = await press(page, most);
    if (found !== 'nothing') return found === 'pressed' ? what : undefined;
    // Somebody else is asked: until the page has something to press again.
    await pressable(page).waitFor();
  }
  throw new Error(`something can be pressed that nobody presses: ${await pressable(page).innerHTML()}`);
}

/** Waits until there is something to press, and presses it; false at the end. */
export const pressNext = async (page: Page, most = 3): Promise<boolean> =>
  (await pressOne(page, most)) !== undefined;

/** Plays to the end. Returns how many things it pressed. */
export async function playToTheEnd(page: Page, most = 3): Promise<number> {
  const pressed: string[] = [];
  for (let what = await pressOne(page, most); what !== undefined; what = await pressOne(page, most)) {
    pressed.push(what);
    if (pressed.length > MOST_PRESSES)
      throw new Error(`no end in sight; the last that was pressed: ${pressed.slice(-20).join(' | ')}`);
  }
  return pressed.length;
}

export const pressable = (page: Page): Locator =>
  board(page)
    .locator('.sway-card[aria-disabled=false]')
    .or(actions(page))
    .or(page.locator('dialog, .sway-menu, .sway-looked button, .prompt button.main, .end'))
    // On a desk the lives to give up that a phone shows are there, and hidden.
    .filter({ visible: true })
    .first();
