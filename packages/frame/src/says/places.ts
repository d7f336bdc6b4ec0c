/** Addresses of tables and what belongs to them, written in one place. */
import type { TableSource } from '../model/source.ts';

/** The whole match as a replay; `seq` is a moment in it. */
export const replayLink = ({ where, info }: Pick<TableSource, 'where' | 'info'>, seq?: number): string =>
  `/replay/${where === 'here' ? 'here' : 't'}/${info.value.id}${seq === undefined ? '' : `?at=${seq}`}`;
