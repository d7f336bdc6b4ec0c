/** A hint as a command, with what it is good for. */
import type { Hint } from '@hortus/frame/board/guide.ts';
import { words } from '@hortus/frame/page/words.ts';
import type { Move } from '@hortus/kernel';
import { ABILITIES, type SwayView } from '../../src/index.ts';
import { answersEnough, answersNothing, cardOfMove, kindOf, leadOf, M } from '../../src/press/index.ts';
import { abilityWords, said } from '../says/words.ts';

type Params = Readonly<Record<string, string | number>>;

const hinted = (key: string, params: Params = {}): string | undefined =>
  said(`web.sway.hint.${key}`, '', params) || undefined;

/** Several cards of one combo are named together. */
function played({ moves, cast }: Hint<SwayView>): readonly string[] {
  const others = moves.findIndex((move) => !M.engage.is(move));
  return moves.slice(0, others < 0 ? undefined : others).map((move) => nameOf(move, cast));
}

function nameOf(move: Move, { deck }: Hint['cast']): string {
  const card = deck?.cards[cardOfMove(move) ?? -1] ?? '';
  const as = M.engage.is(move) ? M.engage.get.as(move) : 0;
  if (as === 0) return card;
  return hinted('as', { card, ability: abilityWords(ABILITIES[as - 1] ?? '') }) ?? card;
}

function playing(hint: Hint<SwayView>): string | undefined {
  const { now, after, seat } = hint;
  const near = (seat & 1) as 0 | 1;
  const mine = after.turns === now.turns ? after.totals[near] : 0;
  const theirs = now.totals[(1 - near) as 0 | 1];
  const cards = words.value.list(played(hint));
  const count = after.ops[seat]?.count ?? 0;
  if (mine <= now.totals[near]) return hinted(now.phase === 'plot' ? 'strong' : 'play', { cards });
  if (now.phase === 'plot') return hinted('attack', { cards, mine, count });
  if (answersNothing(now)) return hinted('play', { cards });
  return hinted(mine >= theirs ? 'answer' : 'towards', { cards, mine, theirs, count });
}

function finishing({ now, seat }: Hint<SwayView>): string | undefined {
  const { mine, theirs } = leadOf(now);
  const count = now.ops[seat]?.count ?? 0;
  if (now.phase === 'plot') return hinted('end.attack', { mine, count });
  if (answersNothing(now)) return hinted('end.nothing');
  return hinted(answersEnough(now) ? 'end.answer' : 'end.short', { mine, theirs, count });
}

/** Undefined where the log's own sentence says it best. */
export function advise(hint: Hint<SwayView>): string | undefined {
  const { moves, now, cast } = hint;
  const [move] = moves;
  if (move === undefined) return undefined;
  const kind = kindOf(move);
  const card = nameOf(move, cast);
  switch (kind) {
    case 'engage':
      return playing(hint);
    case 'finish':
      return finishing(hint);
    case 'interrupt':
      return hinted('interrupt', { card, theirs: leadOf(now).mine });
    case 'pass':
    case 'waive':
      return hinted(now.task === 'window' ? 'pass.window' : 'pass');
    case 'draw':
      return hinted('draw', {
        count: M.draw.get.count(move),
        ability: abilityWords(ABILITIES[M.draw.get.by(move)] ?? ''),
      });
    case 'refill':
      return hinted('refill', { count: M.refill.get.count(move) });
    case 'omen':
      return hinted('omen', { count: M.omen.get.count(move) });
    case 'unlock':
      return hinted('unlock', { ability: abilityWords(ABILITIES[M.unlock.get.ability(move)] ?? '') });
    case 'persuade': {
      const taken = now.engaged[M.persuade.get.index(move)]?.card ?? null;
      return taken === null ? undefined : hinted('persuade', { card: taken });
    }
    default:
      return hinted(kind, { card });
  }
}
