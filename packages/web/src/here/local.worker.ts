/** Engine and bot of a local match, off the page's thread. A move is stored before the page hears of it. */

import { botOf, type Players } from '@hortus/bots';
import { loadPlayers, loadVersion } from '@hortus/catalogue';
import { Lead } from '@hortus/frame/here/lead.ts';
import {
  LocalHost,
  type LocalRecord,
  type LocalSetup,
  type LocalTools,
} from '@hortus/frame/here/local-host.ts';
import {
  DAMAGED,
  type Done,
  ELSEWHERE,
  type FromWorker,
  OTHER_RULES,
  type ToWorker,
} from '@hortus/frame/here/local-messages.ts';
import { loadMatch, saveMatch } from '@hortus/frame/here/local-store.ts';
import { type Content, FastLuck, freshSecret, referencesIn, referOptions, type Seat } from '@hortus/kernel';
import type { Sight } from '@hortus/protocol';

const tell = (message: FromWorker): void => postMessage(message);

let players: Players | undefined;
let host: LocalHost | undefined;
let eyes: Seat | 'table' = 'table';
let rushing = false;
let started = false;
const lead = new Lead();
/** How many entries the page has for its viewer, and sights not sent to it yet. */
let sent = 0;
let gathered: Sight[] = [];
/** A page with more steps than this still to show gets new ones in batches, gathered for this many milliseconds. */
const FAR = 4;
const GATHERED_FOR = 200;

/** While everybody only waits for the end, how often the match is stored and shown. */
const SHOWN_EVERY = 150;
let shown = 0;

/** When rushing to the end, not every step is worth storing and showing. */
const isSkipped = (isOver: boolean): boolean => rushing && !isOver && Date.now() < shown + SHOWN_EVERY;

const after = (ms: number, then: () => void): (() => void) => {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
};

const tools: LocalTools = {
  clock: { now: () => Date.now(), after },
  secret: () => freshSecret((bytes) => crypto.getRandomValues(new Uint8Array(bytes))),
  bot: (level) => players && botOf(players, level),
  pageHeard: async () => {
    await new Promise<void>((done) => void after(0, done));
    await lead.kept(() => present().match.seq);
  },
  keep,
  told: () => {
    if (isSkipped(present().match.over)) return;
    shown = Date.now();
    show();
  },
  broken: (error) => tell({ is: 'broken', message: error.message }),
};

/** If the browser stores nothing, play continues anyway. */
async function keep(record: LocalRecord): Promise<void> {
  if (!isSkipped(record.log.outcome !== undefined)) await saveMatch(record).catch(() => undefined);
}

/** How long a page that is being left or reloaded may still hold the match. */
const LEAVING_MS = 2000;

/** Only one page at a time plays a match: two would overwrite each other. Held for as long as this worker lives. */
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

/** Loads the game with its bots, and no other; a match dealt earlier has its own rules. */
async function gameOf(id: string, rulesVersion?: number): Promise<Players['game']> {
  players =
    rulesVersion === undefined ? await loadPlayers(id) : (await loadVersion(id, rulesVersion))?.players;
  if (players === undefined)
    throw new Error(rulesVersion === undefined ? `there is no game ${id}` : `${OTHER_RULES}${rulesVersion}`);
  return players.game;
}

/** Most matches name no content, and needn't load what looks for it. */
async function contentsOf(game: Players['game'], options: unknown): Promise<readonly Content[]> {
  const references = referencesIn(game, options);
  if (references.length === 0) return [];
  const { findContents } = await import('@hortus/frame/here/shelf.ts');
  return findContents(references);
}

/** An address may also carry the content itself, as those of older versions do. */
async function begin(setup: LocalSetup): Promise<LocalHost> {
  const game = await gameOf(setup.game);
  const referred = referOptions(game, setup.options);
  if (!referred.ok) throw new Error(referred.fault.map(({ message }) => message).join('; '));
  const { options, contents: brought } = referred.value;
  if (brought.length > 0) await (await import('@hortus/frame/here/shelf.ts')).keepHere(brought);
  const handed = [...brought, ...(setup.contents ?? [])];
  const contents = handed.length > 0 ? handed : await contentsOf(game, options);
  return LocalHost.begin(game, { ...setup, options: options as LocalSetup['options'], contents }, tools);
}

const present = (): LocalHost => {
  if (host === undefined) throw new Error('no match has begun');
  return host;
};

function show(): void {
  gathered.push(present().sight(eyes));
  if (lead.before(present().match.seq) <= FAR) send();
  else if (gathered.length === 1) after(GATHERED_FOR, send);
}

function send(): void {
  if (gathered.length === 0) return;
  tell({ is: 'sights', sights: gathered, since: sent, entries: present().entries(eyes, sent) });
  sent = present().match.seq;
  gathered = [];
}

/** Bots start once somebody is looking. */
function look(as: Seat | 'table'): void {
  eyes = as;
  sent = 0;
  gathered = [present().sight(eyes)];
  send();
  if (started) return;
  started = true;
  void present().start();
}

const begun = ({ match, agreed, options }: LocalHost): Done => ({
  ...agreed,
  terms: match.terms,
  options,
  commitment: match.commitment,
  promise: match.promise,
});

/** From the game's solver if it has one, otherwise from its adviser. */
async function hintFor(seat: Seat): Promise<Done> {
  if (players === undefined) return {};
  const { match, options } = present();
  const view = match.view(seat);
  const now = (): number => Date.now();
  if (players.analyse !== undefined) return { analysis: players.analyse(view, seat, { ms: 2000, now }) };
  const { adviceOf } = await import('@hortus/bots');
  const means = { rng: new FastLuck(match.seq), now, setting: { options, seats: match.terms.seats.length } };
  return { advice: adviceOf(players, view, seat, { ...means, ms: 1500 }, { ...means, ms: 250 }) };
}

async function answer(message: ToWorker): Promise<Done> {
  switch (message.do) {
    case 'begin':
      await holdAlone(message.setup.id);
      host = await begin(message.setup);
      await keep(host.record());
      return begun(host);
    case 'resume': {
      await holdAlone(message.id);
      const record = await loadMatch(message.id);
      if (record === undefined) throw new Error('this browser has no such match');
      const { isWhole } = await import('@hortus/frame/here/whole.ts');
      if (!isWhole(record)) throw new Error(DAMAGED);
      const { terms } = record.log;
      const game = await gameOf(terms.game, terms.rulesVersion);
      host = LocalHost.resume(game, record, tools, await contentsOf(game, terms.options));
      return begun(host);
    }
    case 'look':
      look(message.as);
      return {};
    case 'play':
      return { refusal: await present().play(message.seat, message.moves) };
    case 'back':
      return { refusal: await present().takeBack(message.seat) };
    case 'draw':
      return { refusal: await present().offerDraw(message.seat) };
    case 'history':
      return { sights: await present().history(eyes, message.from, message.to) };
    case 'analyse':
      return hintFor(message.seat);
    case 'log':
      return { log: present().exported() };
    case 'shown':
      lead.shown(message.seq);
      return {};
    case 'rush':
      rushing = true;
      lead.release();
      present().rush();
      return {};
  }
}

addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  try {
    tell({ is: 'done', re: data.re, value: await answer(data) });
  } catch (error) {
    tell({ is: 'failed', re: data.re, message: (error as Error).message });
  }
});
