/** The module that every thread runs; in a bundle it lies beside ours. */
export const BESIDE = new URL('./bot.worker.mjs', import.meta.url);
