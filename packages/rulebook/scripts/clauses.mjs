#!/usr/bin/env node
// npm run clauses: the clauses of docs/rules that no test cites.
// usage: clauses [--missing GAR]
import { register } from 'tsx/esm/api';

register();
const { clauses } = await import('./clauses.ts');
process.exitCode = clauses(process.argv.slice(2), (line) => console.log(line));
