import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, root } from './paths.mjs';
import { lateFocus, lateWrites, renderWrites } from './render-writes.mjs';

const packages = join(root, 'packages');
const drawn = filesBelow(
  packages,
  (path) => /\.tsx?$/.test(path) && !/\.(?:test|soak)\.tsx?$|\/tests\//.test(path),
);

test('no signal is written while something is drawn', () => {
  const faults = drawn.flatMap((file) =>
    renderWrites(readFileSync(join(packages, file), 'utf8')).map((place) => `${file} ${place}`),
  );
  expect(drawn.filter((file) => file.endsWith('.tsx')).length).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});

test('no choice is cleared after the picture was seen: a press that came first would be undone', () => {
  const late = drawn.flatMap((file) =>
    lateWrites(readFileSync(join(packages, file), 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(late).toEqual([]);
  const clears = (effect: string): string =>
    `function useChoice(asking) {\n  ${effect}(() => {\n    pressed.value = undefined;\n  }, [asking]);\n}`;
  expect(lateWrites(clears('useEffect'))).toEqual([3]);
  expect(lateWrites(clears('useLayoutEffect'))).toEqual([]);
});

test('nothing moves the focus after the browser has painted: a key pressed in between would go elsewhere', () => {
  const late = drawn
    .filter((file) => /^frame\/|^web\/|\/table\//.test(file))
    .flatMap((file) =>
      lateFocus(readFileSync(join(packages, file), 'utf8')).map((line) => `${file}:${line}`),
    );
  expect(late).toEqual([]);
  const moves = (effect: string): string =>
    `const Sure = () => {\n  ${effect}(() => back.current?.focus(), []);\n};`;
  expect(lateFocus(moves('useEffect'))).toEqual([2]);
  expect(lateFocus(moves('useLayoutEffect'))).toEqual([]);
  // A handler runs when it is called.
  expect(lateFocus('useEffect(() => {\n  box.onpress = () => button.focus();\n}, []);')).toEqual([]);
});

test('planted faults are found, in components and hooks and in what they call on the spot', () => {
  expect(renderWrites('export function Board({ game }) {\n  later.value = game.id === "x";\n}')).toEqual([
    'Board:2',
  ]);
  expect(renderWrites('const Card = () => { count.value++; return null; };')).toEqual(['Card:1']);
  expect(renderWrites('function useList(all) { all.forEach((one) => { last.value = one; }); }')).toEqual([
    'useList:1',
  ]);
  expect(renderWrites('function useSum() { return useMemo(() => { sum.value += 1; }, []); }')).toEqual([
    'useSum:1',
  ]);
});

test('handlers, effects and plain functions may write', () => {
  const handler = 'function Board() { return <button onClick={() => { open.value = true; }} />; }';
  const effect = 'function useReset() { useEffect(() => { open.value = false; }, []); }';
  const returned = 'function useOpen() { return { close() { open.value = false; } }; }';
  const plain = 'export function setOrder(chosen) { order.value = chosen; }';
  for (const text of [handler, effect, returned, plain, 'const same = a.value === b.value;'])
    expect(renderWrites(text)).toEqual([]);
});
