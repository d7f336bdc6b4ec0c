/**
 * Help for the commands of people who run a server. packages/cli/bin/hortus.mjs starts them as programs of the server's
 * package (packages/server/src/operator), so that the command line needn't include a database.
 */
import type { Command } from 'commander';

export function operatorCommands(program: Command): void {
  const command = (name: string, about: string): Command =>
    program
      .command(name)
      .description(about)
      .action(() => program.error(`error: start it in a clone with npx hortus ${name}`));

  command('backup', 'write everything that is stored into a file, while the server runs (docs/backup.md)')
    .argument('<file>', 'where to write it')
    .option('--since <former>', 'only what has changed since this backup')
    .option('--keys <file>', 'also write the keys that sign tokens, into this file');
  command('restore', 'read a backup into an empty database')
    .argument('<files...>', 'a backup, then those that continue it')
    .option('--keys <file>', 'also take the keys that sign tokens from this file')
    .option('--check', 'only check whether the files are intact');
  command('keys', 'list the keys that sign tokens, rotate them, or keep them in a file (docs/backup.md)')
    .argument('[rotate|save|load]', 'make a new key, write all keys into a file, or read them from one')
    .argument('[file]', 'for save and load')
    .option('--grace <days>', 'rotate: how long tokens of the former key stay valid (90)')
    .option('--now', 'rotate: invalidate all tokens within seconds; everybody becomes a new guest')
    .option('--replace', 'load: also replace keys that the file lacks');
  command(
    'upgrade-database',
    'move the embedded database to the PostgreSQL of this Hortus (docs/operating.md)',
  ).option('--package <folder>', 'where the former PostgreSQL is, if npm can’t fetch it');
  command('reports', 'list lines of chat that players reported (docs/operating.md)').option(
    '--json',
    'as JSON',
  );
  command('settle', 'mark the reports of a line as dealt with')
    .argument('<table>', 'the table’s id')
    .argument('<line>', 'the line’s number');
  command('remove-text', 'remove a line of chat, or a person’s chosen name')
    .argument('<table>', 'the table’s id, or a person’s')
    .argument('[line]', 'the line’s number');
  for (const [name, about, whom] of [
    ['mute', 'keep a person from chatting and renaming', 'a person’s id'],
    ['ban', 'keep a person or an address out', 'a person’s id, an address, or address:HASH from the log'],
  ] as const) {
    command(name, about)
      .argument('<whom>', whom)
      .option('--days <days>', 'for how long; for good if omitted')
      .option('--why <text>', 'for the trail');
    command(`un${name}`, `lift a ${name}`).argument('<whom>', whom);
  }
  command('people', 'show everything stored about a person, or delete it')
    .argument('<export|delete>', 'as JSON, or for good')
    .argument('<person>', 'a person’s id, as the request log and hortus reports show it');
  command('trail', 'list what operators did, newest first');
}
