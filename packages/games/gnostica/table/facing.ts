/** Of moves that differ only in how a piece will face, the one to begin with. */
import type { View } from '../src/index.ts';
import type { Kind, Meaning } from './meaning.ts';

/** New pieces have no facing that they could keep. */
const NEW: readonly Kind[] = ['put', 'cup', 'sun'];

/** Of moves that differ in their facing the one that keeps it. */
export function keeping(group: readonly Meaning[], view: View): Meaning | undefined {
  const [one] = group;
  if (one === undefined || NEW.includes(one.kind)) return undefined;
  const of = one.target?.startsWith('man') ? one.target : one.actor;
  const now = view.men[Number(of?.slice(4))]?.facing;
  return group.find(({ facing }) => 'NESWU'[facing ?? -1] === now);
}

/** That one, or the one that stands a piece up. */
export const standing = (group: readonly Meaning[], view: View): Meaning =>
  keeping(group, view) ?? group.find(({ facing }) => facing === 4) ?? (group[0] as Meaning);
