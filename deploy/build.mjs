// @ts-check
// Builds the pages and the programs of a server, so that its first start finds them ready.

import { bundle } from '../scripts/lib/bundle.mjs';
import { wantedState } from '../scripts/lib/install.mjs';
import { root } from '../scripts/lib/paths.mjs';
import { programs } from '../scripts/lib/programs.mjs';
import { builtWeb } from '../scripts/lib/web.mjs';
import { say, setUp } from '../scripts/setup.mjs';

await setUp();
const key = wantedState(root);
await Promise.all([
  builtWeb(say),
  bundle({ ...programs.server, key }),
  bundle({ ...programs.operator, key }),
]);
