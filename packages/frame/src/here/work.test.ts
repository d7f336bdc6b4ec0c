import { expect, test } from 'vitest';
import { Work } from './work.ts';

const turn = (): Promise<void> => new Promise((done) => setTimeout(done));

test('what is asked for comes between the steps of what goes on by itself, in its order', async () => {
  const done: string[] = [];
  let steps = 3;
  const work = new Work(async () => {
    await turn();
    done.push(`step ${steps}`);
    // The page asks for something while this step is under way.
    if (steps === 3) for (const name of ['back', 'log']) work.add(async () => void done.push(name));
    return --steps > 0;
  });
  work.add(async () => {
    await turn();
    done.push('play');
    work.goOn();
  });
  work.add(async () => void done.push('look'));
  while (steps > 0) await turn();
  expect(done).toEqual(['play', 'look', 'step 3', 'back', 'log', 'step 2', 'step 1']);
});

test('it rests where nothing is left, and goes on when told again', async () => {
  let steps = 0;
  const work = new Work(async () => ++steps % 2 === 1);
  for (let i = 0; i < 5; i++) await turn();
  expect(steps).toBe(0);
  work.goOn();
  for (let i = 0; i < 5; i++) await turn();
  expect(steps).toBe(2);
  work.goOn();
  for (let i = 0; i < 5; i++) await turn();
  expect(steps).toBe(4);
});
