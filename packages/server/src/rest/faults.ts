import { englishWords } from '@hortus/catalogue';
import type { Diagnostic, Refusal, Result } from '@hortus/kernel';
import { type Fault, HOST_REFUSALS } from '@hortus/protocol';
import { refusalWords } from '@hortus/words';

/** Nobody would read more than this. */
const MOST_FAULTS = 101;

/** What a failed request says: thrown by a handler, sent by the one place that sends errors. */
export class Refused extends Error {
  readonly status: number;
  readonly faults: Fault['error'][];

  constructor(status: number, faults: readonly (Refusal | Diagnostic)[], game = '') {
    super(faults[0]?.code ?? 'refused');
    this.status = status;
    this.faults = faults.slice(0, MOST_FAULTS).map((fault) => faultOf(fault, game));
  }

  get body(): Fault {
    const [error = { code: 'refused', message: 'refused' }] = this.faults;
    return this.faults.length > 1 ? { error, errors: this.faults } : { error };
  }
}

const STATUS: Readonly<Record<string, number>> = {
  'no-such-table': 404,
  'not-found': 404,
  'no-such-content': 404,
  'no-identity': 401,
  'other-origin': 403,
  'not-seated': 403,
  'not-the-maker': 403,
  'sent-away': 403,
  banned: 403,
  muted: 403,
  'no-such-guest': 404,
  'content-too-large': 413,
  'content-not-read': 503,
  'too-many-contents': 403,
  'too-much-content': 403,
  'too-many-open-tables': 403,
  'try-again': 503,
};

const statusOf = (code: string): number => STATUS[code] ?? 409;

function faultOf(fault: Refusal | Diagnostic, game: string): Fault['error'] {
  const { code, clause } = fault;
  const message = 'message' in fault ? fault.message : sentence(fault, game);
  const { hint, path } = 'message' in fault ? fault : {};
  return {
    code,
    message,
    ...(clause === undefined ? {} : { clause }),
    ...(hint === undefined ? {} : { hint }),
    ...(path === undefined ? {} : { path }),
  };
}

const sentence = (refusal: Refusal, game: string): string =>
  Object.hasOwn(HOST_REFUSALS, refusal.code)
    ? HOST_REFUSALS[refusal.code as keyof typeof HOST_REFUSALS]
    : refusalWords(englishWords(), game, refusal);

/** The value; throws the refusal if there is none. */
export function orRefuse<T>(result: Result<T, Refusal>): T {
  if (result.ok) return result.value;
  throw new Refused(statusOf(result.fault.code), [result.fault]);
}

/** The value; throws everything that's wrong with the input if there is none. */
export function orExplain<T>(result: Result<T, Diagnostic[]>): T {
  if (result.ok) return result.value;
  const status = STATUS[result.fault[0]?.code ?? ''] ?? (result.fault[0]?.code === 'too-late' ? 409 : 400);
  throw new Refused(status, result.fault);
}
