/** What both games keep, with the clauses of this one. */
import { drawing, pool, trims, zones } from '@hortus/sway/testing';
import { genesis } from './index.ts';

drawing(genesis, {
  route: 'GEN-DEF-2',
  count: 'GEN-DEF-3',
  atSeven: 'GEN-DEF-4',
  full: 'GEN-DEF-5',
  seen: 'GEN-DEF-6',
  refill: 'GEN-DEF-16',
  atMost: 'GEN-DEF-17',
  runsOut: 'GEN-R-7',
  oneOperation: 'GEN-R-8',
  known: 'GEN-R-142',
  refillNumber: 'GEN-R-141',
  refills: ['refill 3', 'refill 2', 'refill 1'],
});

trims(genesis, {
  trim: 'GEN-DEF-7',
  who: 'GEN-R-9',
  anybody: 'GEN-R-10',
  above: 'GEN-R-12',
  opening: 'GEN-R-4',
  teams: 'GEN-R-9',
});

pool(genesis, {
  named: 'GEN-R-18',
  lapses: 'GEN-R-19',
  order: 'GEN-R-20',
  skipped: 'GEN-R-21',
  independent: 'GEN-DEF-14',
  anyMoment: 'GEN-DEF-12',
  several: 'GEN-DEF-11',
  finish: 'GEN-R-24',
  drawnEngaged: 'GEN-DEF-13',
  budget: 'GEN-VIS-1',
  valor: 'GEN-VAL-2',
  settled: 'GEN-VAR-6',
});

zones(genesis, {
  destiny: 'GEN-ZON-1',
  void: 'GEN-ZON-2',
  ops: 'GEN-ZON-4',
  experience: 'GEN-ZON-3',
  timeline: 'GEN-ZON-6',
  own: 'GEN-ZON-7',
  otherwise: 'GEN-ZON-9',
  ownOnly: 'GEN-ZON-10',
  inspectOwn: 'GEN-ZON-11',
  inspectOpen: 'GEN-ZON-12',
  counts: 'GEN-R-16',
  backs: 'GEN-CRD-4',
  options: { experience: 'on' },
});
