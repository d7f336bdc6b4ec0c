/** The verbs that look at a match and change nothing. */
import { contentsOf, type Outcome, ok, type Result, type Viewer, withContents } from '@hortus/kernel';
import * as field from './fields.ts';
import type { Held } from './session.ts';
import { seatIn, verb } from './verb.ts';

/** An outcome as the protocol writes it. */
export const outcomeOf = (outcome: Outcome | undefined) =>
  outcome === undefined
    ? null
    : {
        winners: outcome.winners,
        reasons: outcome.reasons.map(({ code }) => code),
        clauses: outcome.reasons.map(({ clause }) => clause),
        scores: outcome.scores,
      };

function viewerIn(held: Held, viewer: Viewer): Result<Viewer, field.Trouble> {
  if (viewer === 'table') return ok(viewer);
  if (viewer !== 'all') return seatIn(held, viewer);
  return held.match.over
    ? ok(viewer)
    : field.trouble('not-over', '“all” is available only once the match is over');
}

/** The viewer if none is named: `all` once the match is over, otherwise the table. */
const anyone = (held: Held): Viewer => (held.match.over ? 'all' : 'table');

export const view = verb({ match: field.match, viewer: field.viewer }, ({ match: held, viewer }) => {
  const found = viewerIn(held, viewer);
  return found.ok ? ok({ view: held.match.view(found.value) }) : found;
});

export const draw = verb(
  { match: field.match, viewer: field.optional(field.viewer) },
  ({ match: held, viewer }) => {
    const found = viewerIn(held, viewer ?? anyone(held));
    return found.ok ? ok({ drawing: held.game.notation.draw(held.match.state, found.value) }) : found;
  },
);

export const position = verb({ match: field.match }, ({ match: { game, match } }) =>
  ok({ position: game.notation.makePosition(match.state) }),
);

export const outcome = verb({ match: field.match }, ({ match: { match } }) =>
  ok({ outcome: match.over ? outcomeOf(match.outcome) : null }),
);

export const hash = verb({ match: field.match }, ({ match: { match } }) => ok({ hash: match.hash }));

/** What the match is played with, including what a position itself says, such as its deck. */
const optionsIn = ({ match }: Held): unknown =>
  match.terms.position === undefined
    ? match.terms.options
    : ((match.state.rules as { readonly options?: unknown }).options ?? match.terms.options);

/** Without a viewer, the whole log with its secret and the content that it names, as `hortus verify` and `replay` read it. */
export const log = verb(
  { match: field.match, viewer: field.optional(field.viewer) },
  ({ match: held, viewer }) => {
    const { match } = held;
    if (viewer === undefined)
      return ok({
        log: withContents(held.game, match.log({ withSecret: true }), contentsOf(held.contents)),
      });
    const found = viewerIn(held, viewer);
    if (!found.ok) return found;
    const { game, rulesVersion, seats } = match.terms;
    return ok({
      log: {
        hortus: 'seen',
        format: 1,
        viewer: found.value,
        game,
        rulesVersion,
        options: optionsIn(held),
        seats,
        commitment: match.commitment,
        entries: match.seen(found.value),
        ...(held.contents.length === 0 ? {} : { contents: held.contents }),
        ...(match.over ? { outcome: outcomeOf(match.outcome) } : {}),
      },
    });
  },
);
