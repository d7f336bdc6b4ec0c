/** What rivals did since the reader's last turn; if they passed, why, as far as the rules and open hands show. */
import { worldOf } from '@hortus/frame/board/asked.ts';
import type { RecapReader } from '@hortus/frame/board/guide.ts';
import { words } from '@hortus/frame/page/words.ts';
import type { PackedJson, Seat } from '@hortus/kernel';
import { toldWords } from '@hortus/words';
import { type CgsState, cgs, OF_ERA, type View, whyPassed } from '../../src/index.ts';
import { partyOf } from '../../words/groups.ts';
import { playerIn } from '../players.ts';
import { said } from './say.ts';
import { standsWords, whole } from './turn-words.ts';

/** They leave a turn without a card, or without an adventure. */
const isPassing = ({ kind, what }: PackedJson): boolean =>
  kind === 'passed' || kind === 'satOut' || (kind === 'asked' && what === OF_ERA);

/** A turn that began earlier, in which a card was played or an end asked for: its pass needs no reason. */
function isUnderWay(before: readonly PackedJson[], { kind, seat }: PackedJson): boolean {
  const turn = before.slice(before.findLastIndex((event) => event.kind === 'turns'));
  return kind === 'passed' && turn[0]?.seat === seat && turn.length > 1;
}

export function recap(
  told: readonly PackedJson[],
  { seat: reader, cast, view, before, options }: RecapReader<View>,
): string | undefined {
  const me = playerIn(view, reader);
  const playerOf = ({ seat }: PackedJson): number => playerIn(view, Number(seat));
  // Ending a turn isn't a decision, so what came before the reader's own pass may be part of this.
  const own = told.findLastIndex((event) => event.kind === 'passed' && playerOf(event) === me);
  const since = told.slice(own + 1);
  const first = since.findLastIndex((event) => !isPassing(event)) + 1;
  const acted = since.slice(0, first);
  const last = acted.at(-1);
  // A pass right after something else ends the same turn.
  const passes = since
    .slice(first)
    .filter((event) => event.kind !== 'passed' || last === undefined || playerOf(event) !== playerOf(last));
  const earlier = last === undefined ? '' : whole(acted, { seat: Number(last.seat), cast, view });
  if (passes[0] === undefined) return own < 0 ? undefined : earlier || undefined;
  const world = worldOf(cgs, options, view.ops.length, view) as CgsState | undefined;
  if (earlier === undefined || world === undefined) return undefined;
  if (own < 0 && isUnderWay(before, passes[0])) return undefined;
  const why = passes.flatMap((event) => [
    ...toldWords(words.value, cgs.id, [event], { ...cast, by: Number(event.seat) as Seat }),
    ...reasonWords(world, view, event, me, cast),
  ]);
  return [earlier, ...why].filter(Boolean).join(' ');
}

function reasonWords(
  world: CgsState,
  view: View,
  { kind, seat }: PackedJson,
  me: number,
  cast: RecapReader['cast'],
): string[] {
  const player = playerIn(view, Number(seat));
  const reason = whyPassed(world, player);
  // Whoever would rather end the era than open an adventure is asked about it, and told what it brings.
  if (kind === 'asked' && reason !== 'open.none') return [];
  const stands = reason === 'kept' ? standsWords(view, player, me, cast.names) : '';
  return [said(`turn.pass.${reason}`, partyOf(cast, Number(seat))), stands];
}
