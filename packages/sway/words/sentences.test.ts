/** The words on a card, made from what its ability does. */
import { fill, type Message } from '@hortus/words';
import { expect, test } from 'vitest';
import { type SentenceOptions, sentenceOf, shortOf } from '../face/index.ts';
import {
  type AbilityName,
  DEEDS,
  type Deed,
  type Deeds,
  SABOTAGE_EXECUTED,
  STRIKE_FROM_OPS,
} from '../src/index.ts';
import de from '../words/de-table.json' with { type: 'json' };
import en from '../words/en-table.json' with { type: 'json' };

const tellIn =
  (messages: Readonly<Record<string, Message>>, language: string) =>
  (deeds: Deeds, options?: SentenceOptions): string =>
    sentenceOf(
      deeds,
      (key, params) => {
        const message = messages[`web.sway.deed.${key}`];
        if (message === undefined) throw new Error(`no words for ${key}`);
        return fill(message, params, language);
      },
      options,
    );
const tell = tellIn(en, 'en');

const SENTENCES: Readonly<Record<AbilityName, string>> = {
  battle:
    'Two more cards. During your rival’s plot you can play it out of turn: it ends that turn and starts your obstruction. Not together with covert.',
  covert:
    'One more card. In a plot it keeps battle and warfare out of your rival’s next obstruction. Not together with battle or warfare.',
  engineering: 'Draw a card, then one more card.',
  leadership: 'Two more cards.',
  logistics: 'Refill your hand. No further card.',
  navigation: 'Draw up to two cards. No further card.',
  omen: 'With fewer than seven cards in hand: look at the next four cards, take one that is neutral or yours, put the rest under. No further card.',
  persuasion: 'Take a card away from your rival’s timeline, then one more card.',
  rescue: 'One more card. It needs no permission in your obstruction.',
  ruin: 'A life. One more card.',
  triumph: 'A life. One more card.',
  valor: 'Draw a card, then one more valor card.',
  vengeance: 'Draw up to two cards, then send up to two to your experience. No further card.',
  vision: 'Any number of cards that, together with this one, have at most 7 sway.',
  warfare: 'One more card. Not together with covert.',
  negotiation: 'With fewer cards in hand than your rival: draw until you have as many. No further card.',
  sabotage: 'Two more cards; in a plot face down, turned up after your rival’s obstruction.',
  strike: 'Any number of cards, but none drawn by abilities in this phase.',
  dread: 'One more card. Your rival has two turns to win; obstruct the last and you win the turn.',
  endurance: 'Stays in the timeline until a turn is won. No further card.',
  insurgence: 'One more card, which counts double and does nothing else.',
  maven: 'Name an ability and use it.',
  replication: 'Name an ability in your rival’s timeline and use it.',
  enlist: 'Recruit a card of at most this sway from the discard pile. No further card.',
  sacrifice:
    'One more card. Your rival has two turns to win the round; obstruct successfully and you win it.',
};

test.each(Object.keys(DEEDS) as AbilityName[])('what %s does is told in full', (ability) => {
  expect(tell(DEEDS[ability])).toBe(SENTENCES[ability]);
});

test('an edition’s own strike and sabotage', () => {
  expect(tell(STRIKE_FROM_OPS)).toBe(
    'Any number of cards from your hand, but none that abilities brought there in this phase.',
  );
  expect(tell(SABOTAGE_EXECUTED)).toBe(SENTENCES.sabotage);
});

test('a card that only stands for battle or rescue has no rights', () => {
  expect(tell(DEEDS.rescue, { announced: true })).toBe(
    'One more card. Only a rescue card in your hand can be played without permission, not this one.',
  );
  expect(tell(DEEDS.battle, { announced: true })).toContain(
    'Only a battle card in your hand can be played out of turn',
  );
});

test('another number makes another sentence: nothing is typed twice', () => {
  expect(tell([{ do: 'draw', count: 4, next: { do: 'cards', count: 2 } }])).toBe(
    'Draw up to four cards, then two more cards.',
  );
  const counted: readonly ((count: number) => Deed)[] = [
    (count) => ({ do: 'cards', count }),
    (count) => ({ do: 'cards', count, of: 'valor' }),
    (count) => ({ do: 'cards', count, of: 'doubled' }),
    (count) => ({ do: 'hide', count, must: false, executed: false }),
    (count) => ({ do: 'draw', count }),
    (count) => ({ do: 'look', count }),
    (count) => ({ do: 'send', count }),
    (turns) => ({ do: 'countdown', turns, wins: 'last' }),
    (turns) => ({ do: 'countdown', turns, wins: 'first' }),
  ];
  for (const [i, name] of ['two', 'three', 'four', 'five', 'six', 'seven'].entries())
    for (const deed of counted) expect(tell([deed(i + 2)]).toLowerCase()).toContain(`${name} `);
});

test('German has every sentence too', () => {
  const german = tellIn(de, 'de');
  for (const deeds of Object.values(DEEDS)) expect(german(deeds)).toMatch(/^\p{Lu}[^{}]+\.$/u);
  expect(german(DEEDS.vengeance)).toBe(
    'Ziehe bis zu zwei Karten, dann schicke bis zu zwei zur Erfahrung. Keine weitere Karte.',
  );
});

const shortIn =
  (messages: Readonly<Record<string, Message>>, language: string) =>
  (deeds: Deeds): string =>
    shortOf(deeds, (key, params) => {
      const message = messages[`web.sway.short.${key}`];
      if (message === undefined) throw new Error(`no words for ${key}`);
      return fill(message, params, language);
    });

test('in short, where a card has no room for a sentence', () => {
  const short = shortIn(en, 'en');
  expect(short(DEEDS.leadership)).toBe('+2 cards');
  expect(short(DEEDS.warfare)).toBe('+1 card');
  expect(short(DEEDS.engineering)).toBe('draw 1, +1');
  expect(short(DEEDS.covert)).toBe('+1, bars battle');
  expect(short(DEEDS.vision)).toBe('up to 7 in all');
  for (const deeds of Object.values(DEEDS)) {
    expect(short(deeds)).toMatch(/^[^{}]{4,20}$/);
    expect(shortIn(de, 'de')(deeds)).toMatch(/^[^{}]{4,24}$/);
  }
});
