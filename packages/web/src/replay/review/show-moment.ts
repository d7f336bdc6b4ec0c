import type { ReplayModel } from '../model.ts';

/** From a list below the board, as on a phone: the board comes into sight with the moment, and what is said about it above. */
export function showMoment(model: ReplayModel, seq: number): void {
  model.running.value = false;
  model.goToEntry(seq);
  const board = document.querySelector('.replay .table-board');
  const said = document.querySelector('.replay .table-words');
  const isAbove =
    board !== null && said !== null && said.getBoundingClientRect().top < board.getBoundingClientRect().top;
  if (isAbove) said.scrollIntoView({ block: 'start' });
  else board?.scrollIntoView({ block: 'nearest' });
}
