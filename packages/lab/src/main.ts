/** `npm run lab -- balance genesis`: plays, keeps every game as it comes, and writes the report. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { gameById } from '@hortus/catalogue';
import type { SwayState } from '@hortus/sway';
import type { Facts } from './balance/facts.ts';
import { makeReport } from './balance/report.ts';
import { summarise } from './balance/summary.ts';

const USAGE = `npm run lab -- balance GAME [--games 10000] [--level club] [--ms 5] [--seats 2] [--options JSON] [--out docs/balance] [--name GAME]
A run that was stopped goes on where it was; --fresh begins anew.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '10000' },
    level: { type: 'string', default: 'club' },
    ms: { type: 'string', default: '5' },
    seats: { type: 'string', default: '2' },
    options: { type: 'string', default: '{}' },
    out: { type: 'string', default: 'docs/balance' },
    name: { type: 'string' },
    fresh: { type: 'boolean', default: false },
  },
});

const [what, id = ''] = positionals;
const game = gameById(id);
if (what !== 'balance' || game === undefined) {
  console.error(USAGE);
  process.exit(2);
}

const [games, ms, seats] = [values.games, values.ms, values.seats].map(Number) as [number, number, number];
const options: unknown = JSON.parse(values.options);
const parsed = game.parseOptions(options);
if (!parsed.ok) {
  console.error(parsed.fault.map(({ message }) => message).join('\n'));
  process.exit(2);
}
const name = values.name ?? id;
const cache = join('node_modules', '.cache', 'hortus-lab');
mkdirSync(cache, { recursive: true });
const key = `${name}-v${game.rulesVersion}-${values.level}-${ms}ms-${seats}`;
const file = join(cache, `${key}.jsonl`);
if (values.fresh) writeFileSync(file, '');

/** Games of an earlier run; a line cut short by its end is played again. */
function before(): Map<number, Facts> {
  const known = new Map<number, Facts>();
  if (!existsSync(file)) return known;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    try {
      const facts = JSON.parse(line) as Facts;
      if (facts.seed <= games) known.set(facts.seed, facts);
    } catch {}
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
  process.stderr.write(`\r${bar} ${done}/${games}, ${rate.toFixed(1)} a second, ${left} s left   `);
}

async function playAll(): Promise<void> {
  let next = 0;
  const one = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.mjs', import.meta.url), {
        workerData: { game: id, level: values.level, ms, seats, options },
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
const { deck } = (game.create(parsed.value, seats) as SwayState).rules;
const summary = summarise([...known.values()], deck.factions);
mkdirSync(values.out, { recursive: true });
const command = `npm run lab -- balance ${id}${games === 10_000 ? '' : ` --games ${games}`}${values.level === 'club' ? '' : ` --level ${values.level}`}${ms === 5 ? '' : ` --ms ${ms}`}${seats === 2 ? '' : ` --seats ${seats}`}${values.options === '{}' ? '' : ` --options '${values.options}'`}${name === id ? '' : ` --name ${name}`}`;
const made = {
  title: game.title,
  game: id,
  id: name,
  command,
  level: values.level,
  ms,
  seats,
  options: values.options === '{}' ? 'as usual' : `\`${values.options}\``,
};
for (const { name: fileName, text } of makeReport(summary, made))
  writeFileSync(join(values.out, fileName), text);
console.log(`${join(values.out, `${name}.md`)}: ${summary.games} games`);
for (const { name: whose, share, low, high } of summary.shares)
  console.log(
    `${whose}: ${(100 * share).toFixed(1)} % (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`,
  );
