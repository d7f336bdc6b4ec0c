/**
 * What this browser keeps of a match: it can be resumed wherever it was left, and is told apart from what is no
 * longer a match.
 */
import { gnostica, type View } from '@hortus/gnostica';
import { players } from '@hortus/gnostica/players/index.ts';
import { moveList } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { LocalHost, type LocalRecord } from './local-host.ts';
import { DAMAGED, OTHER_RULES } from './local-messages.ts';
import { toolsOf } from './tools.testing.ts';
import { isWhole } from './whole.ts';

const tools = toolsOf(players);
const begin = (seed: string): LocalHost =>
  LocalHost.begin(
    gnostica,
    {
      id: 'match',
      game: 'gnostica',
      options: {},
      seats: [
        { name: 'Anna', kind: 'person' },
        { name: 'Bot', kind: 'bot', level: 'random' },
        { name: 'Bot', kind: 'bot', level: 'random' },
      ],
    },
    tools(seed),
  );
const phaseOf = (host: LocalHost): View['phase'] => (host.sight(0).view as View).phase;
const list = moveList(gnostica);
const act = async (host: LocalHost): Promise<void> => {
  const count = gnostica.legal(host.match.state as never, 0, list);
  // Use cards where possible, so that there are steps to leave in the middle of.
  expect(await host.play(0, [list[0]])).toBeUndefined();
  expect(count).toBeGreaterThan(0);
};

/** The page is closed as soon as one bot has moved, whoever is next. */
async function afterOneOfBots(record: LocalRecord): Promise<LocalHost> {
  const kept = await new Promise<LocalRecord>((keep) => {
    const means = { ...tools('bots'), keep: async (next: LocalRecord) => keep(structuredClone(next)) };
    void LocalHost.resume(gnostica, record, means).start();
  });
  expect(kept.log.entries).toHaveLength(record.log.entries.length + 1);
  return LocalHost.resume(gnostica, kept, tools('next'));
}

test('a match resumes in the bidding, in the redraw, in a turn and in the middle of a card', async () => {
  const left = new Set<string>();
  for (let game = 0; game < 4; game++) {
    let host = begin(`left ${game}`);
    for (let entries = 0; entries < 60 && !host.match.over; entries++) {
      const kept = structuredClone(host.record());
      expect(isWhole(kept)).toBe(true);
      const again = LocalHost.resume(gnostica, kept, tools('again'));
      expect(again.sight(0)).toEqual(host.sight(0));
      expect(again.entries(0)).toEqual(host.entries(0));
      left.add(phaseOf(host));
      host = again;
      if (gnostica.legal(host.match.state as never, 0, list) > 0) await act(host);
      else host = await afterOneOfBots(host.record());
    }
  }
  expect([...left].sort()).toEqual(expect.arrayContaining(['bid', 'end', 'redraw', 'steps', 'turn']));
});

test('a copy that was cut short, emptied or changed is reported as damaged', async () => {
  const host = begin('damaged');
  await host.start();
  await host.rest();
  await act(host);
  const kept = host.record();
  const { log } = kept;
  const shapes = [
    {},
    { ...kept, log: undefined },
    { ...kept, log: '{"hortus":"match","terms":{"ga' },
    { ...kept, log: { ...log, terms: undefined } },
    { ...kept, log: { ...log, secret: undefined } },
    { ...kept, log: { ...log, entries: [{ seq: 1 }] } },
    { ...kept, log: { ...log, entries: null } },
  ] as unknown as LocalRecord[];
  for (const [i, record] of shapes.entries()) expect(isWhole(record), `shape ${i}`).toBe(false);
  const [first, ...rest] = log.entries;
  for (const entries of [rest, [first, first], [{ ...first, moves: [{ kind: 'bid', card: 99 }] }]]) {
    const record = { ...kept, log: { ...log, entries } } as LocalRecord;
    expect(() => LocalHost.resume(gnostica, record, tools('x'))).toThrow(DAMAGED);
  }
  const other = { ...kept, log: { ...log, terms: { ...log.terms, rulesVersion: 99 } } };
  expect(() => LocalHost.resume(gnostica, other, tools('x'))).toThrow(`${OTHER_RULES}99`);
});
