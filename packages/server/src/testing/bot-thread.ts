import { pathToFileURL } from 'node:url';
import { built } from './built.ts';

/** The bots' thread as Node can run it: threads don't go through the tests' loader. */
export const botThread = async (): Promise<URL> =>
  pathToFileURL(await built(new URL('../bots/bot.worker.ts', import.meta.url)));
