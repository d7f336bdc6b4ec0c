import { englishWords, loadGames } from '@hortus/catalogue';
import { face as gardenFace } from '@hortus/garden/terminal/face.ts';
import { ANSI, lookOf, PLAIN, printable, wrap } from '@hortus/kit/paint';
import { expect, test } from 'vitest';
import { garden } from './play/testing.ts';

await loadGames();

const utf8 = { LANG: 'en_GB.UTF-8' };

test('colour only on a terminal that wants it', () => {
  expect(lookOf({ isTTY: true }, utf8).paint).toBe(ANSI);
  expect(lookOf({}, utf8).paint).toBe(PLAIN);
  expect(lookOf({ isTTY: true }, { ...utf8, NO_COLOR: '1' }).paint).toBe(PLAIN);
  expect(lookOf({ isTTY: true }, { ...utf8, NO_COLOR: '' }).paint).toBe(ANSI);
  expect(lookOf({ isTTY: true }, { ...utf8, TERM: 'dumb' }).paint).toBe(PLAIN);
});

test('lines are drawn with ASCII where the locale has nothing else', () => {
  expect(lookOf({}, { LANG: 'C' }).unicode).toBe(false);
  expect(lookOf({}, { LANG: 'C', LC_ALL: 'cs_CZ.utf8' }).unicode).toBe(true);
  expect(lookOf({}, {}).unicode).toBe(true);
});

test('text from strangers can’t control the terminal', () => {
  expect(printable('Eve\u001b[2J\r\nok\u0007 \u202eevil')).toBe('Eve·[2J··ok· ·evil');
  expect(printable('Zoë 😀 – “yes”')).toBe('Zoë 😀 – “yes”');
});

test('texts are wrapped between words', () => {
  expect(wrap('one two three four', 9, '  ')).toBe('one two\n  three\n  four');
  expect(wrap('word', 2)).toBe('word');
});

test('nothing depends on colour alone', () => {
  const state = garden.create({ format: 'single', fullBoard: 'block', first: 'A', garden: '' }, 2);
  garden.setup(state, { below: () => 0, shuffle: () => undefined });
  garden.play(state, 0, garden.moves.kinds.take!.make({ cell: 0 }), {
    below: () => 0,
    shuffle: () => undefined,
  });
  const draw = (paint: typeof ANSI) =>
    gardenFace.draw(
      { game: garden, state, viewer: 'table' },
      {
        marks: { open: ['b4'], told: [{ kind: 'took', seat: 0, cell: 0, tile: 0 }] },
        cast: { names: ['Anna', 'Ben'] },
        look: { paint, unicode: false, width: 80 },
        words: englishWords(),
      },
    );
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escapes are what is taken away
  expect(draw(ANSI).replace(/\u001b\[\d+m/g, '')).toBe(draw(PLAIN));
  expect(draw(ANSI)).not.toBe(draw(PLAIN));
  expect(draw(PLAIN)).toContain('> X <');
  expect(draw(PLAIN)).toContain('X is Anna, O is Ben.');
});
