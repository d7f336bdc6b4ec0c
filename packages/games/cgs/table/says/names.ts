/** Sentences of the board. */
import { words } from '@hortus/frame/page/words.ts';
import type { Move, Seat } from '@hortus/kernel';
import {
  type AdventureStanding,
  type Design,
  designIn,
  eraCostsOf,
  isEmptyEffect,
  isLockedOut,
  type Outlook,
  POWERS,
  reuseOf,
  type View,
} from '../../src/index.ts';
import {
  currentOf,
  type Desk,
  designOf,
  isInVain,
  isJoint,
  isOpenToAll,
  layingOf,
  M,
  playerName,
  playersOf,
  titleOf,
  whoIn,
} from '../desk.ts';
import { isWatched, nameIn, personsIn, playerIn } from '../players.ts';
import { linesOf, tricksOf } from './explain.ts';
import { said } from './say.ts';

/** A rival's power has yet to act: only cards that shield or recover may be played. */
const isSpecial = ({ pending, turn }: View): boolean =>
  pending.some((card, player) => card !== null && player !== turn);

/** The round is over: the turning player may resolve the power of their last card, or is doing so. */
export const isPowerNow = ({ phase, step, doing, turn, pending }: View, player: number): boolean =>
  turn === player &&
  pending[player] !== null &&
  (phase === 'doing' ? doing?.what === 'power' : phase === 'turn' && step === 'power');

/** One line that sums up the position and what to do. */
export function describe(view: View, names: readonly string[], you?: Seat): string {
  const mine = you === undefined ? undefined : playerIn(view, you);
  const who = {
    who: nameIn(view, names, view.turn),
    you: view.turn === mine,
    many: personsIn(view, view.turn).length > 1,
  };
  // A group turns as one: any of its persons may act.
  const group = who.you && personsIn(view, view.turn).length > 1 ? '.group' : '';
  switch (view.phase) {
    case 'over':
      return said('asks.over');
    case 'study':
      return said(
        isWatched(view)
          ? 'asks.study.seen'
          : you !== undefined && view.ready.includes(you)
            ? 'asks.study.wait'
            : 'asks.study',
      );
    case 'claim':
      return said('asks.claim');
    case 'answer':
      return said(
        `asks.answer.${view.request}${mine !== undefined && view.answers.includes(mine) ? '' : '.wait'}`,
        who,
      );
    case 'doing':
      return said(`asks.doing.${view.doing?.what === 'batch' ? 'batch' : 'target'}`, who);
    default:
      // The card of this turn has been played, or the end was asked for and refused.
      if (view.step === 'adventure' || view.step === 'pass') return said(`asks.${view.step}`, who);
      if (isPowerNow(view, view.turn)) return said('asks.power', who);
      // Whoever has asked for the end of the era can't ask again in the same turn.
      if (view.current === null && view.step === 'play' && group === '') return said('asks.open.asked', who);
      return said(
        `asks.${view.current === null ? `open${group}` : isSpecial(view) ? 'special' : `turn${group}`}`,
        who,
      );
  }
}

/** A move that names a target or ends something, as its button says it. */
export function moveWords(desk: Desk, move: Move): string {
  const { names, cards } = desk;
  const on = (verb: string, face: number, owner: string): string =>
    said(`do.${verb}`, { card: titleOf(designOf(desk, face)), who: owner });
  if (M.claim.is(move)) return cards.affiliations[M.claim.get.affiliation(move)] ?? '';
  if (M.hit.is(move)) {
    const { power, seat, face } = M.hit.get;
    return on(POWERS[power(move)]?.replace('1', '') ?? '', face(move), names[seat(move)] ?? '');
  }
  if (M.recover.is(move)) return on('recover', M.recover.get.face(move), '');
  if (M.reuse.is(move))
    return on('reuse', M.reuse.get.face(move), playerName(desk, M.reuse.get.player(move)));
  if (M.seize.is(move)) return on('seize', M.seize.get.face(move), names[M.seize.get.seat(move)] ?? '');
  if (M.shield.is(move)) return on('shield', M.shield.get.face(move), names[M.shield.get.seat(move)] ?? '');
  // Nothing has been taken yet, so there is no "more" to decline.
  if (M.done.is(move) && (desk.view.doing?.from ?? null) === null) return said('do.done.none');
  const kind = (Object.keys(M) as (keyof typeof M)[]).find((one) => M[one].is(move)) ?? 'pass';
  return said(`do.${kind}`);
}

/** The card a move is aimed at. */
function targetOf(move: Move): number | undefined {
  const aimed = [M.hit, M.recover, M.reuse, M.seize, M.shield].find((kind) => kind.is(move));
  return aimed?.get.face(move);
}

/** The card a button would act on, as its slip describes it. */
export function targetWords(desk: Desk, move: Move): string {
  const face = targetOf(move);
  if (face === undefined) return '';
  return linesOf(designOf(desk, face))
    .filter(({ kind }) => kind !== 'bill' && kind !== 'own-words')
    .map(({ text }) => text)
    .join(' · ');
}

/** Who could cover the costs of an adventure that is about to be opened. */
function openingWords(desk: Desk, ghost: Outlook, design: Design): string {
  const { me } = desk;
  // If only the hero can win, it doesn't matter what the others could cover.
  const rivals = isOpenToAll(design)
    ? playersOf(desk).filter((player) => player !== me && isLockedOut(ghost, player))
    : [];
  const locked = me !== undefined && isLockedOut(ghost, me);
  const joint = isJoint(design) ? '.joint' : '';
  const parts = [said(`opening.${locked ? 'locked' : 'can'}${joint}`)];
  if (locked && mayReuse(desk)) parts.push(said('opening.locked.reuse'));
  if (rivals.length > 0)
    parts.push(said('opening.rivals', { who: words.value.list(rivals.map((one) => playerName(desk, one))) }));
  return parts.join(' ');
}

/** The reader holds a card that reuses others, and there is one to fetch. */
function mayReuse({ world, view, seat, cards }: Desk): boolean {
  if (seat === undefined || reuseOf(world, seat).can.length === 0) return false;
  return (view.ops[seat] ?? []).some((face) => (cards.designs[designIn(face)]?.reuse ?? 0) > 0);
}

/** CGS-REU-2 What could be fetched, and what lies there but can't be. */
function reuseWords({ world, seat, cards }: Desk): string {
  if (seat === undefined) return '';
  const { can, not } = reuseOf(world, seat);
  const titles = (designs: readonly number[]): string =>
    words.value.list(designs.flatMap((one) => (cards.designs[one] ? [titleOf(cards.designs[one])] : [])));
  const houses = not.filter((one) => cards.designs[one]?.card.attributes.globals.has('Affiliation'));
  return [
    can.length > 0 ? said('ghost.reuse', { what: titles(can) }) : '',
    houses.length > 0 ? said('ghost.reuse.not', { what: titles(houses) }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What a card that raises the costs does to the others. */
function raisedWords(desk: Desk, { costs }: AdventureStanding): string {
  const before = desk.outlook.adventure?.costs ?? [];
  const raised = costs.flatMap(({ name, required }) => {
    const was = before.find((one) => one.name === name)?.required ?? [];
    const more = Math.max(...required.map((now, player) => now - (was[player] ?? 0)));
    return more > 0 ? [`${desk.cards.names[name]} ${more}`] : [];
  });
  return raised.length === 0 ? '' : said('ghost.raises', { what: words.value.list(raised) });
}

/** An adventure whose costs the reader couldn't cover. */
export function isBeyond(desk: Desk, face: number): boolean {
  const ghost = designOf(desk, face).isAdventure ? desk.ghostOf(face) : undefined;
  return ghost !== undefined && desk.me !== undefined && isLockedOut(ghost, desk.me);
}

/** What laying the chosen card would bring; what it does by itself only where that isn't said above it. */
export function ghostWords(desk: Desk, face: number, isExplained = false): string {
  const { me } = desk;
  const ghost = desk.ghostOf(face);
  if (ghost?.adventure === null || ghost === undefined || me === undefined) return '';
  const design = designOf(desk, face);
  if (design.isAdventure) return openingWords(desk, ghost, design);
  const due = eraCostsOf(desk.world, designIn(face)).map(
    ([name, value]) => `${value} ${desk.cards.names[name]}`,
  );
  return [
    isInVain(desk)
      ? said('ghost.vain', whoIn(desk, desk.view.hero ?? 0))
      : coverWords(desk, ghost.adventure, me),
    ...(isExplained ? [] : tricksOf(design.card.attributes, 'about.trick')),
    isIdle(desk, face) ? said('ghost.idle') : '',
    design.reuse > 0 ? reuseWords(desk) : '',
    raisedWords(desk, ghost.adventure),
    leadWords(desk, ghost.adventure, me),
    due.length > 0 ? said('ghost.pays', { due: words.value.list(due) }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** It has an effect when played, but there is nothing to use it on now. */
function isIdle({ props, world, seat }: Desk, face: number): boolean {
  const move = layingOf(props.legal, face);
  return move !== undefined && seat !== undefined && isEmptyEffect(world, seat, move);
}

/** How far it brings each cost, and how many are covered then; exceeding a cost matters only in a contest. */
function coverWords(desk: Desk, { costs }: AdventureStanding, me: number): string {
  const before = desk.outlook.adventure?.costs ?? [];
  const met = costs.filter(({ required, covered }) => (covered[me] ?? 0) >= (required[me] ?? 0)).length;
  const changed = costs.flatMap(({ name, required, covered }) => {
    const [now = 0, needed = 0] = [covered[me], required[me]];
    const was = before.find((one) => one.name === name)?.covered[me] ?? 0;
    return now > was ? [{ title: desk.cards.names[name] ?? '', now, needed, isSpare: was >= needed }] : [];
  });
  if (changed.length === 0) return said('ghost.nothing');
  if (changed.every(({ isSpare }) => isSpare))
    return said(isContest(desk) ? 'ghost.more' : 'ghost.enough', {
      what: words.value.list(changed.map(({ title }) => title)),
    });
  const what = changed.map(({ title, now, needed }) =>
    said(now > needed ? 'ghost.cost.over' : 'ghost.cost', { name: title, now, needed }),
  );
  return said(isTogether(desk) ? 'ghost.covers.joint' : 'ghost.covers', {
    what: words.value.list(what),
    met,
    count: costs.length,
  });
}

const roleOf = (desk: Desk): string => String(currentOf(desk)?.card.attributes.globals.get('Roleplay') ?? '');

const isTogether = (desk: Desk): boolean => {
  const current = currentOf(desk);
  return current !== undefined && isJoint(current);
};

const isContest = (desk: Desk): boolean => {
  const current = currentOf(desk);
  return current !== undefined && isOpenToAll(current);
};

/** Who would lead, and by how much. */
function leadWords(desk: Desk, { covers, overflow, winner }: AdventureStanding, me: number): string {
  if (!isContest(desk))
    return winner === null
      ? ''
      : winner === me
        ? said('ghost.wins')
        : said('ghost.helps', whoIn(desk, winner));
  if (!covers[me]) return '';
  const others = overflow.filter((_, i) => i !== me && covers[i]);
  const [mine = 0, theirs] = [overflow[me], Math.max(...others, 0)];
  if (winner === me) return others.length === 0 ? said('ghost.wins') : said('ghost.leads', { mine, theirs });
  return said(mine === theirs ? 'ghost.ties' : 'ghost.trails', { mine, theirs });
}

/** Who would win if the adventure ended now, and why. */
export function verdictOf(desk: Desk): string {
  const now = desk.outlook.adventure;
  if (now === null) return '';
  const { winner, covers, overflow } = now;
  const hero = whoIn(desk, winner ?? desk.view.hero ?? 0);
  if (!isContest(desk)) {
    const not = said(`verdict.${roleOf(desk)}.not`, hero) || said('verdict.hero.not', hero);
    return winner === null ? not : said('verdict.hero', hero);
  }
  if (winner === null)
    return [
      said(covers.some(Boolean) ? 'verdict.tie' : 'verdict.nobody'),
      said(`verdict.${roleOf(desk)}.not`),
    ]
      .filter(Boolean)
      .join(' ');
  const rivals = overflow.filter((_, player) => player !== winner && covers[player]);
  return said(rivals.length === 0 ? 'verdict.alone' : 'verdict.wins', {
    ...hero,
    mine: overflow[winner],
    theirs: Math.max(0, ...rivals),
  });
}
