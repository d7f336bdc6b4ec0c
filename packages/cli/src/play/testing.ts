/** For tests: a table with a seeded deal, kept nowhere. */
import { englishWords, gameById, loadGames } from '@hortus/catalogue';
import { clockAtOnce } from '@hortus/host/testing';
import { type Game, type MatchLog, replay, type SeatInfo } from '@hortus/kernel';
import { PLAIN } from '@hortus/kit/paint';
import { deal } from './deal.ts';
import { Dialogue } from './dialogue.ts';
import { Table } from './table.ts';

await loadGames();

export const garden = gameById('garden')!;
const PERSON: SeatInfo = { name: 'Guest', kind: 'person' };
const BOT: SeatInfo = { name: 'Perfect bot', kind: 'bot', level: 'perfect' };
const look = { paint: PLAIN, unicode: false, width: 80 };

export interface Sitting {
  readonly seats?: readonly SeatInfo[];
  readonly options?: object;
  readonly seed?: string;
  readonly game?: Game;
}

export const ALONE = [PERSON, BOT];
export const TWO = [
  { ...PERSON, name: 'Anna' },
  { ...PERSON, name: 'Ben' },
];

export function sit({ game = garden, seats = ALONE, options = { first: 'A' }, seed = 'test' }: Sitting = {}) {
  const dealt = deal(
    { game, options, seats, id: 'x', seed },
    (n) => new Uint8Array(n),
    () => undefined,
  );
  if (!dealt.ok) throw new Error(dealt.fault[0]?.message);
  return around(dealt.value.match);
}

export function resumed(log: MatchLog) {
  const match = replay(garden, log);
  if (!match.ok) throw new Error(match.fault[0]?.message);
  return around(match.value);
}

function around(match: ConstructorParameters<typeof Table>[0]['match']) {
  const kept: MatchLog[] = [];
  const saved: string[] = [];
  const table = new Table({
    game: match.game,
    match,
    look,
    words: englishWords(),
    clock: { ...clockAtOnce(), now: () => performance.now() },
    keep: (log) => void kept.push(log),
  });
  const dialogue = new Dialogue(table, { file: 'here.json', save: (file) => saved.push(file) });
  const type = async (line: string): Promise<string> => (await dialogue.answer(line)).text;
  return { match, table, dialogue, kept, saved, type };
}
