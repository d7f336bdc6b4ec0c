/** Reports in docs/balance that have a fingerprint come from games that today's code would play again. */
import { readdirSync, readFileSync } from 'node:fs';
import { botOf } from '@hortus/bots';
import { kitOf } from '@hortus/catalogue';
import { FINGERPRINT, PLAYED_AGAIN } from '@hortus/kit';
import { expect, test } from 'vitest';
import { clockFor, readAsked, trialIn } from './asked.ts';
import { fingerprintOf } from './fingerprint.ts';

const FOLDER = new URL('../../../docs/balance/', import.meta.url);
const COMMAND = /^npm run lab -- (balance .*)$/m;

const reports = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ name, text: readFileSync(new URL(name, FOLDER), 'utf8') }))
  .flatMap(({ name, text }) => {
    const [command, fingerprint] = [COMMAND.exec(text)?.[1], FINGERPRINT.exec(text)?.[1]];
    return command === undefined || fingerprint === undefined ? [] : [{ name, command, fingerprint }];
  });

test('the report on Genesis has a fingerprint', () => {
  expect(reports.map(({ name }) => name)).toContain('genesis.md');
});

test.each(reports)('$name comes from the present rules, cards and bots', async ({ command, fingerprint }) => {
  const asked = await readAsked(command.split(' '));
  if (asked === 'help' || !asked.ok) throw new Error(command);
  const { game, level, ms, options, seats } = asked.value;
  const kit = kitOf(game.id);
  const version = kit && (await trialIn(kit, String(game.rulesVersion)));
  const bots = Array.from({ length: 2 }, () => version && botOf(version.players, level)).flatMap(
    (bot) => bot ?? [],
  );
  if (version === undefined) throw new Error(game.id);
  const trial = { players: version.players, bots, options, seats, ms, now: clockFor(ms) };
  const seeds = Array.from({ length: PLAYED_AGAIN }, (_, i) => i + 1);
  expect(fingerprintOf(seeds.map((seed) => version.report.play(trial, seed)))).toBe(fingerprint);
});

test('a fingerprint is of the first games, in whatever order they finished', () => {
  const facts = Array.from({ length: PLAYED_AGAIN + 5 }, (_, i) => ({ seed: i + 1, turns: i }));
  const other = facts.map((one) => (one.seed === 3 ? { ...one, turns: 9 } : one));
  expect(fingerprintOf(facts.toReversed())).toBe(fingerprintOf(facts));
  expect(fingerprintOf(facts.slice(0, PLAYED_AGAIN))).toBe(fingerprintOf(facts));
  expect(fingerprintOf(other)).not.toBe(fingerprintOf(facts));
  expect(fingerprintOf(facts.slice(1))).toBeUndefined();
});
