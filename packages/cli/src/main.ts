/** The command `hortus`: its commands and their options; what they do is in commands/. packages/cli/bin/hortus.mjs runs it. */
import { GAMES, KITS, loadGames } from '@hortus/catalogue';
import { hintFor } from '@hortus/kernel';
import { Command, CommanderError } from 'commander';
import { runBench } from './commands/bench.ts';
import { runDeck } from './commands/deck.ts';
import { runGames } from './commands/games.ts';
import { operatorCommands } from './commands/operator.ts';
import { packCommands } from './commands/pack-commands.ts';
import { runPlay } from './commands/play.ts';
import { runReferee } from './commands/referee.ts';
import { runReplay } from './commands/replay.ts';
import { runRules } from './commands/rules.ts';
import { runVerify } from './commands/verify.ts';
import { EXIT, Mistake, tellMistake } from './exit.ts';
import { gameFlags } from './flags.ts';
import { inShell, type Shell, shell } from './shell.ts';
import { VERSION } from './version.ts';

await loadGames();

function commandLine(end: (code: number) => void): Command {
  const program = new Command('hortus')
    .description('Play, check and study tabletop games.')
    .version(VERSION)
    .exitOverride()
    .helpCommand(false)
    .configureOutput({
      writeOut: (text) => shell().stdout.write(text),
      writeErr: (text) => shell().stderr.write(text),
      outputError: (text, write) => write(text.replace(/^error: /, 'hortus: ').replace(/\n(?=.)/g, ' ')),
    });

  const play = program
    .command('play')
    .argument('[game]', `which game: ${GAMES.map(({ id }) => id).join(', ')}`)
    .description('play in the terminal, against a bot or with somebody next to you')
    .option('--level <level>', 'how well the bot plays; hortus games lists the levels')
    .option('--as <place>', 'your place at the table: A, B …', 'A')
    .option('--two', 'only people at this terminal, no bots')
    .option('--seats <count>', 'number of players, for games that allow more than two')
    .option('--name <names>', 'your name, or both names: Anna,Ben')
    .option('--seed <text>', 'any text; the same text, players and options give the same deal')
    .option('--resume <file>', 'continue a match you left');
  for (const [flag, about] of gameFlags()) play.option(flag, about);
  play.action(runPlay);

  program
    .command('verify')
    .argument('<file>', 'the log of a finished match')
    .description('recalculate everything a match log claims, including the shuffles')
    .option(
      '--commitment <hex>',
      'what you wrote down before the deal: the commitment or the table’s promise',
    )
    .option('--json', 'findings as JSON')
    .action(async (file, options) => end(await runVerify(file, options)));

  program
    .command('replay')
    .argument('<file>', 'the log of a match')
    .description('step through a match, move by move')
    .option('--at <entry>', 'show only the position after this entry; 0 is the deal')
    .option('--viewer <viewer>', 'whose view: a seat number from 0, table, or all once the match is over')
    .option('--text', 'sentences only')
    .action(runReplay);

  program
    .command('games')
    .description('list the games with their options and bots')
    .option('--json', 'the same as JSON')
    .action(runGames);

  program
    .command('rules')
    .argument(
      '[words...]',
      'a clause such as GAR-MOV-4, or words to search for; with only --game, all rules of that game; `rules versions [FILE…]` lists the versions of all rules and which stored matches (or files) need them',
    )
    .description('look up the rules')
    .option('--game <game>', 'search only this game')
    .option('--limit <count>', 'maximum number of clauses', '10')
    .action(runRules);

  program
    .command('deck')
    .argument('<game>', KITS.flatMap(({ id, decks }) => (decks === undefined ? [] : [id])).join(' or '))
    .argument('[file]', 'cards as text, JSON or CSV; defaults to the game’s own deck')
    .description('check, convert or print a deck or custom cards')
    .option('--custom', 'the file contains custom cards rather than a whole deck')
    .option('--form <form>', 'text, json or csv', 'text')
    .option('--print', 'write a page to print from a browser, nine cards per sheet')
    .option('--paper <paper>', 'A4 or Letter', 'A4')
    .option('--backs', 'add a sheet of backs after each sheet, for double-sided printing')
    .option('--out <file>', 'write to this file instead of the terminal')
    .action(runDeck);

  packCommands(program, end);

  program
    .command('referee')
    .description('rules for programs: one JSON request per line in, one reply per line out (docs/referee.md)')
    .action(runReferee);

  // The program that runs us does it; only its help and wrong arguments get here.
  program
    .command('serve')
    .description('run the whole site with its database, like npm start (docs/running.md)')
    .action(() => program.error('error: start it in a clone with npx hortus serve'));

  operatorCommands(program);

  program
    .command('bench')
    .argument('[args...]', 'arguments for the bench')
    .description('run the benchmarks of this clone')
    .allowUnknownOption()
    .action((args) => end(runBench(args)));

  program
    .command('help')
    .argument('[command]', 'a command')
    .description('show what a command does, and its options')
    .action((name?: string) => {
      const asked = name === undefined ? program : program.commands.find((one) => one.name() === name);
      if (asked !== undefined) return asked.outputHelp();
      const hint = hintFor(
        name ?? '',
        program.commands.map((one) => one.name()),
      );
      throw new Mistake(`there is no command ${JSON.stringify(name)}; ${hint}`, EXIT.usage);
    });
  return program;
}

/** Runs one command to its end, in this process's own shell or another, and returns its exit code. */
export function run(args: readonly string[], within: Shell = shell()): Promise<number> {
  let code: number = EXIT.done;
  const end = (ended: number): void => {
    code = ended;
  };
  return inShell(within, async () => {
    try {
      await commandLine(end).parseAsync(args, { from: 'user' });
    } catch (error) {
      if (error instanceof Mistake) {
        tellMistake(error.message);
        end(error.code);
      } else if (error instanceof CommanderError) end(error.exitCode === 0 ? EXIT.done : EXIT.usage);
      else throw error;
    }
    return code;
  });
}
