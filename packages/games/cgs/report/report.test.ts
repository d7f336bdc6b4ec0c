/** What the lab reports about a pack, tried with bots that make any move. */
import { genericPlayers } from '@hortus/bots/generic';
import { expect, test } from 'vitest';
import { CAUSES, cgs, ROLEPLAYS } from '../src/index.ts';
import type { EraFacts, Facts } from './facts.ts';
import { FEATURES } from './features.ts';
import { EDITION, isInTime } from './figures.ts';
import { makePage } from './page.ts';
import { playSession } from './play.ts';
import { report } from './report.ts';
import { summarise } from './summary.ts';

const players = genericPlayers(cgs);
const trial = (options: object, seats = 2) => ({
  players,
  bots: [players.random(), players.random()],
  options: { adventureCap: 40, ...options },
  seats,
  ms: 1,
  now: () => 0,
});
const roleplay = (name: (typeof ROLEPLAYS)[number]) => ROLEPLAYS.indexOf(name);
const cause = (name: (typeof CAUSES)[number]) => CAUSES.indexOf(name);

const era = (over: Partial<EraFacts> = {}): EraFacts => ({
  era: 0,
  cause: cause('agreed'),
  turns: 150,
  winners: [0],
  points: [20, 16],
  covers: [true, true],
  leads: 3,
  trades: 4,
  adventures: [[roleplay('Battle'), 1, 1, 1, 0, 3, 6]],
  busiest: [0, 1],
  ...over,
});
const facts = (over: Partial<Facts> = {}): Facts => ({
  seed: 1,
  winners: [0],
  first: 0,
  houses: [0, 1],
  moves: 300,
  eras: [era()],
  plays: [
    [0, 1, 0],
    [1, 2, 1],
  ],
  deeds: { divertOne: 2 },
  ...over,
});
const HOUSES = { houses: ['Plovers', 'Masons'], designs: 3, dealt: new Set([0, 1, 2]) };
const MADE = {
  title: 'Card Game System',
  game: 'cgs',
  id: 'cgs-lowwater',
  command: 'npm run lab -- balance cgs',
  level: 'club',
  ms: 5,
  seats: 2,
  options: 'as usual',
};

test('the same seed plays the same session, and its partner the same deal with the first turn exchanged', () => {
  const [one, again, partner] = [1, 1, 2].map((seed) =>
    playSession(trial({ pack: 'comet-year', skip: 1 }), seed),
  );
  expect(again).toEqual(one);
  expect([one?.first, partner?.first]).toEqual([0, 1]);
  expect(partner?.houses).toEqual(one?.houses);
  expect(one?.eras).toHaveLength(1);
  expect(one?.plays.length).toBeGreaterThan(0);
  expect(one?.eras[0]?.points).toHaveLength(2);
});

test('three seats take turns at being first, and both eras are told', () => {
  const sessions = [1, 2, 3, 4].map((seed) => playSession(trial({ pack: 'comet-year' }, 3), seed));
  expect(sessions.map(({ first }) => first)).toEqual([0, 1, 2, 0]);
  expect(sessions.map(({ eras }) => eras.length)).toEqual([2, 2, 2, 2]);
  expect(new Set(sessions[0]?.houses).size).toBe(3);
});

test('wins are counted by first turn and by affiliation', () => {
  const { wins, shared } = summarise(
    [
      facts(),
      facts({ winners: [1], houses: [1, 0] }),
      facts({ winners: [1], first: 1 }),
      facts({ winners: [] }),
    ],
    HOUSES,
  );
  expect(wins.map(({ name, won, of }) => [name, won, of])).toEqual([
    ['the player who goes first', 2, 3],
    ['Plovers', 2, 3],
    ['Masons', 1, 3],
  ]);
  expect([shared.won, shared.of]).toEqual([1, 4]);
});

test('eras are counted by their costs, rivals, cataclysms and ends', () => {
  const { covered, contested, taken, averted, requested, won, cards, ends } = summarise(
    [
      facts({
        eras: [
          era({
            covers: [true, false],
            cause: cause('finale'),
            turns: 400,
            busiest: [2, 7],
            adventures: [
              [roleplay('Competition'), 1, 0, 1, 0, 3, 9],
              [roleplay('Solo'), 1, 1, 0, 1, 2, 1],
              [roleplay('Cataclysm'), 0, 0, 0, 2, 0, 5],
            ],
          }),
        ],
      }),
      facts(),
    ],
    HOUSES,
  );
  expect([covered.won, covered.of]).toEqual([1, 2]);
  expect([contested.won, contested.of]).toEqual([2, 3]);
  expect([taken.won, taken.of]).toEqual([1, 2]);
  expect([averted.won, averted.of]).toEqual([1, 2]);
  expect([requested.won, requested.of]).toEqual([1, 2]);
  expect(won.between).toEqual([1, 2]);
  expect(cards.map(({ sessions, perSession, busiest }) => [sessions, perSession, busiest])).toEqual([
    [2, 1, 1],
    [2, 3, 0],
    [0, 0, 7],
  ]);
  expect(ends.map((list) => list.map(({ name, won: count }) => [name, count]))).toEqual([
    [
      ['Cataclysm lost', 1],
      ['agreed', 1],
    ],
  ]);
});

test('a card’s wins are those of the seats that played it, where one player won alone', () => {
  const { cards, adventures } = summarise(
    [facts(), facts({ winners: [1] }), facts({ winners: [0, 1] })],
    HOUSES,
  );
  expect(cards.map(({ wins: { of, share } }) => [of, share])).toEqual([
    [2, 0.5],
    [4, 0.5],
    [0, 0],
  ]);
  expect(adventures).toEqual([
    { design: 0, perSession: 1, won: 1, contested: 1, taken: 0, net: 3, turns: 6 },
  ]);
});

const SMALL = cgs.parseOptions({ pack: 'small' }, 2);
const designs = SMALL.ok ? cgs.create(SMALL.value, 2).rules.cards.designs : [];

test('[CGS-PK-18] the page of the edition says of each figure what is meant and whether it is met', () => {
  const summary = summarise([facts(), facts({ winners: [1] })], HOUSES);
  const subject = {
    pack: 'Lowwater',
    eras: ['First Ebb'],
    designs,
    deals: [],
    uncoverable: [],
    isEdition: true,
    wanted: EDITION,
  };
  const [page, ...plots] = makePage(summary, MADE, subject);
  expect(page?.text).toContain('| victory points of a player | 20 | 16 to 20 | 16 to 20 | 12 to 40 | yes |');
  expect(page?.text).toContain('| adventures won in an era | 1 | 1 to 1 | 1 to 1 | 14 to 26 | **no** |');
  expect(page?.text).toContain(`**Never played: ${designs[2]?.card.identifier}.**`);
  expect(page?.text).toContain('| agreed | 100.0 % |');
  expect(plots.map(({ name }) => name)).toEqual([
    'cgs-lowwater-shares.svg',
    'cgs-lowwater-lengths.svg',
    'cgs-lowwater-cards.svg',
  ]);
  const [plain] = makePage(summary, MADE, { ...subject, wanted: {} });
  expect(plain?.text).not.toContain('| yes |');
  expect(plain?.text).not.toContain('**no**');
});

test('[CGS-PK-18] the report of the edition tells the deals of every adventure', () => {
  const options = cgs.parseOptions({ pack: 'lowwater' }, 2);
  if (!options.ok) throw new Error('refused');
  const session = playSession(trial({ pack: 'lowwater', adventureCap: 4 }), 1);
  const { files, lines } = report.make([session], MADE, cgs, options.value);
  expect(files[0]?.text.match(/^\| [^|]+ \d+ \| [\d.]+ % \| [\d.]+ % \| [\d.]+ % \|$/gm)).toHaveLength(50);
  expect(files[0]?.text.match(/^\| tier I.*\| yes \|$/gm)).toHaveLength(9);
  expect(files[0]?.text).toMatch(/^\| tier IV: the hero .*\| at most 15\.0 % \| yes \|$/m);
  expect(files[0]?.text).toContain('No adventure is uncoverable.');
  expect(lines).toHaveLength(3);
});

test('[CGS-PK-17] a length is judged by its middle: a range that touches the bounds does not meet them', () => {
  // 37 to 45 minutes, and 20 to 24.
  expect([isInTime(89, [45, 60]), isInTime(48, [15, 20])]).toEqual([false, false]);
  expect([98, 99, 130, 131].map((turns) => isInTime(turns, [45, 60]))).toEqual([false, true, true, false]);
  expect([33, 43, 44].map((turns) => isInTime(turns, [15, 20]))).toEqual([true, true, false]);
});

test('[CGS-PK-22] the report tells of every feature how often it happened, and names those that never did', () => {
  const options = cgs.parseOptions({ pack: 'comet-year' }, 3);
  if (!options.ok) throw new Error('refused');
  const deeds = Object.fromEntries(Object.keys(FEATURES).map((name, index) => [name, index + 1]));
  const { overshoot: _, ...most } = deeds;
  const tell = (counts: Facts['deeds']) => {
    const session = facts({ deeds: counts, eras: [era(), era({ era: 1 })] });
    const [page] = report.make([session], { ...MADE, seats: 3 }, cgs, options.value).files;
    return page?.text ?? '';
  };
  for (const [name, { told, clauses }] of Object.entries(FEATURES))
    expect(tell(deeds)).toContain(`| ${told} | ${deeds[name]} | 100.0 % | ${clauses} |`);
  expect(tell(deeds)).toContain('Each of them happened.');
  expect(tell(most)).toContain(`**Never: ${FEATURES.overshoot.told}.**`);
});

test('[CGS-PK-22] features are counted in a session', () => {
  const { deeds } = playSession(trial({ pack: 'comet-year' }, 3), 1);
  expect(Object.keys(deeds).filter((name) => name in FEATURES).length).toBeGreaterThan(3);
});
