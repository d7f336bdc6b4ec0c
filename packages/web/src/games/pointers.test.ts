/** Where a review points at a better move: every table names places on its board. */
import { loadGames } from '@hortus/catalogue';
import { tableIn } from '@hortus/frame/board/define-table.ts';
import { FastLuck, moveList, seatsOf } from '@hortus/kernel';
import { expect, test, vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: {} });
await loadGames();

/** The kinds of places that random games come to, without their numbers and names. */
const PLACES = {
  garden: ['.garden-row:nth-child() > [role=gridcell]:nth-child() .garden-cell'],
  genesis: [':is(.sway-hand, .sway-row) .sway-card[data-card=""]'],
  'worlds-asunder': [':is(.sway-hand, .sway-row) .sway-card[data-card=""]'],
  gnostica: ['.gno-hand-card[data-card=""]', '[data-man=""]', '[data-space=""]'],
  cgs: ['.cgs-hand .cgs-slip[data-card=""]'],
};

test.each(Object.entries(PLACES))('a review points at the things of %s', async (id, places) => {
  const { game, pointer, telling } = tableIn(await import(`@hortus/${id}/table/index.ts`));
  const at = (await pointer?.())?.pointer;
  const options = game.parseOptions({}, 2);
  if (at === undefined || !options.ok) throw new Error(id);
  const rng = new FastLuck(1);
  const state = game.create(options.value, 2);
  game.setup(state, rng);
  const [list, found] = [moveList(game), new Set<string>()];
  const deck = telling.deck(options.value, 2);
  for (let i = 0; i < 150 && game.outcome(state) === undefined; i++) {
    const [seat = 0] = seatsOf(game.toAct(state));
    const legal = [...list.subarray(0, game.legal(state, seat, list))];
    const view = game.view(state, seat);
    for (const move of legal.slice(0, 50))
      for (const place of at(view, seat, move, deck))
        found.add(place.replace(/"[^"]*"/g, '""').replace(/\(\d+\)/g, '()'));
    game.play(state, seat, legal[rng.below(legal.length)] ?? 0, rng);
  }
  expect([...found].sort()).toEqual([...places].sort());
});
