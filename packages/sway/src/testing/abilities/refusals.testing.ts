/** Every refusal of an edition, provoked by a move, with its clause. */
import { expect, test } from 'vitest';
import { type Clauses, REFUSALS, type RefusalCode } from '../../game/refusals.ts';
import type { Board, Fields, Lot } from '../combo.ts';

/** A position, moves before, the move that is refused. */
export interface Refused {
  readonly fields: Fields;
  readonly lot?: Lot;
  readonly after?: readonly string[];
  readonly move: string;
}

const PLOT = { engaged: 'a Ash', plotted: '' } as const;
const OBSTRUCT = { phase: 'obstruct', engaged: 'b Oats' } as const;
const SEVEN = 'Oats, Barley, Rye, Wheat, Millet, Maize, Rice';

/** Those both games share. */
const SHARED: Partial<Record<RefusalCode, Refused>> = {
  over: { fields: { 'ops a': 'Hemp' }, after: ['resign'], move: '0: engage Hemp' },
  'not-a-move': { fields: { 'ops a': 'Hemp' }, move: 'dance' },
  'not-now': { fields: { 'ops a': 'Hemp' }, move: 'discard Hemp' },
  'not-engaging': {
    fields: { phase: 'refill', asked: 'a', turn: 'a', loser: 'a', pool: '', 'ops a': 'Hemp' },
    move: 'engage Hemp',
  },
  'not-your-turn': { fields: { 'ops b': 'Slate' }, move: '1: engage Slate' },
  'no-such-card': { fields: {}, move: 'engage Nothing' },
  'no-such-ability': { fields: {}, move: 'draw 1 by magic' },
  'not-in-ops': { fields: { 'ops a': 'Hemp' }, move: 'engage Rye' },
  'discard-not-experience': {
    fields: { ...PLOT, pool: 'navigation 1', 'ops b': SEVEN, 'experience b': 'Gneiss', under: 'Slate, Hemp' },
    after: ['draw 1 by navigation'],
    move: 'discard Gneiss',
  },
  'not-in-experience': { fields: { 'ops a': 'Hemp' }, move: 'engage Hemp as vision' },
  'no-permission': { fields: { ...PLOT, 'ops a': 'Hemp', pool: '' }, move: 'engage Hemp' },
  'over-budget': {
    fields: { ...PLOT, 'ops a': 'Warfare Four', pool: 'vision 3' },
    move: 'engage Warfare Four by vision',
  },
  'only-valor': { fields: { ...PLOT, 'ops a': 'Hemp', pool: 'valor 1' }, move: 'engage Hemp by valor' },
  'covert-in-timeline': {
    fields: { engaged: 'a Covert Two', plotted: '', 'ops a': 'Warfare Three' },
    move: 'engage Warfare Three',
  },
  'battle-in-timeline': {
    fields: { engaged: 'a Battle Four', plotted: '', 'ops a': 'Covert Two' },
    move: 'engage Covert Two',
  },
  'barred-by-covert': {
    fields: { ...OBSTRUCT, 'ops a': 'Battle Four', barred: 'a' },
    move: 'engage Battle Four',
  },
  'barred-by-strike': {
    fields: { ...PLOT, 'ops a': 'Hemp', fresh: 'Hemp', drawn: '1', strike: 'on' },
    move: 'engage Hemp',
  },
  'rescue-only-obstructing': { fields: { 'ops a': 'Rescue One' }, move: 'engage Rescue One by rescue' },
  'hide-in-plot': { fields: { ...OBSTRUCT, 'ops a': 'Hemp' }, move: 'hide Hemp' },
  'nothing-to-decline': { fields: { 'ops a': 'Hemp' }, move: 'engage Hemp quietly' },
  'not-open': { fields: { 'ops a': 'Hemp' }, move: 'draw 1 by navigation' },
  'ops-full': { fields: { ...PLOT, 'ops a': SEVEN, pool: 'navigation 1' }, move: 'draw 1 by navigation' },
  'destiny-empty': { fields: { 'ops a': 'Hemp', unseen: '' }, move: 'draw 1 by navigation' },
  'too-many': { fields: { ...PLOT, pool: 'navigation 1' }, move: 'draw 3 by navigation' },
  'too-few': { fields: { ...PLOT, pool: 'navigation 1' }, move: 'draw 0 by navigation' },
  'omen-full': { fields: { ...PLOT, 'ops a': SEVEN, pool: 'omen 1' }, move: 'omen 1' },
  'not-looked-at': {
    fields: { ...PLOT, pool: 'omen 1', under: 'Oats, Rye' },
    after: ['omen 2'],
    move: 'take Wheat',
  },
  'not-yours-to-take': {
    fields: { ...PLOT, pool: 'omen 1', under: 'Slate, Rye' },
    after: ['omen 2'],
    move: 'take Slate',
  },
  'took-already': {
    fields: { ...PLOT, pool: 'omen 1', under: 'Oats, Rye, Wheat' },
    after: ['omen 3', 'take Oats'],
    move: 'take Rye',
  },
  'nothing-there': { fields: { ...OBSTRUCT, pool: 'persuasion 1' }, move: 'persuade Rye' },
  'not-fewer': { fields: { ...PLOT, 'ops a': 'Hemp', pool: 'negotiation 1' }, move: 'negotiate' },
  'passed-the-plot': {
    fields: { turn: 'b', passed: 'a', 'ops b': 'Slate, Gneiss', 'ops a': 'Hemp, Battle Four' },
    after: ['engage Slate'],
    move: '0: interrupt with Battle Four',
  },
  'not-battle': {
    fields: { turn: 'b', passed: '', 'ops b': 'Slate', 'ops a': 'Hemp, Battle Four' },
    after: ['engage Slate'],
    move: 'interrupt with Hemp',
  },
};

/**
 * `own` adds the edition's refusals; `never` names codes that only text produces or that can't occur there.
 */
export function refusals(
  board: Board,
  clauses: Clauses,
  own: Partial<Record<RefusalCode, Refused>>,
  never: readonly RefusalCode[] = [],
): void {
  const all: Partial<Record<RefusalCode, Refused>> = { ...SHARED, ...own };
  const known = REFUSALS.filter((code) => clauses[code] !== undefined && !never.includes(code));

  test.each(known.map((code) => [code, clauses[code]] as const))('%s is refused by %s', (code, clause) => {
    const given = all[code];
    if (given === undefined) throw new Error(`no move meets ${code}`);
    const table = board(given.fields, given.lot).play(...(given.after ?? []));
    expect(table.refused(given.move)).toEqual({ code, clause });
  });

  test('what the edition has no clause for is not asked for at any time', () => {
    const table = board({ 'ops a': 'Hemp' });
    for (const code of REFUSALS) if (clauses[code] === undefined) expect(own[code]).toBeUndefined();
    for (const move of [
      'pass',
      'done',
      'unlock vision',
      'give Hemp',
      'under Hemp',
      'take Hemp',
      'pass the plot',
    ])
      expect(table.refused(move)).toEqual({ code: 'not-now', clause: clauses['not-now'] });
  });
}
