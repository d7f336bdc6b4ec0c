// How soon games are begun on a slow phone. For the bench; `node --import tsx scripts/slow-phone.ts` prints it alone.

import { fileURLToPath } from 'node:url';
import { openSite, type Site } from './site.ts';

/** Milliseconds from the moment the address was entered, with nothing kept from an earlier visit. */
export interface Begun {
  /** Until the first page can be used. */
  readonly page: number;
  /** Until a tile can be taken or a hand of cards is dealt, if the game's button is pressed as soon as it appears. */
  readonly game: number;
}

/**
 * What appears once a game has started. In Genesis and Worlds Asunder lots decide who goes first, so this doesn't wait for
 * a bot's first turn.
 */
const BEGUN = {
  garden: '.garden-cell.open',
  genesis: '.sway-own .sway-card',
  'worlds-asunder': '.sway-own .sway-card',
} as const;
type Timed = keyof typeof BEGUN;

const SLOWER = 4;
const ROUNDS = 5;

/** Runs in the page before anything else: presses the button when it comes, and notes both times. */
const watch = (game: Timed): string => `
  const begun = (globalThis.begun = {});
  new MutationObserver((_, observer) => {
    const play = document.querySelector('.mood-${game} .game-play');
    if (play !== null && begun.page === undefined) {
      begun.page = performance.now();
      play.click();
    }
    if (document.querySelector('${BEGUN[game]}') !== null) {
      // Two frames later it has been painted.
      requestAnimationFrame(() => requestAnimationFrame(() => (begun.game = performance.now())));
      observer.disconnect();
    }
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] });
`;

async function begin({ browser, url }: Site, game: Timed): Promise<Begun> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(watch(game));
  await page.goto(url);
  const times = await page.waitForFunction(() => {
    const { begun } = globalThis as { begun?: Partial<Begun> };
    return begun?.game === undefined ? undefined : (begun as Begun);
  });
  const begun = await times.jsonValue();
  await context.close();
  if (begun === undefined) throw new Error('no game was begun');
  return begun;
}

/** For each game the median of several starts, each in a browser that was never here before. */
export async function startOnSlowPhone(): Promise<Record<Timed, Begun>> {
  const site = await openSite();
  const started = async (game: Timed): Promise<Begun> => {
    const all: Begun[] = [];
    for (let i = 0; i < ROUNDS; i++) all.push(await begin(site, game));
    const middle = (of: keyof Begun): number =>
      Math.round(all.map((one) => one[of]).sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0);
    return { page: middle('page'), game: middle('game') };
  };
  try {
    const [garden, genesis, worlds] = [
      await started('garden'),
      await started('genesis'),
      await started('worlds-asunder'),
    ];
    return { garden, genesis, 'worlds-asunder': worlds };
  } finally {
    await site.close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(JSON.stringify(await startOnSlowPhone()));
