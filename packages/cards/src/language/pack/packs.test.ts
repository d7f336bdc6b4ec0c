import { expect, test } from 'vitest';
import { highTide, packOf, SMALL_TIDE, tide, told } from '../testing/testing.ts';
import { canonicalText, hashPack } from './canonical.ts';
import type { Pack } from './pack.ts';
import { readPack } from './read-pack.ts';

const good = (text: string, others: readonly Pack[] = []): Pack => {
  const { pack, faults } = readPack(text, { others });
  expect(faults.map(told)).toEqual([]);
  return pack!;
};
const deck = (pack: Pack, era = 0): readonly string[] =>
  pack.session!.eras[era]!.cards.map(({ card, copies }) => `${card.identifier} x${copies}`);

const RESPELT = `# Another hand.
[pack Small Tide]
  turn:1
analysis: 2
players: 2
wrapup: 1
setup: 1
session: 10 - 15
game:  Lowwater
components: 2 adventure,6 support
eras: First Ebb
type: edition
affiliations: Plovers ,Masons
customizations: cards, decks
alias HL: Hull
allow LINT-42 First Ebb: two adventures are enough to show the form
allow LINT-31: a small pack has no gold cards

[card Kiln Barrow 14]
EC
  Renown 1
Type "Support"
Affiliation "Masons"
AR
  Iron 2
[card Long Punt 13]
Type "Support" Affiliation "Plovers" AdventureResources Hull 2 EraCosts Renown 1
[card Salt Pans 2]
# the only wall in sight
Type "Adventure" Roleplay "Obstruction" ACC Iron 1 ER Renown 4
[era First Ebb]
13
12
14
"Flat Punt 11" x2
2
12
1
[card Iron Rake 12]
Type "Support" AdventureResources Iron 1 EraCosts Renown 1
[card Flat Punt 11]
Type "Support" AdventureResources Hull 1 EraCosts Renown 1
[card Drowned Mole 1]
~ Nobody alive has walked on it.
Type "Adventure" Roleplay "Competition" ACC HL 1 ER Renown 4
> Reach the mole before the tide turns.`;

test('[CGS-SC-61] [CGS-FILE-6] [CGS-FMT-5] one pack in two spellings has one canonical text and one hash', () => {
  const [first, second] = [good(SMALL_TIDE), good(RESPELT)];
  expect(canonicalText(second)).toBe(canonicalText(first));
  expect(hashPack(second)).toBe(hashPack(first));
  expect(hashPack(good(tide(['tide turns.', 'tide burns.'])))).not.toBe(hashPack(first));
});

test('[CGS-SC-61] [CGS-FILE-1] cut between two parts into two files it is the same pack', () => {
  const cut = SMALL_TIDE.indexOf('[card Salt');
  const files = [
    { name: '2.txt', text: SMALL_TIDE.slice(cut) },
    { name: '1.txt', text: SMALL_TIDE.slice(0, cut) },
  ];
  expect(hashPack(readPack(files).pack!)).toBe(hashPack(good(SMALL_TIDE)));
});

test('[CGS-FILE-6] the canonical text, in full; reading it gives itself', () => {
  const text = canonicalText(good(SMALL_TIDE));
  expect(text).toBe(`[pack Small Tide]
game: Lowwater
type: edition
components: 2 adventure, 6 support
eras: First Ebb
session: 10-15
setup: 1
wrapup: 1
analysis: 2
turn: 1
players: 2
affiliations: Plovers, Masons
customizations: decks, cards
alias HL: Hull
allow LINT-31: a small pack has no gold cards
allow LINT-42 First Ebb: two adventures are enough to show the form

[era First Ebb]
1
2
11 x2
12 x2
13
14

[card Drowned Mole 1]
> Reach the mole before the tide turns.
Type "Adventure"
Roleplay "Competition"
AdventureCommonCosts
  Hull 1
EraResources
  Renown 4
~ Nobody alive has walked on it.

[card Salt Pans 2]
Type "Adventure"
Roleplay "Obstruction"
AdventureCommonCosts
  Iron 1
EraResources
  Renown 4

[card Flat Punt 11]
Type "Support"
AdventureResources
  Hull 1
EraCosts
  Renown 1

[card Iron Rake 12]
Type "Support"
AdventureResources
  Iron 1
EraCosts
  Renown 1

[card Long Punt 13]
Type "Support"
Affiliation "Plovers"
AdventureResources
  Hull 2
EraCosts
  Renown 1

[card Kiln Barrow 14]
Type "Support"
Affiliation "Masons"
AdventureResources
  Iron 2
EraCosts
  Renown 1
`);
  expect(canonicalText(good(text))).toBe(text);
  expect(hashPack(good(text))).toMatch(/^[0-9a-f]{64}$/);
});

const OTHER = packOf(
  '[card Fishing Weir 12]\nType "Support" Affiliation "Plovers"\n[card Seal 40]\nType "Support" Affiliation "Masons"',
  { type: 'edition', session: '5', setup: '1', wrapup: '1', analysis: '7', turn: '3' },
  'Other',
);

test('[CGS-SC-64] [CGS-FILE-5] [CGS-CUST-1] [CGS-CUST-2] [CGS-R-104] a session pack takes cards and eras from other packs', () => {
  const others = [good(SMALL_TIDE), good(OTHER)];
  const text = packOf('[era One]\nSmall Tide: First Ebb\nOther: 12 x2');
  const pack = good(text, others);
  expect(pack.session!.customized).toBe(true);
  expect(deck(pack)).toHaveLength(7);
  expect(pack.session!.eras[0]!.cards.reduce((sum, { copies }) => sum + copies, 0)).toBe(10);
  expect(pack.session).toMatchObject({ analysis: 2, turn: 1 });
  expect(canonicalText(pack)).toContain(
    '[era One]\nSmall Tide: "Drowned Mole 1"\nSmall Tide: "Salt Pans 2"\nSmall Tide: "Flat Punt 11" x2\n',
  );
  expect(canonicalText(pack)).toContain('Other: "Fishing Weir 12" x2\nSmall Tide: "Iron Rake 12" x2\n');
  expect(hashPack(good(canonicalText(pack), others))).toBe(hashPack(pack));
  const alone = readPack(text, { others: others.slice(0, 1) });
  expect(alone.faults.map(told)).toEqual([
    'ERR-36 9:1 Era "One" names pack "Other", which is not available.',
  ]);
  expect(alone.session).toBeUndefined();
});

test('[CGS-FILE-4] [CGS-FILE-5] copies of one design add up, whether by era or by card', () => {
  const pack = good(packOf('[era One]\nSmall Tide: First Ebb\nSmall Tide: 12\nSmall Tide: First Ebb x2'), [
    good(SMALL_TIDE),
  ]);
  expect(deck(pack)).toContain('Iron Rake 12 x7');
});

test('[CGS-SC-64] [CGS-FILE-7] a session of 513 copies or 7 players is refused', () => {
  const card = '[card Raft 1]\nType "Support"';
  expect(readPack(packOf(`[era One]\n1 x512\n${card}`)).faults).toEqual([]);
  expect(readPack(packOf(`[era One]\n1 x513\n${card}`)).faults.map(told)).toEqual([
    'ERR-38 5:1 The session has 513 card copies; the limit is 512.',
  ]);
  expect(readPack(packOf(card, { players: '6' })).faults).toEqual([]);
  expect(readPack(packOf(card, { players: '7' })).faults.map(told)).toEqual([
    'ERR-38 6:10 The pack is for 7 players; the limit is 6.',
  ]);
});

test('[CGS-FILE-4] entries add up, by number, range, identifier and all', () => {
  const cards = '[card A 1]\nType "Support"\n[card B 2]\nType "Support"\n[card C 2]\nType "Support"';
  const pack = good(packOf(`[era One]\nall\n1-2 x2\n"C 2" x3\n${cards}`));
  expect(deck(pack)).toEqual(['A 1 x3', 'B 2 x3', 'C 2 x6']);
  expect(canonicalText(pack)).toContain('[era One]\n1 x3\n"B 2" x3\n"C 2" x6\n');
});

const EXPANSION = highTide(
  '3 support',
  `
[era Second Ebb]
21
22-23

[card Lantern 21]
Type "Support" Affiliation "Plovers"
[card Chisel 22]
Type "Support" Affiliation "Masons"
[card Rope 23]
Type "Support"
`,
);

test('[CGS-PACK-1] [CGS-PACK-2] [CGS-PACK-3] [CGS-PACK-14] an expansion brings eras, and says in which order all are played', () => {
  const edition = good(SMALL_TIDE);
  const pack = good(EXPANSION, [edition]);
  expect(pack.session!.eras.map(({ name }) => name)).toEqual(['Second Ebb', 'First Ebb']);
  expect(deck(pack, 1)).toEqual(deck(edition));
  expect(pack.session).toMatchObject({
    customized: false,
    players: [2],
    affiliations: ['Plovers', 'Masons'],
    turn: 2,
  });
  expect(canonicalText(pack)).not.toContain('[era First Ebb]');
  expect(readPack(EXPANSION).faults.map(told)).toEqual([
    'ERR-36 4:1 The pack extends "Small Tide", which is not available.',
  ]);
});

test('[CGS-PACK-3] [CGS-PACK-15] [CGS-CUST-3] [CGS-R-113] an extension adds to decks of its edition, for more players', () => {
  const extension = EXPANSION.replace('type: expansion', 'type: extension\nplayers: 3')
    .replace('Second Ebb, First Ebb', 'First Ebb')
    .replace('[era Second Ebb]', '[era First Ebb]')
    .replace('[card Rope 23]\nType "Support"', '[card Rope 23]\nType "Support" Affiliation "Eiders"');
  const pack = good(extension, [good(SMALL_TIDE)]);
  expect(pack.session).toMatchObject({ players: [3] });
  expect(deck(pack)).toHaveLength(9);
});

test('[CGS-PACK-9] [CGS-PACK-10] [CGS-PACK-11] [CGS-R-144] affiliations, players and seats as the pack states them', () => {
  const pack = good(
    tide([
      'affiliations: Plovers, Masons',
      'affiliations: Plovers, Masons\nseats First Ebb: Masons, Plovers',
    ]),
  );
  expect(pack.session!.eras[0]!.seats).toEqual(['Masons', 'Plovers']);
  const told1 = (line: string): string =>
    readPack(tide(['turn: 1', `turn: 1\n${line}`]))
      .faults.map(told)
      .join();
  expect(told1('seats Last Ebb: Masons, Plovers')).toContain(
    'ERR-36 12:1 Seats are fixed for era "Last Ebb"',
  );
  expect(told1('seats First Ebb: Masons')).toContain('ERR-32 12:1 2 players but only 1 seat in era');
  expect(told1('seats First Ebb: Masons, Gulls')).toContain('ERR-31 12:1');
});

test('[CGS-SC-19] [CGS-GEP-1] [CGS-GEP-2] [CGS-GEP-3] [CGS-GEP-4] [CGS-GEP-5] [CGS-GEP-6] the metadata of the first edition reads', () => {
  const text = packOf(
    '[card A 1]\nType "Support" Affiliation "Plovers"\n[card B 2]\nType "Support" Affiliation "Masons"',
    {
      game: 'Gardener of Thoughts',
      type: 'edition',
      eras: 'First Season',
      components: '50 adventure, 200 support, 2 gold, rules',
      session: '90-120',
      setup: '10',
      wrapup: '10',
      analysis: '10',
      turn: '5',
      players: '2',
      affiliations: 'Plovers , Masons',
      level: 'beginner',
      customizations: 'any',
      instructions: 'trade, win adventures, hinder heroes, hinder a rival',
    },
    'Genesis',
  ).replace('[era One]', '[era First Season]');
  const { head } = good(text);
  expect(head).toMatchObject({
    name: 'Genesis',
    affiliations: ['Plovers', 'Masons'],
    players: [2],
    session: { low: 90, high: 120 },
    analysis: 10,
    turn: 5,
    level: 'beginner',
    components: '50 adventure, 200 support, 2 gold, rules',
  });
});

test('[CGS-SC-57] [CGS-PACK-16] a session pack changes only what the edition lets it change', () => {
  const edition = (customizations: string): Pack =>
    good(tide(['customizations: decks, cards', `customizations: ${customizations}`]));
  const codes = (customizations: string, body: string, head = {}): string[] =>
    readPack(packOf(body, head), { others: [edition(customizations)] }).faults.map(({ clause }) => clause!);
  const added = '[era One]\nSmall Tide: First Ebb\nSmall Tide: 12';
  expect(codes('players', added)).toEqual(['CGS-PACK-16']);
  expect(codes('none', added)).toEqual(['CGS-PACK-16']);
  expect(codes('decks', added)).toEqual([]);
  expect(codes('any', added)).toEqual([]);
  expect(codes('only on Sundays', added)).toEqual([]);
  const whole = '[era One]\nSmall Tide: First Ebb';
  expect(codes('none', whole)).toEqual([]);
  expect(codes('none', whole, { players: '3' })).toEqual(['CGS-PACK-16']);
  expect(codes('players', whole, { players: '3' })).toEqual([]);
  const custom = '[era One]\nSmall Tide: First Ebb\n50\n[card Own 50]\nType "Support"';
  expect(codes('decks', custom)).toEqual(['CGS-PACK-16']);
  expect(codes('cards', custom)).toEqual([]);
});

test('[CGS-ERR-30] one identifier with two contents is refused across packs too', () => {
  const clash = good(OTHER.replace('Fishing Weir 12', 'Iron Rake 12'));
  const { faults } = readPack(packOf('[era One]\nSmall Tide: 12\nOther: 12'), {
    others: [good(SMALL_TIDE), clash],
  });
  expect(faults.map(told)).toEqual(['ERR-30 7:6 Identifier "Iron Rake 12" is used by two different cards.']);
});

test('[CGS-CARD-1] [CGS-CARD-7] [CGS-CARD-8] [CGS-R-34] a card is silver or gold and has four texts', () => {
  const { card } = good(packOf('[card Crown 9 | gold]\n> Take it.\n> All of it.\nType "Support"\n~ Heavy.'))
    .cards[0]!;
  expect(card).toMatchObject({
    gold: true,
    identifier: 'Crown 9',
    directive: 'Take it.\nAll of it.',
    lore: 'Heavy.',
  });
  expect([...card.attributes.globals.keys()]).toEqual(['Type']);
});
