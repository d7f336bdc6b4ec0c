import { englishWords } from '@hortus/catalogue';
import {
  contentsOf,
  type Game,
  isHex,
  isReference,
  type MatchLog,
  namesIn,
  packHash,
  resolveOptions,
  verify,
} from '@hortus/kernel';
import { lookOf, printable, wrap } from '@hortus/kit/paint';
import { findingWords, optionWords, secondsKey, verdictWords, type Words } from '@hortus/words';
import { readLog } from '../content.ts';
import { EXIT, Mistake } from '../exit.ts';
import { out, shell } from '../shell.ts';

export interface VerifyOptions {
  readonly commitment?: string;
  readonly json?: boolean;
}

interface Named {
  readonly name: string;
}

const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Named>).name === 'string';

const cardsIn = (value: unknown): readonly unknown[] | undefined =>
  isNamed(value) && 'cards' in value && Array.isArray(value.cards) ? value.cards : undefined;

/** Cards by their names; a whole deck by its name, the number of its cards, and its hash for comparison. */
function shown(words: Words, value: unknown, whole: unknown): string {
  if (isReference(value)) {
    const cards = cardsIn(whole);
    return [value.name, ...(cards === undefined ? [] : [`${cards.length} cards`]), value.hash].join(', ');
  }
  if (Array.isArray(value) && value.length > 0 && value.every(isNamed))
    return words.list(value.map(({ name }) => name));
  const cards = cardsIn(value);
  if (isNamed(value) && cards !== undefined)
    return `${value.name}, ${cards.length} cards, ${packHash(value)}`;
  return JSON.stringify(value ?? null);
}

/** What everybody agreed to before the deal: even a valid log may be of another match than you think. */
function agreed(words: Words, game: Game, log: MatchLog): string[] {
  const { terms, contents } = log;
  const { rulesVersion, seats, options, position } = terms;
  const resolved = resolveOptions(game, options, contentsOf(contents));
  const whole = (resolved.ok ? resolved.value : {}) as Record<string, unknown>;
  const players = namesIn(log).map((name, i) =>
    words.say(`verify.agreed.${seats[i]?.kind ?? 'person'}`, { name }),
  );
  const usual = game.parseOptions({}, seats.length);
  const chosen = Object.entries((options ?? {}) as Record<string, unknown>).filter(
    ([name, value]) => !usual.ok || (usual.value as Record<string, unknown>)[name] !== value,
  );
  return [
    words.say('verify.agreed', { title: game.title, rulesVersion, players: words.list(players) }),
    ...(log.names === undefined ? [] : [words.say('verify.agreed.names')]),
    ...chosen.map(([name, value]) =>
      words.say('verify.agreed.option', {
        option: optionWords(words, game.id, name),
        value:
          typeof value === 'string' || (typeof value === 'number' && secondsKey(words, game.id, name))
            ? optionWords(words, game.id, name, String(value))
            : shown(words, value, whole[name]),
      }),
    ),
    ...(position === undefined ? [] : [words.say('verify.agreed.position', { position })]),
  ];
}

/** Recomputes everything a log claims, and prints a sentence for each check. Returns the exit code. */
export async function runVerify(file: string, { commitment, json = false }: VerifyOptions): Promise<number> {
  const noted = commitment?.trim().toLowerCase();
  if (noted !== undefined && !isHex(noted, 32))
    throw new Mistake('--commitment takes the 64 hex digits you wrote down before the deal', EXIT.usage);
  const { log, game } = await readLog(file);
  const words = englishWords();
  const findings = verify(game, log, noted);
  const holds = findings.every((finding) => finding.holds);
  if (json) out(`${JSON.stringify({ file, terms: log.terms, holds, findings }, undefined, 2)}\n`);
  else {
    const { paint, width } = lookOf(shell().stdout, shell().env);
    const tell = (mark: string, text: string): void => {
      const lines = wrap(printable(text), width - 8).split('\n');
      out(`${mark}  ${lines.join('\n        ')}\n`);
    };
    for (const [i, sentence] of agreed(words, game, log).entries())
      tell(i === 0 ? paint.bold('agreed') : '      ', sentence);
    for (const finding of findings) {
      const mark = finding.holds
        ? paint.colour('green', 'ok    ')
        : paint.bold(paint.colour('red', 'FAILED'));
      const absent = finding.check === 'seal' && log.seal === undefined;
      const found = absent ? words.say('verify.seal.absent') : findingWords(words, finding);
      tell(mark, found);
    }
    out(`${paint.bold(verdictWords(words, findings))}\n`);
  }
  return holds ? EXIT.done : EXIT.failed;
}
