/**
 * Help for the commands of whoever runs a server. packages/cli/bin/hortus.mjs starts them as programs of the server's
 * package (packages/server/src/operator), so that the command line need not carry a database.
 */
import type { Command } from 'commander';

export function operatorCommands(program: Command): void {
  const command = (name: string, about: string): Command =>
    program
      .command(name)
      .description(about)
      .action(() => program.error(`error: start it in a clone with npx hortus ${name}`));

  command(
    'backup',
    'write everything that is stored into a file, while the server runs (docs/backup.md)',
  ).argument('<file>', 'where to write it');
  command('restore', 'read a backup into an empty database')
    .argument('<file>', 'a backup')
    .option('--check', 'only read the file and say whether it is sound');
}
