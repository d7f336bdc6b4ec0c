import { rulebook } from '@hortus/rulebook';
import { expect, test } from 'vitest';
import { playScenario, scenarioIn } from './scenario.ts';

const scenarios = rulebook
  .all('GAR')
  .filter(({ kind }) => kind === 'scenario')
  .map(({ id, words }) => [id, scenarioIn(words)] as const);

test('lines of moves are read out of the words', () => {
  expect(scenarioIn('**Square.** G0: a2 d2 b2 → X holds')).toEqual({
    garden: 'G0',
    moves: ['a2', 'd2', 'b2'],
  });
  expect(scenarioIn('G1 after a4, a3 (Cs): b4 is illegal')).toEqual({ garden: 'G1', moves: ['a4', 'a3'] });
  expect(scenarioIn('G0: a1, b4, d3 legal; b2 illegal')).toEqual({ garden: 'G0', moves: [] });
  expect(scenarioIn('Results A, B, B')).toBeUndefined();
});

test('most scenarios of the ledger are drawn, each as the rules play it', () => {
  const drawn = scenarios.filter(([, scenario]) => (scenario?.moves.length ?? 0) > 0);
  expect(drawn.length).toBeGreaterThan(14);
  for (const [id, scenario] of drawn) {
    const played = playScenario(scenario ?? { garden: 'G0', moves: [] });
    expect(played.refusal, id).toBeUndefined();
    expect(played.drawn, id).toHaveLength((scenario?.moves.length ?? 0) + 1);
  }
});

test('[GAR-S-5] the square of the ledger ends its game, and the picture has nothing lit', () => {
  const square = new Map(scenarios).get('GAR-S-5');
  const last = playScenario(square ?? { garden: 'G0', moves: [] }).drawn.at(-1);
  expect(last?.view.result).toEqual({ winner: 0, reasons: ['square'] });
  expect(last?.open.size).toBe(0);
});

test('a line that the rules refuse ends there', () => {
  const { drawn, refusal } = playScenario({ garden: 'G0', moves: ['b2', 'b3'] });
  expect(drawn).toHaveLength(1);
  expect(refusal).toMatchObject({ code: 'border-first' });
});
