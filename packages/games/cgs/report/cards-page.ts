/** Cards, powers and features as Markdown. */
import { percent } from '@hortus/kit';
import type { Design } from '../src/cards/types.ts';
import type { CardSums } from './cards.ts';
import { FEATURES, type FeatureName } from './features.ts';
import { SHOWN } from './shown.ts';
import type { Summary } from './summary.ts';

/** CGS-PK-18 Too rare below this share of sessions, too frequent above this many adventures per era. */
const RARE = 0.02;
const OFTEN = 6;
/** A card played in at least this share of sessions is played nearly always. */
const ALWAYS = 0.98;

const nameOf = (designs: readonly Design[], design: number): string =>
  designs[design]?.card.identifier ?? '?';
const list = (names: readonly string[]): string => names.join(', ');

/** What supports do besides covering costs, by the attribute that says so. */
const KINDS = [
  ['DisableIf1', 'disableOne'],
  ['DisableIf', 'disableSeveral'],
  ['DivertIf1', 'divertOne'],
  ['DivertIf', 'divertSeveral'],
  ['WreckIf1', 'wreckOne'],
  ['WreckIf', 'wreckSeveral'],
  ['Freeze', 'frozen'],
  ['FreezeAdventureCommonCosts', 'freezeCosts'],
  ['RewindAdventure', 'rewound'],
  ['ImmuneIf1', 'immune'],
  ['Recover1', 'recovered'],
  ['Reuse', 'reused'],
  ['SeizeIf1', 'seized'],
  ['SeizeIf', 'seized'],
] as const satisfies readonly (readonly [string, FeatureName])[];

export function powersPage({ cards, deeds }: Summary, designs: readonly Design[]): string {
  const rows = KINDS.flatMap(([name, deed]) => {
    const having = designs.filter(
      ({ card: { attributes } }) => attributes.globals.has(name) || attributes.conditions.has(name as never),
    );
    if (having.length === 0) return [];
    const played = having.reduce((sum, { index }) => sum + (cards[index]?.perSession ?? 0), 0);
    const copies = having.reduce((sum, design) => sum + design.copies, 0);
    const done = deeds.get(deed)?.perSession ?? 0;
    return [`| ${name} | ${copies} | ${played.toFixed(2)} | ${done.toFixed(2)} |`];
  });
  const obstacles = designs.filter(
    ({ isAdventure, card }) => !isAdventure && card.attributes.lists.has('AdventureCommonCosts'),
  );
  const stock = designs.filter(({ holding }) => holding > 0);
  for (const [name, having] of [
    ['obstacles', obstacles],
    ['StockHolding', stock],
  ] as const) {
    if (having.length === 0) continue;
    const copies = having.reduce((sum, design) => sum + design.copies, 0);
    const played = having.reduce((sum, { index }) => sum + (cards[index]?.perSession ?? 0), 0);
    const done = name === 'obstacles' ? '' : (deeds.get('holding')?.perSession ?? 0).toFixed(2);
    rows.push(`| ${name} | ${copies} | ${played.toFixed(2)} | ${done} |`);
  }
  return `
## Powers and effects
Cards of each kind, how often they are played in a session, and how often they do something (a Freeze: ends the adventure; stock: reaches a buildsite). Both forms of seizing are counted together in the last column.

| | cards | played | works |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

/** What only a second era shows. */
const CARRIED: ReadonlySet<FeatureName> = new Set(['carriedOwn', 'carriedCost', 'carriedCommon']);

export function featuresPage({ deeds, sessions, ends }: Summary, designs: readonly Design[]): string {
  const names = (Object.keys(FEATURES) as FeatureName[]).filter(
    (name) => FEATURES[name].can(designs) && (ends.length > 1 || !CARRIED.has(name)),
  );
  const rows = names.map((name) => {
    const { told, clauses } = FEATURES[name];
    const { perSession = 0, sessions: seen = 0 } = deeds.get(name) ?? {};
    return `| ${told} | ${Math.round(perSession * sessions)} | ${percent(seen / Math.max(1, sessions))} | ${clauses} |`;
  });
  const missing = names.filter((name) => !deeds.has(name));
  const instead = missing.flatMap((name) => {
    const shown = SHOWN[name];
    return shown === undefined ? [] : [`| ${FEATURES[name].told} | ${shown.why} | ${shown.test} |`];
  });
  return `
## What the pack shows
Every feature that CGS-PK-22 names and the cards of this pack could show: how often it happened in all sessions, and in which share of them. ${missing.length === 0 ? 'Each of them happened.' : `**Never: ${list(missing.map((name) => FEATURES[name].told))}.**`}

| | times | sessions | clauses |
| --- | --- | --- | --- |
${rows.join('\n')}
${instead.length === 0 ? '' : `\n| never between bots | because | shown by a test with the pack’s cards |\n| --- | --- | --- |\n${instead.join('\n')}\n`}`;
}

export function cardsPage(summary: Summary, designs: readonly Design[], plot: string): string {
  const { cards, adventures, sessions } = summary;
  const inPlay = cards.filter(({ design }) => isInPlay(designs[design]!, summary));
  const share = ({ sessions: of }: CardSums): number => of / Math.max(1, sessions);
  const named = (chosen: readonly CardSums[]): string =>
    list(chosen.map(({ design }) => nameOf(designs, design)));
  const never = inPlay.filter((one) => one.sessions === 0);
  const rare = inPlay.filter((one) => one.sessions > 0 && share(one) < RARE);
  const always = inPlay.filter((one) => share(one) >= ALWAYS);
  const often = cards.filter(({ busiest }) => busiest > OFTEN);
  const rows = adventures.map(
    ({ design, perSession, won, contested, taken, net, turns }) =>
      `| ${nameOf(designs, design)} | ${perSession.toFixed(2)} | ${percent(won)} | ${percent(contested)} | ${percent(taken)} | ${net.toFixed(1)} | ${turns.toFixed(1)} |`,
  );
  const all = inPlay.map(
    (one) =>
      `| ${nameOf(designs, one.design)} | ${percent(share(one))} | ${one.perSession.toFixed(2)} | ${one.wins.of === 0 ? '' : `${percent(one.wins.share)} | ${percent(one.wins.low)} to ${percent(one.wins.high)}`} |`,
  );
  return `
## Cards
- ${never.length === 0 ? 'No card is never played.' : `**Never played: ${named(never)}.**`}
- ${rare.length === 0 ? `Every design ${never.length === 0 ? '' : 'else '}is played in at least ${percent(RARE)} of the sessions.` : `**Played in fewer than ${percent(RARE)} of the sessions: ${named(rare)}.**`}
- ${often.length === 0 ? `No copy of a card is played in more than ${OFTEN} adventures of an era.` : `**A copy is played in more than ${OFTEN} adventures of an era: ${list(often.map(({ design, busiest }) => `${nameOf(designs, design)} (${busiest})`))}.**`}
- ${always.length === 0 ? `No card is played in ${percent(ALWAYS)} of the sessions or more.` : `Played in ${percent(ALWAYS)} of the sessions or more: ${named(always)}.`}

![cards](${plot})

### Adventures
How often each is opened in a session; of these, those that are won and those in which a rival plays a card; of the won ones, those that go to a competitor, and the victory points that winning brings, supports included.

| | opened | won | contested | by a competitor | points | turns |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

### Every card
The share of sessions in which it is played, how often per session, and how often those who play it win (of sessions that one player won). This doesn’t show what causes what: those who play more win more.

| | sessions | times | wins | 95 % |
| --- | --- | --- | --- | --- |
${all.join('\n')}
`;
}

/** Cards of skipped eras are never dealt. */
const isInPlay = (design: Design, { dealt }: Summary): boolean => dealt.has(design.index);
