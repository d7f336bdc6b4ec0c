import { expect, test } from 'vitest';
import { makeSample, SAMPLES } from './samples.ts';

const RATE = 22_050;
const peak = (wave: Float32Array): number => wave.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
const loudness = (wave: Float32Array): number =>
  Math.sqrt(wave.reduce((sum, one) => sum + one * one, 0) / wave.length);

test.each(SAMPLES)('%s is heard, is short, begins and ends in silence, and never cracks', (name) => {
  const wave = makeSample(name, RATE);
  expect(wave.length / RATE).toBeLessThan(2);
  expect(peak(wave)).toBeGreaterThan(0.1);
  expect(peak(wave)).toBeLessThan(1);
  expect(peak(wave.slice(-20))).toBeLessThan(0.01);
  expect(Math.abs(wave[0] ?? 1)).toBeLessThan(0.05);
});

test('every sample is another sound, and the same one each time', () => {
  const all = SAMPLES.map((name) => makeSample(name, RATE));
  expect(new Set(all.map(loudness)).size).toBe(SAMPLES.length);
  expect(makeSample('card', RATE)).toEqual(makeSample('card', RATE));
});
