// @ts-check
// Checks who imports whom; see lib/levels.mjs.

import { checkLevels } from './lib/levels.mjs';

const { faults, seen } = await checkLevels();
for (const fault of faults) console.error(fault);
console.log(`${seen.modules} modules with ${seen.imports} imports looked at, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
