/** The rule behind what was lost: a card to a rival's power, an adventure, an era. */
import type { PackedJson } from '@hortus/kernel';
import { isCooperative } from '../../src/arithmetic/reckon.ts';
import { isCompetitive } from '../../src/arithmetic/winner.ts';
import { ROLEPLAYS, type View } from '../../src/index.ts';
import { CAUSES } from '../../src/telling.ts';

/** Cards that a rival's card takes, the gravest first. */
const TAKEN: readonly (readonly [kind: string, clause: string])[] = [
  ['seized', 'CGS-SZE-1'],
  ['reused', 'CGS-REU-2'],
  ['diverted', 'CGS-DIV-1'],
  ['wrecked', 'CGS-WRK-1'],
  ['disabled', 'CGS-DIS-1'],
];

export function clauseOf(told: readonly PackedJson[]): string | undefined {
  if (told.some(({ kind }) => kind === 'eraWon')) return 'CGS-EOE-11';
  const resolved = told.find(({ kind }) => kind === 'resolved');
  if (resolved !== undefined) {
    if (CAUSES[Number(resolved.cause)] === 'rewind') return 'CGS-REW-2';
    // If it was won, what was played for it is used up.
    return resolved.won === 1 ? 'CGS-WRAP-8' : 'CGS-WRAP-7';
  }
  return TAKEN.find(([taken]) => told.some(({ kind }) => kind === taken))?.[1];
}

/** Who could win the last adventure, and how; `tied`: several covered its costs equally well. */
export function endedClause({ roleplay, won }: NonNullable<View['last']>, tied: boolean): string {
  const number = ROLEPLAYS.indexOf(roleplay);
  if (isCompetitive(number)) return won ? 'CGS-WIN-2' : tied ? 'CGS-WIN-3' : 'CGS-EOA-3';
  if (isCooperative(number)) return 'CGS-WIN-4';
  return roleplay === 'Solo' ? 'CGS-WIN-6' : 'CGS-WIN-5';
}
