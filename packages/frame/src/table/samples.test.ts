import { expect, test } from 'vitest';
import { makeSample, SAMPLES, type Sample } from './samples.ts';

/** The sample rates of devices. The noise differs with the rate, and so does the peak. */
const RATES = [8_000, 22_050, 44_100, 48_000, 96_000];
const RATE = 48_000;
const peak = (wave: Float32Array): number => wave.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
/** How loud the loudest twentieth of a second is. */
function decibels(wave: Float32Array, rate: number): number {
  const length = Math.round(rate / 20);
  const starts = Array.from({ length: Math.ceil(wave.length / (rate / 200)) }, (_, i) =>
    Math.round((i * rate) / 200),
  );
  const power = starts.map((at) => wave.slice(at, at + length).reduce((sum, one) => sum + one * one, 0));
  return 10 * Math.log10(Math.max(...power) / length);
}
/** Both at once, as the table plays them: the second begins later. */
function together(one: Float32Array, other: Float32Array, after: number): Float32Array {
  const begins = Math.round(after * RATE);
  return Float32Array.from({ length: Math.max(one.length, begins + other.length) }, (_, i) =>
    [one[i], other[i - begins]].reduce<number>((sum, part) => sum + (part ?? 0), 0),
  );
}

test.each(SAMPLES.flatMap((name) => RATES.map((rate) => [name, rate] as const)))(
  '%s at %i Hz is heard, is short, begins and ends in silence, and never clips',
  (name, rate) => {
    const wave = makeSample(name, rate);
    expect(wave.length / rate).toBeLessThan(2);
    expect(peak(wave)).toBeGreaterThan(0.2);
    expect(peak(wave)).toBeLessThan(0.9);
    expect(peak(wave.slice(-20))).toBeLessThan(0.01);
    expect(Math.abs(wave[0] ?? 1)).toBeLessThan(0.05);
  },
);

test('every sound is as loud as the others, to a decibel, whatever the device', () => {
  const all = SAMPLES.flatMap((name) => RATES.map((rate) => decibels(makeSample(name, rate), rate)));
  expect(Math.max(...all) - Math.min(...all)).toBeLessThan(1);
});

test.each(['tile', 'card', 'stone'] as const)('%s with a chime or the close on top doesn’t clip', (name) => {
  const both = (other: Sample, after: number): number =>
    peak(together(makeSample(name, RATE), makeSample(other, RATE), after));
  expect(both('chime', 0.08)).toBeLessThan(1);
  expect(both('close', 0.12)).toBeLessThan(1);
});

test('every sample is a different sound, and the same each time', () => {
  const all = SAMPLES.map((name) => makeSample(name, RATE));
  expect(new Set(all.map(peak)).size).toBe(SAMPLES.length);
  expect(makeSample('card', RATE)).toEqual(makeSample('card', RATE));
});
