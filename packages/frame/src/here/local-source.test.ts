import { garden, take } from '@hortus/garden';
import { clockAtOnce } from '@hortus/host/testing';
import { secretFromSeed } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { settle } from '../online/testing/fake-server.ts';
import { annaAndBen } from '../testing/setups.ts';
import { LocalHost, type LocalSetup } from './local-host.ts';
import type { Done } from './local-messages.ts';
import { openLocal } from './local-source.ts';
import type { Heard, Request, Working } from './worked.ts';

const SETUP = annaAndBen('m');

/** Does the worker's job in the same process. */
function inProcess(looks: (number | 'table')[] = []): (heard: Heard) => Working {
  return (heard) => {
    let n = 0;
    let host: LocalHost | undefined;
    let eyes: number | 'table' = 'table';
    const here = (): LocalHost => host as LocalHost;
    const show = (): void =>
      heard.seen({ is: 'sights', sights: [here().sight(eyes)], since: 0, entries: here().entries(eyes) });
    const answer = async (request: Request): Promise<Done> => {
      switch (request.do) {
        case 'begin':
          host = LocalHost.begin(garden, request.setup, {
            clock: clockAtOnce(),
            secret: () => secretFromSeed(`source ${n++}`),
          });
          return { terms: host.match.terms, commitment: host.match.commitment, promise: host.match.promise };
        case 'look':
          eyes = request.as;
          looks.push(eyes);
          show();
          return {};
        case 'play': {
          const refusal = await here().play(request.seat, request.moves);
          if (refusal === undefined) show();
          return { refusal };
        }
        case 'back': {
          const refusal = await here().takeBack(request.seat);
          if (refusal === undefined) show();
          return { refusal };
        }
        default:
          return {};
      }
    };
    return { ask: answer, end: () => undefined };
  };
}

test('on one screen the seat changes with the turn', async () => {
  const source = await openLocal(garden, SETUP, false, inProcess());
  expect(source.seat.value).toBe(0);
  await source.play([take.pack(0)]);
  await settle();
  expect(source.seat.value).toBe(1);
  expect(await source.play([take.pack(1)])).toBeUndefined();
  expect(source.entries.value).toHaveLength(2);
});

test('on one screen the last move is taken back, whoever made it', async () => {
  const source = await openLocal(garden, SETUP, false, inProcess());
  await source.play([take.pack(0)]);
  await settle();
  expect(source.seat.value).toBe(1);
  expect(await source.takeBack()).toBeUndefined();
  await settle();
  expect(source.seat.value).toBe(0);
});

test('with hidden hands the curtain is down before anybody has looked', async () => {
  const looks: (number | 'table')[] = [];
  const source = await openLocal(garden, SETUP, true, inProcess(looks));
  expect(source.curtain.value).toBe(0);
  expect(source.sight.value).toBeUndefined();
  expect(looks).toEqual([]);
});

test('behind the curtain the page holds no view and no log', async () => {
  const looks: (number | 'table')[] = [];
  const source = await openLocal(garden, SETUP, true, inProcess(looks));
  source.raiseCurtain();
  await settle();
  await source.play([take.pack(0)]);
  await settle();
  // Anna still sees what she did, and hands over when she has seen enough.
  expect([source.seat.value, source.handTo.value, source.sight.value?.seq]).toEqual([0, 1, 1]);
  source.dropCurtain();
  expect(source.curtain.value).toBe(1);
  expect(source.sight.value).toBeUndefined();
  expect(source.entries.value).toEqual([]);
  expect(looks).toEqual([0]);
  source.raiseCurtain();
  await settle();
  expect([source.seat.value, source.sight.value?.seq, source.handTo.value]).toEqual([1, 1, undefined]);
});

test('nothing that arrives while the curtain is down is shown', async () => {
  let worker: Heard | undefined;
  const source = await openLocal(garden, SETUP, true, (heard) => {
    worker = heard;
    return inProcess()(heard);
  });
  source.raiseCurtain();
  await settle();
  await source.play([take.pack(0)]);
  await settle();
  const [sight, entries] = [source.sight.value, source.entries.value];
  if (sight === undefined) throw new Error('nothing was seen');
  source.dropCurtain();
  worker?.seen({ is: 'sights', sights: [sight], since: 0, entries });
  expect([source.sight.value, source.entries.value]).toEqual([undefined, []]);
});

test('hints are for one person alone', async () => {
  const bot = {
    ...SETUP,
    seats: [SETUP.seats[0], { name: 'Bot', kind: 'bot', level: 'club' }],
  } as LocalSetup;
  expect((await openLocal(garden, bot, false, inProcess())).hint).toBeDefined();
  expect((await openLocal(garden, SETUP, false, inProcess())).hint).toBeUndefined();
});

test('a refusal by the host is shown, and sending ends', async () => {
  const source = await openLocal(garden, SETUP, false, inProcess());
  expect(await source.play([take.pack(5)])).toEqual({ code: 'border-first', clause: 'GAR-MOV-1' });
  expect(source.sending.value).toEqual([]);
});
