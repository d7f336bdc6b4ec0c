/** Engine and bot of a local match, off the page's thread. A move is kept before the page is told of it. */

import { type Bot, botOf, type Players } from '@hortus/bots';
import { loadPlayers } from '@hortus/catalogue';
import { ANSWERS_AFTER, isWhole, LocalHost, type LocalTools } from '@hortus/frame/here/local-host.ts';
import {
  DAMAGED,
  type Done,
  ELSEWHERE,
  type FromWorker,
  type ToWorker,
} from '@hortus/frame/here/local-messages.ts';
import { loadMatch, saveMatch } from '@hortus/frame/here/local-store.ts';
import { Work } from '@hortus/frame/here/work.ts';
import { freshSecret, type Seat } from '@hortus/kernel';

const tools: LocalTools = {
  now: () => Date.now(),
  secret: () => freshSecret((bytes) => crypto.getRandomValues(new Uint8Array(bytes))),
  bot: (level) => {
    const bot = players && botOf(players, level);
    return bot && rushing ? hasty(bot) : bot;
  },
};
const tell = (message: FromWorker): void => postMessage(message);

let players: Players | undefined;
let host: LocalHost | undefined;
let eyes: Seat | 'table' = 'table';
let rushing = false;

/** How long a bot thinks when only the end is waited for, and how often that is shown. */
const RUSH_MS = 20;
const SHOWN_EVERY = 150;
let shown = 0;

const hasty = (bot: Bot): Bot => ({
  ...bot,
  choose: (view, seat, means) => bot.choose(view, seat, { ...means, ms: RUSH_MS }),
});

/** So long a page that is just being left, or loaded again, may still hold the match. */
const LEAVING_MS = 2000;

/** One page at a time plays a match: two would write over each other. Held for as long as this worker lives. */
function holdAlone(id: string): Promise<void> {
  if (navigator.locks === undefined) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const held = (): Promise<never> => {
      resolve();
      return new Promise(() => undefined);
    };
    navigator.locks
      .request(`hortus match ${id}`, { signal: AbortSignal.timeout(LEAVING_MS) }, held)
      .catch(() => reject(new Error(ELSEWHERE)));
  });
}

/** The game comes with its bots, and no other does. */
async function gameOf(id: string): Promise<Players['game']> {
  players = await loadPlayers(id);
  if (players === undefined) throw new Error(`there is no game ${id}`);
  return players.game;
}

const present = (): LocalHost => {
  if (host === undefined) throw new Error('no match has begun');
  return host;
};

const show = (): void =>
  tell({ is: 'sight', sight: present().sight(eyes), entries: present().entries(eyes) });

/** Keeps the match, then shows it. Should the browser keep nothing, play goes on all the same. */
async function keepAndShow(): Promise<void> {
  if (rushing && !present().match.over && Date.now() < shown + SHOWN_EVERY) return;
  shown = Date.now();
  await saveMatch(present().record()).catch(() => undefined);
  show();
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** One move of a bot; true: another is to follow. What the page says meanwhile is heard before that. */
async function letBotPlay(): Promise<boolean> {
  try {
    await pause(0);
    if (present().botToAct() === undefined) return false;
    const ready = present().asking ? pause(ANSWERS_AFTER) : undefined;
    const thought = present().thinkForBot();
    await ready;
    present().playBot(thought);
    await keepAndShow();
    return true;
  } catch (error) {
    tell({ is: 'broken', message: (error as Error).message });
    return false;
  }
}
const work = new Work(letBotPlay);

const begun = ({ match, takeBacks }: LocalHost): Done => ({
  takeBacks,
  terms: match.terms,
  commitment: match.commitment,
  promise: match.promise,
});

async function answer(message: ToWorker): Promise<Done> {
  switch (message.do) {
    case 'begin':
      await holdAlone(message.setup.id);
      host = LocalHost.begin(await gameOf(message.setup.game), message.setup, tools);
      await saveMatch(host.record()).catch(() => undefined);
      return begun(host);
    case 'resume': {
      await holdAlone(message.id);
      const record = await loadMatch(message.id);
      if (record === undefined) throw new Error('this browser has no such match');
      if (!isWhole(record)) throw new Error(DAMAGED);
      host = LocalHost.resume(await gameOf(record.log.terms.game), record, tools);
      return begun(host);
    }
    case 'look':
      eyes = message.as;
      show();
      return {};
    case 'play':
      return { refusal: present().play(message.seat, message.moves) };
    case 'back':
      return { refusal: present().takeBack(message.seat) };
    case 'history':
      return { sights: present().history(eyes, message.from, message.to) };
    case 'analyse':
      return {
        analysis: players?.analyse?.(present().match.view(message.seat), message.seat, {
          ms: 2000,
          now: tools.now,
        }),
      };
    case 'log':
      return { log: present().match.log() };
    case 'rush':
      rushing = true;
      return {};
  }
}

async function handle(message: ToWorker): Promise<void> {
  try {
    const value = await answer(message);
    const acted = (message.do === 'play' || message.do === 'back') && value.refusal === undefined;
    if (acted) await keepAndShow();
    tell({ is: 'done', re: message.re, value });
    if (!acted && message.do !== 'look') return;
  } catch (error) {
    tell({ is: 'failed', re: message.re, message: (error as Error).message });
    return;
  }
  work.goOn();
}

addEventListener('message', (event: MessageEvent<ToWorker>) => {
  work.add(() => handle(event.data));
});
