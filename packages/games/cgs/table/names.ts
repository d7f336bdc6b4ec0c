/** Sentences of the board. */
import { words } from '@hortus/frame/page/words.ts';
import type { Move, Seat } from '@hortus/kernel';
import type { Key } from '@hortus/words';
import { type Design, designIn, isLockedOut, type Outlook, POWERS, type View } from '../src/index.ts';
import { type Desk, designOf, M, playerName, playersOf, titleOf } from './desk.ts';
import { nameIn, personsIn, playerIn } from './players.ts';

/** A key that is made of parts; nothing where no book has it. */
export function said(key: string, values: Readonly<Record<string, unknown>> = {}): string {
  const found = words.value.find(`web.cgs.${key}`);
  return found === undefined ? '' : words.value.say(found as Key, values as never);
}

/** One line that tells how it stands and what is to be done. */
export function describe(view: View, names: readonly string[], you?: Seat): string {
  const mine = you === undefined ? undefined : playerIn(view, you);
  const who = { who: nameIn(view, names, view.turn), you: view.turn === mine };
  // A group turns as one: any of its persons may act.
  const group = who.you && personsIn(view, view.turn).length > 1 ? '.group' : '';
  switch (view.phase) {
    case 'over':
      return said('asks.over');
    case 'study':
      return said(you !== undefined && view.ready.includes(you) ? 'asks.study.wait' : 'asks.study');
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
      return said(`asks.${view.current === null ? 'open' : 'turn'}${group}`, who);
  }
}

/** `Lens 2, Ink 1`. */
const listOf = (rows: ReadonlyMap<string, unknown> | undefined): string =>
  rows === undefined ? '' : [...rows].map(([name, value]) => `${name} ${value}`).join(', ');

/** What stands on a slip under its title, one line each. */
export function linesOf({
  card,
  isAdventure,
}: Design): readonly { readonly kind: string; readonly text: string }[] {
  const { lists, conditions, globals } = card.attributes;
  const lines: { kind: string; text: string }[] = [];
  const add = (kind: string, text: string): void => {
    if (text !== '') lines.push({ kind, text });
  };
  add('costs', listOf(lists.get('AdventureCommonCosts')));
  add(isAdventure ? 'gives' : 'covers', listOf(lists.get('AdventureResources')));
  add('own', listOf(lists.get('AdventureCosts')));
  add('feats', listOf(lists.get('Feats')));
  add('earns', listOf(lists.get('EraResources')));
  add('bill', listOf(lists.get('EraCosts')));
  const tricks = [
    'Freeze',
    'FreezeAdventureCommonCosts',
    'RewindAdventure',
    'Recover1',
    'Reuse',
    'StockHolding',
    'StockOffering',
    'MustPlay',
  ]
    .filter((name) => globals.has(name))
    .map((name) => said(`trick.${name}`, { count: globals.get(name) }));
  for (const name of conditions.keys()) {
    const trick = said(`trick.${name}`);
    if (trick !== '') tricks.push(trick);
  }
  add('trick', tricks.join(' · '));
  return lines;
}

/** A slip for the ear. */
export function slipWords(design: Design): string {
  const role = design.card.attributes.globals.get('Roleplay');
  const lines = linesOf(design).map(({ kind, text }) => said(`line.${kind}`, { text }));
  return [titleOf(design), role ?? '', ...lines].filter(Boolean).join('. ');
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
  const kind = (Object.keys(M) as (keyof typeof M)[]).find((one) => M[one].is(move)) ?? 'pass';
  return said(`do.${kind}`);
}

/** Who could cover the costs of an adventure that is about to be opened. */
function openingWords(desk: Desk, ghost: Outlook): string {
  const { me } = desk;
  const rivals = playersOf(desk).filter((player) => player !== me && isLockedOut(ghost, player));
  const parts = [said(me !== undefined && isLockedOut(ghost, me) ? 'opening.locked' : 'opening.can')];
  if (rivals.length > 0)
    parts.push(said('opening.rivals', { who: words.value.list(rivals.map((one) => playerName(desk, one))) }));
  return parts.join(' ');
}

/** What laying the chosen card would bring. */
export function ghostWords(desk: Desk, face: number): string {
  const { ghost, me, outlook } = desk;
  if (ghost?.adventure === null || ghost === undefined || me === undefined) return '';
  const { costs, covers, overflow, winner } = ghost.adventure;
  const met = costs.filter(({ required, covered }) => (covered[me] ?? 0) >= (required[me] ?? 0)).length;
  if (designOf(desk, face).isAdventure) return openingWords(desk, ghost);
  const parts = [said('ghost.covers', { met, all: costs.length })];
  if (covers[me]) {
    const others = overflow.filter((_, i) => i !== me && covers[i]);
    const most = Math.max(...others, 0);
    if (winner === me)
      parts.push(
        others.length === 0 ? said('ghost.wins') : said('ghost.leads', { mine: overflow[me], theirs: most }),
      );
    else
      parts.push(
        said((overflow[me] ?? 0) === most ? 'ghost.ties' : 'ghost.trails', {
          mine: overflow[me],
          theirs: most,
        }),
      );
  }
  const design = designIn(face);
  const bill = desk.cards.ec;
  const first = desk.cards.designs[design]?.first ?? 0;
  const due: string[] = [];
  for (let i = bill.from[first]!; i < bill.from[first + 1]!; i++)
    due.push(`${bill.value[i]} ${desk.cards.names[bill.name[i]!]}`);
  if (due.length > 0) parts.push(said('ghost.pays', { due: words.value.list(due) }));
  return outlook === undefined ? '' : parts.filter(Boolean).join(' ');
}
