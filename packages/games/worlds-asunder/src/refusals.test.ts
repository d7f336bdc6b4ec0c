import { refusals } from '@hortus/sway/testing';
import { board, LIVES } from './abilities/board.testing.ts';
import { CLAUSES } from './clauses.ts';

const PLOT = { engaged: 'a Ash', plotted: '' } as const;
const ENLIST = { ...PLOT, pool: 'enlist 3' } as const;
const UNLOCK = { phase: 'unlock', asked: 'b', turn: 'a', pool: '', loser: 'a', ...LIVES } as const;

refusals(board, CLAUSES, {
  'not-announced': { fields: { 'experience a': 'Hemp' }, move: 'engage Hemp' },
  'not-unlocked': { fields: { 'experience a': 'Hemp' }, move: 'engage Hemp as vision' },
  'strike-from-ops': {
    fields: { ...PLOT, 'experience a': 'Hemp', 'unlocked a': 'omen', strike: 'open' },
    move: 'engage Hemp as omen by strike',
  },
  'must-hide': {
    fields: { ...PLOT, 'ops a': 'Hemp', pool: 'sabotage 1' },
    move: 'engage Hemp by sabotage',
  },
  'not-in-void': { fields: { ...ENLIST, 'ops a': 'Hemp' }, move: 'recruit Hemp by enlist' },
  'other-faction': { fields: ENLIST, move: 'recruit Slate by enlist' },
  'life-not-recruited': { fields: ENLIST, move: 'recruit Red Ruin by enlist' },
  recruiter: { fields: ENLIST, move: 'recruit Enlist One by enlist' },
  'above-enlist': { fields: ENLIST, move: 'recruit Vision Four by enlist' },
  'unlocked-before': { fields: { ...UNLOCK, 'unlocked b': 'omen' }, move: 'unlock omen' },
  'never-unlocked': { fields: UNLOCK, move: 'unlock ruin' },
  'not-a-life': {
    fields: { phase: 'obstruct', engaged: 'b Oats', ...LIVES, 'ops a': 'Hemp' },
    after: ['finish'],
    move: 'give Hemp',
  },
  'nothing-plotted': {
    fields: { 'ops b': 'Battle Four', passed: '' },
    move: '1: interrupt with Battle Four',
  },
});
