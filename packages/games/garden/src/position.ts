/**
 * Positions as text: `X Mt Mb Mr / Cs Ct Cb Cr / Ps Pt Pb Pr / Is It Ib Ir top Ms move O`, then what differs from
 * its default: `first B`, `format vp10`, `score A 8 B 3`, `fullBoard draw`, and `end X resign` or `end O time`.
 * Nobody is to move (`move -`) when the match is over; who won then follows from the garden, or from `end`.
 */
import { type Diagnostic, fail, ok, type Result } from '@hortus/kernel';
import { makeTile, parseTile } from './names.ts';
import { tokenOf } from './notation.ts';
import { placeOf } from './places.ts';
import { pointsLeft } from './play.ts';
import { isOver, moverOf, rulesOf } from './setup.ts';
import { hasShape, reasonsFor } from './shapes.ts';
import {
  at,
  BLOCK,
  CELLS,
  FORMATS,
  type Format,
  FULL_BOARD,
  type GardenState,
  NO_TILE,
  NOBODY,
  type Options,
  RESIGNATION,
  size,
  TIME,
} from './types.ts';
import { cellsOf, layCells } from './view.ts';

export function makePosition(state: GardenState): string {
  const { ints, rules } = state;
  const { format, fullBoard } = rules.options;
  const cells = cellsOf(ints);
  const rows = [0, 4, 8, 12].map((from) => cells.slice(from, from + 4).join(' ')).join(' / ');
  const over = isOver(state);
  const parts = [
    rows,
    `top ${ints[at.top] === NO_TILE ? '-' : makeTile(ints[at.top])}`,
    `move ${over ? '-' : tokenOf(ints, moverOf(ints))}`,
  ];
  if (ints[at.first] === 1) parts.push('first B');
  if (format !== 'single') parts.push(`format ${format}`);
  if (format !== 'single' && ints[at.score] + ints[at.score + 1] > 0)
    parts.push(`score A ${ints[at.score]} B ${ints[at.score + 1]}`);
  if (fullBoard === 'draw') parts.push('fullBoard draw');
  if (over && (ints[at.reasons] & (RESIGNATION | TIME)) !== 0)
    parts.push(`end ${tokenOf(ints, 1 - ints[at.winner])} ${ints[at.reasons] === TIME ? 'time' : 'resign'}`);
  return parts.join(' ');
}

/** What the text says, before anything is checked against anything else. */
interface Written {
  readonly cells: readonly string[];
  readonly top: string | null;
  readonly move: 'X' | 'O' | '-';
  readonly first: 0 | 1;
  readonly format: Format;
  readonly fullBoard: Options['fullBoard'];
  readonly score: readonly [number, number] | undefined;
  readonly end: { readonly token: 'X' | 'O'; readonly why: 'resign' | 'time' } | undefined;
}

export function parsePosition(text: string, options: Options): Result<GardenState, Diagnostic[]> {
  const read = readPosition(text, options);
  return read.ok ? read : fail(read.fault.map((fault) => ({ ...fault, ...placeOf(text, fault) })));
}

function readPosition(text: string, options: Options): Result<GardenState, Diagnostic[]> {
  const faults: Diagnostic[] = [];
  const written = read(text, options, faults);
  if (written === undefined) return fail(faults);
  checkGarden(written, faults);
  if (faults.length > 0) return fail(faults);

  const rules = rulesOf({ ...options, format: written.format, fullBoard: written.fullBoard });
  const state: GardenState = { ints: new Int32Array(size), rules };
  const { ints } = state;
  layCells(ints, written.cells, written.top);
  ints[at.first] = written.first;
  ints.set(written.score ?? [0, 0], at.score);
  const fault = settle(state, written);
  return fault === undefined ? ok(state) : fail([fault]);
}

/** Longer texts are no positions, whatever they say; this one would be three times as long as any. */
const LONGEST = 600;
const GRAMMAR = /^(.*?) top (\S+) move (\S+)((?: \S+)*)$/;
/** What may follow the player to move, in any order, each once. */
const FIELD = / (?:(first|format|fullBoard) (\S+)|(score) A (\S+) B (\S+)|(end) (\S+) (\S+))/y;

function read(text: string, options: Options, faults: Diagnostic[]): Written | undefined {
  const fault = (code: string, message: string, hint?: string): undefined => {
    faults.push(hint === undefined ? { code, message } : { code, message, hint });
  };
  const parts = text.length > LONGEST ? null : GRAMMAR.exec(text.replace(/\s+/g, ' ').trim());
  const [, garden = '', top = '', move = '', rest = ''] = parts ?? [];
  const fields = parts === null ? undefined : fieldsOf(rest, fault);
  if (fields === undefined)
    return fault(
      'not-a-position',
      'this is not a position of Garden',
      'rows from the top, then: top <tile or -> move <X, O or ->, then first, format, score, fullBoard, end',
    );
  const oneOf = <T extends string>(name: string, value: string, known: readonly T[]): T => {
    if (!known.includes(value as T))
      fault('bad-field', `${name} must be one of ${known.join(', ')}, not ${value}`);
    return value as T;
  };
  const points = (written = ''): number => {
    if (!/^\d{1,3}$/.test(written)) fault('bad-field', `a score is a whole number, not ${written}`);
    return Number(written);
  };
  const { first, format, fullBoard, score, end } = fields;
  const written: Written = {
    cells: garden.split(/[ /]+/).filter((cell) => cell !== ''),
    top: top === '-' ? null : top,
    move: oneOf('move', move, ['X', 'O', '-']),
    // A unless the text says otherwise, whatever the options say of a first game.
    first: oneOf('first', first?.[0] ?? 'A', ['A', 'B']) === 'A' ? 0 : 1,
    format: oneOf('format', format?.[0] ?? options.format, FORMATS),
    fullBoard: oneOf('fullBoard', fullBoard?.[0] ?? options.fullBoard, ['block', 'draw']),
    score: score && [points(score[0]), points(score[1])],
    end: end && {
      token: oneOf('end', end[0] ?? '', ['X', 'O']),
      why: oneOf('end', end[1] ?? '', ['resign', 'time']),
    },
  };
  const rows = garden.split('/').map((row) => row.trim().split(' ').length);
  if (garden.includes('/') && rows.join() !== '4,4,4,4')
    fault('not-four-rows', 'a garden has four rows of four cells, with / between the rows');
  return faults.length > 0 ? undefined : written;
}

type Fields = Partial<Record<'first' | 'format' | 'fullBoard' | 'score' | 'end', readonly string[]>>;

/** The values of each field by name; undefined if there's something else. */
function fieldsOf(rest: string, fault: (code: string, message: string) => void): Fields | undefined {
  const fields: Fields = {};
  for (let at = 0; at < rest.length; at = FIELD.lastIndex) {
    FIELD.lastIndex = at;
    const [name, ...values] =
      FIELD.exec(rest)
        ?.slice(1)
        .filter((part) => part !== undefined) ?? [];
    if (name === undefined) return undefined;
    if (fields[name as keyof Fields] !== undefined) fault('field-twice', `${name} is given twice`);
    fields[name as keyof Fields] = values;
  }
  return fields;
}

/** GAR-CMP-2, GAR-SET-1, GAR-MOV-5: each tile at most once, as many tokens as alternate moves make, the top tile gone. */
function checkGarden({ cells, top, move }: Written, faults: Diagnostic[]): void {
  if (cells.length !== CELLS)
    faults.push({
      code: 'not-sixteen',
      message: `a garden has 16 cells, not ${cells.length}`,
      clause: 'GAR-SET-1',
    });
  const seen = new Set<number>();
  const tokens = { X: 0, O: 0 };
  for (const cell of cells) {
    const tile = parseTile(cell);
    if (cell === 'X' || cell === 'O') tokens[cell]++;
    else if (tile === undefined)
      faults.push({
        code: 'not-a-tile',
        message: `${cell} is neither a tile nor a token`,
        hint: 'tiles are written Cb, tokens X and O',
        clause: 'GAR-CMP-2',
      });
    else if (seen.has(tile))
      faults.push({ code: 'tile-twice', message: `${cell} lies in the garden twice`, clause: 'GAR-R-2' });
    if (tile !== undefined) seen.add(tile);
  }
  const topTile = top === null ? undefined : parseTile(top);
  if (top !== null && topTile === undefined)
    faults.push({ code: 'not-a-tile', message: `${top} is not a tile`, clause: 'GAR-CMP-2' });
  if (topTile !== undefined && seen.has(topTile))
    faults.push({
      code: 'top-in-garden',
      message: `the top tile ${top} still lies in the garden`,
      clause: 'GAR-MOV-3',
    });
  const moved = tokens.X + tokens.O;
  if ((top === null) !== (moved === 0))
    faults.push({
      code: 'bad-top',
      message:
        moved === 0
          ? 'before the first move there is no top tile'
          : 'after the first move there is a top tile',
      clause: 'GAR-MOV-3',
    });
  if (tokens.X - tokens.O !== 0 && tokens.X - tokens.O !== 1)
    faults.push({
      code: 'bad-tokens',
      message: `X has ${tokens.X} tokens and O ${tokens.O}: they alternate, X first`,
      clause: 'GAR-MOV-5',
    });
  else if (move !== '-' && move !== (tokens.X === tokens.O ? 'X' : 'O'))
    faults.push({
      code: 'bad-mover',
      message: `after ${moved} moves it is not ${move}'s turn`,
      clause: 'GAR-MOV-5',
    });
}

/**
 * Is the match over here, and who won? A written `move -` must have a reason, and so must a score. A player to
 * move who has no tile to take has lost, written so or with `move -` (GAR-END-2).
 */
function settle(state: GardenState, { move, end, score }: Written): Diagnostic | undefined {
  const { ints, rules } = state;
  const { format } = rules.options;
  const bad = (code: string, message: string, clause: string): Diagnostic => ({ code, message, clause });
  const shapes = [hasShape(ints[at.held]), hasShape(ints[at.held + 1])];
  const last = (ints[at.ply] + 1) & 1; // the token that moved last
  if (shapes[1 - last]) return bad('late-shape', 'the player to move has a shape already', 'GAR-END-1');
  const ended = shapes[last] || ints[at.open] === 0;
  if (ended && end !== undefined)
    return bad('ended-twice', 'the game had ended before anyone gave up', 'GAR-END-1');
  if (end !== undefined && move !== '-')
    return bad('bad-mover', `after a game given up it is not ${move}'s turn`, 'GAR-R-18');
  if (!ended && end === undefined && move === '-')
    return bad('not-over', 'nobody is to move, but the game has not ended', 'GAR-MOV-5');

  let winner: number = ints[at.first] ^ last;
  let reasons = reasonsFor(ints[at.held + last], ints[at.free], ints[at.open]);
  if (end !== undefined) {
    winner = ints[at.first] ^ (end.token === 'X' ? 1 : 0);
    reasons = end.why === 'time' ? TIME : RESIGNATION;
  } else if (!ended) winner = NOBODY;
  else if (reasons === 0) {
    reasons = rules.options.fullBoard === 'block' ? BLOCK | FULL_BOARD : FULL_BOARD;
    if (rules.options.fullBoard === 'draw') winner = NOBODY;
  }
  if (format === 'single' && score === undefined && winner !== NOBODY) ints[at.score + winner] = 1;

  // Before this game nobody had the score that ends the match, and the winner of this one has it now.
  const before = [ints[at.score], ints[at.score + 1]];
  if (winner !== NOBODY) before[winner] -= rules.scoring === 'tiles' ? pointsLeft(ints) : 1;
  const clause = format === 'single' ? 'GAR-MAT-1' : format === 'wins3' ? 'GAR-MAT-2' : 'GAR-MAT-4';
  if (before.some((had) => had >= rules.target))
    return bad('match-over', 'a player had the score that ends the match before this', clause);
  if (reasons === 0) return undefined;
  const decided = winner === NOBODY ? format === 'single' : ints[at.score + winner] >= rules.target;
  if (!decided)
    return format === 'single'
      ? bad('bad-score', 'the winner of a single game has the score 1', clause)
      : bad('game-over', 'this game has ended, and the match goes on with a fresh garden', 'GAR-MAT-6');
  ints[at.reasons] = reasons;
  ints[at.open] = 0;
  ints[at.winner] = winner;
  return undefined;
}
