import { createInterface } from 'node:readline';
import { englishWords, faceOf } from '@hortus/catalogue';
import { type Match, type MatchLog, replay, type Viewer } from '@hortus/kernel';
import type { Around, Ended, Marks } from '@hortus/kit';
import { type Look, lookOf } from '@hortus/kit/paint';
import { entryWords, outcomeWords } from '@hortus/words';
import { castOf } from '../cast.ts';
import { readLog } from '../content.ts';
import { EXIT, Mistake } from '../exit.ts';
import { inOneLine } from '../files.ts';
import { out, shell } from '../shell.ts';

export interface ReplayOptions {
  readonly at?: string;
  readonly viewer?: string;
  readonly text?: boolean;
}

/** One moment of a match: after this many entries. */
interface Moment {
  readonly sentences: readonly string[];
  /** Among the sentences: the board of a game of the match that ended here. */
  readonly ended?: Ended | undefined;
  readonly drawing: string;
}

export async function runReplay(file: string, options: ReplayOptions): Promise<void> {
  const { log, game } = await readLog(file);
  const whole = replay(game, log);
  if (!whole.ok) throw new Mistake(`${file} can't be replayed: ${inOneLine(whole.fault)}`);
  const viewer = viewerOf(options.viewer, whole.value);
  const at = options.at === undefined ? undefined : momentOf(options.at, log);
  const { stdin, stdout, env } = shell();
  const moments = momentsOf(whole.value, log, viewer, lookOf(stdout, env));
  const write = (moment: number): void => {
    const { sentences, ended, drawing } = moments[moment]!;
    const title = `${moment}/${log.entries.length}`;
    const told = sentences.map((sentence) => `${title}  ${sentence}`);
    if (options.text !== true) {
      if (ended !== undefined) told.splice(ended.after, 0, ended.drawing, '');
      told.push(...(told.length === 0 ? [title] : []), drawing, '');
    }
    if (told.length > 0) out(`${told.join('\n')}\n`);
  };
  if (at !== undefined) write(at);
  else if (stdin.isTTY && stdout.isTTY && options.text !== true) await step(moments.length, write);
  else for (let moment = 0; moment < moments.length; moment++) write(moment);
  const { outcome } = whole.value;
  if (at === undefined && outcome !== undefined)
    out(`${outcomeWords(englishWords(), game.id, outcome, castOf(whole.value, undefined, log))}\n`);
}

function viewerOf(asked: string | undefined, match: Match): Viewer {
  if (asked === undefined) return match.over ? 'all' : 'table';
  if (asked === 'table') return asked;
  if (asked === 'all') {
    if (match.over) return asked;
    throw new Mistake('“all” is available only once the match is over', EXIT.usage);
  }
  const seats = match.terms.seats.length;
  if (/^\d{1,2}$/.test(asked) && Number(asked) < seats) return Number(asked);
  throw new Mistake(
    `--viewer takes a seat from 0 to ${seats - 1}, table or all, not ${JSON.stringify(asked)}`,
    EXIT.usage,
  );
}

function momentOf(asked: string, log: MatchLog): number {
  if (/^\d{1,9}$/.test(asked) && Number(asked) <= log.entries.length) return Number(asked);
  throw new Mistake(
    `--at takes a number from 0 to ${log.entries.length}, not ${JSON.stringify(asked)}`,
    EXIT.usage,
  );
}

/** Every moment from the deal to the last entry, through the eyes of one viewer. */
function momentsOf(whole: Match, log: MatchLog, viewer: Viewer, look: Look): Moment[] {
  const { game } = whole;
  const begun = whole.dealtAgain();
  const { state } = begun;
  const cast = castOf(begun, undefined, log);
  const around = (told: Marks['told']): Around => ({
    marks: { open: [], told },
    cast,
    look,
    words: englishWords(),
  });
  const draw = (told: Marks['told']): string => faceOf(game).draw({ game, state, viewer }, around(told));
  const moments: Moment[] = [{ sentences: [], drawing: draw([]) }];
  for (const [i, seen] of whole.seen(viewer).entries()) {
    const before = game.view(state, viewer);
    begun.apply(log.entries[i]!);
    moments.push({
      sentences: entryWords(englishWords(), game.id, seen, cast),
      ended: faceOf(game).ended?.(before, around(seen.told)),
      drawing: draw(seen.told),
    });
  }
  return moments;
}

/** In a terminal, one moment at a time. */
async function step(count: number, write: (moment: number) => void): Promise<void> {
  const lines = createInterface({ input: shell().stdin, output: shell().stdout });
  let moment = 0;
  write(moment);
  lines.setPrompt('Enter: next, b: back, a number, q: quit> ');
  lines.prompt();
  for await (const line of lines) {
    const typed = line.trim().toLowerCase();
    if (typed === 'q' || (typed === '' && moment === count - 1)) break;
    if (typed === 'b') moment = Math.max(0, moment - 1);
    else if (/^\d+$/.test(typed)) moment = Math.min(count - 1, Number(typed));
    else moment = Math.min(count - 1, moment + 1);
    write(moment);
    lines.prompt();
  }
  lines.close();
}
