/** `hortus pack` through the real bundle, in this process, or in one of its own where that matters. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ended, ended, runAlone, runHere, start } from '../testing/run.ts';

const before = process.cwd();
let dir = '';
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'hortus-pack-'));
  process.chdir(dir);
});
afterAll(() => {
  process.chdir(before);
  rmSync(dir, { recursive: true, force: true });
});

const pack = (args: readonly string[], input?: string | Uint8Array): Promise<Ended> =>
  runHere(['pack', ...args], input);
const packAlone = (args: readonly string[], input?: string | Uint8Array): Promise<Ended> =>
  runAlone(['pack', ...args], input);
const at = (name: string): string => join(dir, name);
const write = (name: string, text: string | Uint8Array): void => writeFileSync(at(name), text);
const starter = async (): Promise<string> => (await pack(['new', '-'])).stdout;

test('a new pack is sound, and is not written over', async () => {
  expect((await pack(['new', 'mine.txt'])).status).toBe(0);
  const checked = await pack(['check', 'mine.txt']);
  expect(checked).toMatchObject({ status: 0, stderr: '' });
  expect(checked.stdout).toMatch(/My First Pack: 0 errors, 0 findings, 1 allowed\.\nhash [0-9a-f]{64}\n$/);
  expect(await pack(['new', 'mine.txt'])).toMatchObject({
    status: 1,
    stderr: 'hortus: mine.txt already exists\n',
  });
});

test('check points at errors with a caret and exits with 1; with only warnings it exits with 0', async () => {
  const text = await starter();
  write('bad.txt', text.replace('Timber 2', 'Timber -2').replace('turn: 2', 'turns: 2'));
  const bad = await pack(['check', 'bad.txt']);
  expect(bad.status).toBe(1);
  expect(bad.stdout).toContain(
    'bad.txt:11:1: ERR-34: Unknown key "turns". Did you mean "turn"? [CGS-ERR-34]',
  );
  expect(bad.stdout).toContain('|   Timber -2\n     |          ^~');
  expect(bad.stdout).toContain('My First Pack: 2 errors');
  write('warned.txt', text.replace('Timber 2\nEraCosts', 'Timber 2\n  Stone 0\nEraCosts'));
  const warned = await pack(['check', 'warned.txt']);
  expect(warned.status).toBe(0);
  expect(warned.stdout).toContain('LINT-37');
});

test('with --json mistakes and the errors of a pack are JSON too', async () => {
  write('faulty.txt', (await starter()).replace('Timber 2', 'Timber -2'));
  const told = async (...args: readonly string[]): Promise<unknown> => {
    const { status, stdout, stderr } = await pack([...args, '--json']);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    return JSON.parse(stdout);
  };
  const faulty = { error: 'the pack has errors', errors: [{ code: 'ERR-5', line: 28 }], errorCount: 1 };
  expect(await told('stats', 'faulty.txt')).toMatchObject(faulty);
  expect(await told('print', 'faulty.txt', '--out', 'faulty.html')).toMatchObject(faulty);
  expect(await told('check', 'nowhere.txt')).toEqual({
    error: 'cannot read nowhere.txt: there is no such file or folder',
  });
});

test('check gives the same as JSON, and reads what is piped in', async () => {
  const { status, stdout } = await pack(
    ['check', '-', '--json'],
    (await starter()).replace('Roleplay "Comp', 'Roleplay "Kom'),
  );
  expect(status).toBe(1);
  const data = JSON.parse(stdout) as { pack: string; hash?: string; errors: object[]; errorCount: number };
  expect(data).toMatchObject({ pack: 'My First Pack', errorCount: 1 });
  expect(data.errors).toMatchObject([{ code: 'ERR-22', clause: 'CGS-ERR-22', line: 26, severity: 'error' }]);
  expect(data.hash).toBeUndefined();
});

test('a folder of files is one pack; faults name the file', async () => {
  const text = await starter();
  const cut = text.indexOf('# Supports');
  mkdirSync(at('folder'));
  write('folder/1.txt', text.slice(0, cut));
  write('folder/2.txt', text.slice(cut).replace('Stone 2', 'Stone two'));
  write('folder/notes.md', 'not a part of it');
  const { status, stdout } = await pack(['check', 'folder']);
  expect(status).toBe(1);
  expect(stdout).toContain('folder/2.txt:14:9: ERR-3: Text values need quotes: write Stone "two".');
});

test('bytes that aren’t text, and escape sequences, are reported but not echoed', async () => {
  write('bytes.txt', Buffer.concat([Buffer.from('[pack A\u001b[2J]\n'), Buffer.from([0xff, 0xfe, 0x00])]));
  const { status, stdout } = await pack(['check', 'bytes.txt']);
  expect(status).toBe(1);
  expect(stdout).toContain('Bytes that are not UTF-8.');
  expect(stdout).toContain('Control character U+0000.');
  expect(stdout).not.toContain('\u001b');
});

test('with 200,000 bytes that aren’t text, the first hundred faults and a count are reported', async () => {
  write('noise.txt', Buffer.from('\xff\n'.repeat(100_000), 'latin1'));
  const { status, stdout } = await packAlone(['check', 'noise.txt']);
  expect(status).toBe(1);
  expect(stdout.match(/^noise\.txt:\d+:\d+: ERR-/gm)).toHaveLength(100);
  expect(stdout).toMatch(/1\d\d,?\d{3}/);
});

test('stats and print give the count too, including that of a pack in use', async () => {
  write('many.txt', `${await starter()}[card Many 99]\nType "Support"\n${'Hull -1\n'.repeat(500)}`);
  for (const args of [
    ['stats', 'many.txt'],
    ['print', 'many.txt'],
    ['check', '-', '--with', 'many.txt'],
  ])
    expect((await pack(args)).stderr, args.join(' ')).toMatch(/\nThe first 100 of 999 errors are shown\.\n$/);
});

test('an invisible character is shown where the caret points', async () => {
  const { stdout } = await pack(
    ['check', '-'],
    (await starter()).replace('"Competition"', '"Comp\u200betition"'),
  );
  expect(stdout).toContain('| Roleplay "Comp·etition"\n     |               ^\n');
});

test('format leaves alone what it would spoil', async () => {
  const bytes = Buffer.from('[pack  A]\n> \xff\xfe\n', 'latin1');
  write('spoilt.txt', bytes);
  expect(await pack(['format', 'spoilt.txt'])).toMatchObject({
    status: 1,
    stdout: '',
    stderr: 'hortus: cannot format spoilt.txt: it has bytes that are not UTF-8, which would be lost\n',
  });
  expect(readFileSync(at('spoilt.txt'))).toEqual(bytes);
  expect(await pack(['format', '-'], bytes)).toMatchObject({ status: 1, stdout: '' });
});

const page = (name: string): string =>
  readFileSync(new URL(`../../../../docs/${name}`, import.meta.url), 'utf8');

test('check reports the fault of docs/cards.md as the page shows it', async () => {
  const shown = /^```\n(tide\.txt:[\s\S]*?)```$/m.exec(page('cards.md'))![1]!;
  const lines = (await starter()).split('\n').slice(0, 17).join('\n');
  write('tide.txt', `${lines}${'\n'.repeat(11)}[card A 1]\nAdventureCost\n  Hull 1\n`);
  expect((await pack(['check', 'tide.txt'])).stdout).toContain(shown);
});

test('the commands at the start of docs/packs.md run', async () => {
  const block = /^```sh\n([\s\S]*?)```$/m.exec(page('packs.md'))![1]!;
  const commands = [...block.matchAll(/^npx hortus pack ([^#\n]*)/gm)].map(([, args]) =>
    args!.trim().split(' '),
  );
  expect(commands.map(([name]) => name)).toEqual([
    'new',
    'check',
    'format',
    'stats',
    'explain',
    'print',
    'play',
  ]);
  rmSync(at('tide.txt'), { force: true });
  for (const args of commands) expect((await packAlone(args)).status, args.join(' ')).toBe(0);
});

test('format rewrites files in place and leaves formatted ones alone', async () => {
  const text = await starter();
  write('loose.txt', text.replaceAll('\n  Renown 1', '\n\t\tRenown   1'));
  expect(await pack(['format', '--check', 'loose.txt'])).toMatchObject({
    status: 1,
    stdout: 'loose.txt is not formatted\n',
  });
  expect(await pack(['format', 'loose.txt'])).toMatchObject({ status: 0, stdout: 'formatted loose.txt\n' });
  expect(readFileSync(at('loose.txt'), 'utf8')).toBe(text);
  expect(await pack(['format', 'loose.txt'])).toMatchObject({ status: 0, stdout: '' });
  expect((await pack(['format', '-'], '[pack  A]\ngame:g\n')).stdout).toBe('[pack A]\ngame: g\n');
});

test('explain says what a code means, or suggests the nearest', async () => {
  const { status, stdout } = await pack(['explain', 'lint-48']);
  expect(status).toBe(0);
  expect(stdout).toContain('LINT-48: A custom name is probably a misspelt predefined one.');
  expect(await pack(['explain', 'LNIT-48'])).toMatchObject({
    status: 2,
    stderr: 'hortus: there is no code LNIT-48; did you mean LINT-48?\n',
  });
});

test('stats count cards, costs and deals', async () => {
  write('counted.txt', await starter());
  const { status, stdout } = await pack(['stats', 'counted.txt', '--deals', '20']);
  expect(status).toBe(0);
  expect(stdout).toContain('Era First Era: 18 cards of 6 designs; 6 adventures, 12 supports, 0 gold');
  expect(stdout).toContain('20 deals to 2 players');
  expect((await pack(['stats', 'counted.txt', '--deals', 'many'])).status).toBe(2);
  const data = JSON.parse((await pack(['stats', 'counted.txt', '--json'])).stdout) as { era: string }[];
  expect(data[0]!.era).toBe('First Era');
});

test('a session pack is checked with the packs it takes from', async () => {
  write('base.txt', await starter());
  write(
    'session.txt',
    '[pack Evening]\ngame: My Game\ntype: session\ncomponents: 6 adventure, 12 support\neras: One\n\n[era One]\nMy First Pack: First Era\n',
  );
  const alone = await pack(['check', 'session.txt']);
  expect(alone.status).toBe(1);
  expect(alone.stdout).toContain('ERR-36');
  expect((await pack(['check', 'session.txt', '--with', 'base.txt'])).status).toBe(0);
});

test('a pipe may be slow, and need not end', async () => {
  const child = start(dir, ['pack', 'check', '-']);
  const end = ended(child);
  for (const piece of (await starter()).match(/[\s\S]{1,400}/g) ?? []) {
    child.stdin.write(piece);
    await new Promise(setImmediate);
  }
  child.stdin.end();
  expect(await end).toMatchObject({ status: 0, stderr: '' });
  expect(await packAlone(['check', '-'], '#'.repeat(5 << 20))).toMatchObject({
    status: 1,
    stderr: 'hortus: cannot read standard input: it is too large for a pack (the limit is 256 KB)\n',
  });
});

test('a file that can’t be read is reported in one line', async () => {
  expect(await pack(['check', 'nowhere.txt'])).toMatchObject({
    status: 1,
    stderr: 'hortus: cannot read nowhere.txt: there is no such file or folder\n',
  });
});

test('print makes sheets of every copy with backs, or of one era or design', async () => {
  write('printed.txt', await starter());
  const all = await pack(['print', 'printed.txt', '--out', 'sheets.html']);
  expect(all).toMatchObject({ status: 0, stdout: '' });
  expect(all.stderr).toBe(
    'hortus: wrote 18 silver and 0 gold cards to sheets.html; print it from a browser at 100 %\n',
  );
  const html = readFileSync(at('sheets.html'), 'utf8');
  expect(html.match(/<section class="page">/g)).toHaveLength(4);
  expect(html.match(/aria-label="Planks 11"/g)).toHaveLength(3);
  const once = await pack([
    'print',
    'printed.txt',
    '--once',
    '--no-backs',
    '--paper',
    'Letter',
    '--era',
    'First Era',
  ]);
  expect(once.stdout.match(/<section class="page">/g)).toHaveLength(1);
  expect(once.stdout).toContain('215.9mm 279.4mm');
});

test('print refuses what it cannot print, and says which texts are too long', async () => {
  write(
    'long.txt',
    (await starter()).replace(
      '~ Nobody',
      `${'~ All the way there and back again, twice.\n'.repeat(80)}~ Nobody`,
    ),
  );
  const long = await pack(['print', 'long.txt', '--out', 'long.html']);
  expect(long.status).toBe(0);
  expect(long.stderr).toContain('the texts of Old Bridge 1 are too long for the card');
  expect((await pack(['print', 'long.txt', '--paper', 'A3'])).status).toBe(2);
  expect((await pack(['print', 'long.txt', '--era', 'Frist Era'])).stderr).toContain('First Era');
  write('broken.txt', (await starter()).replace('Timber 2', 'Timber -2'));
  expect(await pack(['print', 'broken.txt'])).toMatchObject({ status: 1, stdout: '' });
});

test('a pack is played in the terminal, from a file or a folder', async () => {
  write('played.txt', await starter());
  const file = await pack(['play', 'played.txt', '--seed', 'tide', '--name', 'Anna'], 'quit\n');
  expect(file).toMatchObject({ status: 0, stderr: '' });
  expect(file.stdout).toContain('Card Game System: Anna (A) against Club bot (B)');
  mkdirSync(at('played'));
  write('played/1.txt', await starter());
  const folder = await pack(['play', 'played', '--seed', 'tide', '--two', '--first', 'b'], 'quit\n');
  expect(folder).toMatchObject({ status: 0, stderr: '' });
  expect(folder.stdout).toContain('A against B');
  const [kept] = readdirSync(at('.hortus/matches'));
  const log = JSON.parse(readFileSync(at(`.hortus/matches/${kept}`), 'utf8')) as {
    terms: { packs: Record<string, string>; options: { pack: { hash: string } } };
  };
  expect(log.terms.packs).toEqual({ pack: log.terms.options.pack.hash });
});

test('with --json every reply of a match is one line that says what can be typed next', async () => {
  write('spoken.txt', await starter());
  const { status, stdout } = await pack(
    ['play', 'spoken.txt', '--seed', 'tide', '--name', 'Anna', '--json'],
    'nonsense\nquit\n',
  );
  const said = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { text: string; prompt?: string; words?: string[] });
  expect(status).toBe(0);
  expect(said[0]?.text).toBe('Card Game System: Anna (A) against Club bot (B)');
  const asked = said.filter(({ prompt }) => prompt === 'your move> ');
  expect(asked.length).toBeGreaterThan(1);
  expect(asked[0]?.words).toContain('quit');
  expect(asked[1]?.text).toContain('help');
  expect(said.at(-1)?.text).toMatch(/^The match is saved in /);
  write('unsound.txt', (await starter()).replace('Timber 2', 'Timber -2'));
  const faulty = await pack(['play', 'unsound.txt', '--json']);
  expect(JSON.parse(faulty.stdout)).toMatchObject({
    error: 'the pack has errors',
    errors: [{ code: 'ERR-5', line: 28 }],
    errorCount: 1,
  });
  expect(faulty.status).toBe(1);
});

test('a pack that is piped in can be played; without a terminal nobody makes a move', async () => {
  const text = await starter();
  const piped = async (input: string): Promise<Ended> => {
    const child = start(dir, ['pack', 'play', '-', '--seed', 'tide', '--name', 'Anna'], {}, true);
    const end = ended(child);
    child.stdin.end(input);
    return end;
  };
  const played = await piped(text);
  expect(played).toMatchObject({ status: 0, stderr: '' });
  expect(played.stdout).toContain('Card Game System: Anna (A) against Club bot (B)');
  const wrong = await piped(text.replace('Timber 2', 'Timber -2'));
  expect(wrong.status).toBe(1);
  expect(wrong.stdout).toMatch(/^stdin:\d+:\d+: ERR-/m);
});

test('a session of several packs can be played; packs it doesn’t need are left out', async () => {
  write('base.txt', await starter());
  write(
    'evening.txt',
    '[pack Evening]\ngame: My Game\ntype: session\ncomponents: 6 adventure, 12 support\neras: One\n\n[era One]\nMy First Pack: First Era\n',
  );
  const alone = await pack(['play', 'evening.txt'], 'quit\n');
  expect(alone.status).toBe(1);
  expect(alone.stdout).toContain('Era "One" names pack "My First Pack", which is not available.');
  write(
    'gulls.txt',
    '[pack Gulls]\ngame: G\ntype: booster\ncomponents: 1 support\n[card Gull 1]\nType "Support"\n',
  );
  const played = await pack(
    ['play', 'evening.txt', '--with', 'gulls.txt', '--with', 'base.txt', '--seed', 'x'],
    'quit\n',
  );
  expect(played).toMatchObject({ status: 0, stderr: '' });
});

test('a pack with errors is reported as check does, and isn’t played', async () => {
  write('misspelt.txt', (await starter()).replace('Type "Support"\nAff', 'Type "Support"\nFreze "Yes"\nAff'));
  const misspelt = await pack(['play', 'misspelt.txt'], 'quit\n');
  expect(misspelt.status).toBe(1);
  expect(misspelt.stdout).toContain('LINT-48: "Freze" is probably a misspelt "Freeze".');
  expect(misspelt.stdout).toContain('My First Pack: 1 error');
  write(
    'gulls.txt',
    '[pack Gulls]\ngame: G\ntype: booster\ncomponents: 1 support\n[card Gull 1]\nType "Support"\n',
  );
  const booster = await pack(['play', 'gulls.txt'], '');
  expect(booster).toMatchObject({ status: 1 });
  expect(booster.stderr).toContain('This pack has no eras of its own.');
  expect((await pack(['play', 'misspelt.txt', '--level', 'genius'])).status).toBe(1);
  write('good.txt', await starter());
  expect((await pack(['play', 'good.txt', '--level', 'genius'])).status).toBe(2);
  expect((await pack(['play', 'good.txt', '--seats', '5'])).status).toBe(2);
});

test('new, format and print say what they did as JSON', async () => {
  expect(JSON.parse((await pack(['new', 'fresh.txt', '--json'])).stdout)).toEqual({ wrote: 'fresh.txt' });
  expect(JSON.parse((await pack(['format', 'fresh.txt', '--json'])).stdout)).toEqual({ changed: [] });
  const printed = await pack(['print', 'fresh.txt', '--out', 'fresh.html', '--json']);
  expect(JSON.parse(printed.stdout)).toEqual({ out: 'fresh.html', silver: 18, gold: 0, cut: [] });
  expect((await pack(['print', 'fresh.txt', '--json'])).status).toBe(2);
});
