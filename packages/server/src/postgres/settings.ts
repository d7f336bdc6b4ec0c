/** A container's /dev/shm may be tiny; on Windows there is only one kind of shared memory. */
const SHARED_MEMORY = process.platform === 'win32' ? {} : { dynamic_shared_memory_type: 'mmap' };

/** What the server is started with: safe (fsync and synchronous_commit stay on) and small. */
const SETTINGS: Settings = {
  unix_socket_permissions: '0700',
  ...SHARED_MEMORY,
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  max_connections: '80', // a process of Hortus takes about ten
  shared_buffers: '64MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  max_wal_size: '512MB',
  min_wal_size: '64MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  max_worker_processes: '2',
  max_parallel_workers: '0',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  io_method: 'sync',
  huge_pages: 'off',
  jit: 'off',
  // One call after a crash instead of one per file.
  ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off', // else the log grows for ever
};

export type Settings = Readonly<Record<string, string>>;

/** Settings that older majors don't know, and the first that does. */
const SINCE: Readonly<Record<string, number>> = { io_method: 18 };

/** On the command line they apply to every folder, whichever Hortus made it. */
export const settingArguments = (more: Settings, major: number): string[] =>
  Object.entries({ ...SETTINGS, ...more })
    .filter(([name]) => major >= (SINCE[name] ?? 0))
    .flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/** Text is compared byte by byte, the same on every machine; no need for old locale libraries. */
export const INITDB_ARGUMENTS = [
  '--username=hortus',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
  ...Object.entries(SHARED_MEMORY).map(([name, value]) => `--set=${name}=${value}`),
  ...(process.platform === 'linux' ? ['--sync-method=syncfs'] : []),
];
