/** `hortus pack` in German: every subcommand through the real bundle, with the exit codes of the English ones. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STARTER } from '@hortus/cards/language';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ended, runAlone, runHere } from '../testing/run.ts';
import { packWords } from '../words/index.ts';

const { say } = await packWords('de');

const before = process.cwd();
let dir = '';
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'hortus-paket-'));
  process.chdir(dir);
});
afterAll(() => {
  process.chdir(before);
  rmSync(dir, { recursive: true, force: true });
});

const GERMAN = { LC_MESSAGES: 'de_DE.UTF-8' };

const run = (args: readonly string[], env: NodeJS.ProcessEnv, input?: string): Promise<Ended> =>
  runHere(['pack', ...args], input, env);
const paket = (...args: readonly string[]): Promise<Ended> => run(args, GERMAN);
const write = (name: string, text: string | Uint8Array): void => writeFileSync(join(dir, name), text);
const FAULTY = STARTER.replace('Timber 2', 'Timber -2').replace('turn: 2', 'turns: 2');

test('new', async () => {
  expect(await paket('new', 'neu.txt')).toEqual({
    status: 0,
    stderr: '',
    stdout: 'neu.txt geschrieben; prüfen mit: npx hortus pack check neu.txt\n',
  });
  expect(readFileSync(join(dir, 'neu.txt'), 'utf8')).toBe(STARTER);
  expect(await paket('new', 'neu.txt')).toMatchObject({
    status: 1,
    stderr: 'hortus: neu.txt gibt es schon\n',
  });
  expect(await paket('new', 'nirgends/neu.txt')).toMatchObject({
    status: 1,
    stderr: 'hortus: nirgends/neu.txt lässt sich nicht schreiben: diesen Ordner gibt es nicht\n',
  });
});

test('check: faults with a caret, allowances and the count', async () => {
  write('gut.txt', STARTER);
  const good = await paket('check', 'gut.txt');
  expect(good).toMatchObject({ status: 0, stderr: '' });
  expect(good.stdout).toMatch(
    /^erlaubt: LINT-31 Keine goldene Karte für North, South\. \(a first pack has no gold cards\)\nMy First Pack: 0 Fehler, 0 Meldungen, 1 erlaubt\.\nHash [0-9a-f]{64}\n$/,
  );
  write('falsch.txt', FAULTY);
  const bad = await paket('check', 'falsch.txt');
  expect(bad).toMatchObject({ status: 1, stderr: '' });
  expect(bad.stdout).toContain(
    'falsch.txt:11:1: ERR-34: Unbekannte Angabe „turns“. Ist „turn“ gemeint? [CGS-ERR-34]\n  11 | turns: 2\n     | ^~~~~\n',
  );
  expect(bad.stdout).toContain('|   Timber -2\n     |          ^~');
  expect(bad.stdout).toContain('My First Pack: 2 Fehler, 1 Meldung, 1 erlaubt.\n');
  write('viele.txt', `${STARTER}[card Many 99]\nType "Support"\n${'Hull -1\n'.repeat(500)}`);
  expect((await paket('check', 'viele.txt')).stdout).toContain(
    '\nGezeigt sind die ersten 100 von 999 Fehlern.\n',
  );
  expect(await paket('check', 'nirgends.txt')).toMatchObject({
    status: 1,
    stderr: 'hortus: nirgends.txt lässt sich nicht lesen: diese Datei oder diesen Ordner gibt es nicht\n',
  });
});

test('--language decides, and programs get English unless they ask', async () => {
  write('falsch.txt', FAULTY);
  const messages = async (args: readonly string[], env: NodeJS.ProcessEnv): Promise<string[]> => {
    const { status, stdout } = await run(['check', 'falsch.txt', '--json', ...args], env);
    expect(status).toBe(1);
    const { errors } = JSON.parse(stdout) as { errors: { code: string; message: string }[] };
    expect(errors.map(({ code }) => code)).toEqual(['ERR-34', 'ERR-5']);
    return errors.map(({ message }) => message);
  };
  const english = await messages([], {});
  expect(english[0]).toBe('Unknown key "turns". Did you mean "turn"?');
  expect(await messages([], GERMAN)).toEqual(english);
  expect((await messages(['--language', 'de'], {}))[0]).toBe(
    'Unbekannte Angabe „turns“. Ist „turn“ gemeint?',
  );
  expect((await run(['check', 'falsch.txt', '--language', 'en'], GERMAN)).stdout).toContain('2 errors');
  expect((await run(['check', 'falsch.txt', '--language', 'de'], {})).stdout).toContain('2 Fehler');
  expect(await paket('check', 'falsch.txt', '--language', 'fr')).toMatchObject({
    status: 2,
    stderr: 'hortus: --language kennt en, de\n',
  });
});

test('format', async () => {
  write('lose.txt', STARTER.replaceAll('\n  Renown 1', '\n\t\tRenown   1'));
  expect(await paket('format', '--check', 'lose.txt')).toEqual({
    status: 1,
    stdout: 'lose.txt ist nicht aufgeräumt\n',
    stderr: '',
  });
  expect(await paket('format', 'lose.txt')).toMatchObject({ status: 0, stdout: 'lose.txt aufgeräumt\n' });
  write('bytes.txt', Buffer.from('[pack  A]\n> \xff\n', 'latin1'));
  expect(await paket('format', 'bytes.txt')).toMatchObject({
    status: 1,
    stderr: 'hortus: bytes.txt lässt sich nicht aufräumen: Bytes, die kein UTF-8 sind, gingen verloren\n',
  });
});

test('explain', async () => {
  const { status, stdout } = await runAlone(['pack', 'explain', 'lint31'], '', GERMAN);
  expect(status).toBe(0);
  expect(stdout).toContain('LINT-31: Häuser sind ungleich, oder eins hat keine goldene Karte.\n');
  expect(stdout).toMatch(/\n\nSo nicht:\n {2}\[card .*\n[\s\S]*\n\nSo:\n {2}\[card /);
  expect(await paket('explain', 'LNIT-48')).toMatchObject({
    status: 2,
    stderr: 'hortus: den Code LNIT-48 gibt es nicht; ist LINT-48 gemeint?\n',
  });
});

test('stats', async () => {
  write('gut.txt', STARTER);
  const { status, stdout } = await paket('stats', 'gut.txt', '--deals', '20');
  expect(status).toBe(0);
  expect(stdout).toContain(
    'Ära First Era: 18 Karten nach 6 Entwürfen; 6 Abenteuer, 12 Unterstützungen, 0 golden\n',
  );
  expect(stdout).toMatch(/^ +Kosten +Mittel +Errungenschaften +Ärenkosten +Ärenmittel$/m);
  expect(stdout).toMatch(/^ {2}20-mal an 2 Spieler gegeben:\n.*: alle \d+,\d %, /m);
  expect(await paket('stats', 'gut.txt', '--deals', 'viele')).toMatchObject({
    status: 2,
    stderr: 'hortus: --deals braucht eine ganze Zahl von 1 bis 100.000\n',
  });
  write('falsch.txt', FAULTY);
  expect((await paket('stats', 'falsch.txt')).stderr).toMatch(
    /^hortus: das Paket hat Fehler:\nfalsch\.txt:11:/,
  );
});

test('print', async () => {
  write('gut.txt', STARTER);
  expect(await paket('print', 'gut.txt', '--out', 'bogen.html')).toEqual({
    status: 0,
    stdout: '',
    stderr:
      'hortus: 18 silberne und 0 goldene Karten nach bogen.html geschrieben; im Browser mit 100 % drucken\n',
  });
  expect(readFileSync(join(dir, 'bogen.html'), 'utf8')).toContain('<html lang="de">');
  expect(await paket('print', 'gut.txt', '--era', 'Frist Era')).toMatchObject({
    status: 2,
    stderr: 'hortus: das Paket hat keine Ära „Frist Era“; ist First Era gemeint?\n',
  });
});

test('play: what is wrong with the pack; the match itself is that of hortus play', async () => {
  write('falsch.txt', FAULTY);
  const bad = await paket('play', 'falsch.txt');
  expect(bad.status).toBe(1);
  expect(bad.stdout).toContain('My First Pack: 2 Fehler');
  write(
    'moewen.txt',
    '[pack M]\ngame: G\ntype: booster\ncomponents: 1 support\n[card Gull 1]\nType "Support"\n',
  );
  expect(await paket('play', 'moewen.txt')).toMatchObject({
    status: 1,
    stderr: `hortus: ${say('web.cgs.setup.no-era')}\n`,
  });
  write('gut.txt', STARTER);
  const played = await run(['play', 'gut.txt', '--seed', 'tide', '--name', 'Anna'], GERMAN, 'quit\n');
  expect(played).toMatchObject({ status: 0, stderr: '' });
  expect(played.stdout).toContain('Card Game System: Anna (A) against Club bot (B)');
});
