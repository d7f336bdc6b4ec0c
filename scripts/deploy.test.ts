/** The files in deploy/ name what is there. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/paths.mjs';

const unit = readFileSync(join(root, 'deploy/hortus.service'), 'utf8');
const container = readFileSync(join(root, 'deploy/Containerfile'), 'utf8');
const running = readFileSync(join(root, 'docs/running.md'), 'utf8');

test('the systemd unit is well-formed, and starts a file that is there with settings that are documented', () => {
  const lines = unit.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(lines.filter((line) => !/^(?:\[(?:Unit|Service|Install)\]|[A-Z][A-Za-z]+=.+)$/.test(line))).toEqual(
    [],
  );
  const program = /^ExecStart=\/usr\/bin\/node (\S+) serve$/m.exec(unit)?.[1] ?? '';
  expect(existsSync(join(root, program))).toBe(true);
  for (const [, name = ''] of unit.matchAll(/^Environment=(\w+)=/gm))
    if (name !== 'NODE_ENV') expect(running).toContain(`\`${name}\``);
});

const { status } = spawnSync('systemd-analyze', ['--version']);

test.skipIf(status !== 0)('systemd knows every line of the unit', () => {
  const { stderr } = spawnSync('systemd-analyze', ['verify', join(root, 'deploy/hortus.service')], {
    encoding: 'utf8',
  });
  // Whether this machine has Node in /usr/bin is no concern of the file's.
  expect(stderr.split('\n').filter((line) => /hortus\.service:\d+: /.test(line))).toEqual([]);
});

test('the container file has only instructions, and starts and builds with files that are there', () => {
  const lines = container.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const known = /^(?:FROM|WORKDIR|COPY|RUN|USER|ENV|VOLUME|EXPOSE|STOPSIGNAL|HEALTHCHECK|CMD) \S/;
  expect(lines.filter((line) => !known.test(line))).toEqual([]);
  const [, command = '[]'] = /^CMD (.+)$/m.exec(container) ?? [];
  const [node, program] = JSON.parse(command) as string[];
  expect([node, existsSync(join(root, program ?? ''))]).toEqual(['node', true]);
  expect(existsSync(join(root, /node (deploy\/\S+)/.exec(container)?.[1] ?? 'none'))).toBe(true);
});
