/** The program itself, as `npm start` runs it, for tests to stop. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from '../../../../scripts/lib/bundle.mjs';
import { wantedState } from '../../../../scripts/lib/install.mjs';
import { cacheDir, root } from '../../../../scripts/lib/paths.mjs';
import { programs } from '../../../../scripts/lib/programs.mjs';
import type { Settings } from '../settings.ts';
import { type Child, startChild } from './child.ts';
import { kill } from './processes.ts';
import { PATIENCE, until } from './wait.ts';

/** A bot that never stops thinking. */
const ENDLESS = `import { parentPort } from 'node:worker_threads';
parentPort.on('message', () => { for (;;); });`;

/** The built program in a folder of its own, where its bots think for ever. */
export async function programWithEndlessBots(): Promise<{ readonly file: string; remove(): void }> {
  const built = await bundle({ ...programs.server, key: wantedState(root) });
  const folder = mkdtempSync(join(cacheDir('server'), 'endless-'));
  cpSync(built, folder, { recursive: true });
  writeFileSync(join(folder, 'bot.worker.mjs'), ENDLESS);
  return { file: join(folder, 'main.mjs'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Nothing but the end of the program ends a client's request or a bot's thinking. */
const ENDLESS_LIMITS: Partial<Settings> = {
  headersLimit: PATIENCE,
  requestLimit: PATIENCE,
  standstillLimit: PATIENCE,
  heartbeat: PATIENCE,
  botLimit: PATIENCE,
  botPace: 1,
};

export interface Program {
  readonly url: string;
  readonly child: Child;
  /** Tells it to stop; resolves once it says that it does. */
  terminate(): Promise<void>;
  /** How it ended: its exit code, or the signal that killed it. */
  ended(): Promise<number | string | null>;
  /** In case it still runs. */
  kill(): Promise<void>;
}

export async function startProgram(
  file: string,
  env: NodeJS.ProcessEnv,
  settings: Partial<Settings>,
): Promise<Program> {
  const child = startChild(file, [], {
    ...{ PORT: '0', HOST: '127.0.0.1', DATABASE_URL: '', HORTUS_WEB: '' },
    ...env,
    HORTUS_SETTINGS: JSON.stringify({ ...ENDLESS_LIMITS, ...settings }),
  });
  const { process } = child;
  const isOver = (): boolean => process.exitCode !== null || process.signalCode !== null;
  const line = await until('the program serves', () => {
    if (isOver()) throw new Error(`the program ended: ${child.errors()}`);
    return child.lines[0];
  });
  const url = line.replace('Hortus is at ', '').replace('localhost', '127.0.0.1');
  return {
    url,
    child,
    async terminate() {
      process.kill('SIGTERM');
      await until('its word that it stops', () => isOver() || child.errors().includes('Stopping …'));
    },
    async ended() {
      await until('the end of the program', isOver).catch((error) => {
        throw new Error(`${error.message}: ${child.errors()}`);
      });
      await child.ended;
      return process.exitCode ?? process.signalCode;
    },
    async kill() {
      kill(process.pid ?? 0);
      await child.ended;
    },
  };
}
