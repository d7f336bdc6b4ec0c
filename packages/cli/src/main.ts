/** The command `hortus`: its commands and their options; what they do is in commands/. */
import { GAMES, KITS, loadGames } from '@hortus/catalogue';
import { hintFor } from '@hortus/kernel';
import { printable } from '@hortus/kit/paint';
import { Command, CommanderError } from 'commander';
import { runBench } from './commands/bench.ts';
import { runDeck } from './commands/deck.ts';
import { runGames } from './commands/games.ts';
import { runPackCheck, runPackExplain, runPackFormat, runPackNew, runPackStats } from './commands/pack.ts';
import { runPackPlay } from './commands/pack-play.ts';
import { runPackPrint } from './commands/pack-print.ts';
import { runPlay } from './commands/play.ts';
import { runReferee } from './commands/referee.ts';
import { runReplay } from './commands/replay.ts';
import { runRules } from './commands/rules.ts';
import { runVerify } from './commands/verify.ts';
import { EXIT, Mistake } from './exit.ts';
import { gameFlags } from './flags.ts';
import { VERSION } from './version.ts';

await loadGames();

const program = new Command('hortus')
  .description('Play, check and study tabletop games.')
  .version(VERSION)
  .exitOverride()
  .helpCommand(false)
  .configureOutput({
    outputError: (text, write) => write(text.replace(/^error: /, 'hortus: ').replace(/\n(?=.)/g, ' ')),
  });

const play = program
  .command('play')
  .argument('[game]', `which game: ${GAMES.map(({ id }) => id).join(', ')}`)
  .description('play in the terminal, against a bot or with somebody beside you')
  .option('--level <level>', 'how well the bot plays; hortus games lists the levels')
  .option('--as <place>', 'your place at the table: A, B …', 'A')
  .option('--two', 'only people at this terminal, no bot')
  .option('--seats <count>', 'how many play, where a game is for more than two')
  .option('--name <names>', 'your name, or those of both: Anna,Ben')
  .option('--seed <text>', 'a text: with the same players and options it gives the same deal again')
  .option('--resume <file>', 'go on with a match that was left');
for (const [flag, about] of gameFlags()) play.option(flag, about);
play.action(runPlay);

program
  .command('verify')
  .argument('<file>', 'the log of a finished match')
  .description('work out everything again that the log of a match claims, shuffles included')
  .option('--commitment <hex>', 'what you noted before the deal: the commitment, or the promise of the table')
  .option('--json', 'findings as JSON')
  .action((file, options) => end(runVerify(file, options)));

program
  .command('replay')
  .argument('<file>', 'the log of a match')
  .description('look at a match again, move by move')
  .option('--at <entry>', 'only how it stood after this entry; 0 is the deal')
  .option('--viewer <viewer>', 'through whose eyes: a seat from 0, table, or all when it is over')
  .option('--text', 'sentences only')
  .action(runReplay);

program
  .command('games')
  .description('which games there are, with their options and bots')
  .option('--json', 'the same as JSON')
  .action(runGames);

program
  .command('rules')
  .argument('[words...]', 'a clause, such as GAR-MOV-4, or some words; with --game alone, all its rules')
  .description('what the rules say')
  .option('--game <game>', 'of this game only')
  .option('--limit <count>', 'how many clauses at most', '10')
  .action(runRules);

program
  .command('deck')
  .argument('<game>', KITS.flatMap(({ id, decks }) => (decks === undefined ? [] : [id])).join(' or '))
  .argument('[file]', "cards to read: text, JSON or CSV; left out, the game's own deck")
  .description('check a deck or custom cards, turn them into another form, or print them')
  .option('--custom', 'the file holds custom cards and no whole deck')
  .option('--form <form>', 'text, json or csv', 'text')
  .option('--print', 'a page for the print dialogue of a browser, nine cards a sheet')
  .option('--paper <paper>', 'A4 or Letter', 'A4')
  .option('--backs', 'a sheet of backs after each, for printing on both sides')
  .option('--out <file>', 'write there instead of here')
  .action(runDeck);

const pack = program
  .command('pack')
  .description(
    'packs of the Card Game System: begin, check, format, explain, count, print, play (docs/packs.md)',
  );
const PACK_PATH = 'a file, a folder of .txt files, or - for what is piped in';
const many = (path: string, before: readonly string[] = []): readonly string[] => [...before, path];
pack
  .command('new')
  .argument('<file>', 'where to write it, or -')
  .description('write a small pack to begin with')
  .option('--json', 'say what was written as JSON')
  .action(runPackNew);
pack
  .command('check')
  .argument('<path>', PACK_PATH)
  .description('tell all errors and findings; ends with 1 if there are errors')
  .option('--with <path>', 'a pack that this one extends or takes from; can be repeated', many)
  .option('--json', 'the same as JSON')
  .action((path, options) => end(runPackCheck(path, options)));
pack
  .command('format')
  .argument('<path>', PACK_PATH)
  .description('put files into canonical form, in place; remarks stay')
  .option('--check', 'write nothing, and end with 1 if something would change')
  .option('--json', 'the files that changed, or would, as JSON')
  .action((path, options) => end(runPackFormat(path, options)));
pack
  .command('explain')
  .argument('<code>', 'such as LINT-31 or ERR-7')
  .description('what a code means, with an example')
  .option('--json', 'the same as JSON')
  .action(runPackExplain);
pack
  .command('stats')
  .argument('<path>', PACK_PATH)
  .description('cards by kind, costs against supply by name, and what deals let players cover')
  .option('--with <path>', 'a pack that this one extends or takes from; can be repeated', many)
  .option('--deals <count>', 'how many deals are tried', '500')
  .option('--players <count>', 'how many players they are for; otherwise the most the pack allows')
  .option('--json', 'the same as JSON')
  .action(runPackStats);
pack
  .command('print')
  .argument('<path>', PACK_PATH)
  .description('silver and gold cards with their backs, as a page for the print dialogue of a browser')
  .option('--with <path>', 'a pack that this one extends or takes from; can be repeated', many)
  .option('--paper <paper>', 'A4 or Letter', 'A4')
  .option('--no-backs', 'fronts alone; otherwise print on both sides and turn over the long edge')
  .option('--once', 'one card of each design instead of every copy')
  .option('--era <name>', 'the deck of this era alone')
  .option('--out <file>', 'write there instead of here')
  .option('--json', 'counts, and cards whose texts are too long, as JSON; needs --out')
  .action(runPackPrint);
const packPlay = pack
  .command('play')
  .argument('<path>', PACK_PATH)
  .description('play it in the terminal against a bot; a pack with errors is told and ends with 1')
  .option('--with <path>', 'a pack that this one extends or takes from; can be repeated', many)
  .option('--level <level>', 'how well the bot plays; hortus games lists the levels')
  .option('--as <place>', 'your place at the table: A, B …', 'A')
  .option('--two', 'only people at this terminal, no bot')
  .option('--seats <count>', 'how many play; otherwise the fewest the pack is for')
  .option('--name <names>', 'your name, or those of both: Anna,Ben')
  .option('--seed <text>', 'a text: with the same players and options it gives the same deal again');
for (const [flag, about] of gameFlags(
  GAMES.filter(({ id }) => id === 'cgs'),
  ['pack'],
))
  packPlay.option(flag, about);
packPlay.action(async (path, options) => end(await runPackPlay(path, options)));

program
  .command('referee')
  .description('the rules for programs: a JSON request a line in, an answer a line out (docs/referee.md)')
  .action(runReferee);

// packages/cli/bin/hortus.mjs starts it; what comes here is its help, or too much said.
program
  .command('serve')
  .description('the whole site with its database, as npm start has it (docs/running.md)')
  .action(() => program.error('error: it is started in a clone, as npx hortus serve'));

program
  .command('bench')
  .argument('[args...]', 'go to the bench')
  .description('measure this clone against others')
  .allowUnknownOption()
  .action((args) => end(runBench(args)));

program
  .command('help')
  .argument('[command]', 'about this command')
  .description('what a command does, and its options')
  .action((name?: string) => {
    const asked = name === undefined ? program : program.commands.find((one) => one.name() === name);
    if (asked !== undefined) return asked.outputHelp();
    const hint = hintFor(
      name ?? '',
      program.commands.map((one) => one.name()),
    );
    throw new Mistake(`there is no command ${JSON.stringify(name)}; ${hint}`, EXIT.usage);
  });

function end(code: number): void {
  process.exitCode = code;
}

// Whoever closes the pipe, as `head` does, has read enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(EXIT.done);
});

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof Mistake) {
    process.stderr.write(`hortus: ${error.message.split('\n').map(printable).join('\n')}\n`);
    end(error.code);
  } else if (error instanceof CommanderError) end(error.exitCode === 0 ? EXIT.done : EXIT.usage);
  else throw error;
}
