import { expect, test } from 'vitest';
import { packOf, SMALL_TIDE, tide, told } from '../testing/testing.ts';
import { readPack } from './read-pack.ts';

const faults = (text: string): readonly string[] => readPack(text).faults.map(told);
const codes = (text: string): readonly string[] => readPack(text).faults.map(({ code }) => code);
const CARD = '[card Raft 1]\nType "Support"';

test('[CGS-ERR-29] [CGS-CARD-11] an identifier ends in a number', () => {
  expect(faults(packOf('[card Raft]\nType "Support"'))).toEqual([
    'ERR-29 10:7 The identifier must end in a number.',
  ]);
  expect(readPack(packOf('[card Raft 07]\nType "Support"')).session!.eras[0]!.cards[0]!.card.number).toBe(7);
});

test('[CGS-ERR-30] [CGS-CARD-9] one identifier has one content', () => {
  const other = '[card Raft 1]\nType "Support"\nHull 1';
  expect(faults(packOf(`${CARD}\n\n${other}`))).toEqual([
    'ERR-30 13:7 Identifier "Raft 1" is used by two different cards.',
  ]);
  expect(faults(packOf(`${CARD}\n\n${CARD}`))).toEqual(['ERR-35 13:7 Part "card Raft 1" is given twice.']);
});

test('[CGS-ERR-31] [CGS-PACK-6] required fields', () => {
  expect(faults(tide(['turn: 1\n', '']))).toEqual(['ERR-31 2:7 Pack field "Turn time limit" is missing.']);
  const bare = '[pack Bare]\ntype: edition\n';
  expect(faults(bare).map((one) => one.replace(/.*field /, ''))).toEqual([
    '"Name of game" is missing.',
    '"Game components" is missing.',
    '"Names of era decks" is missing.',
    '"Session play duration" is missing.',
    '"Era setup duration" is missing.',
    '"Era wrap-up duration" is missing.',
    '"Ops analysis time limit" is missing.',
    '"Turn time limit" is missing.',
  ]);
});

test('[CGS-R-152] [CGS-PACK-4] a booster needs only names, type and components', () => {
  const booster = `[pack More]\ngame: Lowwater\ntype: booster\ncomponents: 1 support\n\n${CARD}\n`;
  const { faults: none, pack, session } = readPack(booster);
  expect(none).toEqual([]);
  expect(pack!.cards).toHaveLength(1);
  expect(session).toBeUndefined();
});

test('[CGS-ERR-31] ill-typed fields', () => {
  const told = (from: string, to: string): string => faults(tide([from, to])).join();
  expect(told('turn: 1', 'turn: soon')).toBe(
    'ERR-31 11:7 Pack field "Turn time limit" must be a whole number of minutes.',
  );
  expect(told('turn: 1', 'turn: 0')).toContain('ERR-31');
  expect(told('session: 10-15', 'session: 15-10')).toContain('must be minutes: 10 or 90-120');
  expect(told('type: edition', 'type: editon')).toContain(
    'ERR-31 4:7 Pack field "Pack type" must be one of edition',
  );
  expect(readPack(tide(['type: edition', 'type: editon'])).faults[0]!.hint).toBe('did you mean edition?');
  expect(told('components: 2 adventure, 6 support', 'components: many')).toContain('must count cards');
  expect(told('players: 2', 'players: two')).toContain('must be a number, or several');
  expect(told('turn: 1', 'turn:')).toContain('has no value');
});

test('[CGS-PACK-8] the player level is one of four, and beginner if it is absent', () => {
  expect(readPack(SMALL_TIDE).pack!.head.level).toBe('beginner');
  for (const level of ['beginner', 'casual', 'experienced', 'expert'])
    expect(readPack(tide(['turn: 1', `turn: 1\nlevel: ${level}`])).pack!.head.level).toBe(level);
  expect(codes(tide(['turn: 1', 'turn: 1\nlevel: master']))).toEqual(['ERR-31']);
});

test('[CGS-PACK-7] durations may be spans, limits may not', () => {
  expect(readPack(SMALL_TIDE).pack!.head.session).toEqual({ low: 10, high: 15 });
  expect(codes(tide(['analysis: 2', 'analysis: 2-3']))).toEqual(['ERR-31']);
});

test('[CGS-ERR-32] [CGS-PACK-12] [CGS-GEN-3] [CGS-R-143] players are at least 2 and at most the affiliations of every era', () => {
  expect(faults(tide(['players: 2', 'players: 1']))).toEqual([
    'ERR-32 12:10 A session has at least 2 players.',
  ]);
  expect(faults(tide(['players: 2', 'players: 3']))).toEqual([
    'ERR-32 12:1 3 players but only 2 affiliations in era deck "First Ebb".',
  ]);
  expect(faults(tide(['13-14\n', '13\n']))).toEqual([
    'ERR-32 12:1 2 players but only 1 affiliation in era deck "First Ebb".',
  ]);
});

test('[CGS-ERR-32] [CGS-R-67] [CGS-R-68] [CGS-R-153] a customized pack is only warned', () => {
  const { faults: none, notes, session } = readPack(packOf(CARD));
  expect(none).toEqual([]);
  expect(notes).toMatchObject([{ code: 'ERR-32', severity: 'warning' }]);
  expect(session).toMatchObject({ customized: true, players: [] });
});

test('[CGS-ERR-33] [CGS-PACK-13] [CGS-PACK-14] [CGS-PACK-15] what expansions and extensions must state', () => {
  const base = 'game: g\ncomponents: 1 support\nsession: 1\nsetup: 1\nwrapup: 1\nanalysis: 1\nturn: 1\n';
  expect(faults(`[pack P]\ntype: expansion\n${base}`)).toEqual([
    'ERR-33 1:7 An expansion pack must name the edition it extends.',
    'ERR-33 1:7 An expansion pack must name its eras and their order.',
  ]);
  expect(faults(`[pack P]\ntype: extension\neras: One\n${base}\n[era One]\nall\n${CARD}`)).toEqual([
    'ERR-33 1:7 An extension pack must name the edition it extends.',
    'ERR-33 1:7 An extension pack must state the number of players.',
    expect.stringContaining('ERR-32'),
  ]);
});

test('[CGS-ERR-34] unknown parts and keys, with the nearest known one', () => {
  expect(faults(tide(['turn: 1', 'turn: 1\nplayer: 2']))).toEqual([
    'ERR-34 12:1 Unknown key "player". Did you mean "players"?',
  ]);
  expect(faults(tide(['[era First', '[eras First']))[0]).toBe(
    'ERR-34 19:1 Unknown part "eras". Did you mean "era"?',
  );
  expect(codes(`line\n${SMALL_TIDE}`)).toEqual(['ERR-34']);
  expect(faults(`${CARD}\n${SMALL_TIDE}`)).toEqual(['ERR-34 1:7 A pack begins with [pack NAME].']);
  expect(faults('')).toEqual(['ERR-34 1:1 A pack begins with [pack NAME].']);
  expect(codes(tide(['turn: 1', 'turn 1']))).toEqual(['ERR-34']);
  expect(codes(tide(['turn: 1', 'trun: 1']))).toEqual(['ERR-34']);
  expect(faults(tide(['[card Salt Pans 2]', '[card Salt Pans 2 | golden]']))).toEqual([
    'ERR-34 35:20 Unknown format "golden". Did you mean "gold"?',
  ]);
  expect(faults(tide(['[card Salt Pans 2]', '[card Salt Pans 2']))).toEqual([
    'ERR-34 35:1 The heading of this card must end with "]".',
  ]);
});

test.each([
  ['Type "Adventure"', 'Type Adventure"', 'ERR-3'],
  ['Type "Adventure"', 'Type "Adventure', 'ERR-6'],
  ['Type "Adventure"', '"Type "Adventure"', 'ERR-1'],
  ['Type "Adventure"', 'Type" "Adventure"', 'ERR-4'],
  ['Type "Adventure"', 'Type "Adven"ture"', 'ERR-6'],
  ['Type "Adventure"', 'T=ype "Adventure"', 'ERR-14'],
  ['Type "Adventure"', '9Type "Adventure"', 'ERR-1'],
  ['\nAdventureCommonCosts', '\n"AdventureCommonCosts', 'ERR-6'],
  ['\nAdventureCommonCosts', '\nA=dventureCommonCosts', 'ERR-14'],
  ['[card Salt Pans 2]', 'card Salt Pans 2]', 'ERR-34'],
  ['[card Salt Pans 2]', '[crad Salt Pans 2]', 'ERR-34'],
  ['[card Salt Pans 2]\n', '', 'ERR-7'],
  ['[card Salt Pans 2]', '[card Salt Pans 2"]', 'ERR-34'],
  ['[card Drowned Mole 1]\n', '', 'ERR-36'],
  ['[era First Ebb]', 'era First Ebb]', 'ERR-34'],
  ['\n1-2\n', '\n[1-2\n', 'ERR-34'],
  ['eras: First Ebb', 'eras: Frist Ebb', 'ERR-36'],
  ['eras: First Ebb', 'eras:: First Ebb', 'ERR-31'],
  ['\ngame:', '\n"game:', 'ERR-34'],
  ['\ngame:', '\n[game:', 'ERR-34'],
  ['\ngame:', '\nga me:', 'ERR-34'],
  ['\n  Hull 1\n', '\n[  Hull 1\n', 'ERR-34'],
])('where %j should stand, %j is told once, as %s', (right, wrong, code) => {
  expect(SMALL_TIDE).toContain(right);
  expect(codes(SMALL_TIDE.replace(right, wrong))).toEqual([code]);
});

test('what is in a part nobody can read isn’t also missing', () => {
  expect(faults(packOf('[era One]\n1\n[qqqqqqqq Raft 1]\nType "Support"'))).toEqual([
    'ERR-34 9:1 Unknown part "qqqqqqqq".',
  ]);
  expect(codes(packOf('[era One]\n1\n[card Raft]\nType "Support"'))).toEqual(['ERR-29']);
});

test('[CGS-ERR-35] parts and keys are given once', () => {
  expect(faults(tide(['turn: 1', 'turn: 1\nturn: 2']))).toEqual(['ERR-35 12:1 Key "turn" is given twice.']);
  expect(faults(`${SMALL_TIDE}\n[era First Ebb]\n1\n`)).toEqual([
    'ERR-35 50:6 Part "era First Ebb" is given twice.',
  ]);
  expect(codes(`${SMALL_TIDE}\n[pack Small Tide]\n`)).toEqual(['ERR-35']);
});

test('[CGS-ERR-36] what an era names must be there', () => {
  const told = (line: string): string => faults(tide(['13-14', `13-14\n${line}`])).join();
  expect(told('99')).toBe('ERR-36 24:1 Era "First Ebb" names card 99, which is not in the pack.');
  expect(told('90-99')).toBe('ERR-36 24:1 Era "First Ebb" names cards 90-99, none of which is in the pack.');
  expect(told('"Flat Pint 11"')).toBe(
    'ERR-36 24:1 Era "First Ebb" names card "Flat Pint 11", which is not in the pack.',
  );
  expect(told('Other: 12')).toBe('ERR-36 24:1 Era "First Ebb" names pack "Other", which is not available.');
  expect(told('Flat Punt')).toContain('ERR-36 24:1 Era "First Ebb" has a line that names no card');
  expect(told('1 x0')).toContain('ERR-36');
  expect(faults(packOf(`[era One]\n# nothing\n${CARD}`))).toEqual(['ERR-36 7:6 Era "One" names no card.']);
  expect(faults(tide(['eras: First Ebb', 'eras: First Eb, Second']))).toEqual([
    'ERR-36 5:1 Era "First Eb" has no part of its own.',
    'ERR-36 5:1 Era "Second" has no part of its own.',
  ]);
  expect(faults(tide(['eras: First Ebb', 'eras: Second']))).toEqual([
    'ERR-36 5:1 Era "Second" has no part of its own.',
    'ERR-36 19:6 Era "First Ebb" is not among the eras of the pack.',
  ]);
});

test('[CGS-ERR-37] [CGS-LANG-10] aliases stand for custom names, never for other aliases', () => {
  const told = (...lines: string[]): readonly string[] => faults(tide(['alias HL: Hull', lines.join('\n')]));
  expect(told('alias HL: Hull', 'alias AR: Hull')).toEqual([
    'ERR-37 16:1 "AR" is already an alias of AdventureResources.',
  ]);
  expect(told('alias HL: Hull', 'alias Type: Hull')).toEqual([
    'ERR-37 16:1 "Type" is already a predefined attribute.',
  ]);
  expect(told('alias HL: Hull', 'alias HX: HL')).toEqual([
    'ERR-37 16:1 "HL" is an alias itself; an alias cannot stand for another.',
  ]);
  expect(told('alias HL: HX', 'alias HX: HL').map((one) => one.slice(0, 12))).toEqual([
    'ERR-37 15:1 ',
    'ERR-37 16:1 ',
  ]);
  expect(told('alias HL: Hull', 'alias HQ: Feats').join()).toContain('ERR-37 16:1 "Feats" is a category;');
  expect(told('alias HL: Hull', 'alias H2: Hull')).toEqual([
    'ERR-1 16:1 Name "H2" may contain letters only.',
  ]);
});

test('[CGS-ERR-38] [CGS-FILE-7] limits are named, each once', () => {
  const long = 'x'.repeat(401);
  expect(faults(tide(['~ Nobody', `~ ${long}\n~ ${long}\n~ Nobody`]))).toEqual([
    'ERR-38 33:401 The line has 403 characters; the limit is 400.',
  ]);
  const many = Array.from({ length: 1204 }, (_, i) => `[card C ${i}]\nType "Support"`).join('\n');
  expect(faults(packOf(`[era One]\n1\n${many}`))).toEqual([
    'ERR-38 1:7 The pack has 1,204 cards; the limit is 1,000.',
  ]);
  const letters = (i: number): string => `N${[...String(i)].map((d) => 'abcdefghij'[Number(d)]).join('')}`;
  const attributes = (from: number, count: number): string =>
    Array.from({ length: count }, (_, i) => `${letters(from + i)} 1`).join('\n');
  expect(faults(packOf(`[card C 1]\nType "Support"\n${attributes(0, 64)}`))).toEqual([
    'ERR-38 10:7 The card has 65 attributes; the limit is 64.',
  ]);
  const cards = Array.from(
    { length: 4 },
    (_, i) => `[card C ${i}]\nType "Support"\n${attributes(i * 60, 60)}`,
  );
  expect(faults(packOf(cards.join('\n')))).toEqual([
    'ERR-38 1:7 The session has 240 attribute names; the limit is 200.',
  ]);
  expect(faults('x'.repeat(256 * 1024 + 1))).toEqual([
    'ERR-38 1:1 The pack has 257 KB; the limit is 256 KB.',
  ]);
  expect(faults('é'.repeat(128 * 1024 + 1))).toEqual([
    'ERR-38 1:1 The pack has 257 KB; the limit is 256 KB.',
  ]);
});

test('[CGS-ERR-39] nothing invisible, nothing that turns the direction of writing, nothing that is not text', () => {
  const directive = (text: string): readonly string[] => faults(tide(['before the tide', text]));
  expect(directive('be\u200bfore the tide')).toEqual(['ERR-39 26:20 Invisible character U+200B.']);
  expect(directive('\u202ebefore')).toEqual([
    'ERR-39 26:18 Character U+202E changes the direction of writing.',
  ]);
  expect(directive('\0')).toEqual(['ERR-39 26:18 Control character U+0000.']);
  expect(directive('\ufffd')).toEqual(['ERR-39 26:18 Bytes that are not UTF-8.']);
  expect(directive('\ud800')).toEqual(['ERR-39 26:18 Half of a character, U+D800.']);
  expect(directive('👩‍🚀 é\u00a0\t')).toEqual([]);
  expect(faults(tide(['Type "Adventure"\n', 'Ty\u200bpe\u00a0"Adventure"\n']))).toEqual([
    'ERR-39 27:3 Invisible character U+200B.',
    'ERR-39 27:6 Invisible character U+00A0.',
  ]);
  expect(faults(tide(['Hull 1', 'Hu\u3164ll 1']))).toEqual(['ERR-39 30:5 Invisible character U+3164.']);
});

test('line ends of all kinds, a byte order mark and a missing last line end change nothing', () => {
  const plain = readPack(SMALL_TIDE).session;
  expect(readPack(SMALL_TIDE.replaceAll('\n', '\r\n')).session).toEqual(plain);
  expect(readPack(`\ufeff${SMALL_TIDE.replaceAll('\n', '\r')}`).session).toEqual(plain);
  expect(readPack(SMALL_TIDE.trimEnd()).session).toEqual(plain);
});

test('a fault of a folder names the file and the line there', () => {
  const cut = SMALL_TIDE.indexOf('[card Salt');
  const files = [
    { name: 'b.txt', text: SMALL_TIDE.slice(cut).replace('Iron 1', 'Iron -1') },
    { name: 'a.txt', text: SMALL_TIDE.slice(0, cut) },
  ];
  expect(readPack(files).faults).toMatchObject([
    { code: 'ERR-5', file: 'b.txt', line: 2, clause: 'CGS-ERR-5' },
  ]);
});
