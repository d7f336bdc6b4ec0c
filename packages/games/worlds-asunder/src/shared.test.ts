/** What both games keep, with the clauses of this one. */
import { drawing, pool, trims, zones } from '@hortus/sway/testing';
import { worldsAsunder } from './index.ts';

drawing(worldsAsunder, {
  route: 'WA-DEF-2',
  count: 'WA-DEF-3',
  atSeven: 'WA-DEF-4',
  full: 'WA-DEF-4',
  seen: 'WA-DEF-5',
  refill: 'WA-DEF-7',
  atMost: 'WA-DEF-21',
  runsOut: 'WA-R-5',
  oneOperation: 'WA-R-6',
  known: 'WA-R-124',
  refillNumber: 'WA-R-123',
  refills: ['refill', 'refill 2', 'refill 1'],
});

trims(worldsAsunder, {
  trim: 'WA-DEF-6',
  who: 'WA-R-7',
  anybody: 'WA-R-7',
  above: 'WA-R-8',
  opening: 'WA-R-4',
  teams: 'WA-R-7',
});

pool(worldsAsunder, {
  named: 'WA-R-12',
  lapses: 'WA-R-13',
  order: 'WA-R-14',
  skipped: 'WA-R-14',
  independent: 'WA-DEF-15',
  anyMoment: 'WA-DEF-13',
  several: 'WA-DEF-12',
  finish: 'WA-R-17',
  drawnEngaged: 'WA-DEF-12',
  budget: 'WA-VIS-1',
  valor: 'WA-VAL-2',
  settled: 'WA-VAR-6',
});

zones(worldsAsunder, {
  destiny: 'WA-ZON-1',
  void: 'WA-ZON-2',
  ops: 'WA-ZON-5',
  experience: 'WA-ZON-3',
  timeline: 'WA-ZON-6',
  own: 'WA-ZON-8',
  otherwise: 'WA-ZON-10',
  ownOnly: 'WA-ZON-11',
  inspectOwn: 'WA-ZON-12',
  inspectOpen: 'WA-ZON-13',
  counts: 'WA-R-10',
  backs: 'WA-CRD-4',
});
