import { expect, test } from 'vitest';
import { SMALL_TIDE, tide, told } from '../testing/testing.ts';
import { checkPack } from './check.ts';

test('[CGS-SC-53] the example has no error, and no finding but the two it allows', () => {
  const { faults, findings, notes, allowed, session } = checkPack(SMALL_TIDE);
  expect(faults.map(told)).toEqual([]);
  expect(findings.map(told)).toEqual([]);
  expect(notes).toEqual([]);
  expect(allowed.map(({ finding, reason }) => `${finding.code}: ${reason}`)).toEqual([
    'LINT-31: a small pack has no gold cards',
    'LINT-42: two adventures are enough to show the form',
  ]);
  expect(session).toBeDefined();
});

test('[CGS-SC-53] [CGS-ERR-40] seven faults in one pass, each with line and column', () => {
  const text = tide(
    ['game: Lowwater', 'game: Lowwater\nplayer: 2'],
    ['turn: 1', 'turn: 1\nturn: 2'],
    ['alias HL: Hull', 'alias HL: Hull\nalias AR: Hull'],
    ['form\n', 'form\nallow LINT-14 11: common ground\n'],
    ['13-14', '13-14\n99'],
    ['before the tide', 'before the\u200b tide'],
    ['~ Nobody', `~ ${'x'.repeat(399)}\n~ Nobody`],
  );
  const { faults, count } = checkPack(text);
  expect(faults.map(told)).toEqual([
    'ERR-34 4:1 Unknown key "player". Did you mean "players"?',
    'ERR-35 13:1 Key "turn" is given twice.',
    'ERR-37 18:1 "AR" is already an alias of AdventureResources.',
    'ERR-40 21:1 Nothing to allow: card 11 has no finding LINT-14.',
    'ERR-36 28:1 Era "First Ebb" names card 99, which is not in the pack.',
    'ERR-39 31:28 Invisible character U+200B.',
    'ERR-38 38:401 The line has 401 characters; the limit is 400.',
  ]);
  expect(count).toBe(7);
});

test('[CGS-FILE-8] [CGS-ERR-40] an allowance needs a finding that isn’t an error', () => {
  const told1 = (line: string): string =>
    checkPack(tide(['alias HL: Hull', `alias HL: Hull\n${line}`]))
      .faults.map(told)
      .join();
  expect(told1('allow LINT-9: why not')).toBe(
    'ERR-40 16:1 Nothing to allow: the pack has no finding LINT-9.',
  );
  expect(told1('allow LINT-99: why not')).toBe(
    'ERR-40 16:1 Nothing to allow: the pack has no finding LINT-99.',
  );
  expect(told1('allow LINT-31 12: why not')).toBe(
    'ERR-40 16:1 Nothing to allow: card 12 has no finding LINT-31.',
  );
  expect(told1('allow ERR-5: why not')).toContain(
    'ERR-34 16:1 "ERR-5" is not a finding that can be allowed.',
  );
  expect(told1('allow LINT-9:')).toContain('ERR-31');
  const gold = tide(
    ['[card Iron Rake 12]', '[card Iron Rake 12 | gold]'],
    ['turn: 1', 'turn: 1\nallow LINT-1: shiny'],
  );
  expect(checkPack(gold).faults.map(told)).toEqual([
    'ERR-40 12:1 LINT-1 is an error here, and errors cannot be allowed.',
    'LINT-1 42:7 A gold card without Affiliation can never enter play.',
  ]);
});

test('[CGS-FILE-8] an allowance is for the pack, a card by number or identifier, or an era', () => {
  const zero = tide(['HL 1 EraCosts', 'HL 1 Iron 0 EraCosts'], ['HL 2', 'HL 2 Iron 0']);
  const left = (line: string): readonly string[] =>
    checkPack(zero.replace('turn: 1', `turn: 1\n${line}`)).findings.map(
      ({ code, card }) => `${code} ${card}`,
    );
  expect(left('')).toEqual(['LINT-37 Flat Punt 11', 'LINT-37 Long Punt 13']);
  expect(left('allow LINT-37: light wood')).toEqual([]);
  expect(left('allow LINT-37 11: light wood')).toEqual(['LINT-37 Long Punt 13']);
  expect(left('allow LINT-37 "Long Punt 13": light wood')).toEqual(['LINT-37 Flat Punt 11']);
});
