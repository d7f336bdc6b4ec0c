/** `hortus pack play`: a match in the terminal with a pack that somebody brings. */
import { openSync } from 'node:fs';
import { ReadStream } from 'node:tty';
import { cgs, choiceOf } from '@hortus/cgs';
import { type Game, parseOptionsFor } from '@hortus/kernel';
import type { Words } from '@hortus/words';
import { EXIT } from '../exit.ts';
import { type Shell, shell } from '../shell.ts';
import type { Spoken } from '../words/index.ts';
import { tell } from './pack.ts';
import { readTogether, STDIN, withErrors } from './pack-files.ts';
import { type PlayOptions, playWith } from './play.ts';

/** The game that packs are for. */
export const PACK_GAME: Game = cgs;

export interface PackPlayOptions extends PlayOptions, Spoken {
  readonly with?: readonly string[];
}

/** For a pack with errors it prints what `pack check` would, and plays nothing. The match is that of `hortus play`. */
export async function runPackPlay(path: string, options: PackPlayOptions, words: Words): Promise<number> {
  const { sources, ...together } = readTogether(words, path, options.with);
  const [check] = together.checks;
  if (check === undefined) return EXIT.failed;
  if (check.count > 0 || check.session === undefined) {
    const error = words.say(check.count === 0 ? 'web.cgs.setup.no-era' : 'cli.pack.has-errors');
    if (options.json === true) throw withErrors(words, error, check, sources);
    tell(check, sources, words);
    if (check.count === 0) shell().stderr.write(`hortus: ${error}\n`);
    return EXIT.failed;
  }
  const pack = choiceOf(together);
  const { groups } = options;
  const seats =
    options.seats ?? String(fewest(PACK_GAME, { pack, ...(groups === undefined ? {} : { groups }) }));
  await playWith(PACK_GAME, { ...options, seats }, { pack }, path === STDIN ? terminal() : shell().stdin);
  return EXIT.done;
}

/** The fewest players that the pack allows. */
function fewest(game: Game, options: object): number {
  const count = game.seats.find((seats) => parseOptionsFor(game, options, seats).ok);
  return count ?? game.seats[0] ?? 2;
}

/** Standard input is the pack, so the moves come from the terminal, if there is one. */
function terminal(): Shell['stdin'] {
  try {
    return new ReadStream(openSync('/dev/tty', 'r'));
  } catch {
    return shell().stdin;
  }
}
