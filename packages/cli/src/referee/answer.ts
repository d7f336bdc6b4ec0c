/** One reply per request. docs/referee.md describes the protocol with examples. */
import { GAMES, LEVELS } from '@hortus/catalogue';
import { ok } from '@hortus/kernel';
import { VERSION } from '../version.ts';
import * as engine from './engine.ts';
import { didYouMean, quote, type Trouble } from './fields.ts';
import * as looking from './looking.ts';
import * as playing from './playing.ts';
import type { Session } from './session.ts';
import { type ReplyFields, type Verb, verb } from './verb.ts';

/** At most this many unknown fields are listed. */
const MOST_IGNORED = 20;

export type RefereeReply =
  | ({ readonly ok: true } & ReplyFields)
  | { readonly ok: false; readonly error: Trouble };

const hello = verb({}, () =>
  ok({
    name: 'hortus',
    version: VERSION,
    protocol: 1,
    games: GAMES.map((game) => ({
      id: game.id,
      title: game.title,
      seats: game.seats,
      options: game.optionSchema,
      rulesVersion: game.rulesVersion,
      levels: LEVELS(game.id),
    })),
  }),
);

const VERBS: ReadonlyMap<string, Verb> = new Map(
  Object.entries({
    hello,
    new: playing.begin,
    load: playing.load,
    legal: playing.legal,
    play: playing.play,
    why: playing.why,
    view: looking.view,
    position: looking.position,
    draw: looking.draw,
    outcome: looking.outcome,
    analyse: engine.analyse,
    count: engine.count,
    bot: engine.bot,
    log: looking.log,
    hash: looking.hash,
    close: playing.close,
  }),
);

export const failed = (code: string, message: string): RefereeReply => ({
  ok: false,
  error: { code, message },
});

/** Never throws: a bug of ours gets a reply too, and the referee continues. */
export function answer(session: Session, request: unknown): RefereeReply {
  try {
    return fulfil(session, request);
  } catch (error) {
    return failed(
      'internal',
      `this is a bug in Hortus: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function fulfil(session: Session, request: unknown): RefereeReply {
  if (typeof request !== 'object' || request === null || Array.isArray(request))
    return failed('not-an-object', 'a request is a JSON object with a field do');
  const fields = request as Readonly<Record<string, unknown>>;
  const wanted = Object.hasOwn(fields, 'do') ? fields.do : undefined;
  if (typeof wanted !== 'string')
    return wanted === undefined
      ? failed('missing-field', 'the request needs do')
      : failed('bad-field', 'do must be a text');
  const known = VERBS.get(wanted);
  if (known === undefined)
    return failed(
      'unknown-do',
      `the referee cannot ${quote(wanted)}${didYouMean(wanted, [...VERBS.keys()])}`,
    );
  const result = known.run(session, fields);
  if (!result.ok) return { ok: false, error: result.fault };
  const ignored = Object.keys(fields)
    .filter((name) => !['do', 'id', ...known.fields].includes(name))
    .slice(0, MOST_IGNORED);
  return { ok: true, ...result.value, ...(ignored.length === 0 ? {} : { ignored }) };
}
