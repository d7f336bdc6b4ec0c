/** Genesis and Worlds Asunder in words: cards, moves and the state of play. */

import { words } from '@hortus/frame/page/words.ts';
import type { Move, Seat } from '@hortus/kernel';
import { type Key, reasonWords } from '@hortus/words';
import { type SentenceOptions, sentenceOf, shortOf, type TellDeed } from '../../face/index.ts';
import {
  ABILITIES,
  ABILITY,
  type AbilityName,
  BY,
  DEEDS,
  type Deeds,
  type Rules,
  type SwayView,
  withoutStoring,
} from '../../src/index.ts';
import {
  answersEnough,
  answersNothing,
  type ByThing,
  countingFor,
  hasNoCards,
  kindOf,
  leadOf,
  livesIn,
  M,
  recruitsLeft,
  room,
  tooMany,
} from '../../src/press/index.ts';
import type { Cards, KnownCard } from '../cards/deck.ts';

/** The message for a code or, if there is none, the code itself. */
export function said(key: string, code: string, params: Parameters<typeof words.value.say>[1] = {}): string {
  const found = words.value.find(key);
  return found === undefined ? code : words.value.say(found, params);
}

export const abilityWords = (ability: string): string => said(`sway.ability.${ability}`, ability);
/** What an ability does in this edition, in one or two sentences. */
export const doesWords = (ability: AbilityName, cards: Cards, options?: SentenceOptions): string =>
  sentenceOf(deedsOf(ability, cards), tellDeed, options);
/** The same in a few words. */
export const shortWords = (ability: AbilityName, cards: Cards): string =>
  shortOf(deedsOf(ability, cards), (key, params) => said(`web.sway.short.${key}`, '', params));

function deedsOf(ability: AbilityName, { rules }: Cards): Deeds {
  const deeds = rules.able[ABILITY[ability]]?.deeds ?? DEEDS[ability];
  return rules.hasExperience ? deeds : withoutStoring(deeds);
}

export const tellDeed: TellDeed = (key, params) => said(`web.sway.deed.${key}`, '', params);

/** What it does on an experience card: out of turn, or without permission, only the printed ability can be engaged. */
export const unlockedWords = (ability: AbilityName, cards: Cards): string =>
  doesWords(ability, cards, { announced: !cards.rules.unlockRights });

/** `Red Harbour, vision 4, Evergreens`. */
export function cardWords(card: KnownCard, cards: Cards): string {
  const { say } = words.value;
  const faction = cards.deck.factions[card.faction as 0 | 1];
  const base = { card: card.name, ability: abilityWords(card.power), sway: card.sway };
  const text =
    faction === undefined ? say('web.sway.card', base) : say('web.sway.card.of', { ...base, faction });
  return card.epic ? `${text}, ${say('web.sway.epic')}` : text;
}

const byWords = (by: number, sway: number): string => {
  const name = BY[by] ?? 'plain';
  const budget = /^vision(\d)$/.exec(name)?.[1];
  return budget === undefined
    ? said(`web.sway.by.${name}`, name)
    : words.value.say('web.sway.by.vision', { count: Number(budget), sway });
};

/** A move as a button says it. */
export function moveWords(move: Move, cards: Cards, view: SwayView): string {
  const { say } = words.value;
  const kind = kindOf(move);
  const card = (number: number): string => cards.at(number)?.name ?? '';
  switch (kind) {
    case 'engage': {
      const as = ABILITIES[M.engage.get.as(move) - 1];
      const by = byWords(M.engage.get.by(move), cards.at(M.engage.get.card(move))?.sway ?? 0);
      const text = as === undefined ? by : say('web.sway.engage.as', { by, as: abilityWords(as) });
      if (M.engage.get.quiet(move) === 0) return text;
      const ability = as ?? cards.at(M.engage.get.card(move))?.power;
      return say(ability === 'covert' ? 'web.sway.engage.quiet.bar' : 'web.sway.engage.quiet', { by: text });
    }
    case 'interrupt': {
      const as = ABILITIES[M.interrupt.get.as(move) - 1];
      return as === undefined
        ? say('web.sway.interrupt')
        : say('web.sway.interrupt.as', { as: abilityWords(as) });
    }
    case 'draw':
      return say('web.sway.draw', {
        count: M.draw.get.count(move),
        ability: abilityWords(ABILITIES[M.draw.get.by(move)] ?? ''),
      });
    case 'refill': {
      const count = M.refill.get.count(move);
      return count === 0 ? say('web.sway.refill.none') : say('web.sway.refill', { count });
    }
    case 'negotiateFor':
      return say('web.sway.draw', {
        count: M.negotiateFor.get.count(move),
        ability: abilityWords('negotiation'),
      });
    case 'omen':
      return say('web.sway.omen', { count: M.omen.get.count(move) });
    case 'unlock':
      return abilityWords(ABILITIES[M.unlock.get.ability(move)] ?? '');
    case 'name':
      return say('web.sway.name', { ability: abilityWords(ABILITIES[M.name.get.ability(move)] ?? '') });
    case 'recruit': {
      const limit = M.recruit.get.limit(move);
      return limit === 0 ? say('web.sway.recruit') : say('web.sway.recruit.enlist', { count: limit });
    }
    case 'store':
      return say('web.sway.store');
    case 'finish':
      return say(finishKey(view, cards));
    case 'take':
      return say(view.phase === 'share' ? 'web.sway.take.share' : 'web.sway.take', {
        card: card(M.take.get.card(move)),
      });
    default:
      return said(`web.sway.${kind}`, kind);
  }
}

/** Who won, and why. */
function outcome({ end }: SwayView, names: readonly string[], you: Seat | undefined): string {
  const { say, list } = words.value;
  if (end === null) return say('web.sway.over');
  const { winner } = end;
  const reader = you === undefined || winner === null ? undefined : (you & 1) === winner ? 'won' : 'lost';
  const reasons = list(end.why.split(',').map((code) => reasonWords(words.value, 'sway', code, reader)));
  if (winner === null) return say('outcome.nobody', { reasons });
  const who = list(names.filter((_, seat) => (seat & 1) === winner));
  return names.length > 2
    ? say('outcome.won-together', { who, reasons })
    : say('outcome.won', { who, you: winner === you, reasons });
}

function finishKey(view: SwayView, cards: Cards): Key {
  if (view.phase === 'reveal') return 'web.sway.finish.reveal';
  if (view.phase !== 'plot') return `web.sway.finish.${answersNothing(view) ? 'skip' : 'obstruct'}`;
  if (view.plotted > 0 || !hasNoCards(view, view.turn)) return 'web.sway.finish.plot';
  return sparesNone(view, cards) ? 'web.sway.finish.lose.last' : 'web.sway.finish.lose';
}

/** GEN-WIN-4, WA-RND-5, WA-RND-6 A turn or round lost now would lose the game. */
export const sparesNone = (view: SwayView, { lives, rules }: Cards): boolean =>
  livesIn(view, (view.turn & 1) as 0 | 1, lives, rules.hasReserve).left <= 1;

/** What the two editions say differently; with the cards, also what a loss would mean. */
export type Spoken = Pick<Rules, 'loss' | 'countdownWinsEarly'> & {
  readonly game: string;
  readonly cards?: Cards;
};

/** Dread or sacrifice, in full: what the reader wins or loses by it, and when. */
export const countingWords = (
  view: SwayView,
  you: Seat | undefined,
  { game, countdownWinsEarly }: Spoken,
): string[] =>
  (you === undefined || view.end !== null ? [] : countingFor(view, you, countdownWinsEarly))
    .map(({ mine, attacks }) =>
      said(`web.${game}.counts.${mine ? 'mine' : 'theirs'}${attacks === 0 ? '.now' : ''}`, '', {
        count: attacks,
      }),
    )
    .filter((text) => text !== '');

/** The answer falls short, and nothing can be done about it. */
export function stuckWords(view: SwayView, moves: ByThing, cards: Cards): string | undefined {
  const { mine, theirs, missing } = leadOf(view);
  const isStuck = moves.cards.size + moves.places.size === 0 && moves.others.every(M.finish.is);
  if (view.phase !== 'obstruct' || missing === 0 || !isStuck) return undefined;
  const key = sparesNone(view, cards) ? 'web.sway.asks.obstruct.stuck.last' : 'web.sway.asks.obstruct.stuck';
  return words.value.say(key, { mine, theirs });
}

/** How an attack can continue: with more cards, the abilities of those played, or not at all. */
function goesOnWith(view: SwayView, seat: Seat): 'more' | 'use' | 'done' {
  if (room(view) > 0 && !hasNoCards(view, seat)) return 'more';
  return Object.values(view.pool).some((count) => count > 0) ? 'use' : 'done';
}

/** In another's turn, or before the first, a hand is too full because of what the others drew. */
function trimWords(
  view: SwayView,
  asked: Seat,
  who: { readonly who: string; readonly you: boolean },
): string {
  const count = tooMany(view, asked);
  const isDrawn = who.you && (view.phase === 'opening' || asked !== view.turn);
  return isDrawn
    ? words.value.say('web.sway.asks.trim.drawn', { count, have: view.ops[asked]?.count ?? 0 })
    : words.value.say('web.sway.asks.trim', { ...who, count });
}

/** Dread or sacrifice makes this answer decisive, so that no attack follows it. */
const winsByAnswering = (view: SwayView, seat: Seat, early: boolean): boolean =>
  countingFor(view, seat, early).some(({ mine, attacks }) => mine && attacks === 0);

export function askedWords(
  view: SwayView,
  names: readonly string[],
  you: Seat | undefined,
  { loss, cards, countdownWinsEarly }: Spoken,
): string {
  const { say } = words.value;
  if (view.phase === 'over') return outcome(view, names, you);
  // A window changes nothing for those who can't cut in; the board asks the one who can.
  const asked = view.task === 'window' ? view.turn : (view.asked ?? view.turn);
  const who = { who: names[asked] ?? '', you: asked === you };
  if (view.task === 'trim') return trimWords(view, asked, who);
  if (view.task === 'recruit' || view.phase === 'draft') return say('web.sway.asks.recruit.one', who);
  if (view.task === 'omen' && view.looked?.took === true) return say('web.sway.asks.omen.rest', who);
  if (view.task !== 'none' && view.task !== 'window') return say(`web.sway.asks.${view.task}`, who);
  const { mine, theirs, missing } = leadOf(view);
  if (view.phase === 'plot' && view.plotted > 0)
    return say(`web.sway.asks.plot.${goesOnWith(view, asked)}`, { ...who, mine });
  if (view.phase === 'plot' && hasNoCards(view, asked)) {
    const isLast = cards !== undefined && sparesNone(view, cards);
    return say(isLast ? 'web.sway.asks.plot.none.last' : 'web.sway.asks.plot.none', who);
  }
  if (view.phase === 'plot' && view.countdowns.length > 0) return say('web.sway.asks.plot.short', who);
  if (answersNothing(view)) return say('web.sway.asks.obstruct.nothing', who);
  if (answersEnough(view) && who.you && winsByAnswering(view, asked, countdownWinsEarly))
    return say('web.sway.asks.obstruct.enough.wins', { mine, theirs });
  if (answersEnough(view)) return say('web.sway.asks.obstruct.enough', { ...who, mine, theirs });
  if (view.phase === 'recruit') return say('web.sway.asks.recruit', { ...who, count: recruitsLeft(view) });
  if (view.phase === 'giving' && loss.of === 'life') return say('web.sway.asks.giving.round', who);
  const key = `web.sway.asks.${view.phase}` as Key;
  return say(key, { ...who, mine, theirs, missing });
}
