/** Every event of Gnostica has a sentence in every language. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackedJson } from '@hortus/kernel';
import {
  entryWords,
  eventWords,
  LANGUAGES,
  type Language,
  loadWords,
  outcomeWords,
  toldWords,
} from '@hortus/words';
import { expect, test } from 'vitest';
import { words as gnostica } from './index.ts';

const en = await loadWords('en', { games: [gnostica] });
const names = ['Anna', 'Ben', 'Cleo'];
const tell = (event: PackedJson, you?: number): string => eventWords(en, 'gnostica', event, { names, you });
const at = { x: 250, y: 252 };

/** The kinds that the game declares, read off its source: `created: piece,`, `tied: { round: 7 },`. */
const types = readFileSync(join(import.meta.dirname, '../src/types.ts'), 'utf8');
const declared = [
  ...(/eventKinds\(\s*\{([\s\S]*?)\n {2}\},\n/.exec(types)?.[1] ?? '').matchAll(/^ {4}(\w+): (.*),$/gm),
].map(([, kind, fields]) => [kind, fields]);

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  piece: ['owner', 'pips', 'facing', 'x', 'y'],
  territory: ['card', 'x', 'y'],
};
/** Fields that choose between sentences, with how many values they have. */
const CHOICES = { from: 3, how: 2, stuck: 2, end: 5, fate: 3 };

/** Each kind with every value of the field that chooses its sentence, and once without its secret. */
const everyEvent: PackedJson[] = declared.flatMap(([kind, text]) => {
  const fields =
    FIELDS[text] ??
    text
      .replace(/[{} ]/g, '')
      .split(',')
      .map((field) => field.split(':')[0]);
  const plain = Object.fromEntries(fields.map((field) => [field, 1]));
  const choice = Object.entries(CHOICES).find(([field]) => fields.includes(field));
  const whole = Array.from({ length: choice?.[1] ?? 1 }, (_, value) => ({
    kind,
    ...plain,
    ...(choice === undefined ? {} : { [choice[0]]: value }),
  }));
  const hidden = { got: { kind, seat: 1, from: 0 }, bid: { kind, seat: 1 } }[kind];
  return hidden === undefined ? whole : [...whole, hidden];
});

test('the events are read off the source', () => {
  expect(declared.length).toBeGreaterThan(28);
  expect(everyEvent).toContainEqual({ kind: 'out', seat: 1, fate: 2 });
});

test.each(Object.keys(LANGUAGES) as Language[])(
  '%s has a sentence for every event, for players and others',
  async (language) => {
    const words = await loadWords(language, { games: [gnostica] });
    for (const event of everyEvent)
      for (const you of [undefined, 1]) {
        const [sentence] = toldWords(words, 'gnostica', [event], { names, you });
        if (['acts', 'touched'].includes(event.kind)) expect(sentence).toBeUndefined();
        else expect(sentence, JSON.stringify(event)).toMatch(/^„?[\p{Lu}][^{}]*\.$/u);
      }
  },
);

test('sentences name card, piece and place', () => {
  const piece = { owner: 1, pips: 2, facing: 3, ...at };
  expect(tell({ kind: 'played', seat: 0, card: 56 + 13 })).toBe('Anna plays Death.');
  expect(tell({ kind: 'bid', seat: 0, card: 13 }, 0)).toBe('You bid King of Cups, face down.');
  expect(tell({ kind: 'bid', seat: 0 })).toBe('Anna places a bid.');
  expect(tell({ kind: 'entered', ...piece })).toBe('Ben’s medium piece moves to 0,2, facing west.');
  expect(tell({ kind: 'destroyed', ...piece }, 1)).toBe('Your medium piece on 0,2 is destroyed.');
  expect(tell({ kind: 'laid', card: 14 + 4, ...at })).toBe('Five of Rods is laid on 0,2.');
  expect(tell({ kind: 'swapped', seat: 0, other: 2 }, 2)).toBe('Anna trades hands with you.');
  expect(tell({ kind: 'got', seat: 2, from: 0 })).toBe('Cleo draws a card.');
  expect(tell({ kind: 'out', seat: 1, fate: 0 })).toBe(
    'Ben doesn’t have enough points and is out of the game.',
  );
});

test('a territory is used by whoever made the entry', () => {
  const told = [{ kind: 'activated', card: 56 + 17, ...at }];
  const entry = { seq: 4, kind: 'moves', seat: 1, told } as never;
  expect(entryWords(en, 'gnostica', entry, { names, you: 0 })).toEqual(['Ben uses The Star on the board.']);
  expect(entryWords(en, 'gnostica', entry, { names, you: 1 })).toEqual(['You use The Star on the board.']);
});

test('whoever destroys a piece of their own is not named twice', () => {
  const told = [{ kind: 'destroyed', owner: 1, pips: 1, facing: 1, ...at }];
  const entry = (seat: number) => ({ seq: 4, kind: 'moves', seat, told }) as never;
  const said = (seat: number) => entryWords(en, 'gnostica', entry(seat), { names, you: 0 });
  expect(said(1)).toEqual(['Ben destroys their own small piece on 0,2.']);
  expect(said(2)).toEqual(['Cleo destroys Ben’s small piece on 0,2.']);
});

/** Where the Lovers and Death lie side by side. */
const scene = new Map([
  ['0,0', 56 + 6],
  ['1,0', 56 + 13],
]);
const here = (x: number, y: number) => ({ x: 250 + x, y: 250 + y });
const piece = { owner: 1, pips: 1, facing: 1 };
const toldIn = (events: readonly PackedJson[], words = en): string[] =>
  toldWords(words, 'gnostica', events, { names, you: 0, scene });

test('spaces go by the card that lies there, wasteland by one beside it', () => {
  expect(
    toldIn([
      { kind: 'created', ...piece, ...here(0, 0) },
      { kind: 'turned', ...piece, ...here(2, 0) },
      { kind: 'destroyed', ...piece, ...here(1, -1) },
      { kind: 'destroyed', ...piece, ...here(5, 5) },
    ]),
  ).toEqual([
    'Ben places a small piece on The Lovers, facing east.',
    'Ben’s small piece on the wasteland east of Death turns to face east.',
    'Ben’s small piece on the wasteland south of Death is destroyed.',
    'Ben’s small piece on the void at 5,5 is destroyed.',
  ]);
});

test('they go by what lies there at that moment, and who falls by the ground that was lost', () => {
  expect(
    toldIn([
      { kind: 'laid', card: 0, ...here(0, 1) },
      { kind: 'created', ...piece, ...here(0, 1) },
      { kind: 'cleared', card: 56 + 13, ...here(1, 0) },
      { kind: 'fell', ...piece, ...here(2, 0) },
      { kind: 'created', ...piece, ...here(1, 0) },
    ]),
  ).toEqual([
    'Ace of Cups is laid on the wasteland north of The Lovers.',
    'Ben places a small piece on Ace of Cups, facing east.',
    'Death is destroyed and goes to the discard pile.',
    'Ben’s small piece on the wasteland east of Death falls into the void.',
    'Ben places a small piece on the wasteland east of The Lovers, facing east.',
  ]);
});

test('where it is known who acts, they do what is done to cards', () => {
  const by = (event: PackedJson, you?: number): string =>
    eventWords(en, 'gnostica', event, { names, you, by: 1 });
  expect(by({ kind: 'laid', card: 18, ...at })).toBe('Ben lays Five of Rods on 0,2.');
  expect(by({ kind: 'laid', card: 18, ...at }, 1)).toBe('You lay Five of Rods on 0,2.');
  expect(by({ kind: 'cleared', card: 18, ...at }, 1)).toBe(
    'You destroy Five of Rods, which goes to the discard pile.',
  );
  expect(by({ kind: 'exchanged', card: 18, old: 0, ...at })).toBe(
    'Ben replaces Ace of Cups with Five of Rods.',
  );
});

test('if a player moves or turns somebody else’s piece, the log says who did it', () => {
  const events: PackedJson[] = [
    { kind: 'touched', ...piece, owner: 0, ...here(0, 0) },
    { kind: 'entered', ...piece, owner: 0, ...here(1, 0) },
    { kind: 'turned', ...piece, owner: 2, ...here(1, 0) },
    { kind: 'turned', ...piece, owner: 1, ...here(1, 0) },
  ];
  const told = (by: number, you: number): string[] =>
    toldWords(en, 'gnostica', events, { names, you, by, scene });
  expect(told(1, 0)).toEqual([
    'Ben moves your small piece from The Lovers to Death, facing east.',
    'Ben turns Cleo’s small piece on Death to face east.',
    'Ben’s small piece on Death turns to face east.',
  ]);
  expect(told(1, 1)[0]).toBe('You move Anna’s small piece from The Lovers to Death, facing east.');
});

test('whoever places, grows, shrinks, destroys or replaces a piece is named', () => {
  const told = (kind: string, you: number, owner: number): string =>
    eventWords(en, 'gnostica', { kind, ...piece, owner, ...here(0, 0) }, { names, you, by: 1, scene });
  expect(told('created', 0, 0)).toBe('Ben places your small piece on The Lovers, facing east.');
  expect(told('created', 0, 1)).toBe('Ben places a small piece on The Lovers, facing east.');
  expect(told('grown', 0, 0)).toBe('Ben grows your piece on The Lovers to small, facing east.');
  expect(told('grown', 1, 1)).toBe('Your piece on The Lovers grows to small, facing east.');
  expect(told('shrunk', 1, 0)).toBe('You shrink Anna’s piece on The Lovers to small, facing east.');
  expect(told('destroyed', 0, 0)).toBe('Ben destroys your small piece on The Lovers.');
  expect(told('destroyed', 1, 1)).toBe('You destroy your small piece on The Lovers.');
  expect(told('replaced', 2, 0)).toBe('Ben replaces Anna’s small piece on The Lovers.');
});

test('hidden cards drawn in a row are counted', () => {
  const drew = { kind: 'got', seat: 1, from: 0 };
  expect(toldIn([drew, drew, drew])).toEqual(['Ben draws 3 cards.']);
  expect(toldIn([drew])).toEqual(['Ben draws a card.']);
});

test('what goes from one place to another is told in one sentence', async () => {
  const moves: PackedJson[] = [
    { kind: 'touched', ...piece, ...here(0, 0) },
    { kind: 'entered', ...piece, ...here(1, 0) },
    { kind: 'lifted', card: 56 + 13, ...here(1, 0) },
    { kind: 'laid', card: 56 + 13, ...here(3, 0) },
    { kind: 'lifted', card: 56 + 13, ...here(3, 0) },
    { kind: 'laid', card: 56 + 13, ...here(0, 1) },
    { kind: 'cleared', card: 56 + 6, ...here(0, 0) },
    { kind: 'laid', card: 13, ...here(0, 0) },
  ];
  expect(toldIn(moves)).toEqual([
    'Ben’s small piece moves from The Lovers to Death, facing east.',
    'Death moves 2 spaces east.',
    'Death moves to the wasteland north of The Lovers.',
    'King of Cups replaces The Lovers.',
  ]);
  expect(toldIn(moves, await loadWords('de', { games: [gnostica] })).slice(0, 2)).toEqual([
    'Die kleine Figur von Ben geht von „Die Liebenden“ auf „Der Tod“, Blick nach Osten.',
    '„Der Tod“ rückt 2 Felder nach Osten.',
  ]);
});

test('whose turn it is next is said where nothing else is told; a bid that is opened at once is told once', () => {
  const next = { kind: 'turn', seat: 2 };
  expect(toldIn([{ kind: 'skipped', seat: 1 }, { kind: 'skipped', seat: 1 }, next])).toEqual([
    'Ben skips a power (×2).',
  ]);
  expect(toldIn([next])).toEqual(['It’s Cleo’s turn.']);
  const bid = { seat: 0, card: 13 };
  expect(
    toldIn([
      { kind: 'bid', ...bid },
      { kind: 'opened', ...bid },
    ]),
  ).toEqual(['You bid King of Cups.']);
});

test('cards that go the same way one after another are told in one sentence', () => {
  const cards = [0, 14, 56].map((card) => ({ kind: 'discarded', seat: 0, card }));
  const drawn = { kind: 'got', seat: 0, from: 0 };
  expect(toldWords(en, 'gnostica', [...cards, drawn, drawn], { names, you: 1 })).toEqual([
    'Anna discards Ace of Cups, Ace of Rods, and The Fool.',
    'Anna draws 2 cards.',
  ]);
  const own = [1, 2].map((card) => ({ ...drawn, card }));
  const taken = [3, 4].map((card) => ({ ...drawn, card, from: 2 }));
  expect(toldWords(en, 'gnostica', [...own, ...taken], { names, you: 0 })).toEqual([
    'You draw Two of Cups and Three of Cups.',
    'You take Four of Cups and Five of Cups from the discard pile.',
  ]);
});

test('ends are told with their reasons', () => {
  expect(tell({ kind: 'ended', end: 0, winner: 0, fate: 3 }, 0)).toBe(
    'You win: enough points at the end of an announced last turn.',
  );
  expect(tell({ kind: 'ended', end: 2, winner: 6, fate: 3 })).toBe(
    'The game is drawn: no cards left on the board.',
  );
  const reasons = ['resignation', 'last-left'].map((code) => ({ code, clause: '' }));
  expect(outcomeWords(en, 'gnostica', { winners: [1], reasons, scores: [] }, { names })).toBe(
    'Ben wins: resignation and everybody else is out.',
  );
});
