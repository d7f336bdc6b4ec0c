/** The referee between two streams: reads, answers in order, and waits when nobody reads the answers. */
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { failed } from './answer.ts';
import { type Line, Lines, LONGEST_LINE } from './lines.ts';
import { reply, write } from './reply.ts';
import { Session, type World } from './session.ts';

const SORRY = {
  'too-long': failed('too-long', `a line has at most ${LONGEST_LINE} bytes`),
  'not-utf8': failed('not-utf8', 'this line is not UTF-8'),
} as const;

const answerTo = (session: Session, line: Line): string =>
  line.kind === 'line' ? reply(session, line.text) : write(SORRY[line.kind]);

/** Ends when the input ends, or when nobody wants the answers any more. */
export async function referee(input: Readable, output: Writable, world: World): Promise<void> {
  const session = new Session(world);
  const lines = new Lines();
  const gone = new AbortController();
  output.on('error', () => gone.abort());
  output.on('close', () => gone.abort());

  const tell = async (found: Iterable<Line>): Promise<void> => {
    for (const line of found) {
      if (gone.signal.aborted) return;
      if (!output.write(`${answerTo(session, line)}\n`))
        await once(output, 'drain', { signal: gone.signal }).catch(() => undefined);
    }
  };
  input.on('error', () => gone.abort());
  gone.signal.addEventListener('abort', () => input.destroy());
  try {
    for await (const chunk of input) await tell(lines.take(chunk as Uint8Array));
    await tell(lines.end());
  } catch (error) {
    if (!gone.signal.aborted) throw error;
  }
}
