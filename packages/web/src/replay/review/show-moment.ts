import type { ReplayModel } from '../model.ts';

/** From a list below the board, as on a phone: the board comes into sight with the moment. */
export function showMoment(model: ReplayModel, seq: number): void {
  model.running.value = false;
  model.goToEntry(seq);
  document.querySelector('.replay .table-board')?.scrollIntoView({ block: 'nearest' });
}
