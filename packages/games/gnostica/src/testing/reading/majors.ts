/** What each power of a card offers, including those of single majors. */
import { countOf, mayTake } from './piles.ts';
import {
  creations,
  cups,
  damages,
  discs,
  facingsFor,
  growths,
  handOf,
  isOwn,
  landGrowths,
  mayBuild,
  minionsOf,
  rods,
  swords,
  targetPieces,
  targetSpace,
} from './suits.ts';
import {
  FACINGS,
  hasEnemy,
  isMajor,
  isSame,
  landAt,
  menAt,
  pieceName,
  type Reading,
  type Space,
  stashOf,
  wastelandsOf,
  worthOf,
} from './table.ts';
import type { Wish } from './wish.ts';

/** GNO-EMS-1, GNO-EMR-1, GNO-TOW-1, GNO-STA-1: another of the five facings (GNO-R-18). */
export const orients = (table: Reading): Wish[] =>
  minionsOf(table).flatMap((man) =>
    FACINGS.filter((facing) => facing !== man.facing).map(
      (facing): Wish => ({ kind: 'face', actor: man, man, facing }),
    ),
  );

/** GNO-DEV-1, GNO-DEV-2 */
export const devilry = (table: Reading): Wish[] =>
  minionsOf(table).flatMap((actor) =>
    targetPieces(table, actor).flatMap((man) =>
      FACINGS.filter((facing) => facing !== man.facing).map(
        (facing): Wish => ({ kind: 'face', actor, man, facing }),
      ),
    ),
  );

/** GNO-HIE-1, GNO-HIE-2 */
export const takings = (table: Reading): Wish[] =>
  minionsOf(table).flatMap((actor) =>
    targetPieces(table, actor)
      .filter(({ pips }) => stashOf(table, actor.owner, pips) > 0)
      .flatMap((man) => FACINGS.map((facing): Wish => ({ kind: 'own', actor, man, facing }))),
  );

/** GNO-HER-1, GNO-HER-2: any minion that can do it. */
export function sendings(table: Reading): Wish[] {
  const bare = wastelandsOf(table);
  const spaces: Space[] = [...table.lands.map(({ x, y }) => ({ x, y })), ...bare];
  return minionsOf(table).flatMap((actor) => {
    const wishes = targetPieces(table, actor).flatMap((man) =>
      spaces
        .filter((to) => menAt(table, to).length === 0)
        .flatMap((space) =>
          facingsFor(table, man).map((facing): Wish => ({ kind: 'send', man, space, facing })),
        ),
    );
    const space = targetSpace(table, actor);
    if (space !== undefined && landAt(table, space) !== undefined && !hasEnemy(table, space))
      for (const to of bare) if (!hasEnemy(table, to)) wishes.push({ kind: 'sendCard', space, to });
    return wishes;
  });
}

/** GNO-JUS-1, GNO-HAN-1, GNO-R-44 */
export const trades = (table: Reading): Wish[] =>
  minionsOf(table).flatMap((actor) =>
    targetPieces(table, actor)
      .filter((man) => !isOwn(table, man))
      .map(({ owner }): Wish => ({ kind: 'swap', seat: owner })),
  );

/** GNO-JUD-1, GNO-JUD-3 `before`: how many were fetched already. */
export function fetches(table: Reading, before: number): Wish[] {
  const pips = Math.max(0, ...minionsOf(table).map((one) => one.pips));
  if (before >= pips || handOf(table).length >= 6) return [];
  return table.out.map((card): Wish => ({ kind: 'fetch', card }));
}

/**
 * GNO-TRN-5, GNO-HPR-1 Any discards, then any number up
 * to six, as far as there are cards (GNO-R-9, GNO-R-21).
 */
export function exchanges(table: Reading, kind: 'draw' | 'redraw'): Wish[] {
  return subsets(handOf(table)).flatMap((drop) => {
    const room = 6 - (handOf(table).length - drop.length);
    const most = Math.min(room, countOf({ ...table, out: [...table.out, ...drop] }));
    return Array.from({ length: most + 1 }, (_, amount): Wish => ({ kind, drop, amount }));
  });
}
const subsets = (cards: readonly string[]): string[][] => {
  const [first, ...rest] = cards;
  if (first === undefined) return [[]];
  return subsets(rest).flatMap((some) => [some, [first, ...some]]);
};

/** GNO-STR-2, GNO-STR-3 */
export const strength = (table: Reading): Wish[] =>
  minionsOf(table).flatMap((actor) => [
    ...growths(table, actor, 2, 'disc2'),
    ...landGrowths(table, actor, 2, 'disc2Lay'),
  ]);

/** GNO-SUN-2, GNO-SUN-3, GNO-R-85 */
export const sun = (table: Reading): Wish[] =>
  minionsOf(table).flatMap((actor) => {
    const space = targetSpace(table, actor);
    if (space === undefined) return [];
    const wishes = creations(table, actor, space, 2, false, { own: 'sun', like: 'sunLike' });
    if (mayBuild(table, space))
      for (const card of handOf(table)) if (worthOf(card) === 2) wishes.push({ kind: 'sunLay', actor, card });
    return wishes;
  });

/**
 * GNO-DEA-2, GNO-DEA-3, GNO-R-45: only the result is named.
 * A piece equal to the victim can do no more than the victim itself.
 */
export function death(table: Reading): Wish[] {
  const minions = minionsOf(table);
  const wishes: Wish[] = [];
  for (const man of table.men) {
    const attackers = minions.filter(
      (one) => pieceName(one) !== pieceName(man) && targetPieces(table, one).includes(man),
    );
    if (attackers.length === 0) continue;
    const strongest = Math.max(...attackers.map(({ pips }) => pips));
    const joinsIn = isOwn(table, man) && !minions.includes(man);
    const most = joinsIn ? man.pips : 2 * strongest;
    for (const wish of damages(table, man, 2, most)) wishes.push({ ...wish, kind: 'sword2' });
  }
  for (const { x, y, card: old } of table.lands) {
    const space = { x, y };
    const attackers = minions.filter((one) => {
      const target = targetSpace(table, one);
      return target !== undefined && isSame(target, space);
    });
    if (attackers.length === 0 || hasEnemy(table, space)) continue;
    const most = 2 * Math.max(...attackers.map(({ pips }) => pips));
    for (const card of handOf(table)) {
      const loss = worthOf(old) - worthOf(card);
      if (loss >= 2 && loss <= most) wishes.push({ kind: 'sword2Lay', space, card });
    }
    if (worthOf(old) >= 2 && worthOf(old) <= most) wishes.push({ kind: 'raze2', space });
  }
  return wishes;
}

/** GNO-WOR-1, GNO-R-49 */
export const copies = (table: Reading): Wish[] =>
  table.lands
    .filter(({ card }) => isMajor(card) && card !== '21')
    .map(({ card }): Wish => ({ kind: 'copy', card }));

/** GNO-MAG-1 */
export const magic = (table: Reading): Wish[] => [
  ...swords(table),
  ...rods(table),
  ...cups(table),
  ...discs(table),
];

/** GNO-WHE-1 */
export const wheel = (table: Reading): Wish[] => cups(table, { mayTakeTop: mayTake(table) });
