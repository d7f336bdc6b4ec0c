import { refusals } from '@hortus/sway/testing';
import { board, LIVES } from './abilities/board.testing.ts';
import { CLAUSES } from './clauses.ts';

const OBSTRUCT = { phase: 'obstruct', engaged: 'b Oats' } as const;
const RECRUITABLE = {
  options: { recruitable: 'on' },
  custom: [
    { name: 'Herald', ability: 'leadership', sway: 1, owner: 'a', recruits: 'omen' },
    { name: 'Seer', ability: 'omen', sway: 2, owner: 'a', recruits: 'covert' },
  ],
} as const;

refusals(board, CLAUSES, {
  'endurance-stays': {
    fields: { ...OBSTRUCT, engaged: 'b Endurance Two', pool: 'persuasion 1' },
    move: 'persuade Endurance Two',
  },
  'discard-not-life': {
    fields: {
      ...LIVES,
      engaged: 'a Ash',
      plotted: '',
      pool: 'navigation 1',
      'ops b': 'Oats, Barley, Rye, Wheat, Millet, Maize, Rice',
      under: 'Slate, Hemp',
    },
    after: ['draw 1 by navigation'],
    move: 'discard Blue Ruin',
  },
  'not-in-reserve': { fields: { 'ops a': 'Hemp' }, move: 'bring Rye' },
  'life-stays': { fields: { ...LIVES, 'ops a': 'Hemp' }, move: 'bring Red Ruin' },
  'no-experience': { fields: { 'ops a': 'Hemp' }, lot: { options: { experience: 'off' } }, move: 'recall' },
  'experience-empty': { fields: { 'ops a': 'Hemp' }, move: 'recall' },
  'not-in-void': {
    fields: { 'ops a': 'Herald, Hemp' },
    lot: RECRUITABLE,
    after: ['engage Herald'],
    move: 'recruit Hemp',
  },
  'other-faction': {
    fields: { 'ops a': 'Herald' },
    lot: RECRUITABLE,
    after: ['engage Herald'],
    move: 'recruit Slate',
  },
  'not-recruitable': {
    fields: { 'ops a': 'Herald' },
    lot: RECRUITABLE,
    after: ['engage Herald'],
    move: 'recruit Rye',
  },
  'has-recruitable': {
    fields: { 'ops a': 'Herald' },
    lot: RECRUITABLE,
    after: ['engage Herald'],
    move: 'recruit Seer',
  },
  'not-nameable': {
    fields: { 'ops a': 'Maven Two' },
    after: ['engage Maven Two'],
    move: 'name battle on Maven Two',
  },
  'not-in-timelines': {
    fields: { 'ops a': 'Maven Two' },
    after: ['engage Maven Two'],
    move: 'name vision on Hemp',
  },
  'not-in-rival-line': {
    fields: { ...OBSTRUCT, 'ops a': 'Replication Two' },
    after: ['engage Replication Two'],
    move: 'name vision on Replication Two',
  },
  'named-already': {
    fields: { engaged: 'a Maven Two as vision', plotted: '' },
    move: 'name omen on Maven Two',
  },
  'naming-barred': {
    fields: { engaged: 'a Covert Two', plotted: '', 'ops a': 'Maven Two' },
    after: ['engage Maven Two'],
    move: 'name warfare on Maven Two',
  },
  'marked-first': {
    fields: {
      turn: 'a',
      phase: 'refill',
      asked: 'b',
      steps: '1',
      pool: '',
      loser: 'a',
      ...LIVES,
      'ops a': 'Ash, Beech, Elm, Fir, Larch, Hemp, Rye',
      marked: 'Rye',
      'ops b': 'Slate',
      under: 'Red Feast, Oats, Wheat',
    },
    after: ['refill 1'],
    move: 'discard Ash',
  },
  'nothing-plotted': { fields: { 'ops a': 'Hemp' }, move: 'finish storing Hemp' },
});
