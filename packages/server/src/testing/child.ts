/** Programs of ours run as processes of their own, so that a test may kill them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

/** Inside node_modules, so that a bundle finds its packages. */
const OUTPUT = fileURLToPath(new URL('../../../../node_modules/.cache/hortus/server-test', import.meta.url));

const onlyOurPackages: Plugin = {
  name: 'only-our-packages',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@hortus/') ? undefined : { path, external: true },
    ),
};

/** Gives older packages the `require` they expect. */
const REQUIRE = `import { createRequire as makeRequire } from 'node:module';
const require = makeRequire(import.meta.url);`;

/**
 * One file that Node runs at once; several runs of the tests may make it at the same time. With all packages inside it
 * starts twice as fast.
 */
export async function bundle(source: URL, packages: 'outside' | 'inside' = 'outside'): Promise<string> {
  const file = join(OUTPUT, `${basename(source.pathname, '.ts')}.${process.pid}.mjs`);
  await build({
    entryPoints: [fileURLToPath(source)],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
    // The other form of some packages cannot be bundled.
    mainFields: ['module', 'main'],
    ...(packages === 'inside' ? { banner: { js: REQUIRE } } : { plugins: [onlyOurPackages] }),
  });
  return file;
}

export interface Child {
  readonly process: ChildProcess;
  /** Everything it has written that is a whole line, also what it wrote before it was killed. */
  readonly lines: readonly string[];
  /** What it complained of. */
  errors(): string;
  /** All its output has been read. */
  readonly ended: Promise<void>;
}

export function startChild(file: string, args: readonly string[]): Child {
  const child = spawn(process.execPath, [file, ...args], { stdio: ['pipe', 'pipe', 'pipe'] });
  const lines: string[] = [];
  let rest = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) lines.push(part);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-4000);
  });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  return { process: child, lines, errors: () => errors, ended };
}
