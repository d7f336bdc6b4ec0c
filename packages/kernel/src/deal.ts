import type { Diagnostic } from './fault.ts';
import type { Game, State } from './game.ts';
import type { Terms } from './log.ts';
import { KeyedLuck } from './luck.ts';
import { fail, ok, type Result } from './result.ts';

/** The state a match starts from: dealt with the luck of this key, or taken up from the position its terms name. */
export function deal<S extends State, Options, View>(
  game: Game<S, Options, View>,
  terms: Terms,
  key: Uint8Array,
): Result<S, Diagnostic[]> {
  const seats = terms.seats.length;
  if (!game.seats.includes(seats))
    return fail([
      {
        code: 'bad-seats',
        message: `${game.title} is for ${game.seats.join(' or ')} players, not ${seats}`,
        path: 'seats',
      },
    ]);
  if (terms.game !== game.id || terms.rulesVersion !== game.rulesVersion)
    return fail([
      {
        code: 'other-rules',
        message: `this is ${game.id} with rules ${game.rulesVersion}, the match was made for ${terms.game} with rules ${terms.rulesVersion}`,
      },
    ]);
  const options = game.parseOptions(terms.options);
  if (!options.ok) return options;
  const luck = new KeyedLuck(key, 0, 0);
  if (terms.position !== undefined)
    return game.notation.parsePosition(terms.position, options.value, seats, luck);
  const state = game.create(options.value, seats);
  game.setup(state, luck);
  return ok(state);
}
