/** Has a database until told to end. */
import { launch } from '../postgres/launcher.ts';

const [dataFolder] = process.argv.slice(2);
const launched = await launch({ dataFolder, name: 'the first one', say: (line) => console.error(line) });
console.log(`pid ${launched.pid()}`);
process.on('SIGTERM', () => void launched.stop().then(() => process.exit()));
setInterval(() => {}, 60_000);
