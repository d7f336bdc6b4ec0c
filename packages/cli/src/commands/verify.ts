import { isHex, verify } from '@hortus/kernel';
import { findingWords, verdictWords, wordsIn } from '@hortus/words';
import { EXIT, Mistake } from '../exit.ts';
import { readLog } from '../files.ts';
import { lookOf, wrap } from '../paint.ts';

export interface VerifyOptions {
  readonly commitment?: string;
  readonly json?: boolean;
}

/** Everything a log claims is worked out again; each check is one sentence. Returns the exit code. */
export function runVerify(file: string, { commitment, json = false }: VerifyOptions): number {
  const noted = commitment?.trim().toLowerCase();
  if (noted !== undefined && !isHex(noted, 32))
    throw new Mistake('--commitment takes the 64 hex digits you noted before the deal', EXIT.usage);
  const { log, game } = readLog(file);
  const words = wordsIn('en');
  const findings = verify(game, log, noted);
  const holds = findings.every((finding) => finding.holds);
  if (json) process.stdout.write(`${JSON.stringify({ file, holds, findings }, undefined, 2)}\n`);
  else {
    const { paint, width } = lookOf(process.stdout, process.env);
    for (const finding of findings) {
      const mark = finding.holds
        ? paint.colour('green', 'ok    ')
        : paint.bold(paint.colour('red', 'FAILED'));
      const absent = finding.check === 'seal' && log.seal === undefined;
      const found = absent ? words.say('verify.seal.absent') : findingWords(words, finding);
      const sentence = wrap(found, width - 8)
        .split('\n')
        .join('\n        ');
      process.stdout.write(`${mark}  ${sentence}\n`);
    }
    process.stdout.write(`${paint.bold(verdictWords(words, findings))}\n`);
  }
  return holds ? EXIT.done : EXIT.failed;
}
