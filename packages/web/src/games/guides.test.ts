/** What the goal's strip tells a newcomer: which step of a turn it is, and the tip that a position calls for. */
import { kitOf, loadGames } from '@hortus/catalogue';
import { tableIn } from '@hortus/frame/board/define-table.ts';
import type { Guide } from '@hortus/frame/board/guide.ts';
import { learnBook, learnGame, startWords } from '@hortus/frame/page/words.ts';
import { FastLuck } from '@hortus/kernel';
import { expect, test, vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: {} });
await loadGames();
await startWords([]);

type View = Readonly<Record<string, unknown>>;

/** The guide of a game, and what the first seat sees after the deal. */
async function guided(id: string): Promise<{ readonly guide: Guide; readonly dealt: View }> {
  const { game, guide } = tableIn(await import(`@hortus/${id}/table/index.ts`));
  const [loaded] = await Promise.all([guide?.load(), learnGame(kitOf(id)?.words), learnBook(guide?.book)]);
  const options = game.parseOptions({}, 2);
  if (loaded === undefined || !options.ok) throw new Error(id);
  const state = game.create(options.value, 2);
  game.setup(state, new FastLuck(1));
  return { guide: loaded.guide, dealt: game.view(state, 0) as View };
}

/** The marked step, and the one that the strip announces. */
function steps(guide: Guide, view: View): readonly (string | undefined)[] {
  const rail = guide.rail?.(view, 0, {});
  const { steps = [], now, next, stage } = rail ?? {};
  if (stage !== undefined) return [stage.now.name, stage.next.name];
  return now === undefined ? [] : [steps[now]?.name, steps[next ?? now + 1]?.name];
}
const tips = (guide: Guide, view: View): string[] => (guide.tips?.(view, 0) ?? []).map(({ id }) => id);

test.each(['genesis', 'worlds-asunder'])('the steps and tips of %s follow the game', async (id) => {
  const { guide, dealt } = await guided(id);
  const at = (phase: string, turn: number): View => ({ ...dealt, phase, turn });
  expect(steps(guide, at('opening', 0))).toEqual(['First hands', 'Answer']);
  const attacked = { ...at('obstruct', 0), engaged: [{ seat: 1 }] };
  expect(steps(guide, attacked)).toEqual(['You answer', 'You attack']);
  // With nothing to answer, a turn begins with its attack.
  expect(steps(guide, at('obstruct', 0))).toEqual(['You attack', 'Rival answers']);
  expect(steps(guide, at('plot', 0))).toEqual(['You attack', 'Rival answers']);
  expect(steps(guide, at('plot', 1))).toEqual(['Rival attacks', 'You answer']);
  expect(steps(guide, at('over', 0))).toEqual([]);
  expect(tips(guide, at('opening', 0))).toEqual([]);
  expect(tips(guide, at('plot', 0))).toEqual(['ends', 'both']);
  expect(tips(guide, at('plot', 1))).toEqual(['both']);
});

test('the steps and tips of Gnostica follow the game', async () => {
  const { guide, dealt } = await guided('gnostica');
  const men = [{ owner: 0, pips: 1, facing: 4, x: 0, y: 0 }];
  const at = (phase: string, more: View = {}): View => ({ ...dealt, phase, turn: 0, ...more });
  expect(steps(guide, at('bid'))).toEqual(['Bid', 'Refill']);
  expect(steps(guide, at('redraw'))).toEqual(['Refill', 'First turn']);
  expect(steps(guide, at('turn', { men: [] }))[0]).toBe('First piece');
  expect(steps(guide, at('turn', { men }))).toEqual(['One action', 'Power']);
  expect(steps(guide, at('steps', { men }))).toEqual(['Power', 'End the turn']);
  expect(tips(guide, at('bid', { men }))).toEqual([]);
  expect(tips(guide, at('turn', { men: [] }))).toEqual([]);
  expect(tips(guide, at('turn', { men }))).toEqual(['reach', 'minions']);
});

test('the steps and tips of the Card Game System follow the game', async () => {
  const { guide, dealt } = await guided('cgs');
  const turn: View = { ...dealt, phase: 'turn', step: 'open', current: null, pending: [null, null], turn: 0 };
  expect(steps(guide, dealt)).toEqual(['Look at the cards', 'Choose houses']);
  expect(steps(guide, { ...dealt, phase: 'claim' })).toEqual(['Choose houses', 'First turn']);
  const [open, pass] = steps(guide, turn);
  const [support, adventure] = steps(guide, { ...turn, current: {} });
  expect(steps(guide, { ...turn, step: 'adventure', current: {} })).toEqual([adventure, pass]);
  expect(steps(guide, { ...turn, step: 'pass' })).toEqual([pass, undefined]);
  expect(new Set([open, support, adventure, pass]).size).toBe(4);
  expect(tips(guide, turn)).toEqual(['trade']);
  expect(tips(guide, { ...turn, current: {} })).toEqual(['costs', 'trade']);
});
