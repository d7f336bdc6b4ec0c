import type { FastLuck, Game, Move, Refusal, Seat, State } from '@hortus/kernel';
import type { Check, Law, Trial } from '../law.ts';
import { asideMoves, asking, isQuit, legalMoves, moveText, seatsUpTo } from './tools.ts';

/** A kind with no more moves than this is tried completely; of the others, a sample is. */
const SMALL_KIND = 256;
const SAMPLE = 16;
/** For a seat that isn't to act, one try in this many is made. */
const IDLE = 5;

export const unlisted: Law = {
  name: 'unlisted',
  says: 'every move that is neither listed nor an open aside is refused with a code and an existing clause, and the state stands as it was',
  watch(trial, check) {
    const { game, seats } = trial;
    const luck = trial.luck('unlisted');
    const declared = smallKinds(game);
    return {
      spot({ state, step }) {
        const lists = seatsUpTo(seats).map((seat) => [
          ...legalMoves(game, state, seat),
          ...asideMoves(game, state, seat),
        ]);
        const all = lists.flat();
        const tries = new Set([
          ...declared,
          ...strange(game, luck),
          ...all,
          ...all.flatMap((move) => neighbours(game, move, luck)),
        ]);
        for (const seat of seatsUpTo(seats)) {
          const listed = new Set(lists[seat]);
          // A seat without any moves is refused on sight: some of the tries are enough.
          const from = listed.size > 0 ? tries : [...tries].filter((_, i) => (i + step) % IDLE === 0);
          for (const move of from) {
            if (listed.has(move) || isQuit(game, move)) continue;
            const what = (): string => `${moveText(game, state, seat, move)} (${move})`;
            const refusal = asking(check, state, 'judge', () => game.judge(state, seat, move));
            check(
              refusal !== undefined || game.moves.isOpen(move),
              () => `${what()} is judged legal, yet not listed`,
            );
            if (refusal !== undefined) checkRefusal(trial, check, refusal, what);
          }
          checkTexts(trial, check, state, seat);
        }
      },
    };
  },
};

function checkRefusal(
  { isClause }: Trial,
  check: Check,
  { code, clause }: Refusal,
  what: () => string,
): void {
  check(/^[a-z][a-z0-9-]*$/.test(code), () => `${what()} is refused with a strange code: “${code}”`);
  check(clause !== undefined, () => `${what()} is refused without a clause (${code})`);
  check(
    clause === undefined || isClause(clause),
    () => `${what()} is refused by ${clause}, which is no clause (${code})`,
  );
}

/** Whatever a player types is a move or a refusal, never an exception. */
const TEXTS = ['', ' ', '?', 'zz9', 'constructor', '__proto__', '0', '-1', 'a1 a1', '💥', 'x'.repeat(500)];

function checkTexts(trial: Trial, check: Check, state: State, seat: Seat): void {
  for (const text of TEXTS) {
    const read = asking(check, state, 'parseMove', () => trial.game.notation.parseMove(state, seat, text));
    if (!read.ok) checkRefusal(trial, check, read.fault, () => `the text ${JSON.stringify(text)}`);
  }
}

/** Every move of the kinds with few fields. */
function smallKinds(game: Game): Move[] {
  return Object.values(game.moves.kinds).flatMap((kind) => {
    const ranges = Object.entries(kind.fields);
    if (ranges.reduce((size, [, range]) => size * range, 1) > SMALL_KIND) return [];
    const every = ranges.reduce<Record<string, number>[]>(
      (sets, [field, range]) =>
        sets.flatMap((set) => Array.from({ length: range }, (_, value) => ({ ...set, [field]: value }))),
      [{}],
    );
    return every.map((values) => kind.make(values));
  });
}

/** Any numbers, and any values of the kinds with many fields. */
function strange(game: Game, luck: FastLuck): Move[] {
  const numbers = Array.from({ length: SAMPLE }, () => luck.next() >>> 1);
  const kinds = Object.values(game.moves.kinds);
  const made = Array.from({ length: SAMPLE }, () => {
    const kind = kinds[luck.below(kinds.length)];
    return kind.make(
      Object.fromEntries(Object.entries(kind.fields).map(([field, range]) => [field, luck.below(range)])),
    );
  });
  return [-1, 2 ** 31 - 1, ...numbers, ...made];
}

/** The same move with one field changed, and with a bit too many. */
function neighbours(game: Game, move: Move, luck: FastLuck): Move[] {
  const kind = Object.values(game.moves.kinds).find((one) => one.is(move));
  if (kind === undefined) return [];
  const values = kind.read(move);
  const changed = Object.entries(kind.fields).map(([field, range]) =>
    kind.make({ ...values, [field]: luck.below(range) }),
  );
  return [...changed, move | (1 << (luck.below(16) + 14))];
}
