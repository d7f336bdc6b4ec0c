/**
 * `npm run lab -- learn genesis`: plays against itself, fits a network to the games, and repeats this with what it
 * learned.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Pupil } from '@hortus/bots';
import { KITS, kitOf } from '@hortus/catalogue';
import { type Layers, Network, type NetworkFile, readNetwork, writeNetwork } from '@hortus/search';
import { Samples } from './samples.ts';
import { mixTargets } from './targets.ts';
import { Trainer } from './train.ts';

const LEARN_USAGE = `npm run lab -- learn GAME [--seats 2] [--games 60000] [--searched 6000] [--generations 2] [--rounds 4] [--seed 1] [--out .hortus/values/GAME.json]
The first generation plays by what the game already has; in later ones, the network made last helps to choose. With --seats 4, the first already plays with the network for two.`;

const OPTIONS = {
  seats: { type: 'string', default: '2' },
  games: { type: 'string', default: '60000' },
  searched: { type: 'string', default: '6000' },
  generations: { type: 'string', default: '2' },
  rounds: { type: 'string', default: '4' },
  seed: { type: 'string', default: '1' },
  out: { type: 'string' },
} as const;

/** One position in this many is held out, to measure by. */
const APART = 10;
/** How often the network is fitted to its own estimates of later positions. */
const PASSES = 4;
/** Each generation's games have seeds of their own. */
const SEEDS = 10_000_000;

/** Returns the exit code. */
export async function learn(args: readonly string[]): Promise<number> {
  let read: ReturnType<typeof readArgs>;
  try {
    read = readArgs(args);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${LEARN_USAGE}`);
    return 2;
  }
  const [, id = ''] = read.positionals;
  const { seats, games, searched, generations, rounds, seed } = read.numbers;
  const pupilFor = (await kitOf(id)?.players())?.pupil;
  const pupil = pupilFor?.(seats);
  if (pupil === undefined) {
    console.error(`${await whyNot(id, seats, pupilFor !== undefined)}\n${LEARN_USAGE}`);
    return 2;
  }
  const out = read.out ?? join('.hortus', 'values', `${id}${seats === 2 ? '' : `-${seats}`}.json`);
  let network = pupil.start;
  const trainer = new Trainer(pupil.layers, seed, network);
  for (let generation = 1; generation <= generations; generation++) {
    const samples = gather(pupil, network, network === undefined ? games : searched, seed * 64 + generation);
    const train = samples.count - Math.floor(samples.count / APART);
    console.log(`generation ${generation}: ${samples.count} positions`);
    console.log(`  by hand: log loss ${lossOf(samples, train, (i) => samples.byHand[i]).toFixed(4)}`);
    if (network !== undefined)
      console.log(`  before:  log loss ${lossBy(samples, train, network).toFixed(4)}`);
    const { trust = 1 } = pupil;
    for (let pass = 0; pass < (trust < 1 ? PASSES : 1); pass++) {
      if (trust < 1) {
        const fitted = pass === 0 ? network : new Network(pupil.layers, trainer.weights);
        mixTargets(
          samples,
          trust,
          fitted === undefined ? (i) => samples.byHand[i] : chancesBy(samples, fitted),
        );
      }
      trainer.fit(samples, train, rounds, (round) => {
        const fitted = new Network(pupil.layers, trainer.weights);
        console.log(`  round ${round + 1}: log loss ${lossBy(samples, train, fitted).toFixed(4)}`);
      });
    }
    if (generation === 1) forgetUnseen(trainer.weights, pupil.layers, samples);
    const file = writeNetwork(pupil.layers, trainer.weights);
    network = readNetwork(file);
    console.log(`  stored:  log loss ${lossBy(samples, train, network).toFixed(4)}`);
    mkdirSync(dirname(out), { recursive: true });
    writeFileSync(out, textOf(file));
  }
  console.log(out);
  return 0;
}

async function whyNot(id: string, seats: number, learns: boolean): Promise<string> {
  if (learns) return `“${id}” has no value to learn for ${seats} ${seats === 1 ? 'player' : 'players'}`;
  const known: string[] = [];
  for (const kit of KITS) if ((await kit.players()).pupil !== undefined) known.push(kit.id);
  return `“${id}” has no value to learn; choose one of ${known.join(', ')}`;
}

function readArgs(args: readonly string[]) {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const whole = (name: Exclude<keyof typeof OPTIONS, 'out'>): number => {
    const value = Number(values[name]);
    if (!Number.isInteger(value) || value < 1)
      throw new Error(`--${name} ${values[name]}: a whole number from 1`);
    return value;
  };
  return {
    positionals,
    numbers: {
      ...{
        seats: whole('seats'),
        games: whole('games'),
        searched: whole('searched'),
        generations: whole('generations'),
      },
      ...{ rounds: whole('rounds'), seed: whole('seed') },
    },
    out: values.out,
  };
}

function gather(pupil: Pupil, network: Network | undefined, games: number, seed: number): Samples {
  const samples = new Samples();
  for (let game = 0; game < games; game++) {
    const results = pupil.play(seed * SEEDS + game, network, (inputs, byHand, side) =>
      samples.add(inputs, byHand, side),
    );
    samples.end(results);
    if (game % 100 === 99) process.stderr.write(`\r${game + 1} of ${games} games   `);
  }
  process.stderr.write('\n');
  return samples;
}

/** As the formatter would write it. */
function textOf({ hortus, layers, steps, weights }: NetworkFile): string {
  const lines = [
    `"hortus": ${JSON.stringify(hortus)}`,
    `"layers": [${layers.join(', ')}]`,
    `"steps": [${steps.join(', ')}]`,
    `"weights": ${JSON.stringify(weights)}`,
  ];
  return `{\n${lines.map((line) => `  ${line}`).join(',\n')}\n}\n`;
}

/** An input that no sample had must not count later. */
function forgetUnseen(weights: Float64Array, [inputs, h]: Layers, samples: Samples): void {
  const seen = new Set(samples.places.subarray(0, samples.starts[samples.count]));
  for (let i = 0; i < inputs; i++) if (!seen.has(i)) weights.fill(0, i * h, (i + 1) * h);
}

const lossBy = (samples: Samples, from: number, network: Network): number =>
  lossOf(samples, from, chancesBy(samples, network));

/** What a network thinks of each position. */
function chancesBy({ starts, places, values }: Samples, network: Network): (i: number) => number {
  const inputs = new Float64Array(network.layers[0]);
  return (i) => {
    inputs.fill(0);
    for (let p = starts[i]; p < starts[i + 1]; p++) inputs[places[p]] = values[p];
    return network.chance(inputs);
  };
}

/** The log loss of these chances on the positions held out. */
function lossOf(samples: Samples, from: number, chanceOf: (i: number) => number): number {
  let sum = 0;
  for (let i = from; i < samples.count; i++) {
    const chance = Math.min(0.999, Math.max(0.001, chanceOf(i)));
    const result = samples.results[i];
    sum -= result * Math.log(chance) + (1 - result) * Math.log(1 - chance);
  }
  return sum / (samples.count - from);
}
