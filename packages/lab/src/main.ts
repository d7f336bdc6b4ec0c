/** `npm run lab -- balance genesis`: plays, saves every game as it finishes, and writes the report. (`learn` and `puzzles`: see there.) */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Facts } from '@hortus/kit';
import { readAsked, USAGE } from './asked.ts';
import { codeOf } from './code.ts';
import { fingerprintOf } from './fingerprint.ts';
import { learn } from './learn/main.ts';
import { puzzles } from './puzzles/main.ts';

if (process.argv[2] === 'learn') process.exit(await learn(process.argv.slice(2)));
if (process.argv[2] === 'puzzles') process.exit(await puzzles(process.argv.slice(2)));

const read = await readAsked(process.argv.slice(2));
if (read === 'help' || !read.ok) {
  if (read === 'help') console.log(USAGE);
  else console.error([...read.fault, '', USAGE].join('\n'));
  process.exit(read === 'help' ? 0 : 2);
}
const { game, report, options, parsed, games, level, ms, seats, out, name, fresh, terms, command, key } =
  read.value;
for (const warning of read.value.warnings) console.error(`warning: ${warning}`);
const id = game.id;
const cache = join('node_modules', '.cache', 'hortus-lab');
mkdirSync(cache, { recursive: true });
// What the threads run is in one file next to this one (scripts/lib/bundle.mjs).
const code = codeOf(readFileSync(new URL('./worker.modules.mjs', import.meta.url), 'utf8'), id);
const file = join(cache, `${key}-${code}.jsonl`);
if (fresh) writeFileSync(file, '');

/** Games of an earlier run; a truncated line is played again. */
function before(): Map<number, Facts> {
  const known = new Map<number, Facts>();
  if (!existsSync(file)) return known;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    try {
      const facts = JSON.parse(line) as Facts;
      if (facts.seed <= games) known.set(facts.seed, facts);
    } catch {
      // Cut short, or the end of the file.
    }
  }
  return known;
}

const known = before();
const todo = Array.from({ length: games }, (_, i) => i + 1).filter((seed) => !known.has(seed));
const begun = performance.now();
const already = known.size;

function progress(): void {
  const done = known.size;
  const width = 30;
  const full = Math.round((done / games) * width);
  const rate = (done - already) / ((performance.now() - begun) / 1000);
  const left = rate > 0 ? Math.ceil((games - done) / rate) : 0;
  const bar = `${'█'.repeat(full)}${'░'.repeat(width - full)}`;
  process.stderr.write(`\r${bar} ${done}/${games}, ${rate.toFixed(1)} per second, ${left} s left   `);
}

async function playAll(): Promise<void> {
  let next = 0;
  const one = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.mjs', import.meta.url), {
        workerData: { game: id, rules: game.rulesVersion, level, ms, seats, options },
      });
      const hand = (): void => {
        const seed = todo[next++];
        if (seed === undefined) void worker.terminate().then(() => resolve());
        else worker.postMessage(seed);
      };
      worker.on('message', (facts: Facts) => {
        known.set(facts.seed, facts);
        appendFileSync(file, `${JSON.stringify(facts)}\n`);
        if (known.size % 20 === 0) progress();
        hand();
      });
      worker.on('error', reject);
      hand();
    });
  await Promise.all(Array.from({ length: availableParallelism() }, one));
}

if (todo.length > 0) await playAll();
progress();
process.stderr.write('\n');
mkdirSync(out, { recursive: true });
const made = {
  title: game.title,
  game: id,
  id: name,
  command,
  level,
  ms,
  seats,
  options: terms === '' ? 'as usual' : `\`${terms}\``,
  fingerprint: fingerprintOf([...known.values()]),
};
const { files, lines } = report.make([...known.values()], made, game, parsed);
for (const { name: fileName, text } of files) writeFileSync(join(out, fileName), text);
console.log(`${join(out, `${name}.md`)}: ${known.size} games`);
for (const line of lines) console.log(line);
