/** The commands through the real bundle, in this process, or in one of its own on pipes where that matters. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MatchLog } from '@hortus/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BIN, ended, runHere as hortus, runAlone, start } from './testing/run.ts';

const before = process.cwd();
let dir = '';
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'hortus-cli-'));
  process.chdir(dir);
});
afterAll(() => {
  process.chdir(before);
  rmSync(dir, { recursive: true, force: true });
});

/** Plays a short match to its end and returns the file it is saved in. */
async function playedMatch(): Promise<string> {
  const data = mkdtempSync(join(dir, 'data-'));
  const args = ['play', 'garden', '--seed', 'cli', '--level', 'novice', '--first', 'A'];
  const { status, stdout } = await hortus(args, 'a4\nresign\nyes\n', { HORTUS_DATA: data });
  expect(status).toBe(0);
  expect(stdout).toContain('Novice bot wins: resignation.');
  const [name = ''] = readdirSync(join(data, 'matches'));
  return join(data, 'matches', name);
}

test('play on a pipe: one move per line, no colour, saved after each move, resumed where it stopped', async () => {
  const first = await runAlone(['play', 'garden', '--first', 'A'], 'a4\n');
  expect(first).toMatchObject({ status: 0, stderr: '' });
  expect(first.stdout).not.toContain('\u001b');
  expect(first.stdout).toMatch(/Commitment: [0-9a-f]{64}\n/);
  expect(first.stdout).toMatch(/your move> a4\nYou take a4/);
  const [, file = ''] = /continue with: npx hortus play --resume (\S+)/.exec(first.stdout) ?? [];
  expect(file).toMatch(/^\.hortus\/matches\/garden-[0-9a-f]+\.json$/);
  const again = await runAlone(['play', '--resume', file], 'log\nresign\nyes\nreview\nsave copy.json\n');
  expect(again.status).toBe(0);
  expect(again.stdout).toMatch(/1\. You take a4/);
  expect(again.stdout).toContain('Club bot wins: resignation.');
  expect(readFileSync(join(dir, 'copy.json'), 'utf8')).toBe(readFileSync(join(dir, file), 'utf8'));
  expect((await runAlone(['verify', 'copy.json'])).status).toBe(0);
});

test('verify says what it checked, and which check fails for a tampered log', async () => {
  const file = await playedMatch();
  const text = readFileSync(file, 'utf8');
  const { commitment } = JSON.parse(text) as MatchLog;
  const other = (hex = '') => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);

  const failing = async (name: string, change: (log: MatchLog) => object): Promise<string[]> => {
    const log = JSON.parse(text) as MatchLog;
    const changed = join(dir, `${name}.json`);
    writeFileSync(changed, JSON.stringify({ ...log, ...change(log) }));
    const { status, stdout } = await hortus(['verify', changed, '--json']);
    const { findings } = JSON.parse(stdout) as { findings: { check: string; holds: boolean }[] };
    const failed = findings.filter(({ holds }) => !holds).map(({ check }) => check);
    expect([name, status]).toEqual([name, failed.length > 0 ? 1 : 0]);
    return failed;
  };
  const [whole, foreign, ...failed] = await Promise.all([
    hortus(['verify', file, '--commitment', commitment.toUpperCase()]),
    hortus(['verify', file, '--commitment', other(commitment)]),
    failing('same', () => ({})),
    failing('secret', ({ secret }) => ({ secret: other(secret) })),
    failing('winner', ({ outcome }) => ({ outcome: { ...outcome, winners: [0] } })),
    failing('hash', ({ hash }) => ({ hash: other(hash) })),
    failing('cut', ({ entries }) => ({ entries: entries.slice(0, -1) })),
    failing('move', ({ entries: [first, ...rest] }) => ({
      entries: [{ ...first, moves: [{ kind: 'take', cell: 5 }] }, ...rest],
    })),
  ]);
  expect(whole.status).toBe(0);
  expect(whole.stdout).toContain('The host’s commitment is the one you wrote down.');
  expect(whole.stdout.match(/^ok /gm)).toHaveLength(9);
  expect(whole.stdout).toContain('All 9 checks passed.');
  expect([foreign.status, foreign.stdout.match(/^FAILED/gm)]).toEqual([1, ['FAILED']]);
  const [same, secret, winner, hash, cut, move] = failed;
  expect(same).toEqual([]);
  expect(secret).toEqual(expect.arrayContaining(['secret', 'seal']));
  expect(winner).toEqual(['seal', 'outcome']);
  expect(hash).toEqual(['seal', 'hash']);
  expect(cut).toEqual(['seal', 'end']);
  expect(move).toEqual(['seal', 'replay']);
});

test('verify prints the terms first, and nothing in a log can control the terminal', async () => {
  const file = await playedMatch();
  const { stdout } = await hortus(['verify', file]);
  expect(stdout).toMatch(
    /^agreed {2}Garden of Conspiracy, rules version 1, played by Guest \(a person\) and/,
  );
  expect(stdout).toContain('who starts the first game: A.');
  const log = JSON.parse(readFileSync(file, 'utf8')) as MatchLog;
  const garden = 'Ms Mt Mb Mr / Cs Ct Cb Cr / Ps Pt Pb Pr / Is It Ib Ir';
  const terms = {
    ...log.terms,
    seats: log.terms.seats.map((seat) => ({ ...seat, name: 'Eve\u001b[2J' })),
    options: { ...(log.terms.options as object), garden },
    position: `${garden} top - move X`,
  };
  const bent = join(dir, 'bent.json');
  writeFileSync(bent, JSON.stringify({ ...log, terms, 'x\u001b[2J': 1 }));
  const refused = await hortus(['verify', bent]);
  expect([refused.status, refused.stderr.includes('\u001b')]).toEqual([1, false]);
  writeFileSync(bent, JSON.stringify({ ...log, terms }));
  const [verified, replayed] = await Promise.all([hortus(['verify', bent]), hortus(['replay', bent])]);
  expect(verified.stdout.replace(/\s+/g, ' ')).toContain(`the first garden: ${garden}.`);
  expect(verified.stdout.replace(/\s+/g, ' ')).toContain(`from this position: ${garden} top - move X`);
  expect(replayed.stdout).toContain('Eve·[2J takes a4');
  expect(verified.stdout + replayed.stdout).not.toContain('\u001b');
});

test('replay shows how each game of a match ended, and the one after it', async () => {
  const data = mkdtempSync(join(dir, 'data-'));
  const fixed = 'Ms Mt Mb Mr / Cs Ct Cb Cr / Ps Pt Pb Pr / Is It Ib Ir';
  const args = ['play', 'garden', '--two', '--first', 'A', '--format', 'wins3', '--garden', fixed];
  await hortus(args, 'a2\nd2\nb2\nb4\nb3\nd3\na3\n', { HORTUS_DATA: data });
  const [name = ''] = readdirSync(join(data, 'matches'));
  const { stdout } = await hortus(['replay', join(data, 'matches', name), '--at', '7']);
  const [end = '', fresh = ''] = stdout.split('A fresh garden is laid');
  expect(end).toMatch(/ 3 \S > X < +\S +X +\S/);
  expect(fresh).not.toContain('> X <');
});

test('replay tells a match in sentences and drawings', async () => {
  const file = await playedMatch();
  const entries = (JSON.parse(readFileSync(file, 'utf8')) as MatchLog).entries.length;
  const ask = (...args: string[]) => hortus(['replay', file, ...args]);
  const [text, drawn, dealt, first] = await Promise.all([
    ask('--text'),
    ask('--viewer', '1'),
    ask('--at', '0'),
    ask('--at', '1'),
  ]);
  expect(text.stdout).toMatch(new RegExp(`^1/${entries}  Guest takes a4, `));
  expect(text.stdout).toContain('Novice bot wins: resignation.');
  expect(drawn.stdout.match(/^ 4 /gm)).toHaveLength(entries + 1);
  expect(dealt.stdout).toContain('takes one on the border');
  expect(first.stdout).toContain('> X <');
  const wrong = [ask('--at', '99'), ask('--at', '-1'), ask('--viewer', 'ben'), ask('--viewer', '2')];
  for (const { status, stderr } of await Promise.all(wrong)) {
    expect(status).toBe(2);
    expect(stderr).toMatch(/^hortus: --\w+ takes [^\n]+\n$/);
  }
});

test('mistakes are one clear line, with the nearest word, and exit code 2 or 1', async () => {
  const broken = join(dir, 'broken.json');
  writeFileSync(broken, '{"hortus":"match","format":9}');
  const [page, picture] = [join(dir, 'page.md'), join(dir, 'picture.png')];
  writeFileSync(page, '# Several\n\nlines\n');
  writeFileSync(picture, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0xff]));
  const cases: [string[], number, RegExp][] = [
    [['vrify'], 2, /unknown command 'vrify' .*Did you mean verify\?/],
    [['play', 'gardn'], 2, /no game "gardn"; did you mean garden\?/],
    [['play', '--fromat', 'x'], 2, /unknown option '--fromat' .*--format/],
    [['play', '--format', 'wins4'], 2, /format must be one of .*wins3/],
    [['play', '--level', 'clb'], 2, /no level "clb"; did you mean club\?/],
    [['play', '--as', 'C'], 2, /no place C; known: A, B/],
    [['play', 'gnostica', '--seats', '7'], 2, /is for 2, 3, 4, 5, 6 players, not 7/],
    [['play', 'gnostica', '--seats', '3', '--as', 'D'], 2, /no place D; known: A, B, C/],
    [['play', 'gnostica', '--format', 'wins3'], 2, /Gnostica has no option --format; hortus games/],
    [['play', '--two', '--level', 'club'], 2, /--two seats no bot/],
    [['help', 'vrify'], 2, /no command "vrify"; did you mean verify\?/],
    [['play', '--resume', 'nowhere.json'], 1, /cannot read nowhere\.json: there is no such file/],
    [['verify'], 2, /missing required argument 'file'/],
    [['verify', broken], 1, /format 9; known: 1/],
    [['verify', BIN], 1, /this is not JSON/],
    [['verify', dir], 1, /cannot read .*folder/],
    [['verify', broken, '--commitment', 'abc'], 2, /64 hex digits/],
    [['verify', page], 1, /this is not JSON/],
    [['replay', picture], 1, /this is not JSON/],
    [['deck', 'garden'], 2, /decks are for genesis and worlds-asunder/],
    [['deck', 'genesis', 'nowhere.txt'], 1, /cannot read nowhere\.txt: there is no such file$/m],
    [['deck', 'genesis', dir], 1, /cannot read .*: it is a folder$/m],
    [['deck', 'genesis', picture], 1, /picture\.png is not text in UTF-8/],
    [['deck', 'genesis', '--out', 'nowhere/x'], 1, /cannot write nowhere\/x: there is no such folder$/m],
    [['serve', 'it'], 2, /too many arguments/],
    [['rules', 'gar-mov-99'], 1, /no clause GAR.MOV.99; there are GAR-MOV-1 to GAR-MOV-6/],
    [['rules', 'gar-mvo-4'], 1, /no clause GAR.MVO.4; did you mean GAR-MOV-4\?/],
    [['rules', 'xyzzy'], 1, /no rule mentions "xyzzy"/],
    [['rules', 'row', '--game', 'chess'], 2, /no rules for "chess"; known: cgs, garden/],
    [['rules'], 2, /which rule\?/],
  ];
  const runs = await Promise.all(
    cases.map(async ([args, ...expected]) => ({ args, expected, run: await hortus(args) })),
  );
  for (const { args, expected, run } of runs) {
    const [code, message] = expected;
    expect(run.stderr, args.join(' ')).toMatch(message);
    expect(run.stderr.trimEnd().split('\n'), args.join(' ')).toHaveLength(1);
    expect([run.status, run.stdout], args.join(' ')).toEqual([code, '']);
  }
});

test('games, rules and help', async () => {
  const commands = [
    'play',
    'verify',
    'replay',
    'games',
    'rules',
    'deck',
    'referee',
    'serve',
    'backup',
    'bench',
  ];
  const [json, games, rules, all, data, many, ...help] = await Promise.all([
    hortus(['games', '--json']),
    hortus(['games']),
    hortus(['rules', 'gar-mov-4']),
    hortus(['rules', '--game', 'garden']),
    hortus(['rules', '--game', 'gnostica', 'card', 'data']),
    hortus(['rules', '--game', 'cgs', 'trade', '--limit', '15']),
    ...commands.map((command) => hortus([command, '--help'])),
  ]);
  const levels = ['beginner', 'novice', 'club', 'strong', 'expert', 'perfect'];
  expect(JSON.parse(json.stdout)[0]).toMatchObject({
    id: 'garden',
    seats: [2],
    levels,
    rules: { prefix: 'GAR' },
  });
  expect(games.stdout).toMatch(/^garden {2}Garden of Conspiracy\n {2}players {4}2\n/);
  expect(rules.stdout).toMatch(/^GAR-MOV-4 Every move after the first/);
  expect(all.stdout.match(/^GAR-[A-Z]+-\d+ /gm)).toHaveLength(25);
  expect(data.stdout).toMatch(/^Card data Code = two characters/);
  expect(data.stdout).toContain('\n    | 18 | Moon |');
  expect(many.stdout.match(/^CGS-/gm)).toHaveLength(15);
  expect(help.map(({ status, stdout }) => [status, /^Usage: hortus (\w+)/.exec(stdout)?.[1]])).toEqual(
    commands.map((command) => [0, command]),
  );
});

test('Ctrl-C leaves politely and says how to come back', async () => {
  const child = start(dir, ['play', 'garden', '--first', 'A']);
  const end = ended(child);
  const moved = new Promise<void>((resolve) => {
    child.stdout.on('data', (text: string) => {
      if (text.includes('You take a4')) resolve();
    });
  });
  child.stdin.write('a4\n');
  await Promise.race([moved, end]);
  child.kill('SIGINT');
  const { status, stdout } = await end;
  expect(status).toBe(0);
  expect(stdout).toMatch(/continue with: npx hortus play --resume \S+\n$/);
});

test('deck: the game’s own in every form, read back the same', async () => {
  const csv = await hortus(['deck', 'genesis', '--form', 'csv']);
  expect(csv.status).toBe(0);
  writeFileSync(join(dir, 'own.csv'), csv.stdout);
  const json = await hortus(['deck', 'genesis', 'own.csv', '--form', 'json']);
  expect(json).toMatchObject({ status: 0, stderr: '' });
  expect(JSON.parse(json.stdout).cards).toHaveLength(132);
});

test('deck: every fault with its line, a hint and its clause', async () => {
  writeFileSync(join(dir, 'cards.txt'), 'Red Harbour · vision 4\nDark Lane · covrt 3\nOld Mill · vision 9\n');
  const { status, stderr } = await hortus(['deck', 'genesis', 'cards.txt', '--custom']);
  expect(status).toBe(1);
  expect(stderr).toMatch(/cards\.txt:2:\d+: there is no ability covrt \(.*covert/);
  // Each fault with its line and a caret below it.
  const told = stderr.trim().split('\n');
  expect(told).toHaveLength(6);
  expect(told.filter((line) => /^\s+\| +\^/.test(line))).toHaveLength(2);
  expect(told[3]).toMatch(/^cards\.txt:3/);
  expect(await hortus(['deck', 'genesis', '--out', 'no/such/folder'])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('cannot write'),
  });
});

test('deck: printed as pages of nine', async () => {
  const { status, stdout } = await hortus(['deck', 'worlds-asunder', '--print', '--paper', 'Letter']);
  expect(status).toBe(0);
  expect(stdout.match(/class="page"/g)).toHaveLength(15);
  expect(stdout).toContain('Play any number of cards');
});

test('a deck and custom cards from files are played, and verified by name', async () => {
  const [deck, custom] = [join(dir, 'mine.txt'), join(dir, 'custom.txt')];
  const own = await hortus(['deck', 'genesis']);
  writeFileSync(deck, own.stdout.replace('name: Genesis', 'name: Mine').replace(/^Gale /m, 'Strong Gale '));
  writeFileSync(custom, 'Red Harbour · vision 2\nWandering Sage · maven 3\n');
  const data = mkdtempSync(join(dir, 'data-'));
  const args = ['play', 'genesis', '--deck', deck, '--custom', custom];
  const refused = await hortus(args);
  expect(refused).toMatchObject({ status: 2, stderr: expect.stringContaining('maven is not in force') });
  const typed = 'card strong gale\ncard red harbour\nresign\nyes\n';
  const played = await hortus([...args, '--abilities', 'all'], typed, { HORTUS_DATA: data });
  expect(played.stdout).toContain('Strong Gale: warfare 4.');
  expect(played.stdout).toContain('Red Harbour: vision 2.');
  expect(played.stdout).toContain('Note: the custom cards stay in the void');
  const [name = ''] = readdirSync(join(data, 'matches'));
  const { status, stdout } = await hortus(['verify', join(data, 'matches', name)]);
  expect(status).toBe(0);
  expect(stdout).toMatch(/Mine, 132 cards,\s+[0-9a-f]{64}/);
  expect(stdout).toContain('Red Harbour and Wandering Sage');
});

test('a match names its deck, which is stored beside it by hash; a copy saved elsewhere includes it', async () => {
  const own = await hortus(['deck', 'genesis', '--form', 'json']);
  const text = own.stdout.replace('"Genesis"', '"Mine"').replace('"Gale"', '"Strong Gale"');
  const deck = join(dir, 'content-deck.json');
  writeFileSync(deck, text);
  const data = mkdtempSync(join(dir, 'data-'));
  const saved = join(dir, 'saved.json');
  const env = { HORTUS_DATA: data };
  await hortus(['play', 'genesis', '--deck', deck, '--seed', 'x'], `resign\nyes\nsave ${saved}\nquit\n`, env);
  const [hash = ''] = readdirSync(join(data, 'content'));
  const content = join(data, 'content', hash);
  // A deck that is already in canonical form is stored byte for byte.
  expect(readFileSync(content, 'utf8')).toBe(text);
  expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
  const [name = ''] = readdirSync(join(data, 'matches'));
  const file = join(data, 'matches', name);
  expect(readFileSync(file, 'utf8')).not.toContain('Strong Gale');
  expect(readFileSync(file, 'utf8')).toContain(hash);
  expect(await hortus(['verify', file])).toMatchObject({ status: 0 });
  expect((await hortus(['replay', file, '--text'], '', env)).status).toBe(0);
  const elsewhere = { HORTUS_DATA: mkdtempSync(join(dir, 'data-')) };
  const alone = await hortus(['verify', saved], '', elsewhere);
  expect(alone).toMatchObject({ status: 0, stdout: expect.stringContaining('unchanged (Mine)') });
  expect((await hortus(['replay', saved, '--text'], '', elsewhere)).status).toBe(0);
  const moved = join(dir, 'moved.json');
  writeFileSync(moved, readFileSync(file));
  const missing = await hortus(['verify', moved], '', elsewhere);
  expect(missing.status).toBe(1);
  expect(missing.stdout.replace(/\s+/g, ' ')).toContain(`the content of “Mine” is missing, SHA-256 ${hash}`);
  const lost = await hortus(['replay', moved], '', elsewhere);
  expect(lost).toMatchObject({ status: 1, stderr: expect.stringContaining('“Mine” is missing') });
  writeFileSync(content, text.replace('Strong Gale', 'Weak Gale'));
  const altered = await hortus(['verify', file], '', env);
  expect(altered.status).toBe(1);
  expect(altered.stdout.replace(/\s+/g, ' ')).toContain('the content of “Mine” was altered');
  // Resuming the saved copy stores the content it includes.
  await hortus(['play', '--resume', saved], 'quit\n', elsewhere);
  expect(readdirSync(join(elsewhere.HORTUS_DATA, 'content'))).toEqual([hash]);
  // A forged log with another text under this hash doesn't replace it.
  const other = { HORTUS_DATA: mkdtempSync(join(dir, 'data-')) };
  await hortus(['play', 'genesis', '--seed', 'y'], 'quit\n', other);
  const [plain = ''] = readdirSync(join(other.HORTUS_DATA, 'matches'));
  const log = JSON.parse(readFileSync(join(other.HORTUS_DATA, 'matches', plain), 'utf8'));
  const forged = join(dir, 'forged.json');
  writeFileSync(forged, JSON.stringify({ ...log, contents: [{ name: 'Mine', hash, text: 'forged' }] }));
  await hortus(['play', '--resume', forged], 'quit\n', elsewhere);
  expect(readFileSync(join(elsewhere.HORTUS_DATA, 'content', hash), 'utf8')).toBe(text);
});
