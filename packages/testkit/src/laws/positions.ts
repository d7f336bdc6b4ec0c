import { canonicalJson, FastLuck, Hearing, type State } from '@hortus/kernel';
import type { Check, Law, Trial } from '../law.ts';
import { asking, legalMoves, parting, seatsUpTo, viewersOf, viewText } from './tools.ts';

export const positions: Law = {
  name: 'positions',
  says: 'a position written and read is the same in text (hence in hash), moves, views and clock, and so is what comes of it',
  watch(trial, check) {
    const { game } = trial;
    const luck = trial.luck('positions');
    const plain = game.parseOptions({}, trial.seats);
    const defaults: unknown = plain.ok ? plain.value : trial.options;
    const isPlain = canonicalJson(defaults) === canonicalJson(trial.options);
    /** Loaded somewhere in the game and played on alongside it. */
    let shadow: State | undefined;
    return {
      spot({ state }) {
        const text = asking(check, state, 'makePosition', () => game.notation.makePosition(state));
        const loaded = load(trial, text, trial.options, check);
        alike(trial, check, state, loaded, 'the position read back');
        const plainly = load(trial, text, defaults, check);
        (isPlain ? sameText : alike)(trial, check, state, plainly, 'the position read under default options');
        if (shadow !== undefined)
          sameText(trial, check, state, shadow, 'a position read earlier and played on');
        if (shadow === undefined || luck.below(6) === 0) shadow = loaded;
        for (let i = 0; i < 2; i++) checkMangled(trial, check, mangled(text, luck), defaults);
      },
      turn({ seat, move, luckSeed, told }) {
        if (shadow === undefined) return;
        const hearing = new Hearing();
        game.play(shadow, seat, move, new FastLuck(luckSeed), hearing);
        check(
          canonicalJson(hearing.told) === canonicalJson(told),
          'a position read earlier tells otherwise when played on',
        );
      },
    };
  },
};

function load({ game, seats }: Trial, text: string, options: unknown, check: Check): State {
  const read = game.notation.parsePosition(text, options, seats, new FastLuck(text.length));
  check(read.ok, () => `its own position is refused: ${read.ok ? '' : JSON.stringify(read.fault)}`);
  return read.ok ? read.value : game.create(options, seats);
}

function sameText({ game }: Trial, check: Check, a: State, b: State, what: string): void {
  const [one, two] = [a, b].map((state) => game.notation.makePosition(state));
  check(one === two, () => `${what} has another text${parting(one, two)}`);
}

/** The hash of a state is that of its text, so it is the same too. */
function alike(trial: Trial, check: Check, a: State, b: State, what: string): void {
  const { game, seats } = trial;
  sameText(trial, check, a, b, what);
  check(game.toAct(a) === game.toAct(b), () => `${what} has others to act`);
  check(
    canonicalJson(game.clock(a) ?? null) === canonicalJson(game.clock(b) ?? null),
    () => `${what} has another clock`,
  );
  check(
    canonicalJson(game.outcome(a) ?? null) === canonicalJson(game.outcome(b) ?? null),
    () => `${what} has another outcome`,
  );
  for (const seat of seatsUpTo(seats))
    check(
      legalMoves(game, a, seat).join() === legalMoves(game, b, seat).join(),
      () => `${what} has other moves for seat ${seat}`,
    );
  for (const viewer of viewersOf(seats)) {
    const [mine, theirs] = [viewText(game, a, viewer), viewText(game, b, viewer)];
    check(mine === theirs, () => `${what} has another view for ${viewer}${parting(mine, theirs)}`);
  }
}

/** A text with a piece cut out, doubled or put elsewhere. */
function mangled(text: string, luck: FastLuck): string {
  const [i, j, k] = [text.length, text.length, text.length]
    .map((n) => luck.below(n + 1))
    .sort((a, b) => a - b);
  const [a, b, c, d] = [text.slice(0, i), text.slice(i, j), text.slice(j, k), text.slice(k)];
  return [
    a + b,
    a + c + d,
    a + b + b + c + d,
    a + c + b + d,
    `${a}${String.fromCharCode(33 + luck.below(90))}${b}${c}${d}`,
  ][luck.below(5)];
}

/** A broken text is refused with reasons, or gives a valid position. */
function checkMangled(trial: Trial, check: Check, text: string, defaults: unknown): void {
  const { game, seats } = trial;
  const read = game.notation.parsePosition(text, defaults, seats, new FastLuck(1));
  if (!read.ok) {
    check(
      read.fault.length > 0 && read.fault.every(({ message }: { message: string }) => message !== ''),
      () => `refused without a reason: ${JSON.stringify(text)}`,
    );
    return;
  }
  const state = read.value as State;
  const what = `what was read from ${JSON.stringify(text)}`;
  const again = game.notation.makePosition(state);
  alike(trial, check, state, load(trial, again, defaults, check), what);
  const toAct = game.toAct(state);
  check(
    (toAct === 0) === (game.outcome(state) !== undefined),
    () => `${what} is over without an outcome, or the reverse`,
  );
  for (const seat of seatsUpTo(seats))
    check(
      ((toAct >> seat) & 1) === 0 || legalMoves(game, state, seat).length > 0,
      () => `in ${what} seat ${seat} is to act and has no move`,
    );
}
