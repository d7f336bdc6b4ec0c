/** The table of Gnostica on a page, as a player uses it, and matches that begin as a test needs them. */
import { gnostica } from '@hortus/gnostica';
import type { Terms } from '@hortus/kernel';
import type { Key } from '@hortus/words';
import type { Locator, Page } from 'playwright-core';
import { type Prepared, visitPrepared } from './prepared.ts';
import { say } from './visit.ts';

export const board = (page: Page): Locator => page.getByRole('group', { name: say('web.gnostica.board') });
/** A space by its place: `0,0`. */
export const space = (page: Page, place: string): Locator => board(page).locator(`[data-space="${place}"]`);
/** A piece as the ledger writes it: `a1E@0,0`. */
export function man(page: Page, written: string): Locator {
  const [, owner = '', pips, facing, place] = /^(\w)(\d)(\w)@(.+)$/.exec(written) ?? [];
  return board(page).locator(`[data-man="${'abcdef'.indexOf(owner)} ${pips} ${facing} ${place}"]`);
}
export const men = (page: Page): Locator => board(page).locator('[data-man]');
const controls = (page: Page): Locator =>
  page.getByRole('group', { name: say('web.gnostica.controls'), exact: true });
/** What makes a move of this kind, or chooses the kind; with a facing, what makes the piece face that way. */
export const control = (page: Page, kind: string, facing?: string): Locator =>
  controls(page).locator(
    `button[data-kind="${kind}"]${facing === undefined ? '' : `[data-facing="${facing}"]`}`,
  );
export const hand = (page: Page): Locator =>
  page.getByRole('region', { name: /^Your hand/ }).getByRole('button');
export const held = (page: Page, code: string): Locator =>
  hand(page).and(page.locator(`[data-card="${code}"]`));
/** What lies open to be taken: the pool after bidding. */
export const pool = (page: Page): Locator =>
  page.getByRole('region', { name: say('web.gnostica.open') }).getByRole('button');
/** Those of them that may be pressed. */
export const open = (things: Locator): Locator => things.and(things.page().locator('[aria-disabled=false]'));
export const codes = (cards: Locator): Promise<string[]> =>
  cards.evaluateAll((all) => all.map((one) => one.getAttribute('data-card') ?? ''));
export const script = (page: Page): Locator =>
  page.getByRole('list', { name: say('web.gnostica.script') }).getByRole('listitem');
export const standing = (page: Page): Locator =>
  page.getByRole('list', { name: say('web.gnostica.standing') }).getByRole('listitem');
export const discards = (page: Page, count: number): Locator =>
  page.getByRole('button', { name: say('web.gnostica.out', { count }) });

/** A card by its code. */
export const cardName = (code: string): string =>
  /^\d/.test(code)
    ? say(`web.gnostica.major.${Number(code)}` as Key)
    : say('web.gnostica.minor', {
        rank: say(`web.gnostica.rank.${code[1]}` as Key),
        suit: say(`web.gnostica.suit.${code[0]}` as Key),
      });

/** Chooses a thing; a space at its edge, for pieces stand in its middle. */
export async function choose(thing: Locator): Promise<void> {
  const isSpace = (await thing.getAttribute('data-space')) !== null;
  await thing.click(isSpace ? { position: { x: 7, y: 7 } } : {});
  await thing.and(thing.page().locator('[aria-pressed=true]')).waitFor();
}

/** All that a player sees of how it stands and what may be done, while nothing is pointed at. */
export async function picture(page: Page): Promise<unknown> {
  await page.mouse.move(0, 0);
  const labels = (of: Locator): Promise<string[]> =>
    of.evaluateAll((all) =>
      all.map((one) => `${one.getAttribute('aria-label')} ${one.getAttribute('aria-disabled')}`),
    );
  return {
    board: await labels(board(page).getByRole('button')),
    hand: await labels(hand(page)),
    standing: await standing(page).allInnerTexts(),
    script: await script(page).allInnerTexts(),
    controls: await controls(page).allInnerTexts(),
  };
}

/** The address of a local match; the visitor has the first seat and, where nobody bids, begins. */
export function hereWith(seats: readonly string[], wish: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ game: 'gnostica', 'o.start': 'seat', ...wish });
  for (const seat of seats) query.append('seat', seat);
  return `/here/tested?${query}`;
}

/** The board of the ledger's scenarios, with other cards where they are named: `b0('0,0:15')`. */
const b0 = (...changes: string[]): string =>
  changes.reduce(
    (cards, change) => cards.replace(new RegExp(`(^| )${change.split(':')[0]}:\\w\\w`), `$1${change}`),
    '-1,1:CA 0,1:R5 1,1:DK -1,0:S3 0,0:06 1,0:CQ -1,-1:R2 0,-1:D4 1,-1:16',
  );

export interface Position {
  /** Other cards of the board. */
  readonly cards?: readonly string[];
  readonly men: string;
  /** Of the visitor, who is to move. */
  readonly hand: string;
  /** On top of the draw pile. */
  readonly top?: string;
  readonly target?: number;
  readonly wish?: Prepared['wish'];
  readonly first?: Prepared['first'];
}

/** A match against a bot that begins at a position, as its terms may say. */
export function visitAt({
  cards = [],
  men: placed,
  hand: own,
  top,
  target = 9,
  wish,
  first,
}: Position): Promise<Page> {
  const dealt = [own, top ?? ''].flatMap((text) => text.split(',')).filter((code) => code !== '').length;
  const position = [
    `to ${target} | seats ab | turn a | open -`,
    `cards ${b0(...cards)}`,
    `men ${placed}`,
    `hand a ${own}`,
    'hand b #4',
    ...(top === undefined ? [] : [`pile ${top},#${78 - 9 - 4 - dealt}`]),
    'out -',
  ].join('\n');
  return visitMatch(
    2,
    { target },
    {
      position,
      ...(wish === undefined ? {} : { wish }),
      ...(first === undefined ? {} : { first }),
    },
  );
}

/** A match of Gnostica against novices that is dealt the same way every time. */
export async function visitMatch(
  players: number,
  options: Terms['options'],
  prepared: Prepared = {},
): Promise<Page> {
  const page = await visitPrepared(gnostica, players, options, prepared);
  await page.locator('.gno-map').waitFor();
  return page;
}

/** One piece on the Lovers, whose powers are a rod and then a cup. */
export const LOVERS = { men: 'a1E@0,0 b1U@-1,-1', hand: 'C5,S4,DP' };

export async function useTheLovers(page: Page): Promise<void> {
  await choose(space(page, '0,0'));
  await control(page, 'act').click();
  await script(page).waitFor();
}

/** What a plain player likes best to do, best first. */
const LIKED =
  'own sun cup sunLay discLay disc2Lay cupLay cupTop disc rod send sword play act flip copy put fetch redraw draw turn skip'.split(
    ' ',
  );

/** How a player goes about it: equal things are chosen by `luck`, and the `bold` announce whatever they have. */
interface Manner {
  readonly target: number;
  readonly luck: number;
  readonly bold: boolean;
}

interface Pressed {
  readonly found: 'end' | 'nothing' | 'ended' | 'pressed';
  readonly on?: string;
}

/**
 * Presses what a plain player would press next, chosen and pressed at one glance, so that nothing can change in between.
 * Tells what was there.
 */
const pressOn = (page: Page, manner: Manner): Promise<Pressed> =>
  page.evaluate(
    ({ liked, luck, bold, target }): Pressed => {
      const all = (at: string): Element[] => [...document.querySelectorAll(at)];
      const some = (of: readonly Element[]): Element | undefined => of[luck % of.length];
      const press = (one: Element, found: 'ended' | 'pressed' = 'pressed'): Pressed => {
        one.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        return { found, on: one.getAttribute('aria-label') ?? one.textContent ?? '' };
      };
      // Yes, even where the way back stands out.
      const [asked] = all('dialog .dialog-actions button:last-child');
      if (asked !== undefined) return press(asked);
      if (document.querySelector('.end') !== null) return { found: 'end' };
      const kind = (name: string): Element[] => all(`.gno [data-kind="${name}"]`);
      const [rest] = kind('rest');
      const [announce] = kind('announce');
      const enough = Number(document.querySelector('.gno strong')?.textContent) >= target;
      if (rest !== undefined)
        return press(announce !== undefined && (bold || enough) ? announce : rest, 'ended');
      const hungry = all('.gno [data-card]').length < 3 ? some(kind('draw')) : undefined;
      const wanted = hungry ?? liked.map((name) => some(kind(name))).find((one) => one !== undefined);
      const lit = all('.gno :is([role=button], [data-card])[aria-disabled=false]:not([aria-pressed=true])');
      const next = lit.filter((one) => one.classList.contains('next'));
      const chosen = wanted ?? some(next) ?? some(lit) ?? kind('stuck')[0];
      return chosen === undefined ? { found: 'nothing' } : press(chosen);
    },
    { ...manner, liked: LIKED },
  );

/** More than any turn takes. */
const MOST = 60;

/** Plays to the end, announcing with enough points, and after this many turns with whatever it has. */
export async function playToTheEnd(page: Page, target: number, patience: number): Promise<void> {
  const pressed: string[] = [];
  for (let turns = 0, luck = 1; pressed.length < MOST; luck = (luck * 75 + 74) % 65_537) {
    const { found, on = '' } = await pressOn(page, { target, luck, bold: turns >= patience });
    if (found === 'end') return;
    pressed.push(on);
    if (found === 'ended') {
      turns++;
      pressed.length = 0;
    }
    // Somebody else is to act: until the page has something to press again.
    if (found === 'nothing')
      await page.locator('.gno :is([aria-disabled=false], [data-kind]), dialog, .end').first().waitFor();
  }
  throw new Error(`a turn that does not end: ${pressed.join(' / ')}`);
}
