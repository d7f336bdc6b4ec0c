import { pathToFileURL } from 'node:url';
import { built } from './built.ts';

/** The thread of bots as Node can run it: threads do not go through the loader that tests have. */
export const botThread = async (): Promise<URL> =>
  pathToFileURL(await built(new URL('../bots/bot.worker.ts', import.meta.url)));
