import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The clone, from the folder of the bundled bench. */
export const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
export const FIGURES = join(ROOT, 'bench', 'figures.json');
export const README = join(ROOT, 'bench', 'README.md');
