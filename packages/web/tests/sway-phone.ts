/** Genesis and Worlds Asunder on a phone: what has to be known and pressed is on the first screen. */
import { genesis } from '@hortus/genesis';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { placesOf } from './places-of.ts';
import { visitPrepared } from './prepared.ts';
import { act, engaged, hereWith, line } from './sway-board.ts';
import { eventually, PHONE, say, saying, settled, visit } from './visit.ts';

const START = `sides Evergreens, Swifts | first a | turns 4
reserve a Long Frost, Harvest of Suns, Open Gate
reserve b Falling Ember, Thousand Harbours, Landfall`;
const SIX = 'Seed Chancellor, Living Wall, Honeyed Word, Outer Depot, Deer Track, Night Steward';
/** An attack that the reader leaves unanswered. */
const SHORT = `${START}
turn a | phase obstruct | pool plain 1
engaged b High Pilot; b Fleet Speaker; b Ring Forge
ops a ${SIX}
ops b #5 | unseen #112`;
/** An attack that the rival can't answer. */
const WINS = `${START}
turn a | phase plot | plotted 1 | pool plain 1
engaged a Gale; a Sap Rising; a Iron Hedge
ops a ${SIX}
ops b #0 | unseen #117`;

/** The rival has one life left, and nothing to answer with. */
const LAST = `sides Evergreens, Swifts | first a | turns 4
reserve a Long Frost, Harvest of Suns, Open Gate
reserve b Landfall
turn a | phase plot | plotted 1 | pool plain 1
engaged a Gale; a Sap Rising; a Iron Hedge
void Falling Ember, Thousand Harbours
ops a ${SIX}
ops b #0 | unseen *`;

/** Milliseconds per step at the usual pace. */
const STEP = 600;

/** Ends the answer or the attack, and means it. */
async function finish(page: Page, key: 'web.sway.finish.obstruct' | 'web.sway.finish.plot'): Promise<void> {
  await act(page, key).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(key) })
    .click();
}

const isInSight = (page: Page, what: Locator): Promise<boolean> =>
  settled(page, async () => {
    const places = await placesOf(what);
    return places.length > 0 && places.every(({ top, bottom }) => top >= 0 && bottom <= PHONE.height);
  });

export function swayPhoneTests(): void {
  test('a life to give up is on the first screen, and so are the reader’s lives', async () => {
    const page = await visitPrepared(genesis, 2, {}, { position: SHORT, wish: { viewport: PHONE } });
    const hearts = line(page, true).locator('.sway-total-lives svg:not(.lost)');
    await eventually(() => hearts.count()).toBe(3);
    await eventually(() => isInSight(page, hearts)).toBe(true);
    await finish(page, 'web.sway.finish.obstruct');
    const lives = page.locator('.sway-giving .sway-card');
    await eventually(() => lives.count()).toBe(3);
    await eventually(() => isInSight(page, lives)).toBe(true);
    await page.locator('.sway-giving [data-card="Long Frost"]').click();
    const give = page.getByRole('button', { name: say('web.sway.leave.give', { cards: 'Long Frost' }) });
    await eventually(() => isInSight(page, give)).toBe(true);
    await give.click();
    await eventually(() => hearts.count()).toBe(2);
  });

  test('who won the turn, and the life it cost, is told on the first screen', async () => {
    const page = await visitPrepared(genesis, 2, {}, { position: WINS, wish: { viewport: PHONE } });
    await finish(page, 'web.sway.finish.plot');
    const story = line(page, true).locator('.sway-line-story');
    await eventually(() => story.innerText()).toMatch(saying('sway.told.gave', { you: false }));
    await eventually(() => isInSight(page, story)).toBe(true);
    // Nothing of it is cut.
    const isWhole = () => story.evaluate((one) => one.scrollHeight <= one.clientHeight + 1);
    await eventually(isWhole).toBe(true);
  });

  test('what won a turn stays in sight for four steps, with reduced motion too, before the table is cleared', async () => {
    const page = await visitPrepared(genesis, 2, {}, { position: WINS });
    await eventually(() => engaged(page, true).count()).toBe(3);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    /** A page whose time stands still draws nothing either, so a little of it passes with every look. */
    const look = async (): Promise<readonly [cards: number, isTold: boolean]> => {
      await page.clock.runFor(20);
      const told = await page.locator('.status-happened').innerText();
      return [await engaged(page, true).count(), saying('genesis.told.won', { you: true }).test(told)];
    };
    await act(page, 'web.sway.finish.plot').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('web.sway.finish.plot') })
      .click();
    await eventually(look).toEqual([3, true]);
    await page.clock.runFor(4 * STEP - 200);
    await eventually(look).toEqual([3, true]);
    await page.clock.runFor(400);
    await eventually(async () => (await look())[0]).toBe(0);
  });

  test('a match that is won brings its end into sight by itself', async () => {
    const wish = { viewport: PHONE, reducedMotion: 'no-preference' } as const;
    const page = await visitPrepared(genesis, 2, {}, { position: LAST, wish });
    await finish(page, 'web.sway.finish.plot');
    const end = page.locator('.end-words');
    await eventually(() => end.innerText()).toBe(say('web.end.won', { who: '', you: true }));
    await eventually(() => isInSight(page, end)).toBe(true);
    await eventually(() => isInSight(page, page.getByText(say('web.end.rematch'), { exact: true }))).toBe(
      true,
    );
  });

  test.each(['en', 'de'])(
    'if there is no room for all the news, the last of it stays (%s)',
    async (locale) => {
      const wish = { viewport: { width: 320, height: 740 }, locale };
      const page = await visitPrepared(genesis, 2, {}, { position: WINS, wish });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '150%';
      });
      await page.locator('.sway-actions button').first().click();
      await page.locator('dialog .main').click();
      const story = line(page, true).locator('.sway-line-story');
      await eventually(() => story.innerText()).toMatch(/^… .*Falling Ember/);
      const isWhole = () => story.evaluate((one) => one.scrollHeight <= one.clientHeight + 1);
      expect(await settled(page, isWhole)).toBe(true);
    },
  );

  test.each(['en', 'de'])('“How many?” shows every number and the way out at once (%s)', async (locale) => {
    const page = await visit(hereWith('genesis'), { viewport: PHONE, locale });
    await page.locator('.sway-sentence > button:nth-child(2)').first().click();
    const choices = page.locator('.sway-menu button');
    await eventually(() => choices.count()).toBe(7);
    const places = await settled(page, () => placesOf(choices));
    expect(Math.max(...places.map(({ right }) => right))).toBeLessThanOrEqual(PHONE.width);
    await choices.last().click();
    await eventually(() => page.locator('.sway-menu').count()).toBe(0);
  });

  test.each(['en', 'de'])('whose hearts the goal shows doesn’t lie over the goal (%s)', async (locale) => {
    const wish = { viewport: PHONE, locale };
    const page = await visitPrepared(genesis, 2, {}, { position: SHORT, wish });
    const right = (): Promise<number> =>
      placesOf(page.locator('.goal-hearts > *')).then((all) => Math.max(...all.map((one) => one.right)));
    await page.locator('.guide-goal').waitFor();
    const [goal] = await settled(page, () => placesOf(page.locator('.guide-goal')));
    expect(await settled(page, right)).toBeLessThanOrEqual(goal?.left ?? 0);
  });
}
