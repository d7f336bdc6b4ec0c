import { expect, test } from 'vitest';
import { Progress, spoken } from './progress.ts';

function watched(isTTY: boolean, total: number) {
  const clock = { now: 0 };
  const written: string[] = [];
  const output = { isTTY, write: (text: string) => written.push(text) };
  return { clock, written, progress: new Progress(output, total, () => clock.now) };
}

test('it says what begins and how long everything will still take, by its pace so far', () => {
  const { clock, written, progress } = watched(false, 40);
  const done = progress.begin('loop, 1 of 2', 10);
  clock.now += 20_000;
  done();
  progress.begin('loop, 2 of 2', 10);
  expect(written).toEqual([
    'measuring loop, 1 of 2; about 40 s left\n',
    'measuring loop, 2 of 2; about 60 s left\n',
  ]);
});

test('on a terminal it keeps to one line, which is gone in the end', () => {
  const { written, progress } = watched(true, 1);
  progress.begin('loop', 1);
  progress.end();
  expect(written).toEqual(['\r\x1b[Kmeasuring loop; about 1 s left', '\r\x1b[K']);
});

test('what a long measurement tells is passed on, elsewhere than on a terminal only now and then', () => {
  const { clock, written, progress } = watched(false, 1);
  progress.hear('\r\x1b[Kgame 1 of 400');
  clock.now += 30_000;
  progress.hear('\r\x1b[Kgame 2 of 400\r\x1b[Kgame 3 of 400');
  progress.hear('\r\x1b[Kgame 4 of 400');
  expect(written).toEqual(['game 3 of 400\n']);
});

test.each([
  [0.2, '1 s'],
  [59, '59 s'],
  [600, '10 min'],
  [7200, '2.0 h'],
])('%d seconds are %s', (seconds, said) => {
  expect(spoken(seconds)).toBe(said);
});
