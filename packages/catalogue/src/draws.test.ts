// Every game lets its players agree on a draw, by a ruling of its own; earlier versions of its rules know nothing of it.
import { expect, test } from 'vitest';
import { GAMES, loadGames } from './at-hand.ts';

await loadGames();
const agreementOf = (id: string): string | undefined => GAMES.find((game) => game.id === id)?.agreement;

test('[GAR-R-19] players of Garden may agree on a draw', () =>
  expect(agreementOf('garden')).toBe('GAR-R-19'));
test('[GEN-R-151] players of Genesis may agree on a draw', () =>
  expect(agreementOf('genesis')).toBe('GEN-R-151'));
test('[WA-R-134] players of Worlds Asunder may agree on a draw', () =>
  expect(agreementOf('worlds-asunder')).toBe('WA-R-134'));
test('[GNO-R-93] players of Gnostica may agree on a draw', () =>
  expect(agreementOf('gnostica')).toBe('GNO-R-93'));
test('[CGS-R-169] players of the Card Game System may agree on a draw', () =>
  expect(agreementOf('cgs')).toBe('CGS-R-169'));
