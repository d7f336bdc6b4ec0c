/** What the lab tells of a pack, tried with bots that take any move. */
import { genericPlayers } from '@hortus/bots/generic';
import { expect, test } from 'vitest';
import { CAUSES, cgs, ROLEPLAYS } from '../src/index.ts';
import type { EraFacts, Facts } from './facts.ts';
import { MEANT, makePage } from './page.ts';
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
  adventures: [[roleplay('Battle'), 1, 1, 1]],
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
  played: [0, 1],
  deeds: { diverted: 2 },
  ...over,
});
const HOUSES = { houses: ['Plovers', 'Masons'], designs: 3 };
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
  expect(one?.played.length).toBeGreaterThan(0);
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
    ['the player who turns first', 2, 3],
    ['Plovers', 2, 3],
    ['Masons', 1, 3],
  ]);
  expect([shared.won, shared.of]).toEqual([1, 4]);
});

test('eras are counted by their costs, rivals, cataclysms and ends', () => {
  const { covered, contested, taken, averted, requested, won, plays, busiest } = summarise(
    [
      facts({
        eras: [
          era({
            covers: [true, false],
            cause: cause('finale'),
            turns: 400,
            busiest: [2, 7],
            adventures: [
              [roleplay('Competition'), 1, 0, 1],
              [roleplay('Solo'), 1, 1, 0],
              [roleplay('Cataclysm'), 0, 0, 0],
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
  expect([won.low, won.high]).toEqual([1, 2]);
  expect([plays, busiest]).toEqual([
    [2, 2, 0],
    [1, 0, 7],
  ]);
});

test('[CGS-PK-18] the page of the edition says of each figure what is meant and whether it is met', () => {
  const summary = summarise([facts(), facts({ winners: [1] })], HOUSES);
  const subject = { pack: 'Lowwater', cards: ['A 1', 'B 2', 'C 3'], deals: [], isEdition: true };
  const [page, ...plots] = makePage(summary, MADE, subject);
  expect(page?.text).toContain('| victory points of a player | 20 | 16 to 20 | 12 to 40 | yes |');
  expect(page?.text).toContain('| adventures won in an era | 1 | 1 to 1 | 14 to 26 | **no** |');
  expect(page?.text).toContain('Played in fewer than 2.0 % of the sessions: C 3.');
  expect(page?.text).toContain('| diverted | 2.00 |');
  expect(plots.map(({ name }) => name)).toEqual(['cgs-lowwater-shares.svg', 'cgs-lowwater-lengths.svg']);
  const [plain] = makePage(summary, MADE, { ...subject, isEdition: false });
  expect(plain?.text).not.toContain('meant');
  expect(MEANT.won).toEqual([14, 26]);
});

test('[CGS-PK-18] the report of the edition tells the deals of every adventure', () => {
  const options = cgs.parseOptions({ pack: 'lowwater' }, 2);
  if (!options.ok) throw new Error('refused');
  const session = playSession(trial({ pack: 'lowwater', adventureCap: 4 }), 1);
  const { files, lines } = report.make([session], MADE, cgs, options.value);
  expect(files[0]?.text.match(/^\| [^|]+ \d+ \| [\d.]+ % \| [\d.]+ % \| [\d.]+ % \|$/gm)).toHaveLength(50);
  expect(files[0]?.text.match(/^\| I{1,3}V? \|.*\| yes \|/gm)).toHaveLength(4);
  expect(files[0]?.text).toMatch(/^\| IV \| 0\.0 % \|.*\| yes \|/m);
  expect(lines).toHaveLength(3);
});
