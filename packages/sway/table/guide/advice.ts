/** A hint as a command, with its purpose. */
import type { Hint } from '@hortus/frame/board/guide.ts';
import { words } from '@hortus/frame/page/words.ts';
import type { Game, Move } from '@hortus/kernel';
import { DRAWING, INTERRUPTING, isAmong } from '../../src/abilities/sets.ts';
import { ABILITIES, type AbilityName, type SwayView } from '../../src/index.ts';
import {
  answersEnough,
  answersNothing,
  cardOfMove,
  hasNoCards,
  isRecruiting,
  kindOf,
  leadOf,
  M,
} from '../../src/press/index.ts';
import { type Cards, cardsOf } from '../cards/deck.ts';
import { abilityWords, said, shortWords } from '../says/words.ts';

type Params = Readonly<Record<string, string | number>>;
/** A hint, and the cards it is about. */
type About = Hint<SwayView> & { readonly cards: Cards };

const hinted = (key: string, params: Params = {}): string | undefined =>
  said(`web.sway.hint.${key}`, '', params) || undefined;

const abilityAt = (number: number): string => abilityWords(ABILITIES[number] ?? '');
const handOf = ({ ops }: SwayView, seat: number): number => ops[seat]?.count ?? 0;
const experienceOf = ({ experience }: SwayView, seat: number) => experience[seat] ?? experience[seat & 1];

/** Several cards of one combo are named together, and so are those that leave a hand. */
function sameIn({ moves }: About, kind: 'engage' | 'discard'): readonly Move[] {
  const others = moves.findIndex((move) => !M[kind].is(move));
  return moves.slice(0, others < 0 ? undefined : others);
}

function nameOf(move: Move, { cards }: About): string {
  const card = cards.at(cardOfMove(move) ?? -1)?.name ?? '';
  const as = M.engage.is(move) ? M.engage.get.as(move) : 0;
  if (as === 0) return card;
  return hinted('as', { card, ability: abilityAt(as - 1) }) ?? card;
}

/** The ability that a card is played with. */
function playedAs(move: Move, { cards }: About): AbilityName | undefined {
  const as = M.engage.get.as(move);
  return as === 0 ? cards.at(M.engage.get.card(move))?.power : ABILITIES[as - 1];
}

function doesOf(move: Move, about: About): string {
  const ability = playedAs(move, about);
  return ability === undefined ? '' : shortWords(ability, about.cards);
}

/** Cards come to the hand that nobody knows yet, so how many are kept can't be said. */
function draws(move: Move, about: About): boolean {
  const ability = playedAs(move, about);
  return ability !== undefined && isAmong(DRAWING, ABILITIES.indexOf(ability));
}

function playing(about: About): string | undefined {
  const { now, after, seat, views } = about;
  const played = sameIn(about, 'engage');
  // The next move, such as ending the answer, may clear the timelines.
  const then = views[played.length] ?? after;
  const near = (seat & 1) as 0 | 1;
  const mine = then.turns === now.turns ? then.totals[near] : 0;
  const theirs = then.totals[(1 - near) as 0 | 1];
  const cards = words.value.list(played.map((move) => nameOf(move, about)));
  const count = handOf(then, seat);
  const last = about.moves[played.length];
  const isLost = last !== undefined && M.finish.is(last);
  const isFor =
    now.phase === 'plot' ? 'attack' : mine >= theirs ? 'answer' : isLost ? 'towards.lost' : 'towards';
  const more = !isFor.startsWith('towards') && played.some((move) => draws(move, about)) ? '.drawing' : '';
  if (mine > now.totals[near] && !answersNothing(now))
    return hinted(`${isFor}${more}`, { cards, mine, theirs, count });
  const does = [...new Set(played.map((move) => doesOf(move, about)))].join('; ');
  return hinted('play', { cards, does, count: played.length });
}

function finishing({ now, seat }: About): string | undefined {
  const { mine, theirs } = leadOf(now);
  const count = handOf(now, seat);
  if (now.phase === 'reveal') return hinted('end.reveal');
  if (now.phase === 'plot' && now.plotted === 0)
    return hinted(hasNoCards(now, seat) ? 'end.lose' : 'end.lose.keep', { count });
  if (now.phase === 'plot') return hinted(count === 0 ? 'end.attack.all' : 'end.attack', { mine, count });
  if (answersNothing(now)) return hinted('end.nothing');
  return hinted(answersEnough(now) ? 'end.answer' : 'end.short', { mine, theirs, count });
}

/** Is there a card that could cut in? */
function couldCutIn({ now, seat, cards }: About): boolean {
  const isCutting = (name: AbilityName): boolean => isAmong(INTERRUPTING, ABILITIES.indexOf(name));
  const inHand = now.ops[seat]?.cards.some(({ card }) => isCutting(cards.of(card)?.power ?? 'ruin')) ?? false;
  return inHand || ((now.unlocked[seat] ?? []).some(isCutting) && (experienceOf(now, seat)?.count ?? 0) > 0);
}

function passing(about: About, kind: 'pass' | 'waive'): string | undefined {
  const { now, seat } = about;
  if (now.task === 'window') return hinted(`${kind}.window${couldCutIn(about) ? '' : '.none'}`);
  if (isRecruiting(now)) return hinted('pass.recruit');
  if (now.phase === 'unlock') return hinted('pass.unlock');
  if (now.phase === 'opening' || now.phase === 'refill')
    return hinted('pass.refill', { count: handOf(now, seat) });
  return hinted('pass');
}

function persuading({ now, after, views, seat }: About, index: number): string | undefined {
  const card = now.engaged[index]?.card ?? null;
  const far = (1 - (seat & 1)) as 0 | 1;
  const theirs = (views[1] ?? after).totals[far];
  const where = now.phase === 'reveal' ? 'persuade.reveal' : 'persuade';
  if (card === null) return hinted(`${where}.hidden`);
  return hinted(theirs < now.totals[far] ? where : `${where}.less`, { card, theirs });
}

function naming({ now, cards }: About, move: Move): string | undefined {
  const ability = M.name.get.ability(move);
  const name = ABILITIES[ability];
  return hinted('name', {
    card: now.engaged[M.name.get.index(move)]?.card ?? '',
    ability: abilityAt(ability),
    does: name === undefined ? '' : shortWords(name, cards),
  });
}

function unlocking({ cards }: About, ability: number): string | undefined {
  const name = ABILITIES[ability];
  return hinted('unlock', {
    ability: abilityAt(ability),
    does: name === undefined ? '' : shortWords(name, cards),
  });
}

/** The same card played as the same ability: which permission pays for it is a detail. */
export const isSameStep = (hinted: Move, move: Move): boolean =>
  M.engage.is(hinted) &&
  M.engage.is(move) &&
  cardOfMove(hinted) === cardOfMove(move) &&
  M.engage.get.as(hinted) === M.engage.get.as(move);

/** Undefined if the log's own sentence says it best. */
function advise(about: About): string | undefined {
  const { moves, now, seat, cards } = about;
  const [move] = moves;
  if (move === undefined) return undefined;
  const kind = kindOf(move);
  const card = nameOf(move, about);
  switch (kind) {
    case 'engage':
      return playing(about);
    case 'finish':
      return finishing(about);
    case 'interrupt':
      return hinted('interrupt', { card, theirs: leadOf(now).mine });
    case 'pass':
    case 'waive':
      return passing(about, kind);
    case 'discard': {
      const gone = sameIn(about, 'discard').map((one) => nameOf(one, about));
      return hinted('discard', { cards: words.value.list(gone), count: gone.length });
    }
    case 'draw':
      return hinted('draw', { count: M.draw.get.count(move), ability: abilityAt(M.draw.get.by(move)) });
    case 'negotiateFor':
      return hinted('draw', {
        count: M.negotiateFor.get.count(move),
        ability: abilityWords('negotiation'),
      });
    case 'negotiate':
      return hinted('negotiate', {
        mine: handOf(now, seat),
        theirs: handOf(now, (seat + 1) % now.ops.length),
      });
    case 'refill': {
      const count = M.refill.get.count(move);
      return hinted(count === 0 ? 'refill.none' : 'refill', { count });
    }
    case 'omen':
      return hinted('omen', { count: M.omen.get.count(move) });
    case 'under':
      return hinted(now.looked?.took === true ? 'under.rest' : 'under', { card });
    case 'unlock':
      return unlocking(about, M.unlock.get.ability(move));
    case 'persuade':
      return persuading(about, M.persuade.get.index(move));
    case 'name':
      return naming(about, move);
    case 'recall':
      return hinted('recall', { count: experienceOf(now, seat)?.count ?? 0 });
    case 'recruit':
      return hinted(cards.rules.hasReserve ? 'recruit.reserve' : 'recruit', { card });
    case 'done':
      return hinted('done', { count: handOf(now, seat) });
    default:
      return hinted(kind, { card });
  }
}

export const adviseIn =
  (game: Game) =>
  (hint: Hint<SwayView>): string | undefined =>
    advise({ ...hint, cards: cardsOf(game, hint.options, hint.now.ops.length) });
