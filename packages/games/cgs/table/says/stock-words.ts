/** CGS-STH-2 How much more stock the adventure in progress takes, once some has been played. */
import { currentOf, type Desk, designOf, isJoint } from '../desk.ts';
import { said } from './say.ts';

export function stockWords(desk: Pick<Desk, 'view' | 'cards'>): string | undefined {
  const current = currentOf(desk);
  if (current === undefined || current.offering === 0 || !isJoint(current)) return undefined;
  const played = desk.view.ground.flat().reduce((sum, face) => sum + designOf(desk, face).holding, 0);
  if (played === 0) return undefined;
  const count = current.offering - played;
  return count > 0 ? said('stock.left', { count }) : said('stock.full');
}
