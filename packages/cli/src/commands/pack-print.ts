/** `hortus pack print`: sheets of silver and gold cards for the print dialogue of a browser. */
import { PAPERS, type Paper } from '@hortus/cards/face';
import { printPack } from '@hortus/cards/pack-face';
import { printable } from '@hortus/kit/paint';
import type { Words } from '@hortus/words';
import { EXIT, Mistake } from '../exit.ts';
import { writeText } from '../files.ts';
import { out, shell } from '../shell.ts';
import { hintIn } from '../words/index.ts';
import { printData } from './pack.ts';
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
export function runPackPrint(path: string, options: PackPrintOptions, words: Words): void {
  const { say, language } = words;
  const { paper, backs, once = false, era, out: file, json = false } = options;
  if (!isPaper(paper)) {
    const list = Object.keys(PAPERS).join(', ');
    throw new Mistake(say('cli.pack.one-of', { flag: '--paper', list }), EXIT.usage);
  }
  const pack = soundPack(words, path, options.with);
  const eras = pack.decks.map(({ name }) => name);
  if (era !== undefined && !eras.includes(era))
    throw new Mistake(say('cli.pack.no-era', { era, hint: hintIn(words, era, eras) }), EXIT.usage);
  const { html, silver, gold, cut } = printPack(pack, {
    paper,
    backs,
    once,
    language,
    ...(era === undefined ? {} : { era }),
  });
  if (file === undefined && json) throw new Mistake(say('cli.pack.needs-out'), EXIT.usage);
  if (file === undefined) out(html);
  else writeText(file, html);
  if (json) return printData({ out: file, silver, gold, cut });
  const told = [
    ...cut.map((card) => say('cli.pack.cut', { card })),
    ...(file === undefined ? [] : [say('cli.pack.printed', { silver, gold, file })]),
  ];
  for (const line of told) shell().stderr.write(`hortus: ${printable(line)}\n`);
}
