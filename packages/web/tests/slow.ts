/**
 * A slow machine, to hunt for what depends on time. `HORTUS_SLOW=4 npx vitest run packages/web` slows the processor of every
 * page four times and holds up whatever a page and the server tell each other, each time for another while.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page, WebSocketRoute } from 'playwright-core';

const SLOWER = Number(process.env.HORTUS_SLOW ?? 1);
const LONGEST_DELAY = 150;

/** Milliseconds that look random and are the same in every run. */
function delays(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state / 2 ** 32) * LONGEST_DELAY;
  };
}

/** Passes on what comes, late but in its order. */
function late(
  next: () => number,
  pass: (message: string | Buffer) => void,
): (message: string | Buffer) => void {
  let before: Promise<void> = Promise.resolve();
  return (message) => {
    const waited = sleep(next());
    before = before.then(() => waited).then(() => pass(message));
  };
}

function holdUp(socket: WebSocketRoute, next: () => number): void {
  const server = socket.connectToServer();
  socket.onMessage(late(next, (message) => server.send(message)));
  server.onMessage(late(next, (message) => socket.send(message)));
}

const throttle = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
};

/** Makes everything of this visitor slow, if it is asked for. Pages that are opened later become slow a moment after. */
export async function slowDown(context: BrowserContext, seed: number): Promise<void> {
  if (SLOWER === 1) return;
  const next = delays(seed);
  // A page that is closed at once has no processor to slow.
  context.on('page', (page) => void throttle(page).catch(() => {}));
  await context.route(/\/api\//, async (route) => {
    await sleep(next());
    await route.fallback();
  });
  await context.routeWebSocket(/./, (socket) => holdUp(socket, next));
}
