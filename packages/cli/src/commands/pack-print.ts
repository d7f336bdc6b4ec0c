/** `hortus pack print`: sheets of silver and gold cards for the print dialogue of a browser. */
import { PAPERS, type Paper } from '@hortus/cards/face';
import { printPack } from '@hortus/cards/pack-face';
import { hintFor } from '@hortus/kernel';
import { printable } from '@hortus/kit/paint';
import { EXIT, Mistake } from '../exit.ts';
import { writeText } from '../files.ts';
import { soundPack } from './pack-files.ts';

export interface PackPrintOptions {
  readonly with?: readonly string[];
  readonly paper: string;
  readonly backs: boolean;
  readonly once?: boolean;
  readonly era?: string;
  readonly out?: string;
  readonly json?: boolean;
}

const isPaper = (paper: string): paper is Paper => Object.hasOwn(PAPERS, paper);

/** The sheets go to standard output or to a file; notes go to standard error. */
export function runPackPrint(path: string, options: PackPrintOptions): void {
  const { paper, backs, once = false, era, out, json = false } = options;
  if (!isPaper(paper)) throw new Mistake(`--paper takes ${Object.keys(PAPERS).join(', ')}`, EXIT.usage);
  const pack = soundPack(path, options.with);
  const eras = pack.decks.map(({ name }) => name);
  if (era !== undefined && !eras.includes(era))
    throw new Mistake(`the pack has no era ${JSON.stringify(era)}; ${hintFor(era, eras)}`, EXIT.usage);
  const { html, silver, gold, cut } = printPack(pack, {
    paper,
    backs,
    once,
    language: 'en',
    ...(era === undefined ? {} : { era }),
  });
  if (out === undefined && json) throw new Mistake('--json needs --out, where the sheets go', EXIT.usage);
  if (out === undefined) process.stdout.write(html);
  else writeText(out, html);
  if (json) return void process.stdout.write(`${JSON.stringify({ out, silver, gold, cut }, undefined, 2)}\n`);
  const told = [
    ...cut.map((card) => `the texts of ${card} are too long for the card and were cut off`),
    ...(out === undefined
      ? []
      : [`wrote ${silver} silver and ${gold} gold cards to ${out}; print it from a browser at 100 %`]),
  ];
  for (const line of told) process.stderr.write(`hortus: ${printable(line)}\n`);
}
