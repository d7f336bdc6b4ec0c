import { expect, test } from 'vitest';
import { commitTo, namesIn, sealOf } from '../chance/fairness.ts';
import { pips } from '../testing/pips.ts';
import { wholeMatch } from '../testing/pips-table.ts';
import type { MatchLog } from './log.ts';
import { parseLog } from './parse-log.ts';
import { isNamedInTerms, withoutNames } from './remove-names.ts';
import { replay } from './replay.ts';
import { verify } from './verify.ts';

const LOG = wholeMatch().log();
const SEAT = LOG.terms.seats.findIndex(({ kind }) => kind === 'person');
const NAME = LOG.terms.seats[SEAT]?.name ?? '';

/** The log as a host writes it from what it has kept. */
function rewritten(log: MatchLog, seats: readonly number[]): MatchLog {
  const replayed = replay(pips, { ...log, ...withoutNames(log, seats), secret: '' });
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.fault));
  return replayed.value.log();
}

test('a name that was removed from the terms is nowhere, and everything but the commitments is still checked', () => {
  const log = rewritten(LOG, [SEAT]);
  expect(NAME.length).toBeGreaterThan(1);
  expect(JSON.stringify(log)).not.toContain(JSON.stringify(NAME));
  expect(isNamedInTerms(LOG.terms, SEAT)).toBe(true);
  expect(isNamedInTerms(log.terms, SEAT)).toBe(false);
  const parsed = parseLog(JSON.stringify(log));
  expect(parsed.ok && verify(pips, parsed.value).map(({ check, holds }) => [check, holds])).toEqual([
    ['removed', true],
    ['seal', true],
    ['packs', true],
    ['replay', true],
    ['end', true],
    ['outcome', true],
    ['hash', true],
  ]);
  expect(log.terms.removed?.seal).toBe(LOG.seal);
  expect([log.hash, log.commitment]).toEqual([LOG.hash, LOG.commitment]);
});

test('whoever guesses the name has nothing to try it on', () => {
  const log = rewritten(LOG, [SEAT]);
  expect(log.secret).toBeUndefined();
  expect(log.entropy.map(({ reveal }) => reveal)).toEqual(LOG.entropy.map(() => ''));
  // With the secret, the commitment would confirm a guess.
  expect(commitTo(LOG.terms, 'host', LOG.secret ?? '')).toBe(log.commitment);
});

test('a second name can be removed, and the seal of the whole log stays known', () => {
  const both = LOG.terms.seats.map((_, seat) => seat);
  const log = rewritten(rewritten(LOG, [0]), [1]);
  expect(log.terms.removed?.seats).toEqual(both.slice(0, 2));
  expect(log.terms.removed?.seal).toBe(LOG.seal);
  expect(verify(pips, log).every(({ holds }) => holds)).toBe(true);
});

test('a log without names is changed no more easily than another', () => {
  const log = rewritten(LOG, [SEAT]);
  const failing = (changed: MatchLog) =>
    verify(pips, { ...changed, seal: sealOf(changed) }).flatMap(({ check, holds }) => (holds ? [] : [check]));
  expect(failing({ ...log, secret: LOG.secret ?? '' })).toEqual(['removed']);
  expect(failing({ ...log, commitment: 'ab'.repeat(32) })).toEqual(['removed']);
  const removed = { ...log.terms.removed!, key: 'ab'.repeat(32) };
  expect(failing({ ...log, terms: { ...log.terms, removed } })).not.toEqual([]);
  expect(verify(pips, { ...log, entries: log.entries.slice(1) }).some(({ holds }) => !holds)).toBe(true);
});

test('names beside a log are shown, aren’t sealed, and may be missing', () => {
  const named = { ...LOG, names: ['Zoe', ''] };
  expect(sealOf(named)).toBe(LOG.seal);
  expect(namesIn(named)).toEqual(['Zoe', LOG.terms.seats[1]?.name, ...namesIn(LOG).slice(2)]);
  expect(parseLog(JSON.stringify(named)).ok).toBe(true);
  expect(parseLog(JSON.stringify({ ...LOG, names: [1] })).ok).toBe(false);
});
