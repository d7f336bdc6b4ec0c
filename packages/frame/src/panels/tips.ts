/** Which tips were read, and whether somebody still needs any: until their first win, while they play against bots. */
import { livingEntries } from '@hortus/kernel';
import { signal } from '@preact/signals';
import type { TableModel } from '../model/model.ts';
import { kept } from '../page/kept.ts';
import { hasWon } from '../page/progress.ts';

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
export const movesOf = ({ source }: TableModel): number =>
  livingEntries(source.entries.value).filter(({ seat }) => seat === source.seat.value).length;

/** Nothing has been played yet, and the lesson is offered: on a phone it has room of its own above the board. */
export const offersLesson = (model: TableModel): boolean =>
  needsTips(model) && !wasRead(lessonTip(model)) && movesOf(model) === 0;
