// @ts-check
// Runs the product of a clone: builds pages and server where a source changed, then becomes the server.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { wantedState } from './install.mjs';
import { root, stateDir } from './paths.mjs';
import { programs } from './programs.mjs';
import { builtWeb } from './web.mjs';

/** @param {import('./install.mjs').Say} say */
export async function serve(say) {
  const [web, folder] = await Promise.all([
    builtWeb(say),
    bundle({ ...programs.server, key: wantedState(root) }),
  ]);
  process.env.HORTUS_WEB ||= web;
  process.env.HORTUS_DATA ||= join(stateDir(root), 'data');
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(join(folder, 'main.mjs')).href);
}
