/** Laws of a draw by agreement, whoever hosts the match. */
import { describe, expect, test } from 'vitest';
import type { BotJob, Thought } from '../bots.ts';
import { agree, type Hosting, ONE, PACE, type Played, RESIGN, settle, TWO, take } from './laws.ts';

const DRAW = { kind: 'draw' } as const;

/** A bot that answers an offer like this, and otherwise leaves its moves to the host. */
const answering =
  (answer: (job: BotJob) => Promise<Thought>) =>
  (job: BotJob): Promise<Thought> =>
    job.isDrawOffered === true ? answer(job) : Promise.resolve(undefined);

const isDrawn = (played: Played): boolean => played.sight(0).outcome?.winners.length === 0;

export function drawLaws(name: string, hosting: Hosting): void {
  describe(`a draw by agreement, ${name}`, () => {
    laws(hosting);
    if (hosting.isShared) sharedLaws(hosting);
  });
}

function laws({ begin, pace = PACE }: Hosting): void {
  test('a match that all agree to draw is over without a winner, and the log says who offered it', async () => {
    const played = await begin(TWO);
    await played.play(0, take(0));
    await agree(played, DRAW);
    expect(played.stored().at(-1)).toMatchObject({ kind: 'draw', seat: 0, granted: [1] });
    for (const seat of [0, 1])
      expect(played.sight(seat)).toMatchObject({
        toAct: [],
        outcome: { winners: [], reasons: [{ code: 'agreed', clause: 'GAR-R-19' }] },
      });
    expect(await played.play(1, take(1))).toMatchObject({ code: 'over' });
    expect(await played.ask(0, DRAW)).toMatchObject({ code: 'over' });
    expect(played.stored()).toHaveLength(2);
  });

  test('after the end nobody offers a draw', async () => {
    const played = await begin(TWO);
    await played.play(0, RESIGN);
    expect(await played.ask(0, DRAW)).toMatchObject({ code: 'over' });
  });

  test.each([
    ['agrees', { kind: 'draw' }, true],
    ['declines', 'declines', false],
    ['fails', undefined, false],
  ] as const)('a bot that %s does so after the same time, and not before', async (_, thought, agrees) => {
    const played = await begin({ ...ONE, botsResign: true, think: answering(async () => thought) });
    expect(await played.ask(0, DRAW)).toBeUndefined();
    await played.clock.advance(2 * pace.thinks - 1);
    expect(isDrawn(played)).toBe(false);
    expect(played.stored()).toHaveLength(0);
    await played.clock.advance(1);
    await settle(played);
    expect(isDrawn(played)).toBe(agrees);
  });

  test('a bot that is not allowed to agree is not even asked; one that thinks too long declines', async () => {
    let asked = 0;
    const yes = answering(async () => {
      asked++;
      return { kind: 'draw' };
    });
    const strict = await begin({ ...ONE, think: yes });
    await strict.ask(0, DRAW);
    await strict.clock.advance(2 * pace.thinks);
    expect([isDrawn(strict), asked]).toEqual([false, 0]);
    const slow = await begin({ ...ONE, botsResign: true, think: answering(() => new Promise(() => {})) });
    await slow.ask(0, DRAW);
    await slow.clock.advance(2 * pace.thinks);
    await settle(slow);
    expect(isDrawn(slow)).toBe(false);
  });

  test('a draw is offered three times at most, however often it is declined', async () => {
    const played = await begin({ ...ONE, think: answering(async () => 'declines') });
    for (let times = 0; times < 3; times++) {
      expect(await played.ask(0, DRAW)).toBeUndefined();
      await played.clock.advance(2 * pace.thinks);
      await settle(played);
    }
    expect(await played.ask(0, DRAW)).toMatchObject({ code: 'enough-offered' });
    expect(played.stored()).toHaveLength(0);
  });
}

/** Where each person has a screen of their own. */
function sharedLaws({ begin }: Hosting): void {
  test('playing on declines an offer, and whoever grants it then is too late', async () => {
    const played = await begin(TWO);
    await played.play(0, take(0));
    expect(await played.ask(0, DRAW)).toBeUndefined();
    await settle(played);
    expect(await played.play(1, take(1))).toBeUndefined();
    await settle(played);
    expect(await played.answer(1, true)).toMatchObject({ code: 'no-such-ask' });
    expect(isDrawn(played)).toBe(false);
  });

  test('an offer stays while its author plays on, and is granted by offering the same', async () => {
    const played = await begin(TWO);
    expect(await played.ask(0, DRAW)).toBeUndefined();
    expect(await played.play(0, take(0))).toBeUndefined();
    await settle(played);
    expect(await played.ask(1, DRAW)).toBeUndefined();
    await settle(played);
    expect(played.stored().at(-1)).toMatchObject({ kind: 'draw', seat: 0, granted: [1] });
  });

  test('nobody grants their own offer, and a flood of offers is one', async () => {
    const played = await begin(TWO);
    const all = await Promise.all(Array.from({ length: 20 }, () => played.ask(0, DRAW)));
    await settle(played);
    expect(all.filter((refusal) => refusal === undefined).length).toBeGreaterThan(0);
    expect(await played.answer(0, true)).toMatchObject({ code: 'own-ask' });
    expect(isDrawn(played)).toBe(false);
    expect(await played.answer(1, false)).toBeUndefined();
    await settle(played);
    expect(await played.ask(0, DRAW)).toBeUndefined();
  });
}
