import { expect, test } from 'vitest';
import { garden, makeCell, makeFullMove, makeTile, parseCell, parseTile, take } from './index.ts';
import { FULL_BOARD_GAME, G1, loaded, must, scene } from './scene.testing.ts';

const { parseMove, makeMove, draw } = garden.notation;

test('cells are named by column and row, both ways', () => {
  const names = Array.from({ length: 16 }, (_, cell) => makeCell(cell));
  expect(names.join(' ')).toBe('a4 b4 c4 d4 a3 b3 c3 d3 a2 b2 c2 d2 a1 b1 c1 d1');
  expect(names.map(parseCell)).toEqual([...Array(16).keys()]);
  for (const text of ['', 'a', 'a5', 'a0', 'e1', 'A4', '4a', 'a44', ' a4'])
    expect(parseCell(text)).toBeUndefined();
});

test('[GAR-CMP-2] tiles are named by vegetation and symbol, both ways', () => {
  const names = Array.from({ length: 16 }, (_, tile) => makeTile(tile));
  expect(names.join(' ')).toBe('Ms Mt Mb Mr Cs Ct Cb Cr Ps Pt Pb Pr Is It Ib Ir');
  expect(names.map(parseTile)).toEqual([...Array(16).keys()]);
  for (const text of ['', 'M', 'mS', 'Msx', 'X', 'sM', ',', 'Maple, ', ', sun', 'sun, Maple'])
    expect(parseTile(text), text).toBeUndefined();
});

test('a move is its cell; the tile may follow, and must be the one that lies there', () => {
  const game = scene();
  for (const text of ['b4', ' b4 ', 'b4[Mt]', 'b4[Maple, poem]'])
    expect(parseMove(game.state, 0, text)).toEqual({ ok: true, value: take.pack(1) });
  for (const text of ['b4[Ms]', 'b4[]', 'b4[tile]'])
    expect(game.why(text)).toEqual({ code: 'other-tile', clause: 'GAR-MOV-2' });
  for (const text of [
    'b5',
    'e4',
    'b4 c4',
    'b4[Mt',
    'b4Mt',
    'b4!',
    '[Mt]',
    'take b4',
    '1',
    'resign!',
    'a4\nb4',
  ])
    expect(game.why(text), text).toEqual({ code: 'not-a-cell', clause: 'GAR-MOV-2' });
  expect(makeFullMove(game.state, 0, take.pack(1))).toBe('b4[Mt]');
  expect(makeMove(game.state, 0, take.pack(1))).toBe('b4');
});

test('capital and small letters are the same in a move', () => {
  const game = scene();
  for (const text of ['B4', 'B4[MT]', 'b4[mt]', ' B4[mT] '])
    expect(parseMove(game.state, 0, text), text).toEqual({ ok: true, value: take.pack(1) });
  expect(game.why('B4[MS]')).toEqual({ code: 'other-tile', clause: 'GAR-MOV-2' });
  expect(parseMove(game.state, 0, 'X Resign').ok).toBe(true);
});

test('what is against the rules is refused for that, with tile and marks as without', () => {
  const game = scene().play('a4');
  for (const text of ['b3', 'b3[Ct]', 'b3[Ms]', 'b3#', 'b3[Ct]#='])
    expect(game.why(text)).toEqual({ code: 'no-match', clause: 'GAR-MOV-4' });
  for (const text of ['a4', 'a4[Ms]', 'a4[Ct]', 'a4+'])
    expect(game.why(text)).toEqual({ code: 'taken', clause: 'GAR-MOV-6' });
});

test('[GAR-R-12] the marks: # row, + square, = block, * full board, together where several hold', () => {
  for (const [start, line, full] of [
    ['G1', 'c4 a2 b4 c2 a4 b2 d4', 'd4[Pt]#'],
    ['G0', 'a2 d2 b2 b4 b3 d3 a3', 'a3[Cs]+'],
    ['G0', 'c4 d4 b4 b3 a3 a2 a1 a4', 'a4[Ms]='],
    ['G1', 'a2 c1 d3 c2 b1 c3 d2 c4', 'c4[Ir]#='],
    ['G1', 'd3 a2 c1 a3 c2 b1 c3 b2 d4 d2 c4', 'c4[Ir]#+='],
    ['G0', FULL_BOARD_GAME, 'b1[It]=*'],
    ['draw', FULL_BOARD_GAME, 'b1[It]*'],
    ['G0', 'd3 d4 d2 d1 b1 b3 b4 b2 c2 c4 a4 a2 a3 a1 c1 c3', 'c3[Cb]#'],
  ]) {
    for (const format of ['single', 'wins3', 'vp10'] as const) {
      const game = scene({
        ...(start === 'G1' ? { garden: G1 } : {}),
        fullBoard: start === 'draw' ? 'draw' : 'block',
        format,
      });
      const moves = line.split(' ');
      game.play(moves.slice(0, -1).join(' '));
      const move = must(parseMove(game.state, game.mover, full));
      expect(makeFullMove(game.state, game.mover, move)).toBe(full);
      expect(makeMove(game.state, game.mover, move)).toBe(moves.at(-1));
      const marks = full.replace(/^.*\]/, '');
      for (const other of ['#', '+', '=', '*', '#=', '=*', '+=', '=#', '##'].filter((mark) => mark !== marks))
        expect(game.why(`${moves.at(-1)}${other}`), other).toEqual({
          code: 'wrong-mark',
          clause: 'GAR-R-12',
        });
    }
  }
  expect(scene().why('a4#')).toEqual({ code: 'wrong-mark', clause: 'GAR-R-12' });
});

test('[GAR-R-18] resign and time are the player’s to move, or the named one’s', () => {
  const { resign, time } = garden.moves.kinds;
  for (const first of ['A', 'B'] as const) {
    const game = scene({ first }).play('a4'); // O to move
    const [x, o] = first === 'A' ? [0, 1] : [1, 0];
    for (const [kind, word] of [
      [resign, 'resign'],
      [time, 'time'],
    ] as const) {
      const move = kind.make({});
      expect(makeMove(game.state, o, move)).toBe(word);
      expect(makeMove(game.state, x, move)).toBe(`X ${word}`);
      for (const [seat, text] of [
        [o, word],
        [o, `O ${word}`],
        [x, `X ${word}`],
        [x, `X   ${word}`],
      ] as const)
        expect(parseMove(game.state, seat, text)).toEqual({ ok: true, value: move });
      expect(game.why(`X ${word}`, o)).toEqual({ code: 'other-player', clause: 'GAR-R-18' });
      expect(game.why(`O ${word}`, x)).toEqual({ code: 'other-player', clause: 'GAR-R-18' });
      expect(makeFullMove(game.state, x, move)).toBe(`X ${word}`);
    }
  }
});

test('the drawing shows garden, tokens, top tile, who is to move and the score', () => {
  const match = loaded(
    'X Mt Mb Mr / Cs O Cb Cr / Ps Pt Pb Pr / Is It Ib Ir top Ct move X first B format vp15 score A 8 B 3',
  );
  expect(draw(match.state, 'table')).toBe(
    [
      '4  X  Mt Mb Mr',
      '3  Cs O  Cb Cr',
      '2  Ps Pt Pb Pr',
      '1  Is It Ib Ir',
      '   a  b  c  d',
      'top tile Ct; X (B) to move',
      'vp15: A 8, B 3',
    ].join('\n'),
  );
  expect(draw(scene().state, 0).split('\n').at(-1)).toBe('no tile taken; X (A) to move');
  expect(draw(scene().play('a2 d2 b2 b4 b3 d3 a3').state, 1).split('\n').at(-1)).toBe(
    'top tile Cs; X (A) won: square',
  );
  expect(
    draw(scene({ fullBoard: 'draw' }).play(FULL_BOARD_GAME).state, 1)
      .split('\n')
      .at(-1),
  ).toBe('top tile It; drawn: full-board');
});
