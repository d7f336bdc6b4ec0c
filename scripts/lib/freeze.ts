/**
 * Freezes the present rules of a game: rules and players in one file that needs none of our other code, with logs
 * that it must always replay and a manifest that shows whether anybody has edited it (docs/changing-a-rule.md).
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Players } from '@hortus/bots';
import {
  FastLuck,
  type Game,
  Match,
  type MatchLog,
  moveList,
  packsOf,
  parseLog,
  type Seat,
  seatsOf,
  secretFromSeed,
  verify,
} from '@hortus/kernel';
import { readJson, root } from './paths.mjs';

export interface Manifest {
  readonly game: string;
  readonly rulesVersion: number;
  /** Of `players.js` and `logs.json`. */
  readonly sha256: Readonly<Record<string, string>>;
  /** The third-party packages that it imports, with their versions. */
  readonly imports: Readonly<Record<string, string>>;
}

const CODE = 'players.js';
const LOGS = 'logs.json';
const MANIFEST = 'version.json';

const TYPES = `/** What players.js exports. */
import type { Players } from '@hortus/bots';

export declare const players: Players;
`;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** `@noble/hashes/sha2.js` belongs to `@noble/hashes`. */
const packageOf = (id: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? id;

/** The game's players with everything of ours they import; third-party packages stay imports. */
async function bundled(gameFolder: string): Promise<{ code: string; imports: string[] }> {
  const { rolldown } = await import('rolldown');
  const built = await rolldown({
    cwd: root,
    input: join(gameFolder, 'players', 'index.ts'),
    platform: 'neutral',
    external: (id, importer) => importer !== undefined && !/^[./#]/.test(id) && !id.startsWith('@hortus/'),
    moduleTypes: { '.md': 'text', '.txt': 'text' },
    logLevel: 'silent',
  });
  try {
    const { output } = await built.generate({
      format: 'esm',
      exports: 'named',
      codeSplitting: false,
      comments: { legal: true, annotation: true, jsdoc: false },
    });
    const [{ code, imports }] = output;
    return { code, imports: [...new Set(imports.map(packageOf))].sort() };
  } finally {
    await built.close();
  }
}

export const loadFrozen = async (folder: string): Promise<Players> =>
  ((await import(pathToFileURL(join(folder, CODE)).href)) as { readonly players: Players }).players;

/** Writes `OUT/N`; what is frozen already must come out the same. */
export async function freeze(gameFolder: string, out = join(gameFolder, 'versions')): Promise<Manifest> {
  const { code, imports } = await bundled(gameFolder);
  const id = readJson(join(gameFolder, 'package.json')).name.replace('@hortus/', '');
  const rulesVersion = Number(
    /rulesVersion: (\d+)/.exec(readFileSync(join(gameFolder, 'src', 'index.ts'), 'utf8'))?.[1],
  );
  const folder = join(out, String(rulesVersion));
  const text = `// Version ${rulesVersion} of the rules of ${id}, frozen with its players. Nobody edits this file: ${MANIFEST} has its hash.\n${code}`;
  if (existsSync(join(folder, CODE)) && readFileSync(join(folder, CODE), 'utf8') !== text)
    throw new Error(
      `${id} has a frozen version ${rulesVersion} already, and its rules are others now: raise rulesVersion`,
    );
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, CODE), text);
  writeFileSync(join(folder, 'players.d.ts'), TYPES);
  const { game } = await loadFrozen(folder);
  if (game.id !== id || game.rulesVersion !== rulesVersion)
    throw new Error(
      `this is ${game.id} with rules ${game.rulesVersion}, not ${id} with rules ${rulesVersion}`,
    );
  const logs = `${JSON.stringify(sampleLogs(game))}\n`;
  writeFileSync(join(folder, LOGS), logs);
  const manifest: Manifest = {
    game: id,
    rulesVersion,
    sha256: { [CODE]: sha256(text), [LOGS]: sha256(logs) },
    imports: Object.fromEntries(
      imports.map((name) => [name, readJson(join(root, 'node_modules', name, 'package.json')).version]),
    ),
  };
  writeFileSync(join(folder, MANIFEST), `${JSON.stringify(manifest, undefined, 2)}\n`);
  return manifest;
}

/** Everything that's wrong with a frozen version. */
export async function frozenFaults(folder: string): Promise<string[]> {
  const manifest: Manifest = readJson(join(folder, MANIFEST));
  const edited = Object.entries(manifest.sha256)
    .filter(([file, hash]) => sha256(readFileSync(join(folder, file), 'utf8')) !== hash)
    .map(([file]) => `${file} was edited`);
  if (edited.length > 0) return edited;
  const { game } = await loadFrozen(folder);
  const faults: string[] = [];
  if (game.id !== manifest.game || game.rulesVersion !== manifest.rulesVersion)
    faults.push(`it is ${game.id} with rules ${game.rulesVersion}`);
  const logs = readJson(join(folder, LOGS)) as MatchLog[];
  if (logs.length === 0) faults.push('no log shows that it still plays as it did');
  for (const one of logs) {
    const log = parseLog(JSON.stringify(one));
    if (!log.ok) faults.push(...log.fault.map(({ message }) => `${one.terms.id}: ${message}`));
    else
      for (const { check, holds, detail } of verify(game, log.value))
        if (!holds) faults.push(`${one.terms.id}: ${check}: ${detail}`);
  }
  return faults;
}

/** After this many moves everyone who is asked resigns. */
const MOST_MOVES = 120;

/** A finished random match for each number of seats that the default options allow. */
function sampleLogs(game: Game): MatchLog[] {
  const usual = game.parseOptions({}, game.seats[0] ?? 2);
  if (!usual.ok) throw new Error(usual.fault.map(({ message }) => message).join('; '));
  return game.seatsFor(usual.value).map((count) => sampleLog(game, count));
}

function sampleLog(game: Game, count: number): MatchLog {
  const name = `${game.id} ${game.rulesVersion}, ${count} seats`;
  const seats = Array.from({ length: count }, (_, i) => ({ name: `seat ${i}`, kind: 'bot' as const }));
  const terms = {
    id: name,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: {},
    packs: packsOf(game, {}, count),
    seats,
  };
  const begun = Match.begin(game, terms, [], secretFromSeed(name));
  if (!begun.ok) throw new Error(begun.fault.map(({ message }) => message).join('; '));
  const match: Match = begun.value;
  const luck = new FastLuck(count);
  const list = moveList(game);
  while (!match.over) {
    const [seat = 0] = seatsOf(match.toAct);
    const moves = match.seq < MOST_MOVES ? game.legal(match.state, seat, list) : 0;
    const move = moves > 0 ? list[luck.below(moves)] : game.moves.kinds.resign?.make({});
    const played = match.submit({ seat: seat as Seat, moves: [move as number] });
    if (!played.ok) throw new Error(`${name}: ${played.fault.code} at ${match.seq}`);
  }
  return match.log();
}

/** What keeps today's board from showing a former version: other kinds of moves or events, other views. */
export function lookFaults(former: Game, now: Game): string[] {
  const views = (game: Game): string => {
    const options = game.parseOptions({}, game.seats[0] ?? 2);
    if (!options.ok) return '';
    const state = game.create(options.value, game.seats[0] ?? 2);
    game.setup(state, new FastLuck(1));
    return shapeOf(game.view(state, 0));
  };
  const kinds = ({ names, kinds }: Pick<Game['events'], 'names' | 'kinds'>): string =>
    names.map((name) => `${name}(${Object.keys(kinds[name]?.get ?? {}).join(' ')})`).join(' ');
  return [
    kinds(former.moves) === kinds(now.moves) ? [] : 'other kinds of moves',
    kinds(former.events) === kinds(now.events) ? [] : 'other kinds of events',
    views(former) === views(now) ? [] : 'other views',
  ].flat();
}

/** The names in a view, without its values. */
const shapeOf = (value: unknown): string => {
  if (Array.isArray(value)) return `[${shapeOf(value[0])}]`;
  if (typeof value !== 'object' || value === null) return '';
  return `{${Object.entries(value)
    .map(([name, one]) => `${name}:${shapeOf(one)}`)
    .sort()
    .join()}}`;
};
