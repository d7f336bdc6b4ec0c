/** The commands about packs and their options, in the language of whoever reads what they say. */
import { LANGUAGES, type Words } from '@hortus/words';
import type { Command } from 'commander';
import { EXIT, Mistake, tellMistake } from '../exit.ts';
import { FileMistake, fileWords } from '../files.ts';
import { gameFlags } from '../flags.ts';
import { shell } from '../shell.ts';
import { inEnglish, type Say, type Spoken, wordsFor } from '../words/index.ts';
import { printData, runPackCheck, runPackExplain, runPackFormat, runPackNew } from './pack.ts';
import { PACK_GAME, runPackPlay } from './pack-play.ts';
import { runPackPrint } from './pack-print.ts';
import { runPackStats } from './pack-stats.ts';

const PATH = 'a file, a folder of .txt files, or - for standard input';
const many = (path: string, before: readonly string[] = []): readonly string[] => [...before, path];

/** Takes the exit code. */
type End = (code: number) => void;
type Ending = number | undefined;
type Run<Options> = (
  about: string,
  options: Options,
  words: Words,
  // biome-ignore lint/suspicious/noConfusingVoidType: a command that returns nothing has done what it was asked
) => Ending | void | Promise<Ending>;

/** Says everything in the language that was asked for; with --json, mistakes are JSON too. */
const speakingTo =
  (end: End) =>
  <Options extends Spoken>(run: Run<Options>) =>
  async (about: string, options: Options): Promise<void> => {
    let say: Say = inEnglish;
    try {
      const words = await wordsFor(options, shell().env);
      say = words.say;
      end((await run(about, options, words)) ?? EXIT.done);
    } catch (error) {
      if (!(error instanceof Mistake)) throw error;
      const message = error instanceof FileMistake ? fileWords(say, error.fault) : error.message;
      if (options.json === true) printData({ error: message, ...error.data });
      else tellMistake(message);
      end(error.code);
    }
  };

export function packCommands(program: Command, end: End): void {
  const speaking = speakingTo(end);
  const pack = program
    .command('pack')
    .description(
      'packs of the Card Game System: create, check, format, explain, count, print, play (docs/packs.md)',
    );
  const command = (name: string, about: string) =>
    pack
      .command(name)
      .description(about)
      .option(
        '--language <language>',
        `${Object.keys(LANGUAGES).join(' or ')}; otherwise what LC_ALL, LC_MESSAGES or LANG says`,
      );
  /** A command about one pack, and those it needs. */
  const ofPack = (name: string, about: string) =>
    command(name, about)
      .argument('<path>', PATH)
      .option('--with <path>', 'a pack that this one extends or takes cards from; repeatable', many);
  command('new', 'write a small pack to start from')
    .argument('<file>', 'where to write it, or - for standard output')
    .option('--json', 'report as JSON')
    .action(speaking(runPackNew));
  ofPack('check', 'list all errors and findings; exits with 1 if there are errors')
    .option('--json', 'the same as JSON')
    .action(speaking(runPackCheck));
  command('format', 'rewrite files in canonical form, in place; comments are kept')
    .argument('<path>', PATH)
    .option('--check', 'write nothing; exit with 1 if anything would change')
    .option('--json', 'list the files that changed (or would change) as JSON')
    .action(speaking(runPackFormat));
  command('explain', 'explain a code, with an example')
    .argument('<code>', 'such as LINT-31 or ERR-7')
    .option('--json', 'the same as JSON')
    .action(speaking(runPackExplain));
  ofPack(
    'stats',
    'count cards by kind, compare costs and supply by name, and estimate what players can cover',
  )
    .option('--deals <count>', 'number of deals to try', '500')
    .option('--players <count>', 'number of players; defaults to the most the pack allows')
    .option('--json', 'the same as JSON')
    .action(speaking(runPackStats));
  ofPack('print', 'print silver and gold cards with their backs, as a page to print from a browser')
    .option('--paper <paper>', 'A4 or Letter', 'A4')
    .option('--no-backs', 'fronts only; otherwise print double-sided, flipped on the long edge')
    .option('--once', 'one card per design instead of every copy')
    .option('--era <name>', 'only this era’s deck')
    .option('--out <file>', 'write to this file instead of the terminal')
    .option('--json', 'report counts and cards with too much text as JSON; needs --out')
    .action(speaking(runPackPrint));
  const play = ofPack(
    'play',
    'play a pack in the terminal against a bot; exits with 1 if the pack has errors',
  )
    .option('--level <level>', 'how well the bot plays; hortus games lists the levels')
    .option('--as <place>', 'your place at the table: A, B …', 'A')
    .option('--two', 'only people at this terminal, no bots')
    .option('--seats <count>', 'number of players; defaults to the fewest the pack allows')
    .option('--name <names>', 'your name, or both names: Anna,Ben')
    .option('--seed <text>', 'any text; the same text, players and options give the same deal')
    .option('--json', 'each message as one line of JSON, with the prompt and what you can type');
  for (const [flag, about] of gameFlags([PACK_GAME], ['pack'])) play.option(flag, about);
  play.action(speaking(runPackPlay));
}
