import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { findBinaries, packageFolder } from './binaries.ts';

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  return { ...fs, symlinkSync: vi.fn(fs.symlinkSync) };
});

const top = mkdtempSync(join(tmpdir(), 'hortus-binaries-'));
afterAll(() => rmSync(top, { recursive: true, force: true }));

/** The npm package as it is when its script has not run: no links between its libraries. */
function packageWithoutLinks(): string {
  const from = packageFolder();
  const to = mkdtempSync(join(top, 'package-'));
  const files = [
    'package.json',
    'native/pg-symlinks.json',
    'native/bin/postgres',
    'native/bin/initdb',
    'native/bin/pg_ctl',
    ...readdirSync(join(from, 'native/lib')).map((name) => `native/lib/${name}`),
  ];
  for (const file of files) {
    if (!lstatSync(join(from, file)).isFile()) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    try {
      linkSync(join(from, file), join(to, file));
    } catch {
      copyFileSync(join(from, file), join(to, file));
    }
  }
  return to;
}

test('the links between the libraries are made where they are missing, and the program runs', () => {
  const folder = packageWithoutLinks();
  const program = join(folder, 'native/bin/postgres');
  expect(() => execFileSync(program, ['--version'], { stdio: 'pipe' })).toThrow();
  const { major, libraries } = findBinaries(folder, join(top, 'spare'));
  expect(libraries).toBeUndefined();
  expect(String(execFileSync(program, ['--version']))).toContain(`PostgreSQL) ${major}.`);
  expect(readlinkSync(join(folder, 'native/lib/libpq.so.5'))).toMatch(/^libpq\.so\.5\.\d+$/);
  findBinaries(folder, join(top, 'spare'));
});

test('where the package may not be written to, the links are made elsewhere', () => {
  const folder = packageWithoutLinks();
  const make = vi.mocked(symlinkSync).getMockImplementation();
  vi.mocked(symlinkSync).mockImplementation((source, target) => {
    if (String(target).startsWith(folder)) throw Object.assign(new Error('read-only'), { code: 'EROFS' });
    make?.(source, target);
  });
  for (let twice = 0; twice < 2; twice++) {
    const { postgres, libraries } = findBinaries(folder, join(top, 'spare'));
    expect(libraries).toBe(`${join(top, 'spare')}:${join(folder, 'native/lib')}`);
    const env = { LD_LIBRARY_PATH: libraries };
    expect(String(execFileSync(postgres, ['--version'], { env }))).toContain('PostgreSQL');
  }
});

test('a machine without a PostgreSQL inside is told what to do', () => {
  expect(() => packageFolder('plan9-mips')).toThrow(/no PostgreSQL for plan9-mips.*DATABASE_URL/);
});
