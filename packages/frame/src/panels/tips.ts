/** Which tips were read, and whether somebody still needs any: until their first win, while they play against bots. */
import { livingEntries } from '@hortus/kernel';
import { signal } from '@preact/signals';
import type { TableModel } from '../model/model.ts';
import { kept } from '../page/kept.ts';
import { hasWon, leaveTable } from '../page/progress.ts';

const KEPT = 'hortus.tips';
/** Dismisses all tips for good. */
export const ALL = 'all';
const read = signal<ReadonlySet<string>>(new Set((kept.get(KEPT) ?? '').split(' ').filter(Boolean)));

export const wasRead = (id: string): boolean => read.value.has(id);

export function dismiss(id: string): void {
  read.value = new Set(read.value).add(id);
  kept.set(KEPT, [...read.value].join(' '));
}

export function needsTips(model: TableModel): boolean {
  const { game, where, seat, info } = model.source;
  const alone = info.value.seats.filter(({ kind }) => kind !== 'bot').length === 1;
  return (
    where === 'here' &&
    alone &&
    seat.value !== undefined &&
    !model.over.value &&
    !hasWon(game.id) &&
    !wasRead(ALL)
  );
}

export const lessonTip = ({ source }: TableModel): string => `${source.game.id}.learn`;

/** How often the reader has moved. */
const movesOf = ({ source }: TableModel): number =>
  livingEntries(source.entries.value).filter(({ seat }) => seat === source.seat.value).length;

/** Somebody who has moved this often plays rather than learns. */
const LESSON_MOVES = 3;
/** Tables that were opened before the reader's first move. */
const opened = new WeakMap<TableModel, boolean>();
const isPhone = (): boolean => matchMedia('(width < 40rem), (height <= 30rem)').matches;

/**
 * The lesson is offered before the first move of a game of two. On a phone, where it has room of its own above the
 * board, it stays until it is answered: the board would move.
 */
export function offersLesson(model: TableModel): boolean {
  if (model.frame.value === undefined || model.source.info.value.seats.length > 2) return false;
  if (!needsTips(model) || wasRead(lessonTip(model))) return false;
  const isFirst = movesOf(model) === 0;
  if (!opened.has(model)) opened.set(model, isFirst);
  return isFirst || (opened.get(model) === true && isPhone());
}

/** Later it is a tip like the others. */
export const tipsLesson = (model: TableModel): boolean =>
  offersLesson(model) || (!wasRead(lessonTip(model)) && movesOf(model) < LESSON_MOVES);

/** The lesson's link: at its end it leads back to this table, unless the match is over. */
export const toLesson = (model: TableModel): { readonly href: string; onClick(): void } => ({
  href: `/learn/${model.source.game.id}`,
  onClick: () => {
    const { pathname, search } = location;
    if (!model.over.value) leaveTable(model.source.game.id, pathname + search);
  },
});
