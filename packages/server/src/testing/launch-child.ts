/** Runs a database until told to stop. */
import { launch } from '../postgres/launcher.ts';

const [dataFolder] = process.argv.slice(2);
const launched = await launch({ dataFolder, say: (line) => console.error(line) });
process.on('SIGTERM', () => void launched.stop().then(() => process.exit()));
console.log(`pid ${launched.pid()}`);
setInterval(() => {}, 60_000);
