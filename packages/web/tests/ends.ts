/** How games end on screen: who is spoken to, the turn that decided it, the picture, and what to do next. */
import { cgs } from '@hortus/cgs';
import { garden } from '@hortus/garden';
import { genesis } from '@hortus/genesis';
import { gnostica } from '@hortus/gnostica';
import type { Game } from '@hortus/kernel';
import { worldsAsunder } from '@hortus/worlds-asunder';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lit } from './board.ts';
import { look } from './checks.ts';
import { control, hand, visitMatch } from './gnostica-board.ts';
import { visitPrepared } from './prepared.ts';
import { DESK, eventually, SIDEWAYS, say, settled, visit } from './visit.ts';

/** A small phone. */
const POCKET = { width: 360, height: 640 } as const;

const past = (page: Page) => page.getByRole('group', { name: say('web.past') });

/** Completely between the top and bottom of the window. */
async function isInSight(thing: Locator): Promise<boolean> {
  const [box, size] = [await thing.boundingBox(), thing.page().viewportSize()];
  return box !== null && size !== null && box.y >= 0 && box.y + box.height <= size.height;
}

interface End {
  readonly game: Game;
  readonly luck: string;
  readonly says: RegExp;
  readonly why: RegExp;
  readonly turn: RegExp;
  readonly picture: string;
}

/** Games that random moves finish in these ways. */
const ENDS: readonly End[] = [
  {
    game: garden,
    luck: 'table',
    says: /^You win!$/,
    why: /^You have (four in a row|a square of four)/,
    turn: /Your \w+ and \w+ on [a-d][1-4] completes the (row|square)/,
    picture: '.garden-end-tile',
  },
  {
    game: genesis,
    luck: 'table',
    says: /^Novice bot wins this one\.$/,
    why: /^You have no lives left/,
    turn: /Novice bot attacked with \d+, with [A-Z].* as the strongest card, and the answer was only \d+|Nothing was plotted/,
    picture: '.sway-end-card, .sway-end-emblem',
  },
  {
    game: worldsAsunder,
    luck: 'table',
    says: /^You win!$/,
    why: /^Your rival gave up their last life/,
    turn: /Your attack of \d+, with [A-Z].* as its strongest card, met an answer of only \d+|Nothing was plotted/,
    picture: '.sway-end-card, .sway-end-emblem',
  },
  {
    game: gnostica,
    luck: 'table',
    says: /^You win!$/,
    why: /^Novice bot announced the last turn and then had too few points/,
    turn: /Novice bot announced the last turn, but had only \d of 9 points/,
    picture: '.gno-end-piece',
  },
  {
    game: cgs,
    luck: 'a',
    says: /^Nobody wins\.$/,
    why: /^A tie in eras won/,
    turn: /[A-Z]/,
    picture: '.cgs-end-emblem',
  },
];

export function endTests(): void {
  test.each(ENDS)(
    'the end of $game.id speaks to the reader and shows the turn that decided it',
    async (end) => {
      const page = await visitPrepared(end.game, 2, {}, { luck: end.luck, moves: 5000 });
      const card = page.locator('.end');
      const how = card.locator('.end-turn:not(.judged)');
      await how.waitFor();
      await eventually(() => card.locator('.end-words').innerText()).toMatch(end.says);
      await eventually(() => card.locator('.end-reasons').innerText()).toMatch(end.why);
      await eventually(() => how.innerText()).toMatch(end.turn);
      // A player who beat the novice is offered the next level.
      const stronger = card.getByRole('button', {
        name: say('web.end.next-level', { name: say('bot.club') }),
      });
      await eventually(() => stronger.count()).toBe(/You win/.test(end.says.source) ? 1 : 0);
      await card.locator(end.picture).first().waitFor();
      // No turn decided what nobody won.
      if (/Nobody/.test(end.says.source))
        expect(await settled(page, () => card.locator('.judged, .end-sought').count())).toBe(0);
      await look(page, `the end of ${end.game.id}`);
      // Said only once, wherever there is room for it.
      if (end.game === cgs) await eventually(() => page.getByText(say('web.cgs.asks.over')).count()).toBe(1);
      // The card offers another level; beside a name it would mean nothing any more.
      await eventually(() => page.locator('.seat-level').count()).toBe(0);
      for (const size of [DESK, SIDEWAYS, POCKET]) {
        await page.setViewportSize(size);
        await page.reload();
        for (const name of ['web.end.rematch', 'web.end.look'] as const)
          await eventually(() => isInSight(card.getByText(say(name), { exact: true }))).toBe(true);
        // Words end before their button does.
        const tight = () =>
          card
            .locator('.end-actions > *')
            .evaluateAll((all) =>
              all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
            );
        expect(await settled(page, tight), `${size.width}`).toEqual([]);
      }
      await how.click();
      await past(page).waitFor();
      await eventually(() => page.locator('.end').count()).toBe(0);
      await eventually(() => page.locator('.status-stands').innerText()).toMatch(
        /^Looking back: step \d+ of/,
      );
      await past(page)
        .getByRole('button', { name: say('web.past.end') })
        .click();
      await how.waitFor();
      // So does the browser's Back.
      await how.click();
      await past(page).waitFor();
      await page.goBack();
      await how.waitFor();
      await eventually(() => past(page).count()).toBe(0);
    },
  );

  test('the decisive turn of the end is the review’s, marked on the board and in the log', async () => {
    const page = await visitPrepared(garden, 2, {}, { luck: 'c', moves: 5000 });
    const decisive = page.locator('.end-turn.judged');
    await decisive.waitFor();
    const told = async (): Promise<string> =>
      (await decisive.innerText()).split('\n')[0]?.replace(/^\S+ \S+: /, '') ?? '';
    await eventually(told).toMatch(/^Move \d+: .*would have been better\.$/);
    const judged = await told();
    await decisive.click();
    await past(page).waitFor();
    await eventually(() => page.locator('.end-past').innerText()).toBe(judged);
    const line = page.locator('.log-line.decisive');
    await eventually(() => line.count()).toBe(1);
    await eventually(() => line.getAttribute('aria-current')).toBe('step');
    await eventually(() => isInSight(line)).toBe(true);
    const cell = / ([a-d][1-4]),/.exec(await line.innerText())?.[1] ?? '';
    await eventually(() => page.locator('.garden-cell:has(.last-mark)').getAttribute('aria-label')).toContain(
      cell,
    );
    await page.goto(page.url().replace('/here/', '/replay/here/'));
    await page.getByRole('tab', { name: say('web.replay.review') }).click();
    await eventually(() => page.locator('.review-turns').innerText()).toContain(judged);
  });

  test.each(['garden', 'genesis', 'worlds-asunder', 'gnostica'])(
    'in a low window a lesson of %s shows what is said and the whole board',
    async (game) => {
      const page = await visit(`/learn/${game}`, { viewport: { width: 1024, height: 640 } });
      for (const part of ['.teacher', '.learn-board'])
        await eventually(() => isInSight(page.locator(part))).toBe(true);
    },
  );

  test('my games says whose turn it is in a match of two at one screen', async () => {
    const seats = 'seat=me.Anna&seat=me.Ben';
    const page = await visit(`/here/tested?game=garden&o.first=B&${seats}`);
    await lit(page).first().waitFor();
    await page.goto('/mine');
    await page.getByText(say('web.mine.their-turn', { who: 'Ben' })).waitFor();
  });

  test('in Gnostica cards can be drawn one by one until one stops, where that was agreed', async () => {
    const position = [
      'to 9 | seats ab | turn a | open -',
      'cards -1,1:CA 0,1:R5 1,1:DK -1,0:S3 0,0:06 1,0:CQ -1,-1:R2 0,-1:D4 1,-1:16',
      'men a1E@0,0 b1U@-1,-1',
      'hand a C3,C4,C5',
      'hand b #4',
      'out -',
      'set draws=open',
    ].join('\n');
    const page = await visitMatch(2, { draws: 'open' }, { position });
    const draw = control(page, 'draw');
    await draw.first().click();
    const one = draw.and(page.locator('.main'));
    await one.click();
    await eventually(() => hand(page).count()).toBe(4);
    await one.click();
    await eventually(() => hand(page).count()).toBe(5);
    await look(page, 'drawing one by one');
    await control(page, 'rest').click();
    // The bot has its turn, and then the visitor again.
    await eventually(() => page.locator('.status-stands').innerText()).toMatch(/^Your turn/);
    await eventually(() => hand(page).count()).toBe(5);
  });
}
