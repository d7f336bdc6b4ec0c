/** The command `hortus`: its commands and their options; what they do is in commands/. */
import { Command } from 'commander';
import { runReferee } from './commands/referee.ts';
import { VERSION } from './version.ts';

const program = new Command('hortus').description('play, check and study tabletop games').version(VERSION);

program
  .command('referee')
  .description('rules for programs: one JSON request a line on standard input, one answer a line on standard output')
  .action(runReferee);

await program.parseAsync();
