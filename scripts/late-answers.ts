// How many answers in windows a busy server's bots give too late to count. For the bench, which keeps the machine busy;
// `node --import tsx scripts/late-answers.ts 100` prints it alone.

import { BotThreads } from '../packages/server/src/bots/pool.ts';
import { systemClock } from '../packages/server/src/clock.ts';
import { ANSWER_THINKS, ANSWERS_AFTER } from '../packages/server/src/server.ts';
import { SETTINGS } from '../packages/server/src/settings.ts';
import { botThread } from '../packages/server/src/testing/bot-thread.ts';
import { game, options, positions } from '../packages/server/src/testing/windows.ts';

/** Asked before anything counts, so that the thread has compiled the bot. */
const WARM_UP = 10;

async function late(count: number): Promise<number> {
  const log = { warn: () => {}, error: () => {} } as never;
  const settings = { ...SETTINGS, botThreads: 1 };
  const pool = new BotThreads({ clock: systemClock, settings, log }, await botThread());
  let found = 0;
  for (const [i, { view, seat }] of positions(count + WARM_UP)
    .asked.slice(0, count + WARM_UP)
    .entries()) {
    const begun = performance.now();
    const thought = await pool.think({
      game: game.id,
      rulesVersion: game.rulesVersion,
      level: 'expert',
      view,
      seat,
      luck: new Uint8Array(32),
      entry: i,
      ms: ANSWER_THINKS,
      options,
      seats: 2,
    });
    const isLate = thought === undefined || performance.now() - begun > ANSWERS_AFTER;
    if (i >= WARM_UP && isLate) found++;
  }
  await pool.close();
  return found;
}

console.log(JSON.stringify(await late(Number(process.argv[2] ?? 200))));
