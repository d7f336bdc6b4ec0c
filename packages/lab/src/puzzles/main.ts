/** `npm run lab -- puzzles garden`: looks for puzzles in bots' games, proves and rates them, and writes a file of them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Puzzle } from '@hortus/bots';
import { faultsOf } from '@hortus/bots/puzzles';
import { KITS, kitOf } from '@hortus/catalogue';
import { chosen, isBrief, puzzleIn, rated } from './gather.ts';

const PUZZLES_USAGE = `npm run lab -- puzzles GAME [--games 300] [--count 24] [--seed 1] [--out .hortus/puzzles/GAME.json]
The same seed gives the same puzzles on every machine.`;

const OPTIONS = {
  games: { type: 'string', default: '300' },
  count: { type: 'string', default: '24' },
  seed: { type: 'string', default: '1' },
  out: { type: 'string' },
} as const;

/** Each seed's games are its own. */
const SEEDS = 1_000_000;

/** Returns the exit code. */
export async function puzzles(args: readonly string[]): Promise<number> {
  let read: ReturnType<typeof readArgs>;
  try {
    read = readArgs(args);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${PUZZLES_USAGE}`);
    return 2;
  }
  const { id, games, count, seed, out } = read;
  const players = await kitOf(id)?.players();
  const prover = players?.prover?.();
  if (players === undefined || prover === undefined) {
    const known: string[] = [];
    for (const kit of KITS) if ((await kit.players()).prover !== undefined) known.push(kit.id);
    console.error(`Nothing can be proved in “${id}”; choose one of ${known.join(', ')}\n${PUZZLES_USAGE}`);
    return 2;
  }
  const found = new Map<string, Puzzle>();
  for (let game = 1; game <= games; game++) {
    const one = puzzleIn(players, prover, seed * SEEDS + game);
    if (one !== undefined && isBrief(one)) found.set(one.id, rated(players, one));
    process.stderr.write(`\r${game} of ${games} games, ${found.size} puzzles   `);
  }
  process.stderr.write('\n');
  const kept = chosen([...found.values()], count);
  for (const puzzle of kept)
    for (const fault of faultsOf(players.game, prover, puzzle)) throw new Error(`${puzzle.id}: ${fault}`);
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, `${JSON.stringify(kept, undefined, 2)}\n`);
  console.log(`${out}: ${kept.length} puzzles, rated ${kept[0]?.rating} to ${kept.at(-1)?.rating}`);
  return 0;
}

function readArgs(args: readonly string[]) {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const [, id = ''] = positionals;
  const whole = (name: 'games' | 'count' | 'seed'): number => {
    const value = Number(values[name]);
    if (!Number.isInteger(value) || value < 1)
      throw new Error(`--${name} ${values[name]}: a whole number from 1`);
    return value;
  };
  const out = values.out ?? join('.hortus', 'puzzles', `${id}.json`);
  return { id, games: whole('games'), count: whole('count'), seed: whole('seed'), out };
}
