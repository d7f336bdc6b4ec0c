/** The module that every thread runs; in a bundle it is next to ours. */
export const BESIDE = new URL('./bot.worker.mjs', import.meta.url);
