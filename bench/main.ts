/** `npm run bench`, with words that select rows; `quick` compares with the committed figures. See README.md. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Figures, makeFigures, withGroup, withTables } from './figures.ts';
import { GOALS, GROUPS, type Group, groupsFor } from './groups.ts';
import { eachProcess, type Failure, failureWords, type Outcome } from './keeping.ts';
import { FIGURES, README } from './paths.ts';
import { Progress, spoken } from './progress.ts';
import { type Checked, checkGroup, complaint, holds, makeComparison } from './quick.ts';
import { type Measured, makeTable, type Row, rowsOf } from './row.ts';
import { load } from './scale/load.ts';

const USAGE = `npm run bench -- [WORD …] [--json FILE] [--record]
npm run bench -- quick     every row of the engine beside bench/figures.json, in a minute
npm run bench -- load [MATCHES | idle MATCHES | stored MATCHES [PLAYED] | processes COUNT [PLAYED]]     how many matches a server carries (docs/scaling.md)
npm run bench -- tables    prints the tables of bench/README.md again from bench/figures.json
Without a word everything is measured, the bots of the card games for most of an hour. Words: ${GROUPS.map(({ name }) => name).join(', ')}.
--record puts what was measured into bench/figures.json and prints the tables again.`;

const readFigures = (): Figures => (existsSync(FIGURES) ? JSON.parse(readFileSync(FIGURES, 'utf8')) : {});

function writeTables(figures: Figures): void {
  writeFileSync(README, withTables(readFileSync(README, 'utf8'), figures));
}

/**
 * The engine compiles in place instead of on its own thread. On a busy machine that thread comes late, and rows of
 * code that wasn't compiled yet were twice as slow by chance.
 */
const COMPILE_AT_ONCE = '--no-concurrent-recompilation';

/** Measures in a process of its own, in which nothing else ran before. */
function inFreshProcess(group: Group, hear: (text: string) => void): Promise<Measured[]> {
  return new Promise((resolve, reject) => {
    const args = [COMPILE_AT_ONCE, fileURLToPath(import.meta.url), '--measure', group.name];
    const child = spawn(process.execPath, args, {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let found = '';
    let told = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      found += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      told = (told + text).slice(-4000);
      hear(text);
    });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(JSON.parse(found)) : reject(new Error(told.trim() || `${group.name} failed`)),
    );
  });
}

/** How long a process of this group takes, in seconds, as far as anybody knows. */
const expected = (group: Group, figures: Figures): number => figures[group.name]?.seconds ?? 10;

async function inProcesses(
  group: Group,
  processes: number,
  progress: Progress,
  figures: Figures,
): Promise<Outcome> {
  const outcome = await eachProcess(group.name, processes, async (n) => {
    const done = progress.begin(`${group.name}, ${n + 1} of ${processes}`, expected(group, figures));
    try {
      return await inFreshProcess(group, (text) => progress.hear(text));
    } finally {
      done();
    }
  });
  if (outcome.failures.length > 0) progress.say(failureWords(outcome.failures));
  return outcome;
}

/** Repeated at the end: a long run has printed much since. */
function tellFailures(failures: readonly Failure[]): void {
  if (failures.length === 0) return;
  console.error(`Not everything was measured:\n${failureWords(failures)}`);
  process.exitCode = 1;
}

async function measure(
  groups: readonly Group[],
  { json, record }: { json?: string; record?: boolean },
): Promise<void> {
  let figures = readFigures();
  const total = groups.reduce((sum, group) => sum + group.processes * expected(group, figures), 0);
  const progress = new Progress(process.stderr, total);
  const rows: Row[] = [];
  const failed: Failure[] = [];
  for (const group of groups) {
    const start = Date.now();
    const { measured, failures } = await inProcesses(group, group.processes, progress, figures);
    const found = rowsOf(measured, GOALS);
    rows.push(...found);
    failed.push(...failures);
    // Keep what has been measured, whatever happens to the rest of the run.
    if (json !== undefined) writeFileSync(json, `${JSON.stringify(rows, null, 2)}\n`);
    if (record !== true || failures.length > 0) continue;
    const seconds = (Date.now() - start) / 1000 / group.processes;
    figures = withGroup(figures, group.name, { seconds, rows: found });
    writeFileSync(FIGURES, makeFigures(figures));
    writeTables(figures);
  }
  progress.end();
  if (rows.length > 0) console.log(makeTable(rows));
  tellFailures(failed);
}

async function quick(): Promise<void> {
  const figures = readFigures();
  const groups = GROUPS.filter(({ engine }) => engine === true);
  const progress = new Progress(process.stderr, 0);
  const checked: Checked[] = [];
  const failed: Failure[] = [];
  const start = Date.now();
  for (const group of groups) progress.add(3 * expected(group, figures));
  progress.say(`every row of the engine beside bench/figures.json: about ${spoken(progress.left())}`);
  let first = true;
  for (const group of groups) {
    first = true;
    const again = async (processes: number): Promise<Outcome['measured']> => {
      if (!first) progress.add(processes * expected(group, figures));
      first = false;
      const { measured, failures } = await inProcesses(group, processes, progress, figures);
      failed.push(...failures);
      return measured;
    };
    const say = (text: string): void => progress.say(text);
    checked.push(...(await checkGroup({ name: group.name, measure: again }, figures, say)));
  }
  progress.end();
  if (checked.length > 0) console.log(makeComparison(checked));
  const lost = checked.filter((one) => !holds(one));
  const time = spoken((Date.now() - start) / 1000);
  tellFailures(failed);
  if (lost.length === 0) {
    if (failed.length > 0) return;
    console.log(`All ${checked.length} rows of the engine hold, in ${time}.`);
    return;
  }
  console.error(`Speed was lost:\n${lost.map(complaint).join('\n')}`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      json: { type: 'string' },
      record: { type: 'boolean' },
      measure: { type: 'string' },
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  if (values.measure !== undefined) {
    const group = GROUPS.find(({ name }) => name === values.measure);
    process.stdout.write(JSON.stringify(await group?.measure()));
    return;
  }
  if (values.help) console.log(USAGE);
  else if (positionals[0] === 'quick') await quick();
  else if (positionals[0] === 'tables') writeTables(readFigures());
  else if (positionals[0] === 'load') await load(positionals.slice(1), values.record ?? false);
  else {
    const groups = groupsFor(positionals);
    if (groups.length === 0) throw new Error(`Nothing is called ${positionals.join(' ')}.\n${USAGE}`);
    await measure(groups, values);
  }
}

main().catch((error: Error & { code?: unknown }) => {
  const asked = String(error.code).startsWith('ERR_PARSE_ARGS') ? `\n${USAGE}` : '';
  console.error(`${error.message}${asked}`);
  process.exitCode = 1;
});
