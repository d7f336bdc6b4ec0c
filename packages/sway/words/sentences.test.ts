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
  withoutStoring,
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
    'Play two more cards. You can cut in with it: it ends your rival’s attack and is the first card of your answer. You can’t combine it with covert cards.',
  covert:
    'Play one more card. In an attack: your rival can’t cut in, or answer it with battle or warfare. You can’t combine it with battle or warfare cards.',
  engineering: 'Draw a card, then play one more card.',
  leadership: 'Play two more cards.',
  logistics: 'Refill your hand. Then no more cards.',
  navigation: 'Draw up to two cards. Then no more cards.',
  omen: 'With fewer than seven cards in hand: look at the next four cards of the deck, take one that is neutral or yours, put the rest under the deck. Then no more cards.',
  persuasion: 'Remove a card from your rival’s timeline, then play one more card.',
  rescue: 'Play one more card. You can always play it in your answer.',
  ruin: 'It counts as a life. Play one more card.',
  triumph: 'It counts as a life. Play one more card.',
  valor: 'Draw a card, then play one more valor card.',
  vengeance: 'Draw up to two cards, then store up to two in your experience. Then no more cards.',
  vision: 'Play any number of cards that, together with this one, have at most 7 sway.',
  warfare: 'Play one more card. You can’t combine it with covert cards.',
  negotiation: 'With fewer cards in hand than your rival: draw until you have as many. Then no more cards.',
  sabotage:
    'Play two more cards, face down in an attack if you like: once your rival has answered, they are turned up and count but do nothing else.',
  strike: 'Play any number of cards, but none that abilities draw now.',
  dread: 'Play one more card. If you answer your rival’s next two attacks, you win the turn.',
  endurance: 'It stays in the timeline until a turn is won. Then no more cards.',
  insurgence: 'Play one more card: it counts double and does nothing else.',
  maven: 'Name an ability and use it.',
  replication: 'Name an ability in your rival’s timeline and use it.',
  enlist: 'Recruit a card of at most this sway from the discard pile. Then no more cards.',
  sacrifice: 'Play one more card. If you answer your rival’s next attack, you win the round.',
};

test.each(Object.keys(DEEDS) as AbilityName[])('what %s does is told in full', (ability) => {
  expect(tell(DEEDS[ability])).toBe(SENTENCES[ability]);
});

test('an edition’s own strike and sabotage', () => {
  expect(tell(STRIKE_FROM_OPS)).toBe(
    'Play any number of cards from your hand, but none that abilities bring there now.',
  );
  expect(tell(SABOTAGE_EXECUTED)).toBe(
    'Play two more cards, face down in an attack: once your rival has answered, they are turned up and do what they say.',
  );
});

test('a card that only stands for battle or rescue has no rights', () => {
  expect(tell(DEEDS.rescue, { announced: true })).toBe(
    'Play one more card. Only a rescue card in your hand can always be played, not this one.',
  );
  expect(tell(DEEDS.battle, { announced: true })).toContain(
    'You can cut in only with a battle card in your hand',
  );
});

test('whatever differs in a deed shows in its sentence, in both languages', () => {
  const hide = (must: boolean, executed: boolean): Deeds => [{ do: 'hide', count: 2, must, executed }];
  const flags = [true, false];
  const others: readonly Deeds[] = [
    ...flags.flatMap((must) => flags.map((executed) => hide(must, executed))),
    STRIKE_FROM_OPS,
    withoutStoring(DEEDS.vengeance),
  ];
  const all = [...Object.values(DEEDS), ...others];
  const different = new Set(all.map((deeds) => JSON.stringify(deeds))).size;
  for (const telling of [tell, tellIn(de, 'de')])
    expect(new Set(all.map((deeds) => telling(deeds))).size).toBe(different);
});

test('another number makes another sentence: nothing is typed twice', () => {
  expect(tell([{ do: 'draw', count: 4, next: { do: 'cards', count: 2 } }])).toBe(
    'Draw up to four cards, then play two more cards.',
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
  ];
  for (const [i, name] of ['two', 'three', 'four', 'five', 'six', 'seven'].entries())
    for (const deed of counted) expect(tell([deed(i + 2)]).toLowerCase()).toContain(`${name} `);
});

test('[WA-R-78] [WA-R-79] the next attack decides a sacrifice, whatever number of turns it counts', () => {
  for (const turns of [1, 2, 3])
    expect(tell([{ do: 'countdown', turns, wins: 'first' }])).toContain('answer your rival’s next attack,');
});

test('a life is nobody’s in particular: the card may be a rival’s', () => {
  for (const deeds of [DEEDS.ruin, DEEDS.triumph]) {
    expect(tell(deeds)).not.toMatch(/\byours?\b/i);
    expect(tellIn(de, 'de')(deeds)).not.toMatch(/\bdein/i);
  }
});

test('German has every sentence too', () => {
  const german = tellIn(de, 'de');
  for (const deeds of Object.values(DEEDS)) expect(german(deeds)).toMatch(/^\p{Lu}[^{}]+\.$/u);
  expect(german(DEEDS.vengeance)).toBe(
    'Ziehe bis zu zwei Karten, dann heb bis zu zwei in der Erfahrung auf. Danach keine weitere Karte.',
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
  expect(short(DEEDS.leadership)).toBe('play 2 more');
  expect(short(DEEDS.warfare)).toBe('play 1 more');
  expect(short(DEEDS.engineering)).toBe('draw 1, play 1');
  expect(short(DEEDS.covert)).toBe('play 1, bar battle');
  expect(short(DEEDS.vision)).toBe('up to 7 sway in all');
  for (const deeds of Object.values(DEEDS)) {
    expect(short(deeds)).toMatch(/^[^{}]{4,22}$/);
    expect(shortIn(de, 'de')(deeds)).toMatch(/^[^{}]{4,28}$/);
  }
});
