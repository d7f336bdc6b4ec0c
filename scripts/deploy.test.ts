/** The files in deploy/ name only what exists, and what they start is allowed to do its work. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { socketBases } from '../packages/server/src/postgres/socket-folder.ts';
import { runNode } from './lib/children.mjs';
import { root } from './lib/paths.mjs';
import { apart, asUnit, CLONE, hasNamespaces, here, Unit } from './lib/unit.ts';
import { written } from './setup.mjs';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const UNITS = ['deploy/hortus.service', 'deploy/hortus-build.service'];
const [serving, building] = UNITS.map((path) => new Unit(read(path))) as [Unit, Unit];
const container = read('deploy/Containerfile');
const running = read('docs/running.md');

test.each(UNITS)('%s is well-formed, and starts a file that is there with documented settings', (path) => {
  const lines = read(path)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  expect(lines.filter((line) => !/^(?:\[(?:Unit|Service|Install)\]|[A-Z][A-Za-z]+=.*)$/.test(line))).toEqual(
    [],
  );
  const unit = new Unit(read(path));
  const program = /^\/usr\/bin\/node (\S+)(?: serve)?$/.exec(unit.one('ExecStart') ?? '')?.[1] ?? '';
  expect([program, existsSync(join(root, program)), unit.one('WorkingDirectory')]).toEqual([
    program,
    true,
    CLONE,
  ]);
  for (const name of Object.keys(unit.environment))
    if (/^HO|^PORT/.test(name)) expect(running).toContain(`\`${name}\``);
});

const { status } = spawnSync('systemd-analyze', ['--version']);

test.skipIf(status !== 0)('systemd knows every line of the units', () => {
  const paths = UNITS.map((path) => join(root, path));
  const { stderr } = spawnSync('systemd-analyze', ['verify', ...paths], { encoding: 'utf8' });
  // Complaints about this machine, such as no Node in /usr/bin, don't matter.
  expect(stderr.split('\n').filter((line) => /hortus\S*\.service:\d+: /.test(line))).toEqual([]);
});

test('everything that is written at a start, the first one too, is writable for the unit that writes it', () => {
  // Installing and building, before each start.
  for (const line of ['Wants', 'After'])
    expect(serving.one(line)?.split(' ')).toContain('hortus-build.service');
  for (const path of written)
    expect([path, building.isWritable(join(CLONE, relative(root, path)))]).toEqual([path, true]);
  // The service's user has no home folder where npm could keep its cache.
  expect(building.isWritable(building.environment.npm_config_cache ?? '')).toBe(true);
  // systemd refuses to start a unit if a folder it should open doesn't exist; it creates these itself.
  for (const unit of [serving, building])
    for (const path of unit.all('ReadWritePaths')) expect(path).toBe(CLONE);
  // Serving.
  expect(serving.isWritable(serving.environment.HORTUS_DATA ?? '')).toBe(true);
  expect(serving.isWritable(CLONE)).toBe(false);
});

test('a start that failed, or a build before it, is tried again until it works', () => {
  expect(serving.one('Restart')).toBe('on-failure');
  // With Requires= a failed build would leave the server stopped: nothing restarts what was never started.
  expect(serving.one('Requires')).toBeUndefined();
  for (const unit of [serving, building]) expect(unit.one('StartLimitIntervalSec')).toBe('0');
});

test('the database’s socket is where commands of the same user see it', () => {
  const [runtime] = serving.folders.runtime;
  expect(socketBases({ RUNTIME_DIRECTORY: `${runtime}:/run/other` })[0]).toBe(runtime);
  expect(socketBases({})[0]).toBe(tmpdir());
  expect(serving.one('RuntimeDirectoryMode')).toBe('0700');
});

test('the page for operators names the user and the folder of the unit', () => {
  const operating = read('docs/operating.md');
  expect(operating).toContain(`sudo -u ${serving.one('User')}`);
  expect(operating).toContain(`HORTUS_DATA=${serving.environment.HORTUS_DATA}`);
});

test.skipIf(!hasNamespaces())(
  'as the unit has it, a server starts on a clone it may not write to, and commands beside it find its database',
  async () => {
    const built = await runNode([join(root, 'deploy/build.mjs')], { cwd: root, stdio: 'pipe' });
    expect([built.code, built.output]).toEqual([0, expect.anything()]);
    // Short enough for a socket, wherever TMPDIR is.
    const top = mkdtempSync('/tmp/hortus-unit-');
    onTestFinished(() => rmSync(top, { recursive: true, force: true }));
    const machine = { clone: root, top };
    const { state, runtime } = serving.folders;
    for (const path of ['/tmp', ...state, ...runtime]) mkdirSync(here(machine, path), { recursive: true });
    const hortus = join(root, 'packages/cli/bin/hortus.mjs');
    const { HORTUS_WEB: _web, DATABASE_URL: _url, ...env } = process.env;
    const command = [process.execPath, hortus, 'serve'];
    const server = asUnit(
      new Unit(read('deploy/hortus.service').replace(/^Environment=PORT=.*$/m, 'Environment=PORT=0')),
      machine,
      command,
      env,
    );
    try {
      let said = '';
      for (const stream of [server.stdout, server.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => {
          said += text;
        });
      await Promise.race([
        once(server, 'exit').then(() => expect(said).toBe('a server that goes on')),
        (async () => {
          while (!said.includes('Hortus is at')) await once(server.stdout, 'data');
        })(),
      ]);
      const data = here(machine, serving.environment.HORTUS_DATA ?? '');
      const file = join(top, 'backup');
      const beside = { ...env, HORTUS_DATA: data };
      const backup = await runNode([hortus, 'backup', file], { env: beside, stdio: 'pipe' });
      expect([backup.code, backup.output]).toEqual([0, expect.stringContaining('rows')]);
      expect(statSync(file).size).toBeGreaterThan(0);
      // Where the folder of its socket can't be seen, a command says so.
      const blind = apart(
        { hidden: [here(machine, runtime[0] ?? '')], fixed: [] },
        [process.execPath, hortus, 'backup', file],
        beside,
      );
      let told = '';
      blind.stderr.setEncoding('utf8').on('data', (text: string) => {
        told += text;
      });
      expect((await once(blind, 'close'))[0]).toBe(1);
      expect(told).toMatch(/is running .* can't be seen from here/);
    } finally {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
    }
  },
);

test('the container file has only instructions, and starts and builds with files that are there', () => {
  const lines = container.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const known = /^(?:FROM|WORKDIR|COPY|RUN|USER|ENV|VOLUME|EXPOSE|STOPSIGNAL|HEALTHCHECK|CMD) \S/;
  expect(lines.filter((line) => !known.test(line))).toEqual([]);
  const [, command = '[]'] = /^CMD (.+)$/m.exec(container) ?? [];
  const [node, program] = JSON.parse(command) as string[];
  expect([node, existsSync(join(root, program ?? ''))]).toEqual(['node', true]);
  expect(existsSync(join(root, /node (deploy\/\S+)/.exec(container)?.[1] ?? 'none'))).toBe(true);
});

test('nothing has to be built again because an image keeps no fractions of seconds', () => {
  const [, steps = ''] = /^RUN (find .+)$/m.exec(container) ?? [];
  const whole = /^find (\S+) -type f -exec touch -d 2000-01-01 \{\} \+$/;
  expect(steps.split(' && ').map((step) => whole.exec(step)?.[1] ?? step)).toEqual([
    '.',
    'npm ci --no-audit --no-fund',
    'node scripts/run.mjs setup',
    // What setting up has written, the only file that building reads besides the sources.
    'packages/*/generated',
    'node deploy/build.mjs',
  ]);
});

test.each([
  [200, 0],
  [503, 1],
])('the container’s own check, on whatever port it serves: %i is %i', async (status, code) => {
  const [, command = '[]'] = /^HEALTHCHECK .*CMD (.+)$/m.exec(container) ?? [];
  const [, ...args] = JSON.parse(command) as string[];
  const asked: (string | undefined)[] = [];
  const server = createServer(({ url }, answer) => {
    asked.push(url);
    answer.writeHead(status).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const env = { ...process.env, PORT: String(port) };
  const checked = await runNode(args, { env, stdio: 'pipe' });
  server.close();
  expect([checked.code, asked]).toEqual([code, ['/health']]);
});
