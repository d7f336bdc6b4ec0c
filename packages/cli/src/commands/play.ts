import { randomBytes } from 'node:crypto';
import { englishWords, GAMES, LEVELS } from '@hortus/catalogue';
import {
  type Game,
  hintFor,
  type MatchLog,
  replay,
  type Seat,
  type SeatInfo,
  withContents,
} from '@hortus/kernel';
import { lookOf, printable } from '@hortus/kit/paint';
import { botName } from '@hortus/words';
import { contentFiles, keepContents, readLog } from '../content.ts';
import { EXIT, Mistake } from '../exit.ts';
import { findGame, inOneLine, newFile, writeLog } from '../files.ts';
import { flagOf } from '../flags.ts';
import { type Dealt, deal } from '../play/deal.ts';
import { Dialogue } from '../play/dialogue.ts';
import { Table } from '../play/table.ts';
import { converse, inJson, systemClock } from '../play/terminal.ts';
import { out, type Shell, shell } from '../shell.ts';
import { cardsFor, warningsFor } from './deck.ts';

export interface PlayOptions {
  readonly level?: string;
  readonly as?: string;
  readonly two?: boolean;
  readonly seats?: string;
  readonly name?: string;
  readonly seed?: string;
  readonly resume?: string;
  /** Everything that is said is one line of JSON. */
  readonly json?: boolean;
  /** Options of the game, by their names. */
  readonly [option: string]: unknown;
}

const say = (text: string): void => out(`${text}\n`);
const sayJson = (text: string): void => out(inJson({ text: text.trim() }));

export async function runPlay(id: string | undefined, options: PlayOptions): Promise<void> {
  const running =
    options.resume === undefined
      ? await begin(findGame(id ?? GAMES[0]!.id), options)
      : await resume(options.resume, id);
  await playOn(running, shell().stdin);
}

/** A new match with cards that somebody brings; `input` is where moves come from. */
export async function playWith(
  game: Game,
  options: PlayOptions,
  brought: Readonly<Record<string, unknown>>,
  input: Shell['stdin'],
): Promise<void> {
  await playOn(await begin(game, options, brought), input, options.json);
  if (input !== shell().stdin) input.destroy();
}

async function playOn({ game, match, file }: Running, input: Shell['stdin'], json = false): Promise<void> {
  // The file of a match names its content, which is next to it; a copy saved elsewhere includes it.
  const keep = (log: MatchLog): void => writeLog(file, log);
  keep(match.log({ withSecret: true }));
  const { stdout, env } = shell();
  const look = lookOf(stdout, env);
  const table = new Table({ game, match, look, words: englishWords(), clock: systemClock, keep });
  const save = (to: string): void =>
    writeLog(to, withContents(game, match.log({ withSecret: true }), contentFiles));
  await converse(new Dialogue(table, { file, save }), { input, output: stdout, json });
}

const PLACES = 'ABCDEFGHIJKLMNOP';

/** Who sits where: drawings and moves name seats by their letters. */
function titleOf(game: Game, seats: readonly SeatInfo[]): string {
  const seated = seats.map(({ name }, seat) => (name === PLACES[seat] ? name : `${name} (${PLACES[seat]})`));
  return printable(`${game.title}: ${seated.join(seats.length === 2 ? ' against ' : ', ')}`);
}

type Running = Dealt & { readonly game: Game; readonly file: string };

async function begin(
  game: Game,
  options: PlayOptions,
  brought: Readonly<Record<string, unknown>> = {},
): Promise<Running> {
  const seats = seatsOf(game, options);
  const tell = options.json === true ? sayJson : say;
  refuseOthers(game, options);
  const id = randomBytes(6).toString('hex');
  const person = seats.findIndex(({ kind }) => kind === 'person');
  const chosen = { ...(await gameOptions(game, options, person)), ...brought };
  const dealt = deal({ game, options: chosen, seats, id, seed: options.seed }, randomBytes, (commitment) => {
    tell(titleOf(game, seats));
    tell(
      options.seed === undefined
        ? `The program has fixed its secret; your own random number is drawn next. Commitment: ${commitment}\n`
        : `Dealt from a seed: anyone who knows it knows the shuffle. Commitment: ${commitment}\n`,
    );
  });
  if (!dealt.ok) throw new Mistake(inOneLine(dealt.fault), EXIT.usage);
  for (const warning of await warningsFor(game.id, chosen, seats.length)) tell(`Note: ${warning}.`);
  keepContents(dealt.value.contents);
  return { ...dealt.value, game, file: newFile(game.id, id) };
}

async function resume(file: string, id: string | undefined): Promise<Running> {
  const { log, game } = await readLog(file);
  if (id !== undefined && id !== game.id)
    throw new Mistake(`${file} is a match of ${game.id}, not of ${id}`, EXIT.usage);
  if (log.secret === undefined) throw new Mistake(`${file} has no secret, so it can't be continued here`);
  const match = replay(game, log);
  if (!match.ok) throw new Mistake(`${file} can't be replayed: ${inOneLine(match.fault)}`);
  for (const { kind, level = '' } of log.terms.seats)
    if (kind === 'bot' && !isLevel(game, level))
      throw new Mistake(`${file} needs the bot ${level}, which isn't available`);
  say(`${titleOf(game, log.terms.seats)}, resumed\n`);
  keepContents(log.contents);
  return { match: match.value, secret: log.secret, contents: log.contents ?? [], game, file };
}

const isLevel = (game: Game, level: string): boolean => level === 'random' || LEVELS(game).includes(level);

/** The level of bots if none is given. */
const USUAL = 'club';

function seatsOf(game: Game, { level, as = 'A', two = false, seats, name }: PlayOptions): SeatInfo[] {
  const count = seats === undefined ? (game.seats[0] ?? 2) : Number(seats);
  if (!game.seats.includes(count))
    throw new Mistake(`${game.title} is for ${game.seats.join(', ')} players, not ${seats}`, EXIT.usage);
  const names = name?.split(',').map((one) => one.trim()) ?? [];
  const places = Array.from({ length: count }, (_, seat) => PLACES[seat] ?? '');
  if (two && level !== undefined)
    throw new Mistake('--two seats no bots, so it takes no --level', EXIT.usage);
  if (two) return places.map((place, seat) => ({ name: names[seat] || place, kind: 'person' }));
  const own = places.indexOf(as.toUpperCase());
  if (own < 0) throw new Mistake(`there is no place ${as}; known: ${places.join(', ')}`, EXIT.usage);
  const levels = LEVELS(game.id);
  const chosen = level ?? (levels.includes(USUAL) ? USUAL : (levels[0] ?? ''));
  if (!isLevel(game, chosen))
    throw new Mistake(
      `${game.title} has no level ${JSON.stringify(chosen)}; ${hintFor(chosen, levels)}`,
      EXIT.usage,
    );
  return places.map((_, seat) =>
    seat === own
      ? { name: names[0] ?? 'Guest', kind: 'person' }
      : { name: nameOfBot(chosen, count > 2 ? places[seat] : undefined), kind: 'bot', level: chosen },
  );
}

/** If several bots of a level play, each has its place in its name. */
const nameOfBot = (level: string, place: string | undefined): string =>
  place === undefined ? botName(englishWords(), level) : `${botName(englishWords(), level)} ${place}`;

/** Refuses options that belong to other games. */
function refuseOthers(game: Game, given: PlayOptions): void {
  const own = Object.keys(game.optionSchema.properties ?? {});
  const others = GAMES.flatMap(({ optionSchema }) => Object.keys(optionSchema.properties ?? {}));
  const strange = others.find((name) => given[name] !== undefined && !own.includes(name));
  if (strange !== undefined)
    throw new Mistake(`${game.title} has no option ${flagOf(strange)}; hortus games lists them`, EXIT.usage);
}

/** The options of the game among those of the command line; texts become what the game's schema asks for. */
async function gameOptions(game: Game, given: PlayOptions, person: Seat): Promise<Record<string, unknown>> {
  const properties = (game.optionSchema.properties ?? {}) as Record<string, { readonly type?: string }>;
  const options: Record<string, unknown> = {};
  for (const [name, { type }] of Object.entries(properties)) {
    const value = given[name];
    if (typeof value !== 'string') continue;
    if (type === 'integer') options[name] = Number(value);
    else if (type === 'object' || type === 'array')
      options[name] = await cardsFor(game.id, value, type === 'array', person);
    else options[name] = type === 'boolean' ? value === 'true' || value === 'yes' : value;
  }
  return options;
}
