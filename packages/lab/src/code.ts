/** Which code played: sessions played by other code, other bots or other cards don't count. */
import { createHash } from 'node:crypto';

/** The bundler writes the path of each module over it. */
const HEAD = /^\/\/ (packages\/\S+\.\w+)$/;
/**
 * Other games are left out, and code that only reports or draws. A file left in by mistake only costs a new run.
 */
const isOfPlay = (path: string, game: string): boolean =>
  !/\/(words|lessons|scene|table|terminal)\/|^packages\/(rulebook|words)\//.test(path) &&
  !/\/report\/(cards|cards-page|deals|deals-page|figures|page|plots|report|summary)\.ts$/.test(path) &&
  (/^packages\/games\/([^/]+)\//.exec(path)?.[1] ?? game) === game;

/** Eight digits that change with the bundled code of a game, its cards and its players. */
export function codeOf(bundled: string, game: string): string {
  const hash = createHash('sha256');
  let isCounted = false;
  for (const line of bundled.split('\n')) {
    const path = HEAD.exec(line)?.[1];
    if (path !== undefined) isCounted = isOfPlay(path, game);
    if (isCounted) hash.update(line).update('\n');
  }
  return hash.digest('hex').slice(0, 8);
}
