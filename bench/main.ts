/** `npm run bench`, with words to choose rows by and `--json FILE` to write the same as data. See README.md. */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { GOALS, GROUPS, type Group, groupsFor } from './groups.ts';
import { type Measured, makeTable, type Row, rowsOf } from './row.ts';

const run = promisify(execFile);

const USAGE = `npm run bench -- [WORD …] [--json FILE]
Without a word everything is measured, the bots of the card games for most of an hour. Words: ${GROUPS.map(({ name }) => name).join(', ')}.`;

/** Measures in a process of its own, in which nothing else ran before. */
async function inFreshProcess(group: Group): Promise<Measured[]> {
  const measuring = run(process.execPath, [fileURLToPath(import.meta.url), '--measure', group.name], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  // Long ones tell how far they are.
  if (process.stderr.isTTY) measuring.child.stderr?.pipe(process.stderr);
  return JSON.parse((await measuring).stdout);
}

async function rowsOfGroup(group: Group): Promise<Row[]> {
  const processes: Measured[][] = [];
  for (let n = 0; n < group.processes; n++) {
    if (process.stderr.isTTY)
      process.stderr.write(`\r\x1b[Kmeasuring ${group.name}, ${n + 1} of ${group.processes}`);
    processes.push(await inFreshProcess(group));
  }
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  return rowsOf(processes, GOALS);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'string' }, measure: { type: 'string' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.measure !== undefined) {
    const group = GROUPS.find(({ name }) => name === values.measure);
    process.stdout.write(JSON.stringify(await group?.measure()));
    return;
  }
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const groups = groupsFor(positionals);
  if (groups.length === 0) throw new Error(`Nothing is called ${positionals.join(' ')}.\n${USAGE}`);
  const rows: Row[] = [];
  for (const group of groups) rows.push(...(await rowsOfGroup(group)));
  console.log(makeTable(rows));
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(rows, null, 2)}\n`);
}

main().catch((error: Error & { stderr?: string; code?: unknown }) => {
  const asked = String(error.code).startsWith('ERR_PARSE_ARGS') ? `\n${USAGE}` : '';
  console.error(`${error.stderr?.trim() || error.message}${asked}`);
  process.exitCode = 1;
});
