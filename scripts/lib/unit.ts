/**
 * A systemd unit file: what it says, and how to run a command under the part of it that namespaces can imitate here.
 */
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Where deploy/ expects the clone. */
export const CLONE = '/opt/hortus';

export class Unit {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** All values of a setting, in order. */
  all(name: string): string[] {
    return [...this.#text.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);
  }

  one(name: string): string | undefined {
    return this.all(name).at(-1);
  }

  get environment(): Record<string, string> {
    return Object.fromEntries(
      this.all('Environment').map((line) => [
        line.slice(0, line.indexOf('=')),
        line.slice(line.indexOf('=') + 1),
      ]),
    );
  }

  /** Folders that systemd creates for it; other users of the machine see them if they may enter. */
  get folders(): { readonly state: string[]; readonly cache: string[]; readonly runtime: string[] } {
    const under = (parent: string, setting: string): string[] =>
      this.all(setting).map((name) => `${parent}/${name}`);
    return {
      state: under('/var/lib', 'StateDirectory'),
      cache: under('/var/cache', 'CacheDirectory'),
      runtime: under('/run', 'RuntimeDirectory'),
    };
  }

  /** Everything else is read-only with ProtectSystem=strict, or private. */
  get writable(): string[] {
    const { state, cache, runtime } = this.folders;
    return [...state, ...cache, ...runtime, ...this.all('ReadWritePaths').flatMap((all) => all.split(' '))];
  }

  isWritable(path: string): boolean {
    return this.writable.some((folder) => path === folder || path.startsWith(`${folder}/`));
  }
}

const own = process.getuid?.() === 0 ? ['--mount'] : ['--mount', '--map-root-user'];

/** Are private mounts allowed here? */
export const hasNamespaces = (): boolean =>
  spawnSync('unshare', [...own, 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;

export interface Machine {
  readonly clone: string;
  /** Stands for / where the unit names its folders. */
  readonly top: string;
}

/** A path of the unit on this machine. */
export const here = ({ clone, top }: Machine, path: string): string =>
  path === CLONE || path.startsWith(`${CLONE}/`) ? clone + path.slice(CLONE.length) : join(top, path);

/** Runs a command with folders hidden under empty ones, and others read-only. */
export function apart(
  { hidden, fixed }: { readonly hidden: readonly string[]; readonly fixed: readonly string[] },
  [command = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
) {
  const steps = [
    ...fixed.flatMap((path) => [`mount --bind "${path}" "${path}"`, `mount -o remount,bind,ro "${path}"`]),
    ...hidden.map((path) => `mount -t tmpfs -o mode=1777 none "${path}"`),
    'exec "$@"',
  ];
  return spawn('unshare', [...own, 'sh', '-c', steps.join(' && '), 'sh', command, ...args], { env });
}

/** A command as the unit would have it run. */
export function asUnit(unit: Unit, machine: Machine, command: readonly string[], env: NodeJS.ProcessEnv) {
  const tmp = here(machine, '/tmp');
  const told = Object.entries(unit.environment).map(([name, value]) => [
    name,
    value.startsWith('/') ? here(machine, value) : value,
  ]);
  const [runtime] = unit.folders.runtime;
  const isFixed = unit.one('ProtectSystem') === 'strict' && !unit.isWritable(CLONE);
  return apart(
    { hidden: unit.one('PrivateTmp') === 'yes' ? [tmp] : [], fixed: isFixed ? [machine.clone] : [] },
    command,
    {
      ...env,
      ...Object.fromEntries(told),
      TMPDIR: tmp,
      ...(runtime === undefined ? {} : { RUNTIME_DIRECTORY: here(machine, runtime) }),
    },
  );
}
