/** Matches of this browser that begin as a test needs them. */
import { botFor } from '@hortus/catalogue';
import {
  commitTo,
  FastLuck,
  type Game,
  Match,
  moveList,
  packsOf,
  seatsOf,
  secretFromSeed,
  type Terms,
} from '@hortus/kernel';
import type { Page } from 'playwright-core';
import { arrive, type Wish } from './visit.ts';

/** A file of the site: it shares the site's storage, and no code runs there. */
const EMPTY = '/old-browser.js';

export interface Prepared {
  /** As the terms of a match may say it; left out: the usual beginning. */
  readonly position?: string;
  readonly luck?: string;
  /** Who sits at this screen; left out: the visitor. */
  readonly names?: readonly string[];
  /** The level of the bots; left out: novice. */
  readonly against?: string;
  /** How many moves everybody has made before it is opened, at random or as bots of a level would. */
  readonly moves?: number;
  readonly level?: string;
  /** What was played before that, by whoever was asked. */
  readonly played?: readonly string[];
  readonly wish?: Wish;
  /** Runs in the page before anything of the match is shown. */
  readonly first?: () => void;
}

function playAll(match: Match, played: readonly string[]): void {
  for (const text of played) {
    const [seat = 0] = seatsOf(match.toAct);
    const move = match.game.notation.parseMove(match.state, seat, text);
    if (!move.ok || !match.submit({ seat, moves: [move.value] }).ok) throw new Error(`can’t play ${text}`);
  }
}

/** Moves of whoever is asked first, dealt by a seed of their own. */
function playOn(match: Match, moves: number, level: string | undefined): void {
  const [rng, list] = [new FastLuck(1), moveList(match.game)];
  const setting = { options: match.terms.options, seats: match.terms.seats.length };
  for (let i = 0; i < moves && !match.over; i++) {
    const [seat = 0] = seatsOf(match.toAct);
    const move =
      level === undefined
        ? list[rng.below(match.game.legal(match.state, seat, list))]
        : botFor(match.game.id, level)?.choose(match.view(seat), seat, {
            rng,
            ms: 1e9,
            now: () => 0,
            setting,
          });
    const played = match.submit({ seat, moves: [move ?? 0] });
    if (!played.ok) throw new Error(played.fault.code);
  }
}

/**
 * A match against bots that is dealt the same way every time: written where this browser keeps its matches, then opened
 * as any other, through the real rules.
 */
export async function visitPrepared(
  game: Game,
  players: number,
  options: Terms['options'],
  {
    position,
    luck = 'table',
    moves = 0,
    level,
    played = [],
    names = ['You'],
    against = 'novice',
    wish = {},
    first,
  }: Prepared = {},
): Promise<Page> {
  const terms: Terms = {
    id: 'prepared',
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    packs: packsOf(game, options, players),
    seats: Array.from({ length: players }, (_, i) =>
      i < names.length
        ? { name: names[i] ?? '', kind: 'person' }
        : { name: `Bot ${i}`, kind: 'bot', level: against },
    ),
    ...(position === undefined ? {} : { position }),
  };
  const [reveal, secret] = [secretFromSeed('visitor'), secretFromSeed(luck)];
  const entropy = names.map((_, seat) => ({ seat, commitment: commitTo(terms, seat, reveal), reveal }));
  const begun = Match.begin(game, terms, entropy, secret);
  if (!begun.ok) throw new Error(begun.fault.map(({ message }) => message).join('; '));
  playAll(begun.value as Match, played);
  playOn(begun.value as Match, moves, level);
  const record: object = { id: terms.id, log: begun.value.log({ withSecret: true }), savedAt: 0 };
  const page = await arrive(EMPTY, wish);
  await page.evaluate(
    (kept) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('hortus', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('matches', { keyPath: 'id' });
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('matches', 'readwrite');
          writing.objectStore('matches').put(kept);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    record,
  );
  if (first !== undefined) await page.addInitScript(first);
  await page.goto(`/here/${terms.id}`);
  return page;
}
